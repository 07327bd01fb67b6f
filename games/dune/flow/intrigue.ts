/** Intrigue cards: when they may be played, and playing them. Chapter 17. */
import { flow, no, type Why } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { type Box, clause } from '../effects/clauses.ts';
import { can, holdsAll, payable } from '../effects/feasible.ts';
import { pushBox, take } from '../pieces/cards.ts';
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

export type Window = 'plot' | 'combat' | 'victory' | 'aftermath' | 'endgame';

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
  const onWin = isOnWin(box);
  const onLoss = box.some(asksForLosses);
  if (window === 'combat' && onWin) return no(why, { rule: 'D-10.7', why: 'onlyWhenWon', card });
  if (onLoss !== (window === 'aftermath')) return no(why, { rule: 'D-17.1', why: 'wrongMoment', card });
  if (window === 'victory' && !onWin) return no(why, { rule: 'D-17.1', why: 'wrongMoment', card });
  let something = false;
  for (const id of box) {
    const { effect, boxes } = clause(id);
    if (effect.kind === 'mayPass' && s.turn.begun) return no(why, { rule: 'D-17.9', why: 'turnBegun', card });
    if (effect.kind === 'if' && !holdsAll(s, side, effect.all, card) && !isLine(box)) {
      return no(why, { rule: 'D-17.2', why: 'condition', card });
    }
    // What stands before the arrow of an Intrigue card must be paid (D-F-056).
    const arrow = effect.kind === 'if' ? clause(boxes[0][0]).effect : effect;
    if (arrow.kind === 'arrow' && !payable(s, side, arrow.pay, card)) {
      return no(why, { rule: 'D-17.2', why: 'cost', card });
    }
    something ||= isFree(effect.kind) || can(s, side, id, card);
  }
  return something || no(why, { rule: 'D-17.2', why: 'nothing', card });
}

/** Several lines with conditions of their own: one that holds is enough (D-17.7). */
const isLine = (box: Box): boolean => box.length > 1;

/** "Any number" includes none, so such a card may always be played (D-F-007, D-F-076). */
const isFree = (kind: string): boolean => kind === 'deploy' || kind === 'inReveal';

function boxIn(s: Dune, card: number, window: Window): Box {
  const known = cardOf(s, card);
  return window === 'plot' ? known.plot : window === 'endgame' ? known.endgame : known.combat;
}

/** Nothing of it works before the Conflict is won. */
const isOnWin = (box: Box): boolean => box.every(asksToWin);

const asksToWin = (id: number): boolean => {
  const { effect } = clause(id);
  return effect.kind === 'if' && effect.all.some(({ kind }) => kind === 'won');
};

const asksForLosses = (id: number): boolean => {
  const { effect } = clause(id);
  return effect.kind === 'if' && effect.all.some(({ kind }) => kind === 'lostTroops');
};

/** What a card played in the Conflict still gives to whoever wins it (D-10.7). */
export function giveForWin(g: G, side: SideId): void {
  const { state: s } = g;
  for (const card of s.sides[side].waiting) pushBox(g, side, cardOf(s, card).combat.filter(asksToWin), card);
}

/** Plays the card: it lies face up until it has done its work. */
export function playIntrigue(g: G, side: SideId, card: number, window: Window): void {
  const { state: s } = g;
  const of = s.sides[side];
  take(of.intrigues, card);
  of.waiting.push(card);
  s.turn.begun = true;
  // Everybody sees it now.
  s.seen[card] = seenByAll(s);
  s.reveals++;
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
    const waits = plot.some((id) => clause(id).effect.kind === 'inReveal');
    if (waits && !s.turn.reveal) return;
    // Of a card that gives more when the Conflict is won, that is not yet known (D-10.7).
    if (s.phase === 'combat' && s.winner < 0 && combat.some(asksToWin)) return;
    if (take(of.waiting, f.card)) s.intrigueDiscard.push(f.card);
  },
});
