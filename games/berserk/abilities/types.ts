/**
 * The ability language of Berserk: what a card's text says, as data, in the rulebook's own grammar. A feature is a
 * word, constant, triggered ("[condition] – [ability]") or played ("[payment]: [ability]"); what it does is a list of
 * abilities, each an attack, a spell or an influence, joined by "and", "at that", "or", "otherwise" (section 505).
 */
export type * from '../effects/index.ts';
export type * from './ability.ts';
export type * from './amounts.ts';
export type * from './card.ts';
export type * from './conditions.ts';
export type * from './features.ts';
export type * from './filters.ts';
export type * from './gains.ts';
export type * from './moments.ts';
export type * from './targets.ts';
export type * from './vocabulary.ts';
export type { Word } from './words.ts';
