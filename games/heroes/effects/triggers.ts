/** Moments come, and abilities that wait for them queue up; they are carried out when the event is over (BH-N-4). */
import type { Seat } from '@vigrid/kernel';
import { holds, meant } from '../abilities/filters.ts';
import { partsOf } from '../abilities/inside.ts';
import type { Ambush, Group, Moment, Triggered } from '../abilities/types.ts';
import { spendChange } from '../figures.ts';
import {
  cardOf,
  countUse,
  type G,
  type Heroes,
  inEggs,
  type Piece,
  pieceOf,
  textOf,
  usesOf,
} from '../state.ts';

/** What a moment is about: a card, who has it, and an amount. */
export interface Subject {
  readonly card: number;
  readonly seat: Seat;
  readonly x?: number;
  /** The card that caused it. */
  readonly by?: number;
}

/** A moment has come. Whoever is in play listens; so do cards that lie in ambush. */
export function trigger(g: G, moment: Moment, it: Subject): void {
  const s = g.state;
  for (const side of s.sides) {
    for (const piece of side.play) {
      const card = textOf(s, piece);
      if (!card.moments.has(moment)) continue;
      for (const { number, ability } of card.triggers) {
        if (ability.on === moment && !ability.where && hears(s, ability, it, piece.seat, piece.card)) {
          queueOf(g, piece, card.def, number, ability, it);
        }
      }
    }
  }
  for (const [seat, side] of s.sides.entries()) {
    for (const card of side.hand) lieInWait(g, moment, it, seat, card);
    for (const card of inEggs(s, seat)) lieInWait(g, moment, it, seat, card);
  }
}

/** The start or end of a turn: a moment of every card of that player, in the hand or graveyard where the text says so. */
export function triggerTurn(g: G, seat: Seat, moment: 'turnStart' | 'turnEnd'): void {
  const s = g.state;
  for (const [of, side] of s.sides.entries()) {
    const now: Moment | null = of === seat ? moment : moment === 'turnEnd' ? 'enemyTurnEnd' : null;
    if (now === null) continue;
    for (const piece of side.play) {
      const card = textOf(s, piece);
      for (const { number, ability } of card.triggers) {
        if (ability.on !== now || ability.where) continue;
        if (holdsNow(s, ability, of, piece.card)) {
          queueOf(g, piece, card.def, number, ability, { card: piece.card, seat: of });
        }
      }
    }
    for (const zone of ['graveyard', 'hand'] as const) {
      for (const card of side[zone]) {
        for (const { number, ability } of cardOf(s, card).triggers) {
          if (ability.on !== now || ability.where !== zone) continue;
          if (holdsNow(s, ability, of, card)) wait(g, of, card, s.def[card], number, card, 0);
        }
      }
    }
  }
}

/** Poison is no ability of the card, but it works at the same moment as those do (RH-9). */
export function triggerPoison(g: G, seat: Seat): void {
  for (const piece of g.state.sides[seat].play) {
    if (piece.poison > 0) wait(g, seat, piece.card, 0, poison, piece.card, piece.poison);
  }
}

export const poison = -1;

/** BH-19.1: coins have been spent; every value reached that a card has not answered to this turn counts once. */
export function triggerSpend(g: G, seat: Seat, coins: number): void {
  if (coins === 0) return;
  const s = g.state;
  const { spent, play } = s.sides[seat];
  for (const piece of play) {
    const card = textOf(s, piece);
    const earlier = spendChange(s, piece);
    for (const { number, ability } of card.triggers) {
      if (ability.on !== 'spend') continue;
      for (const printed of ability.at ?? []) {
        const value = printed + earlier;
        if (
          value > piece.spentAt &&
          value <= spent &&
          (!ability.if || holds(s, ability.if, seat, piece.card))
        ) {
          wait(g, seat, piece.card, card.def, number, piece.card, value);
        }
      }
    }
    piece.spentAt = spent;
  }
}

/** Concentration looks for wounds only when it is carried out (RH-9); the rest belongs to the moment. */
const holdsNow = (s: Heroes, ability: Triggered, seat: Seat, source: number): boolean =>
  !ability.if || partsOf(ability.if).every((part) => 'unwounded' in part || holds(s, part, seat, source));

function hears(s: Heroes, ability: Triggered | Ambush, it: Subject, seat: Seat, source: number): boolean {
  const who: Group = ability.who ?? 'self';
  if (!meant(s, who, it.card, it.seat, seat, source)) return false;
  if ('by' in ability && ability.by) {
    if (
      it.by === undefined ||
      !meant(s, ability.by, it.by, pieceOf(s, it.by)?.seat ?? s.owner[it.by], seat, source)
    )
      return false;
  }
  return !('if' in ability) || !ability.if || holds(s, ability.if, seat, source);
}

function queueOf(g: G, piece: Piece, def: number, number: number, ability: Triggered, it: Subject): void {
  if (!ability.each) {
    // BH-8.16: once per turn, counted from the controller's own recovery phase (RH-6).
    if (usesOf(piece, number) > 0) return;
    countUse(piece, number);
  }
  wait(g, piece.seat, piece.card, def, number, it.card, it.x ?? 0);
}

function lieInWait(g: G, moment: Moment, it: Subject, seat: Seat, card: number): void {
  for (const { number, ability } of cardOf(g.state, card).ambushes) {
    if (ability.on === moment && hears(g.state, ability, it, seat, card))
      wait(g, seat, card, g.state.def[card], number, it.card, 0);
  }
}

function wait(g: G, seat: Seat, card: number, def: number, ability: number, it: number, x: number): void {
  g.state.queue.push({ seat, card, def, ability, it, x, moment: g.state.moment });
}
