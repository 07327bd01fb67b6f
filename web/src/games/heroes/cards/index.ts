/** What the screens of Heroes draw with; loaded with the game. */

export { default as heroesGlyphs } from '../glyphs.json?url';
export { Card, type CardProps, type CardSide, type CardSize, Marks } from './Card.tsx';
export { CardText } from './CardText.tsx';
export { keywords, kinds } from './keywords.ts';
export { type Live, readCard } from './reading.ts';
export { Terms } from './Terms.tsx';
