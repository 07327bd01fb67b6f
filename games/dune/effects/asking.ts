/** The questions of effects, each asked of whoever decides for the side. */
import {
  type ActQuestion,
  again,
  asks,
  type Flow,
  flow,
  type NumberQuestion,
  type PickQuestion,
  type Question,
  type Value,
  type YesNoQuestion,
} from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { rivals } from '../cards/catalogue.ts';
import type { Cite } from '../events.ts';
import { discardCards } from '../pieces/cards.ts';
import { gainInfluence } from '../pieces/influence.ts';
import { loseTroops, troopsIn } from '../pieces/supply.ts';
import { ownFaction } from '../pieces/teams.ts';
import {
  type ClauseFrame,
  cardOf,
  type Dune,
  decides,
  type G,
  isPlayer,
  type SideId,
  seatOf,
} from '../state.ts';
import { factions, ownTrack } from '../symbols.ts';

type Asking = { readonly ask: string; readonly rule: Cite };

/** The seat that decides, and what the question is about. */
function asked(s: Dune, { side, source }: ClauseFrame, { ask, rule }: Asking) {
  const seat = decides(s, side);
  return source >= 0 ? { ask, rule, seat, about: { source } } : { ask, rule, seat };
}

export const acts = (
  s: Dune,
  f: ClauseFrame,
  what: Asking,
  options: readonly DuneAct[],
): ActQuestion<DuneAct> | null =>
  options.length === 0 ? null : { kind: 'act', ...asked(s, f, what), options };

/** A decision of one step. */
export const one = <Q extends Question>(
  ask: (g: G, f: ClauseFrame) => Q | null,
  take: (g: G, f: ClauseFrame, value: Value<Q>, q: Q) => void,
): Flow<G> => flow<G, ClauseFrame>({ ask: asks(ask, take) });

export const cardsOf = (
  s: Dune,
  f: ClauseFrame,
  what: Asking,
  from: readonly number[],
  min: number,
  max: number,
): PickQuestion => ({ kind: 'cards', ...asked(s, f, what), from, min, max });

export const numberOf = (
  s: Dune,
  f: ClauseFrame,
  what: Asking,
  min: number,
  max: number,
): NumberQuestion => ({
  kind: 'number',
  ...asked(s, f, what),
  min,
  max,
});

export const yesNo = (s: Dune, f: ClauseFrame, what: Asking): YesNoQuestion => ({
  kind: 'yesno',
  ...asked(s, f, what),
});

export const spaceActs = (among: readonly number[]): DuneAct[] =>
  among.map((space) => ({ do: 'space', space }));

export const influenceActs = (s: Dune, side: SideId, among: readonly number[], n: number): DuneAct[] =>
  among.map((faction) =>
    faction === ownTrack
      ? { do: 'influence', faction: factions[ownFaction(s, side)], own: true, n }
      : { do: 'influence', faction: factions[faction], ...(s.players === 6 && { six: true as const }), n },
  );

export const factionOf = (act: DuneAct): number =>
  act.do !== 'influence' ? -1 : act.own ? ownTrack : factions.indexOf(act.faction);

export const sideActs = (s: Dune, among: readonly SideId[]): DuneAct[] =>
  among.map((side) => ({ do: 'side', seat: seatOf(s, side) }));

/** Cards of the hand of their owner's choice, never Intrigue cards (D-18.3, D-23.24, D-F-014, D-F-090). */
export const discarding: Flow<G> = one(
  ({ state: s }, f) => {
    const { hand } = s.sides[f.side];
    const n = Math.min(f.n, hand.length);
    return n === 0 ? null : cardsOf(s, f, { ask: 'discard', rule: 'D-18.3' }, hand, n, n);
  },
  (g, f, cards) => {
    const { state: s } = g;
    if (f.side === s.active) {
      s.turn.discardedFor = f.source;
      s.turn.discarded = cards.reduce((sum, card) => sum | cardOf(s, card).factions, 0);
    }
    discardCards(g, f.side, cards, 'D-18.3');
  },
);

/** From where troops are lost, by the second number of the frame. */
export const troopPlaces = ['garrison', 'conflict', 'anywhere'] as const;

export const losingTroops: Flow<G> = flow<G, ClauseFrame>({
  ask: asks(
    ({ state: s }, f) => {
      if (f.n <= 0 || troopPlaces[f.also] !== 'anywhere') return null;
      const options: DuneAct[] = [];
      if (s.sides[f.side].garrison > 0) options.push({ do: 'lose', where: 'garrison' });
      if (s.sides[f.side].troops > 0) options.push({ do: 'lose', where: 'conflict' });
      return acts(s, f, { ask: 'loseTroop', rule: 'D-7.5' }, options);
    },
    (g, f, act) => {
      if (act.do === 'lose') loseTroops(g, f.side, 1, act.where, 'D-7.5');
      f.n--;
      again(f);
    },
  ),
  fixed(g, f) {
    const where = troopPlaces[f.also];
    const n = Math.min(f.n, troopsIn(g.state, f.side, where));
    if (where !== 'anywhere' && n > 0) loseTroops(g, f.side, n, where, 'D-7.5');
  },
});

/** Influence with one of these Factions; Rivals gain where they have least, only ties are left to the player (D-22.7). */
export function influenceQuestion(
  s: Dune,
  f: ClauseFrame,
  among: readonly number[],
  rule: Cite,
): ActQuestion<DuneAct> | null {
  const { influence } = s.sides[f.side];
  const least = Math.min(...among.map((faction) => influence[faction]));
  const level = isPlayer(s, f.side) ? among : among.filter((faction) => influence[faction] === least);
  // A Rival of Uprising has a list for ties (D-27.6).
  const { rival } = s.sides[f.side];
  const open = rival < 0 ? level : rivals[rival].priority.filter((one) => level.includes(one)).slice(0, 1);
  return acts(s, f, { ask: 'influence', rule }, influenceActs(s, f.side, open, f.n));
}

/** The flow of a decision on Influence. */
export const choosingInfluence = (among: (s: Dune, f: ClauseFrame) => readonly number[]): Flow<G> =>
  one(
    ({ state: s }, f) => influenceQuestion(s, f, among(s, f), 'D-6.10'),
    (g, f, act) => gainInfluence(g, f.side, factionOf(act), f.n),
  );
