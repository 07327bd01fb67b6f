/** Texts that are laid on cards in play. */
import type { Ability, Until } from '../abilities/index.ts';
import { dataOf } from '../cards/catalogue.ts';
import {
  cardByNumber,
  type EffectsFrame,
  type G,
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
  rewrite(g, f, piece, (abilities) => [...abilities, ...more], until);
  g.listener?.({ kind: 'grant', rule: 'BH-13.1', card: ref(g.state, piece.card) });
}

export function rewrite(
  g: G,
  f: EffectsFrame,
  piece: Piece,
  change: (abilities: readonly Ability[]) => readonly Ability[],
  until: Until | 'stay',
): void {
  const { abilities, ...card } = dataOf(textOf(g.state, piece));
  const def = ownCard(g.state, { ...card, abilities: change(abilities ?? []) });
  piece.lasting.push({ until, seat: f.seat, figure: 'text', def });
  takeNote(g.state, cardByNumber(g.state, def));
}
