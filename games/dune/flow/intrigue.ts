/** Intrigue cards: when they may be played, and playing them. Chapter 17. */
import { flow, no, showOwn, type Why } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { pushBox } from '../effects/boxes.ts';
import type { Box } from '../effects/clauses.ts';
import { can, known, lacksOf, rules } from '../effects/interpreter.ts';
import type { LateWindow } from '../effects/kind.ts';
import { take } from '../pieces/zones.ts';
import {
  cardOf,
  type Dune,
  type G,
  type IntrigueFrame,
  ref,
  type SideId,
  seatOf,
  seenByAll,
} from '../state.ts';

export type Window = 'plot' | 'combat' | LateWindow | 'endgame';

/** The cards of a side that may be played in this window. */
export function playable(s: Dune, side: SideId, window: Window): DuneAct[] {
  const found: DuneAct[] = [];
  for (const card of s.sides[side].intrigues) {
    if (mayPlay(s, side, card, window, undefined)) found.push({ do: 'intrigue', card });
  }
  return found;
}

/**
 * Its kind fits the moment, its condition holds, its cost can be paid, and something comes of it (D-17.1, D-F-038,
 * D-F-039, D-17.2).
 */
export function mayPlay(s: Dune, side: SideId, card: number, window: Window, why: Why): boolean {
  if (!s.sides[side].intrigues.includes(card)) return no(why, { rule: 'D-17.1', why: 'notInHand' });
  const box = boxIn(s, card, window);
  if (box.length === 0) return no(why, { rule: 'D-17.1', why: 'wrongMoment', card });
  const onWin = box.every(asksToWin);
  const onLoss = box.some((id) => known(id).window === 'aftermath');
  if (window === 'combat' && onWin) return no(why, { rule: 'D-10.7', why: 'onlyWhenWon', card });
  if (onLoss !== (window === 'aftermath')) return no(why, { rule: 'D-17.1', why: 'wrongMoment', card });
  if (window === 'victory' && !onWin) return no(why, { rule: 'D-17.1', why: 'wrongMoment', card });
  let something = false;
  for (const id of box) {
    const reason = rules.refuses(s, side, id, card, box.length === 1);
    if (reason) return no(why, reason);
    something ||= known(id).kind.freely || can(s, side, id, card);
  }
  if (!something && why)
    for (const rule of new Set(box.flatMap((id) => lacksOf(s, side, id, card))))
      no(why, { rule, why: 'comesToNothing' });
  return something || no(why, { rule: 'D-17.2', why: 'nothing', card });
}

function boxIn(s: Dune, card: number, window: Window): Box {
  const known = cardOf(s, card);
  return window === 'plot' ? known.plot : window === 'endgame' ? known.endgame : known.combat;
}

/** Does not work before the Conflict is won. */
const asksToWin = (id: number): boolean => known(id).window === 'victory';

/** What cards played in the Conflict still give to whoever wins it (D-10.7). */
export const givenForWin = (s: Dune, side: SideId) =>
  s.sides[side].waiting.map((card) => ({ card, box: cardOf(s, card).combat.filter(asksToWin) }));

/** Plays the card: it lies face up until it has done its work. */
export function playIntrigue(g: G, side: SideId, card: number, window: Window): void {
  const { state: s } = g;
  const of = s.sides[side];
  take(of.intrigues, card);
  of.waiting.push(card);
  s.turn.begun = true;
  // Everybody sees it now.
  s.seen[card] = seenByAll(s);
  showOwn(g);
  g.listener?.({
    kind: 'intrigue',
    rule: 'D-17.1',
    seat: seatOf(s, side),
    card: ref(s, card),
  });
  const frame: IntrigueFrame = { kind: 'intrigue', step: 0, side, card };
  s.frames.push(frame);
  pushBox(g, side, boxIn(s, card, window), card);
}

/**
 * After its effects the card goes to the discard pile, unless it waits for the Reveal turn or the end of the Conflict
 * (D-17.4, D-F-040, D-17.5).
 */
export const intrigue = flow<G, IntrigueFrame>({
  discard({ state: s }, f) {
    const of = s.sides[f.side];
    const { plot, combat } = cardOf(s, f.card);
    if (!s.turn.reveal && plot.some((id) => known(id).kind.inReveal)) return;
    // Of a card that gives more when the Conflict is won, that is not yet known (D-10.7).
    if (s.phase === 'combat' && s.winner < 0 && combat.some(asksToWin)) return;
    if (take(of.waiting, f.card)) s.intrigueDiscard.push(f.card);
  },
});
