/** Objectives and won Conflict cards, and the points for two battle icons that are alike. Chapter 25. */
import { cardOf, type Dune, type G, ref, type SideId, seatOf, tableauOf } from '../state.ts';
import { battleIcons } from '../symbols.ts';
import { addPoints } from './supply.ts';
import { take } from './zones.ts';

const wild = battleIcons.indexOf('wild');

const iconOf = (s: Dune, card: number): number => cardOf(s, card).battleIcon;

/** The sole winner takes the Conflict card; with another of its icon it makes a point (D-25.3). */
export function takeTrophy(g: G, side: SideId): void {
  const { state: s } = g;
  const card = s.fought.pop();
  if (card === undefined) return;
  const { won } = tableauOf(s.sides[side]);
  won.push(card);
  g.listener?.({ kind: 'trophy', rule: 'D-25.3', seat: seatOf(s, side), card: ref(s, card) });
  const icon = iconOf(s, card);
  // A wild icon is matched at the end of the game alone (D-25.4).
  if (icon < 0 || icon === wild) return;
  const other = won.find((one) => one !== card && iconOf(s, one) === icon);
  if (other !== undefined) match(g, side, card, other, 'D-25.3');
}

function match(g: G, side: SideId, one: number, other: number, rule: 'D-25.3' | 'D-25.4'): void {
  const { state: s } = g;
  turnDown(g, side, [one, other]);
  addPoints(g, side, 1, rule);
  g.listener?.({
    kind: 'matched',
    rule,
    seat: seatOf(s, side),
    cards: [ref(s, one), ref(s, other)],
  });
}

export function turnDown(g: G, side: SideId, cards: readonly number[]): void {
  const { won, matched } = tableauOf(g.state.sides[side]);
  for (const card of cards) if (take(won, card)) matched.push(card);
}

/** What an own wild icon may be paired with (D-25.4). */
export function matesOfWild(s: Dune, side: SideId): number[] {
  const { tableau } = s.sides[side];
  if (tableau === null || !tableau.won.some((card) => iconOf(s, card) === wild)) return [];
  return tableau.won.filter((card) => iconOf(s, card) >= 0 && iconOf(s, card) !== wild);
}

export function matchWild(g: G, side: SideId, mate: number): void {
  const { state: s } = g;
  const one = tableauOf(s.sides[side]).won.find((card) => iconOf(s, card) === wild);
  if (one !== undefined) match(g, side, one, mate, 'D-25.4');
}

/** Face-up cards that show this icon or the wild one. */
export const showing = (s: Dune, side: SideId, icon: number): number[] =>
  (s.sides[side].tableau?.won ?? []).filter((card) => iconOf(s, card) === icon || iconOf(s, card) === wild);
