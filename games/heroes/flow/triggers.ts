/** Moments come, and abilities that wait for them queue up; they are carried out when the event is over (BH-N-4). */
import { push, type Seat } from '@vigrid/kernel';
import { spendChange, triggersTwice } from '../abilities/figures.ts';
import type { Ambush, FromHand, Moment, Triggered } from '../abilities/index.ts';
import { partsOf } from '../abilities/inside.ts';
import { holds, meant, raidsTwice } from '../abilities/meaning.ts';
import { bound } from '../abilities/printed.ts';
import { momentBit } from '../cards/bits.ts';
import type { Way } from '../events.ts';
import {
  type AmbushFrame,
  cardByNumber,
  cardOf,
  countEver,
  countUse,
  type G,
  type Heard,
  type Heroes,
  heroOf,
  type Piece,
  pieceOf,
  textOf,
  usesEver,
  usesOf,
} from '../state.ts';

/** What a moment is about: a card, who has it, and an amount. */
export interface Subject {
  readonly card: number;
  readonly seat: Seat;
  readonly x?: number;
  /** The card that caused it, and how. */
  readonly by?: number;
  readonly way?: Way;
}

/** A moment has come. Whoever is in play listens, nobody in a graveyard (BH-G-graveyard); so may cards in hands. */
export function trigger(g: G, moment: Moment, it: Subject): void {
  const s = g.state;
  const bit = momentBit[moment];
  if ((s.hears & bit) !== 0) triggerInPlay(g, moment, bit, it);
  openWindows(g, moment, it);
}

function triggerInPlay(g: G, moment: Moment, bit: number, it: Subject): void {
  const s = g.state;
  for (const side of s.sides) {
    for (const piece of side.play) {
      const card = textOf(s, piece);
      if ((card.hears & bit) === 0) continue;
      for (const { number, ability } of card.triggers) {
        if (ability.on === moment && hears(s, ability, it, piece.seat, piece.card)) {
          const twice = moment === 'attack' && ability.if && raidsTwice(s, ability.if, piece.card);
          queueOf(g, piece, card.def, number, ability, it, twice ? 2 : 1);
        }
      }
    }
  }
}

/** The start or end of a turn: a moment of every card of that player, in the graveyard where the text says so. */
export function triggerTurn(g: G, seat: Seat, moment: 'turnStart' | 'turnEnd'): void {
  const s = g.state;
  const enemys = moment === 'turnStart' ? 'enemyTurnStart' : 'enemyTurnEnd';
  for (const [of, side] of s.sides.entries()) {
    const now: Moment = of === seat ? moment : enemys;
    for (const piece of side.play) {
      const card = textOf(s, piece);
      if ((card.hears & momentBit[now]) === 0) continue;
      const times = moment === 'turnStart' && triggersTwice(s, piece) ? 2 : 1;
      for (const { number, ability } of card.triggers) {
        if (ability.on !== now || ability.where) continue;
        if (holdsNow(s, ability, of, piece.card)) queueOf(g, piece, card.def, number, ability, piece, times);
      }
    }
    // BH-16.2: Soulcatcher, for one, is asked for here too.
    for (const card of side.graveyard) {
      const { hears, triggers } = cardOf(s, card);
      if ((hears & momentBit[now]) === 0) continue;
      for (const { number, ability } of triggers) {
        if (ability.on !== now || !ability.where || !holdsNow(s, ability, of, card)) continue;
        wait(g, of, card, s.def[card], number, { card, seat: of });
      }
    }
    openWindows(g, now, heroOf(side));
  }
}

/** Poison is no ability of the card, but it works at the same moment as those do (RH-9). */
export function triggerPoison(g: G, seat: Seat): void {
  for (const piece of g.state.sides[seat].play) {
    if (piece.poison > 0) wait(g, seat, piece.card, 0, poison, { card: piece.card, seat, x: piece.poison });
  }
}

/** Stands for the number of an ability: poison; a window for what a player may hold. */
export const poison = -1;
export const window = -2;

/**
 * A moment that a card in the hand could answer to opens a window for its owner (BH-G-ambush). Whether such a card is
 * really held is for the owner to know, so the window opens by what everybody knows, declined before or not (RH-46).
 */
export function openWindows(g: G, moment: Moment, it: Subject): void {
  const s = g.state;
  for (const [seat, lurkers] of s.lurkers.entries()) {
    if (lurkers.length === 0) continue;
    const heard = heardBy(s, seat, moment, it);
    if (heard.length === 0) continue;
    const { card } = heroOf(s.sides[seat]);
    const { x = 0, by = -1 } = it;
    s.queue.push({ seat, card, def: 0, ability: window, it: it.card, x, by, moment: s.moment, heard });
  }
}

/** The same at once, before what is under way goes on. */
export function askHand(g: G, seat: Seat, moment: Moment, it: Subject): void {
  const heard = heardBy(g.state, seat, moment, it);
  if (heard.length === 0) return;
  push<AmbushFrame>(g, { kind: 'ambush', step: 0, seat, heard, it: it.card, x: it.x ?? 0 });
}

function heardBy(s: Heroes, seat: Seat, moment: Moment, it: Subject): Heard[] {
  const heard: Heard[] = [];
  for (const def of s.lurkers[seat]) {
    for (const { number, ability } of cardByNumber(s, def).lurks) {
      if (ability.on === moment && couldHear(s, ability, it, seat)) heard.push({ def, ability: number });
    }
  }
  return heard;
}

/** A card that says nothing else means moments of its own player. */
function couldHear(s: Heroes, { who, x }: Ambush | FromHand, it: Subject, seat: Seat): boolean {
  if (x !== undefined && x !== it.x) return false;
  return who === undefined || who === 'self' ? it.seat === seat : meant(s, who, it.card, it.seat, seat, -1);
}

/** BH-19.1: coins have been spent; every value reached that a card has not answered to this turn counts once (RH-18). */
export function triggerSpend(g: G, seat: Seat, coins: number): void {
  if (coins === 0) return;
  const s = g.state;
  const { spent, play } = s.sides[seat];
  for (const piece of play) {
    const card = textOf(s, piece);
    const earlier = (card.hears & momentBit.spend) === 0 ? 0 : spendChange(s, piece);
    for (const { number, ability } of card.triggers) {
      for (const printed of ability.at ?? []) {
        const value = printed + earlier;
        if (
          value > piece.spentAt &&
          value <= spent &&
          (!ability.if || holds(s, ability.if, seat, piece.card))
        ) {
          wait(g, seat, piece.card, card.def, number, { card: piece.card, seat, x: value });
        }
      }
    }
    piece.spentAt = spent;
  }
}

export interface Spent {
  readonly card: number;
  readonly value: number;
}

/** The values of Spend that a player's creatures other than the source have answered to this turn. */
export function spentValues(s: Heroes, seat: Seat, source: number): Spent[] {
  return s.sides[seat].play.flatMap((piece) => {
    const text = textOf(s, piece);
    if (piece.card === source || text.type !== 'creature') return [];
    const earlier = spendChange(s, piece);
    const values = text.triggers
      .flatMap(({ ability }) => ability.at ?? [])
      .map((printed) => printed + earlier);
    return [...new Set(values)]
      .filter((value) => value <= piece.spentAt)
      .map((value) => ({ card: piece.card, value }));
  });
}

/** A value of Spend triggers once more. */
export function triggerAgain(g: G, { card, value }: Spent): void {
  const piece = pieceOf(g.state, card);
  if (!piece) return;
  const text = textOf(g.state, piece);
  const printed = value - spendChange(g.state, piece);
  for (const { number, ability } of text.triggers) {
    if (!ability.at?.includes(printed)) continue;
    if (!ability.if || holds(g.state, ability.if, piece.seat, card))
      wait(g, piece.seat, card, text.def, number, { card, seat: piece.seat, x: value });
  }
}

/** Concentration looks for wounds only when it is carried out (RH-9); the rest belongs to the moment. */
const holdsNow = (s: Heroes, ability: Triggered, seat: Seat, source: number): boolean =>
  !ability.if || partsOf(ability.if).every((part) => 'unwounded' in part || holds(s, part, seat, source));

function hears(s: Heroes, ability: Triggered, it: Subject, seat: Seat, source: number): boolean {
  const { who = 'self' } = ability;
  const group = who === 'self' ? who : bound(s, who, { seat, card: source, x: 0 });
  if (!meant(s, group, it.card, it.seat, seat, source)) return false;
  if (ability.x !== undefined && ability.x !== it.x) return false;
  if (ability.way !== undefined && ability.way !== it.way) return false;
  if (ability.by) {
    if (it.by === undefined) return false;
    const of = pieceOf(s, it.by)?.seat ?? s.owner[it.by];
    if (!meant(s, ability.by, it.by, of, seat, source)) return false;
  }
  return !ability.if || holds(s, ability.if, seat, source);
}

function queueOf(
  g: G,
  piece: Piece,
  def: number,
  number: number,
  ability: Triggered,
  it: Subject,
  times = 1,
): void {
  if (!ability.each) {
    // BH-8.16: once per turn, counted from the controller's own recovery phase (RH-6).
    if (usesOf(piece, number) > 0) return;
    countUse(piece, number);
  }
  if (ability.most !== undefined) {
    if (usesEver(piece, number) >= ability.most) return;
    countEver(piece, number);
  }
  for (let i = 0; i < times; i++) wait(g, piece.seat, piece.card, def, number, it);
}

function wait(g: G, seat: Seat, card: number, def: number, ability: number, it: Subject): void {
  const { x = 0, by = -1 } = it;
  g.state.queue.push({ seat, card, def, ability, it: it.card, x, by, moment: g.state.moment });
}
