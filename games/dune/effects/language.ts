/**
 * The language of effects: what a box of a card, a space, a leader or a reward does, as data. A box is a list of
 * effects, all of which apply, in the order its player likes (D-4.8). Type, reader and generator follow from the kinds.
 */
import { ofOneShape } from '@vigrid/kernel';
import { type Fitting, type Language, listOf } from '@vigrid/kernel/schema';
import * as kinds from './index.ts';
import type { Kind } from './kind.ts';
import { taggedBy } from './shapes.ts';

type Kinds = typeof kinds;

export type Effect = {
  [K in keyof Kinds]: { readonly kind: K } & Fitting<Kinds[K]['shape']>;
}[keyof Kinds];

export interface Effects extends ReadonlyArray<Effect> {}

const table = ofOneShape<Kind<Effect>>(kinds);

/** All kinds, in no order that matters. */
export const allKinds: readonly Kind<Effect>[] = Object.values(table);

export const kindOf = (effect: Effect): Kind<Effect> => table[effect.kind];

export const language: Language = { effects: listOf(taggedBy<Effect>(table)) };
