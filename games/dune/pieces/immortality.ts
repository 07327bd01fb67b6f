/** Immortality: the research and Tleilaxu tracks, specimens, Tleilaxu cards, Family Atomics. Chapter 24. */

import { push, reveal } from '@vigrid/kernel';
import { researchTrack, tleilaxuTrack } from '../board/tracks.ts';
import { cardById } from '../cards/catalogue.ts';
import { pushBox } from '../effects/boxes.ts';
import { type Box, boxOf } from '../effects/clauses.ts';
import type { Cite } from '../events.ts';
import {
  type ClauseFrame,
  cardOf,
  type Dune,
  type G,
  ref,
  type Side,
  type SideId,
  seatOf,
} from '../state.ts';
import { drawCards, leaveGame, noteAcquired, put, refill } from './cards.ts';
import { freeRow } from './market.ts';
import { gain } from './supply.ts';
import { alliesOf, bearerOf, isCommander } from './teams.ts';
import { hasPassive } from './traits.ts';

/** The research track: where one can go on from each place, what it gives, and its column. */
const nodes = researchTrack.map(({ id, effects, next }) => ({
  next: next.map((one) => researchTrack.findIndex((node) => node.id === one)),
  box: boxOf(effects),
  column: Number.parseInt(id, 10),
}));

/** How many genetic markers are reached (D-24.3, D-24.4). */
export function markersOf(s: Dune, side: SideId): number {
  // A Commander has those of the Ally who is farther (D-28.16).
  const whose = isCommander(s, side) ? alliesOf(side) : [side];
  const column = Math.max(...whose.map((one) => nodes[s.sides[one].research].column));
  return column >= 8 ? 2 : column >= 4 ? 1 : 0;
}

/** The places one can go on to; none at the end. */
export const nextPlaces = ({ research }: Side): readonly number[] => nodes[research].next;

/** What a place gives. */
export const placeBox = (place: number): Box => nodes[place].box;

/** One step, with what the place gives (D-24.2). */
export function advanceResearch(g: G, side: SideId, to: number): void {
  const { state: s } = g;
  s.sides[side].research = to;
  g.listener?.({
    kind: 'research',
    rule: 'D-24.2',
    seat: seatOf(s, side),
    place: researchTrack[to].id,
  });
  if (nodes[to].box.length > 0) pushBox(g, side, nodes[to].box, -1);
}

/** At the end of the track a card instead (D-24.4). */
export function researchAtEnd(g: G, side: SideId): void {
  drawCards(g, side, 1, 'D-24.4');
}

export const endOfTleilaxu = tleilaxuTrack.length - 1;
const bonuses = tleilaxuTrack.map(({ bonus }) => boxOf(bonus));

/** One step each, with what the place gives; the first one there takes the spice that lies on it (D-24.5, D-24.6). */
export function advanceTleilaxu(g: G, side: SideId, n: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  for (let i = 0; i < n && of.tleilaxu < endOfTleilaxu; i++) {
    of.tleilaxu++;
    g.listener?.({
      kind: 'tleilaxu',
      rule: 'D-24.5',
      seat: seatOf(s, side),
      at: of.tleilaxu,
    });
    const here = tleilaxuTrack[of.tleilaxu];
    if (here.first) {
      gain(g, side, 'spice', s.trackSpice, 'D-24.5');
      s.trackSpice = 0;
    }
    if (bonuses[of.tleilaxu].length > 0) pushBox(g, side, bonuses[of.tleilaxu], -1);
  }
}

/** Troops of the supply go to the tanks (D-24.8). */
export function growSpecimens(g: G, side: SideId, n: number): void {
  moveSpecimens(g, side, Math.min(n, g.state.sides[side].supply));
}

/** Back to the supply, spent or of one's own will (D-24.8). */
export function spendSpecimens(g: G, side: SideId, n: number): void {
  moveSpecimens(g, side, -n);
}

function moveSpecimens(g: G, side: SideId, n: number): void {
  if (n === 0) return;
  const { state: s } = g;
  const of = s.sides[side];
  of.supply -= n;
  of.specimens += n;
  g.listener?.({ kind: 'specimens', rule: 'D-24.8', seat: seatOf(s, side), n });
}

const reclaimed = cardById('tlx-reclaimed-forces').def;

/** The Tleilaxu cards that can be had for the specimens of a side (D-24.9). */
export const tleilaxuFor = (s: Dune, side: SideId): number[] =>
  s.tleilaxuRow.filter((card) => cardOf(s, card).specimens <= s.sides[bearerOf(s, side)].specimens);

/** For specimens; Reclaimed Forces gives what it gives and stays (D-24.9, D-24.10). */
export function takeTleilaxu(g: G, side: SideId, card: number, rule: Cite): void {
  const { state: s } = g;
  const { specimens: cost, acquired } = cardOf(s, card);
  spendSpecimens(g, bearerOf(s, side), cost);
  g.listener?.({
    kind: 'acquireTleilaxu',
    rule,
    seat: seatOf(s, side),
    card: ref(s, card),
    cost,
  });
  if (s.def[card] !== reclaimed) {
    refillTleilaxu(g, s.tleilaxuRow.indexOf(card));
    put(s, side, card, 'discard');
    // From the first marker on it may go on top of the deck (D-24.3); likewise with Spaceport (D-F-047).
    if (markersOf(s, side) > 0 || hasPassive(s, side, 'alwaysToDeck')) {
      push<ClauseFrame>(g, { kind: 'placeCard', step: 0, side, clause: -1, source: card, n: 0, also: -1 });
    }
  }
  if (acquired.length > 0) pushBox(g, side, acquired, card);
  noteAcquired(g, side, false);
}

/** Another card in this place of the Tleilaxu Row, while there are any. */
export function refillTleilaxu(g: G, at: number): void {
  const { state: s } = g;
  const next = s.tleilaxuDeck.pop();
  if (next === undefined) {
    s.tleilaxuRow.splice(at, 1);
    return;
  }
  s.tleilaxuRow[at] = next;
  reveal(g);
  g.listener?.({ kind: 'row', rule: 'D-24.9', card: ref(s, next) });
}

/** A card of the Tleilaxu Row goes and is replaced: the first or second of two (D-24.22). */
export function dropTleilaxu(g: G, side: SideId, at: number): void {
  const { state: s } = g;
  const card = s.tleilaxuRow.filter((one) => s.def[one] !== reclaimed)[at];
  if (card === undefined) return;
  leaveGame(g, side, card, 'row', 'D-24.22');
  refillTleilaxu(g, s.tleilaxuRow.indexOf(card));
}

/** All cards of the Row go, five new ones come; once per game (D-24.20). */
export function useAtomics(g: G, side: SideId): void {
  const { state: s } = g;
  s.sides[side].atomics = false;
  s.turn.begun = true;
  g.listener?.({ kind: 'atomics', rule: 'D-24.20', seat: seatOf(s, side) });
  const gone = freeRow(s);
  s.trashed.push(...gone);
  // A card that Usurp is grafted to goes at the end of the turn (RD-24).
  s.row = s.row.filter((card) => !gone.includes(card));
  while (s.row.length < 5 && s.deck.length > 0) refill(g, s.row.length);
}
