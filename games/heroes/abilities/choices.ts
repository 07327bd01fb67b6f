/** What may be chosen for an effect, and what its text names without a choice. */
import type { Seat } from '@vigrid/kernel';
import { mayBeChosenBySpell } from '../flow/wounds.ts';
import {
  cardOf,
  type EffectsFrame,
  type G,
  type Heroes,
  heroOf,
  isHero,
  type Piece,
  pieceOf,
  rival,
} from '../state.ts';
import type { Filter } from './filter.ts';
import { matching } from './meaning.ts';
import { bound, cardFits, type Measure } from './printed.ts';
import type { Target } from './target.ts';

export interface Choice {
  readonly seat: Seat;
  readonly ask: string;
  readonly from: readonly number[];
  readonly count: number;
  readonly upTo: boolean;
  /** What the choice is among is known to the chooser alone, so it is asked even if there is nothing. */
  readonly secret: boolean;
  /** The order in which they are named matters. */
  readonly ordered?: true;
}

/** One of these cards, unless it is said otherwise. */
export const choiceOf = (
  seat: Seat,
  from: readonly number[],
  { ask = 'target', count = 1, upTo = false, secret = false }: Partial<Choice> = {},
): Choice => ({ seat, ask, from, count, upTo, secret });

/** Those of the cards that fit; a text that speaks of another one does not mean its own card. */
export function fitting(
  s: Heroes,
  held: readonly number[],
  filter: Filter | undefined,
  by: Measure,
): readonly number[] {
  if (!filter) return held;
  const what = bound(s, filter, by);
  return held.filter((one) => cardFits(cardOf(s, one), what) && !(what.other && one === by.card));
}

/** Those in play who may be chosen; a spell can not choose whoever is protected from spells. */
export function candidates(s: Heroes, filter: Filter, { seat, card }: Measure): number[] {
  const spell = cardOf(s, card).type === 'spell';
  const found = matching(s, filter, seat, card).filter((piece) => !spell || mayBeChosenBySpell(s, piece));
  return found.map((piece) => piece.card);
}

export const taunts = (piece: Piece): boolean => piece.lasting.some((change) => change.figure === 'taunt');

/** The choice that a target leaves, if any. */
export function picked(s: Heroes, to: Target, moves: boolean, by: Measure): Choice | null {
  if (typeof to === 'string' || 'all' in to) return null;
  const found = candidates(s, bound(s, to.pick, by), by);
  const from = moves ? found.filter((one) => cardOf(s, one).type !== 'hero') : found;
  const seat = to.by ? rival(by.seat) : by.seat;
  return choiceOf(seat, from, { count: to.count ?? 1, upTo: to.upTo ?? false });
}

export const isPick = (to: Target): boolean => typeof to === 'object' && 'pick' in to;

/** The cards that a target names without a choice. */
export function namedBy(s: Heroes, to: Target, f: EffectsFrame): number[] {
  switch (to) {
    case 'cause':
      return f.by < 0 ? [] : [f.by];
    case 'self':
      return [f.card];
    case 'it':
      return [f.it];
    case 'same':
      return f.before;
    case 'yourHero':
      return [heroOf(s.sides[f.seat]).card];
    case 'enemyHero':
      return [heroOf(s.sides[rival(f.seat)]).card];
    default:
      return 'all' in to ? matching(s, bound(s, to.all, f), f.seat, f.card).map((piece) => piece.card) : [];
  }
}

/** The pieces an effect is done to, as far as they are still in play. */
export const targetsOf = (g: G, f: EffectsFrame): Piece[] =>
  f.targets.flatMap((card) => pieceOf(g.state, card) ?? []);

/** BH-1.4: a hero never leaves the play zone, whatever a text names. */
export const movable = (g: G, f: EffectsFrame): Piece[] =>
  targetsOf(g, f).filter((piece) => !isHero(g.state, piece));
