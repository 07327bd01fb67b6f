/** The ability language (ability.ts) and its parts, as types. */
export type { Change } from '../effects/change.ts';
export type { Effect, EffectOf } from '../effects/index.ts';
export type * from './ability.ts';
export type * from './amount.ts';
export type * from './condition.ts';
export type * from './filter.ts';
export type * from './gains.ts';
export type * from './moment.ts';
export type * from './target.ts';
export type * from './words.ts';
