/** Cards, dice and shields of Valhalla, loaded with its table. */

export { default as valhallaGlyphs } from '../glyphs.json?url';
export { Card, type Standing } from './Card.tsx';
export { Die, type DieColour } from './Die.tsx';
export { dyeFor, faces, figureOf } from './pictures.ts';
export { Shield } from './Shield.tsx';
