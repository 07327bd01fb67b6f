/**
 * What texts can do. A kind of effect is one file here and one line in kinds.ts; the language, the interpreter and the
 * texts learn of it from there.
 */
import { ofOneShape } from '@vigrid/kernel';
import { type Fields, type Tagged, tagged } from '@vigrid/kernel/schema';
import type { Deed } from '../abilities/kind.ts';
import * as kinds from './kinds.ts';

type Kinds = typeof kinds;

export type Effect = Tagged<'do', { readonly [K in keyof Kinds]: Kinds[K]['shape'] }>;

export type EffectOf<K extends keyof Kinds> = Extract<Effect, { readonly do: K }>;

const deeds = ofOneShape<Deed<Effect>>(tableOf((kind) => kind));

/** All that can be done with an effect. */
export const deedOf = (e: Effect): Deed<Effect> => deeds[e.do];

/** Any effect, as card tables and scenarios write it. */
export const effect = tagged(
  'do',
  tableOf<Fields>(({ shape }) => shape),
);

function tableOf<T>(column: (kind: Kinds[keyof Kinds]) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, column(kind)]));
}
