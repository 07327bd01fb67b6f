/** Texts that are laid on cards in play. */
import type { Seat } from '@vigrid/kernel';
import type { Ability, Until } from '../abilities/index.ts';
import { dataOf } from '../cards/catalogue.ts';
import {
  cardByNumber,
  type EffectsFrame,
  type G,
  type Heroes,
  ownCard,
  type Piece,
  ref,
  takeNote,
  textOf,
} from '../state.ts';

/** Lays a text on a piece: its own with further abilities. */
export function learn(
  g: G,
  f: EffectsFrame,
  piece: Piece,
  more: readonly Ability[],
  until: Until | 'stay',
): void {
  rewrite(g.state, f.seat, piece, (abilities) => [...abilities, ...more], until);
  g.listener?.({ kind: 'grant', rule: 'BH-13.1', card: ref(g.state, piece.card) });
}

export function rewrite(
  s: Heroes,
  seat: Seat,
  piece: Piece,
  change: (abilities: readonly Ability[]) => readonly Ability[],
  until: Until | 'stay',
): void {
  const { abilities, ...card } = dataOf(textOf(s, piece));
  const def = ownCard(s, { ...card, abilities: change(abilities ?? []) });
  piece.lasting.push({ until, seat, figure: 'text', def });
  takeNote(s, cardByNumber(s, def));
}
