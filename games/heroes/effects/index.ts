/**
 * What texts can do. A kind of effect is one file here and one line in kinds.ts; the language, the interpreter and the
 * texts learn of it from there.
 */
import { type Tagged, tagged } from '@vigrid/kernel/schema.ts';
import type { Deed } from '../abilities/kind.ts';
import * as kinds from './kinds.ts';

type Kinds = typeof kinds;

export type Effect = Tagged<'do', { readonly [K in keyof Kinds]: Kinds[K]['shape'] }>;

export type EffectOf<K extends keyof Kinds> = Extract<Effect, { readonly do: K }>;

const deeds: { readonly [K in keyof Kinds]: Deed<Effect> } = { ...kinds };

/** All that can be done with an effect. */
export const deedOf = (e: Effect): Deed<Effect> => deeds[e.do];

const shapes = Object.fromEntries(Object.entries(kinds).map(([name, { shape }]) => [name, shape]));

/** Any effect, as card tables and scenarios write it. */
export const effect = tagged('do', shapes);
