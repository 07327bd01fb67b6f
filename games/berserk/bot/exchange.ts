/** What a blow is worth, in crystals: every fall of the dice by the Strike Table, with what it takes from either side. */
import { hasLives, isCreature, livesOf, printedStrike } from '../features/figures.ts';
import { cannot, has, may, wordOf } from '../features/gains.ts';
import { type Blow, newBlow } from '../flow/combat/blow.ts';
import { resultOf, strengthOf } from '../flow/combat/strength.ts';
import { closedGrade, strikeTable } from '../flow/combat/strike-table.ts';
import { isProtected, takesNone } from '../flow/wounds/protection.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf } from '../state.ts';
import { weights } from './weights.ts';

/** What a card is worth to its squad while it is in play. */
export function cardValue(s: Berserk, piece: Piece): number {
  const card = cardOf(s, piece.card);
  const cost = piece.cost >= 0 ? piece.cost : card.cost;
  if (card.type !== 'creature') return 0.8 * Math.max(1, cost);
  return Math.max(1, cost) + weights.body + weights.strike * (card.strike?.[1] ?? 0);
}

/** What so many wounds take from a card's worth: the last life is dearer than the first. */
export function harmOf(s: Berserk, piece: Piece, wounds: number): number {
  if (wounds <= 0 || !hasLives(s, piece)) return 0;
  return harm(cardValue(s, piece), livesOf(s, piece), wounds);
}

const harm = (value: number, lives: number, wounds: number): number =>
  wounds >= lives ? value : (weights.wounds * value * wounds) / Math.max(1, lives);

/** What a simple strike is worth to who deals it, less what the answer may cost. */
export function exchange(s: Berserk, by: Piece, to: Piece): number {
  if (!hasLives(s, to)) return 0.3;
  const fights = isFought(s, by, to);
  const falls = fallsOf(rollChange(s, by, to, 'attack'), fights ? rollChange(s, to, by, 'defence') : null);
  const strike = woundsBy(s, by, to, false);
  const answer = fights ? woundsBy(s, to, by, true) : none;
  return expected(falls, strike, answer, cardValue(s, to), livesOf(s, to), cardValue(s, by), livesOf(s, by));
}

/** The same by printed figures alone: quick enough to weigh every cell that a card may go to. */
export function roughExchange(s: Berserk, by: Piece, to: Piece): number {
  return !to.closed && isCreature(s, to) ? roughly(s, by, to, true) : roughly(s, by, to, false);
}

/** What it costs to stand closed where this enemy comes: it strikes without an answer. */
export const exposure = (s: Berserk, by: Piece, to: Piece): number =>
  roughly(s, by, to, false) - roughly(s, by, to, true);

function roughly(s: Berserk, by: Piece, to: Piece, fights: boolean): number {
  if (!hasLives(s, to)) return 0.3;
  const falls = fallsOf(0, fights ? 0 : null);
  const strike = cardOf(s, by.card).strike ?? none;
  const answer = fights ? (cardOf(s, to.card).strike ?? none) : none;
  return expected(falls, strike, answer, cardValue(s, to), livesOf(s, to), cardValue(s, by), livesOf(s, by));
}

const none: readonly number[] = [0, 0, 0];

function expected(
  falls: readonly Fall[],
  strike: readonly number[],
  answer: readonly number[],
  toValue: number,
  toLives: number,
  byValue: number,
  byLives: number,
): number {
  let sum = 0;
  for (const fall of falls) {
    let worth = 0;
    if (fall.attack >= 0) worth += harm(toValue, toLives, strike[fall.attack]);
    if (fall.answer >= 0) worth -= harm(byValue, byLives, answer[fall.answer]);
    sum += fall.chance * worth;
  }
  return sum;
}

/** How a strike at grades between weak and strong ends, by the changes of both rolls. */
interface Fall {
  readonly attack: number;
  readonly answer: number;
  readonly chance: number;
}

const known = new Map<number, readonly Fall[]>();

/** Every fall of the dice for these changes; without a second roll nobody answers. */
function fallsOf(plus: number, minus: number | null): readonly Fall[] {
  const key = plus * 64 + (minus ?? 31);
  const had = known.get(key);
  if (had) return had;
  const chances = new Map<number, number>();
  for (let mine = 1; mine <= 6; mine++) {
    for (let theirs = 1; theirs <= 6; theirs++) {
      const { attack, answer } =
        minus === null
          ? { attack: closedGrade(Math.min(6, Math.max(1, mine + plus))), answer: -1 }
          : strikeTable(mine + plus, theirs + minus);
      const fall = (attack + 1) * 4 + answer + 1;
      chances.set(fall, (chances.get(fall) ?? 0) + 1 / 36);
    }
  }
  const falls = [...chances].map(([fall, chance]) => ({
    attack: (fall >> 2) - 1,
    answer: (fall & 3) - 1,
    chance,
  }));
  known.set(key, falls);
  return falls;
}

/** Whether the card struck at rolls and answers (B12-514.1). */
function isFought(s: Berserk, by: Piece, to: Piece): boolean {
  if (!isCreature(s, to) || to.hidden || has(s, by, 'unanswerableStrike') || cannot(s, to, 'fight'))
    return false;
  return !to.closed || may(s, to, 'fightClosed') > 0;
}

function rollChange(s: Berserk, of: Piece, against: Piece, as: 'attack' | 'defence'): number {
  const roll = { card: of.card, seat: of.seat, natural: 3, result: -1, mods: [], order: [] };
  const changed = resultOf(s, roll, { as, type: 'simple', against: against.card }, true) - 3;
  return Math.max(-15, Math.min(15, changed));
}

/** What an attack of a text takes from a card: by the die, weak, medium or strong, with nobody to answer. */
export function attackHarm(
  s: Berserk,
  by: Piece,
  to: Piece,
  type: Blow['type'],
  values: readonly number[],
): number {
  if (!hasLives(s, to)) return 0.1;
  const [weak, medium, strong] = woundsOf(s, by, to, type, values, false);
  const value = cardValue(s, to);
  const lives = livesOf(s, to);
  return harm(value, lives, weak) / 2 + harm(value, lives, medium) / 3 + harm(value, lives, strong) / 6;
}

const woundsBy = (s: Berserk, by: Piece, to: Piece, answering: boolean): readonly number[] =>
  woundsOf(s, by, to, 'simple', printedStrike(s, by), answering);

/** The wounds of each grade: what changes a medium blow is taken to change the others alike. */
function woundsOf(
  s: Berserk,
  by: Piece,
  to: Piece,
  type: Blow['type'],
  printed: readonly number[],
  answering: boolean,
): readonly number[] {
  const planned = newBlow({
    by: by.card,
    to: to.card,
    type,
    from: by.cell,
    seat: by.seat,
    grade: 1,
    answering,
  });
  const strength = strengthOf(s, planned, printed[1], []);
  const blow: Blow = { ...planned, strength, wounds: strength };
  if (isProtected(s, blow) || takesNone(s, blow)) return none;
  const less = Math.max(0, wordOf(s, to, 'armour') - to.armourUsed) + printed[1] - strength;
  return less === 0 ? printed : printed.map((wounds) => Math.max(0, wounds - less));
}

/** What so much of an attack comes to: X-Y-Z by the die, or a plain number. */
export const meanStrength = ([weak, medium, strong]: readonly number[]): number =>
  weak / 2 + medium / 3 + strong / 6;
