/**
 * The ability language of Berserk: what a card's text says, as data, in the rulebook's own grammar. A feature is a
 * word, constant, triggered ("[condition] – [ability]") or played ("[payment]: [ability]"); what it does is a list of
 * abilities, each an attack, a spell or an influence, joined by "and", "at that", "or", "otherwise" (section 505).
 */
export type * from '../effects/index.ts';
export type * from './ability.ts';
export type * from './amount.ts';
export type * from './card.ts';
export type * from './condition.ts';
export type * from './feature.ts';
export type * from './filter.ts';
export type * from './gains.ts';
export type * from './moment.ts';
export type * from './target.ts';
export type * from './vocabulary.ts';
export type { Word } from './words.ts';
