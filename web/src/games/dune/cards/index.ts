/** Cards, symbols and marks of Dune, loaded with its table. */

export { SeatMark } from '../../../kit/SeatMark.tsx';
export { default as duneGlyphs } from '../glyphs.json?url';
export { AgentIcon, AgentIcons, Card, iconsOf } from './Card.tsx';
export { BattleIcon, Eye, Pawn } from './marks.tsx';
export { coloured, dyeFor, leaderFigures, leaderTurned, type Sign, symbols } from './pictures.ts';
export { Amount, Symbols } from './Symbols.tsx';
export { sentences } from './words.ts';
