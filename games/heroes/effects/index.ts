/**
 * What can happen to cards. Each deed does one effect to the targets chosen for it; the interpreter asks for them first
 * and looks after what follows; text/ says it. Deeds are in files by what they are about.
 */
import type { Effect, EffectKind, EffectOf } from '../abilities/types.ts';
import type { EffectsFrame, G } from '../state.ts';
import { boostDeeds } from './boosts.ts';
import { cardDeeds } from './cards.ts';
import { changeDeeds } from './changes.ts';
import { coinDeeds } from './coins.ts';
import { pieceDeeds } from './pieces.ts';
import { woundDeeds } from './wounding.ts';

export type Deed<K extends EffectKind> = (g: G, f: EffectsFrame, e: EffectOf<K>) => void;

export type Deeds<K extends EffectKind> = { readonly [Kind in K]: Deed<Kind> };

/** Effects that hold lists of effects, or need a decision of their own kind, are the interpreter's. */
export type Composed =
  | 'may'
  | 'if'
  | 'oneOf'
  | 'oneOrMore'
  | 'unlessPaid'
  | 'payOr'
  | 'mayPay'
  | 'foretell'
  | 'repeat'
  | 'reveal'
  | 'each'
  | 'byOwner';

const deeds: Deeds<Exclude<EffectKind, Composed>> = {
  ...woundDeeds,
  ...pieceDeeds,
  ...boostDeeds,
  ...changeDeeds,
  ...cardDeeds,
  ...coinDeeds,
};

export function perform(g: G, f: EffectsFrame, e: Effect): void {
  const deed = deeds[e.do as Exclude<EffectKind, Composed>] as Deed<EffectKind> | undefined;
  deed?.(g, f, e);
}
