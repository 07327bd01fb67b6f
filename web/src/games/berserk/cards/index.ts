/** What the screens of Berserk draw with; loaded with the game. */

export { default as berserkGlyphs } from '../glyphs.json?url';
export { Card, type CardProps, type CardSide, type CardSize } from './Card.tsx';
export { Crystal } from './Crystal.tsx';
export { printedWords, quietWords, wordGlyphs } from './keywords.ts';
export { isElite, isFlyer, type Live, readCard } from './reading.ts';
