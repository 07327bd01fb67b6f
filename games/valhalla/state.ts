/** The state of a game of Valhalla: plain data, every field explained once. */

import type { Frame, Run, Seat, State } from '@vigrid/kernel';
import type { ValhallaAct } from './acts.ts';
import { clanOf, ref } from './cards/catalogue.ts';

export { ref };

import type { CardData } from './cards/types.ts';
import type { ValhallaEvent } from './events.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { ValhallaOptions } from './settings.ts';
import type { CardRef, Stage } from './table/view.ts';

export type G = Run<Valhalla, ValhallaAct, ValhallaEvent>;

/** What a step of the game cites. */
export type Cited = RuleId | RulingId;

export interface Valhalla extends State {
  options: ValhallaOptions;
  /** Turns begun; 0 while the game is being set up. */
  turn: number;
  active: Seat;
  first: Seat;
  stage: Stage;
  /** Turns of the final round that have not ended yet; -1 before it begins (V-12.2). */
  lastTurns: number;
  /** Card numbers; the last of deck and discard pile is the top. */
  deck: number[];
  discard: number[];
  /** Open cards in the middle: warriors of the set-up, the reserve of the draft. */
  open: number[];
  /** Tyr cards that lie face down in the box, or are yet to be dealt from it (V-21.2). */
  box: number[];
  /** Extra dice left in the pool (V-5.4). */
  pool: number;
  sides: Side[];
  battle: Battle | null;
  /** The card of Loki's Cunning; -1 without it. */
  loki: number;
  /** The titles of last viking; none without that expansion. */
  titles: Title[];
  /** Who was the defender of the latest battle and has not had a turn since; -1 for nobody (Halvard). */
  besieged: Seat;
  /** How many battles have had a winner (V-22.3). */
  decided: number;
  /** Who has played a quest after the latest battle (V-18.6); -1 for nobody. */
  quested: Seat;
  solo: Solo | null;
  /** Cards that only this game knows, written in a scenario. */
  own: CardData[];
}

export interface Side {
  /** The squad (V-4.14), the four spaces of the board: a card number or -1; under each, the number of its Tyr card or -1. */
  squad: number[];
  tyr: number[];
  /** As many cards as there come to be (V-6.16). */
  hand: number[];
  /** For each card of the hand: a bit for each seat that knows it. */
  known: number[];
  /** Cards taken from the deck, of which some are yet to be kept; their owner alone knows them. */
  drawn: number[];
  valhalla: number[];
  /** The jarl by its card number, -1 without one; the ones to choose from. */
  jarl: number;
  jarls: number[];
  /** Own shields left; shields captured, by the seat they belonged to. */
  shields: number;
  captured: number[];
}

/** A title of last viking: who holds it (-1: it lies in the middle), and its level. */
export interface Title {
  holder: Seat;
  level: number;
}

export interface Solo {
  /** Which of the six cards is active, from 0. */
  level: number;
  /** A bit for each activation symbol that is covered; the other of the six dice lie beside (V-25.5). */
  covered: number;
  /** The faces of the last roll of the monster's dice. */
  rolled: number[];
}

/** A battle of two players, a player's last battle, or one with a monster. */
export interface Battle {
  kind: 'battle' | 'ragnarok' | 'assault' | 'defence';
  step: 'before' | 'attack' | 'defence' | 'after';
  /** The attacker first; one alone in Ragnarök and against a monster. */
  fighters: Fighter[];
  /** The place of the winner among the fighters; -1 while it is open, if nobody wins, or if a monster does. */
  winner: number;
  /** By how much it was won. */
  margin: number;
  /** Thor cards: card, by whom, for whom (V-17.2). */
  helps: Help[];
  /** Ragna's guess: who will win, and whether for a point; null if she has made none. */
  guess: Guess | null;
  /** A frost giant has taken a die off the defender already (V-38.3). */
  frozen: boolean;
  /** The monster's ability is off (V-27.6). */
  tamed: boolean;
  /** What was played lies on the discard pile (V-11.11). */
  cleaned: boolean;
}

export interface Help {
  card: number;
  by: Seat;
  seat: Seat;
}

export interface Guess {
  by: Seat;
  seat: Seat;
  prize: 'card' | 'point';
}

/**
 * One side of a battle with its own set of dice (V-1.10). Places are the own spaces 0 to 3 and, with companions, the partner's as 4 to 7. Dice keep
 * their slot for the whole battle.
 */
export interface Fighter {
  seat: Seat;
  attacks: boolean;
  /** By slot: the face, 0 if the die is gone; the place it lies on, -1 if free; own colour 0, extra 1, a card 2. */
  faces: number[];
  on: number[];
  sort: number[];
  /** Dice to be rolled at the beginning: of the own colour, and extra ones. */
  own: number;
  extra: number;
  /** Bits for places: activated, blocked by a dwarf, chosen for the Road to Valhalla. */
  armed: number;
  blocked: number;
  roads: number;
  /** Combat strength once the phase is over; -1 before. */
  strength: number;
  /** What it was made of then: cards, -1 for Valhalla, and how much each gave. Warriors may be gone since. */
  parts: number[];
  gave: number[];
  /** Cards that give strength, and how much; War Cries are counted anew until the phase ends. */
  boosts: number[];
  amounts: number[];
  /** Tactics played, and cards given up to a dwarf, in order; all are discarded after the battle. */
  played: number[];
  given: number[];
  /** Re-rolls that no tactic gave (V-33.2), and free ones left from Thor. */
  rerolls: number;
  free: number;
  /** Bits: the jarl's main and additional ability have been used; the same, out of force. */
  used: number;
  silenced: number;
  /** A clan whose ability bonuses do not count for this fighter (Hrafn); -1 for none. */
  hushed: number;
  /** Tactics played so far that give strength by themselves (Egil). */
  strong: number;
}

export interface SetupFrame extends Frame {
  readonly kind: 'setup';
  /** The seat whose turn it is to choose, counted from the one who chooses first. */
  at: number;
  /** Seats that have finished their hand in the draft, as bits (V-29.5). */
  done: number;
}

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** The squad was empty when the turn began. */
  empty: boolean;
}

/** Take so many cards from the deck and keep some of them. */
export interface TakeFrame extends Frame {
  readonly kind: 'take';
  readonly seat: Seat;
  readonly take: number;
  readonly keep: number;
  readonly rule: Cited;
}

/** Warriors that are being added to a squad, from the hand or out of the discard pile (V-34.1). */
export interface RecruitFrame extends Frame {
  readonly kind: 'recruit';
  readonly seat: Seat;
  cards: number[];
  readonly from: 'hand' | 'discard';
  readonly rule: Cited;
}

/** A card of one's choice out of the hand is discarded. */
export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  readonly seat: Seat;
  readonly rule: Cited;
  /** What the card must be, and what comes of it. */
  readonly why: 'any' | 'tactic' | 'beinir';
}

export interface BattleFrame extends Frame {
  readonly kind: 'battle';
  /** A seat that is being asked in turn. */
  at: number;
}

/** What follows from a battle. */
export interface OutcomeFrame extends Frame {
  readonly kind: 'outcome';
  /** Warriors that go to Valhalla: the winner's, and by the Road those of an attacker who lost; of the ally, too. */
  sent: number[];
  /** How many of them hold-back dwarves may yet keep. */
  holds: number;
}

/** The phase of one fighter: roll, re-roll, play, arm. */
export interface FightFrame extends Frame {
  readonly kind: 'fight';
  readonly who: number;
}

export interface RerollFrame extends Frame {
  readonly kind: 'reroll';
  readonly who: number;
  /** The most dice that may be taken; whether it must be one at least; how often it may be done. */
  readonly most: number;
  times: number;
  readonly rule: Cited;
  readonly by: 'pay' | 'jarl' | 'thor' | 'tactic';
}

/** A die is discarded, chosen among two, or turned, as a card says. */
export interface DiceFrame extends Frame {
  readonly kind: 'dice';
  readonly who: number;
  readonly card: number;
  /** Slots that were rolled anew. */
  slots: number[];
}

/** What a warrior or tactic does that needs a decision. */
export interface DeedFrame extends Frame {
  readonly kind: 'deed';
  readonly who: number;
  readonly card: number;
}

/** Bonus points from the discard pile, one after the other (V-16.8). */
export interface GainFrame extends Frame {
  readonly kind: 'gain';
  readonly seat: Seat;
  due: number[];
  /** Points of the present bonus that are still to be taken; -1 before it is begun. */
  left: number;
  readonly rule: Cited;
}

export interface LokiFrame extends Frame {
  readonly kind: 'loki';
  readonly seat: Seat;
  readonly winner: Seat;
  row: number;
  /** Gifts of Chaos taken already, as bits, and how many are left. */
  taken: number;
  left: number;
}

export interface RagnarokFrame extends Frame {
  readonly kind: 'ragnarok';
  at: number;
}

/** The monster's phase (chapter 26). */
export interface SoloFrame extends Frame {
  readonly kind: 'solo';
}

/** A battle with the monster: one's own attack, its attack, or the last attack of the game (V-28.2). */
export interface DuelFrame extends Frame {
  readonly kind: 'duel';
  readonly last: boolean;
  won: boolean;
  /** What the card that was active in the battle does after it (RV-63); empty if nothing. */
  after: string;
  /** Activated warriors that may go or have to go to Valhalla, and those that go. */
  candidates: number[];
  sent: number[];
}

export const refsOf = (s: Valhalla, list: readonly number[]): CardRef[] => list.map((card) => ref(s, card));

/** Dice and spaces as questions number them: attacker's dice, defender's dice, own spaces. */
const firstDie = 400;
const perFighter = 20;
export const firstSpace = 500;
export const dieId = (who: number, slot: number): number => firstDie + who * perFighter + slot;
export const slotOf = (die: number): number => (die - firstDie) % perFighter;
export const fighterOf = (die: number): number => Math.floor((die - firstDie) / perFighter);
export const isDie = (id: number): boolean => id >= firstDie && id < firstDie + 2 * perFighter;
export const spaceId = (space: number): number => firstSpace + space;

export const squadSize = (side: Side): number => {
  let size = 0;
  for (const card of side.squad) if (card >= 0) size++;
  return size;
};

/** Whether a squad has a warrior of the clan, and how many. */
export const clanCount = (s: Valhalla, side: Side, clan: number): number => {
  let count = 0;
  for (const card of side.squad) if (card >= 0 && clanOf(s, card) === clan) count++;
  return count;
};

/** Different clans in a squad (V-38.4). */
export function clansIn(s: Valhalla, side: Side): number {
  let bits = 0;
  for (const card of side.squad) if (card >= 0) bits |= 1 << clanOf(s, card);
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** Who fights beside a seat; -1 without companions (V-23.2). */
export const partnerOf = (s: Valhalla, seat: Seat): Seat =>
  s.options.companions === 'none' ? -1 : (seat + s.sides.length / 2) % s.sides.length;

export const next = (s: Valhalla, seat: Seat): Seat => (seat + 1) % s.sides.length;

export const bit = (places: number, place: number): boolean => (places & (1 << place)) !== 0;

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** The warrior on a place of a fighter: an own space, or a partner's from 4 on; -1 for none. */
export const warriorAt = (s: Valhalla, f: Fighter, place: number): number =>
  place < 4 ? s.sides[f.seat].squad[place] : (s.sides[partnerOf(s, f.seat)]?.squad[place - 4] ?? -1);

export const tyrAt = (s: Valhalla, f: Fighter, place: number): number =>
  place < 4 ? s.sides[f.seat].tyr[place] : (s.sides[partnerOf(s, f.seat)]?.tyr[place - 4] ?? -1);

/** How many places a fighter may arm: those of a partner or ally, too (V-23.6, V-24.3). */
export const placesOf = (s: Valhalla, f: Fighter): number =>
  s.battle?.kind === 'battle' && partnerOf(s, f.seat) >= 0 ? 8 : 4;
