/**
 * Everything a game can ask. The set is closed: the table can draw, a bot can answer and a log can keep any of them
 * without knowing the game.
 *
 * Every kind describes its whole space of legal answers, and every answer in it has a number from 0 to count − 1.
 * That number is what is logged, sent and searched; `decode` turns it into what the game works with, `encode` turns
 * what a person put together on the table back into the number, or says why it is not an answer.
 */

import type { Text } from '@vigrid/speech';
import { sameData } from './copy.ts';

/** Everything a game can ask. */
export type Question<A extends Act = Act> =
  | ActQuestion<A>
  | PickQuestion
  | NumberQuestion
  | OrderQuestion
  | SplitQuestion
  | YesNoQuestion;

/** A named thing a seat may do. `do` says what, the other fields with which objects. */
export interface Act {
  readonly do: string;
}

interface Asked {
  readonly seat: number;
  /** For whom the seat decides, where that is another. */
  readonly behalf?: number;
  /** The key of the sentence that asks, in the game's texts. */
  readonly ask: string;
  /** The rule that gives or demands this decision. */
  readonly rule: string;
  /** What the question is about: the object and the effect that ask. */
  readonly about?: About;
  /** Ask even if only one answer is legal, so that silence does not betray what a seat holds. */
  readonly always?: true;
}

/** What a question is about. */
export interface About {
  /** The object (card, space …) whose text asks. */
  readonly source?: number;
  /** What it is done to, where that is settled already. */
  readonly target?: number;
  /** A number that the sentence mentions. */
  readonly amount?: number;
  /** Further words of the game's own, such as the effect's kind. */
  readonly effect?: string;
  /** The question in the words of what asks it, where the game's texts know no better. */
  readonly asked?: Text;
}

/** One of several named acts: the main choice of a turn, a response or a pass, a way to pay, a mode of a card. */
export interface ActQuestion<A extends Act = Act> extends Asked {
  readonly kind: 'act';
  readonly options: readonly A[];
}

/** Some of the given cards, cells, seats or dice: at least min, at most max, in an order where `ordered`. */
export interface PickQuestion extends Asked {
  readonly kind: 'cards' | 'cells' | 'seats' | 'dice';
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: true;
}

/** A whole number from min to max. */
export interface NumberQuestion extends Asked {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** All of the items, in an order of one's choice. */
export interface OrderQuestion extends Asked {
  readonly kind: 'order';
  readonly items: readonly number[];
}

/** A total dealt out among the items, to each from 0 to its limit. */
export interface SplitQuestion extends Asked {
  readonly kind: 'split';
  readonly items: readonly number[];
  readonly limits: readonly number[];
  readonly total: number;
}

/** Yes or no. */
export interface YesNoQuestion extends Asked {
  readonly kind: 'yesno';
}

/** What `decode` gives for each kind. */
export type Value<Q extends Question> =
  Q extends ActQuestion<infer A>
    ? A
    : Q extends YesNoQuestion
      ? boolean
      : Q extends NumberQuestion
        ? number
        : readonly number[];

/** An answer as the game works with it. */
export type Answer<A extends Act = Act> = A | boolean | number | readonly number[];

/** How many legal answers there are. */
export function count(q: Question): number {
  switch (q.kind) {
    case 'act':
      return q.options.length;
    case 'yesno':
      return 2;
    case 'number':
      return q.max - q.min + 1;
    case 'order':
      return factorial(q.items.length);
    case 'split':
      return splits(q.limits, q.total)[0][q.total];
    default:
      return picks(q);
  }
}

/** The answer with the given number. Yes is 1; picks come smallest first, then in the order of `from`. */
export function decode<A extends Act>(q: Question<A>, n: number): Answer<A> {
  switch (q.kind) {
    case 'act':
      return q.options[n];
    case 'yesno':
      return n === 1;
    case 'number':
      return q.min + n;
    case 'order':
      return arrangement(q.items, q.items.length, n);
    case 'split':
      return nthSplit(q, n);
    default:
      return nthPick(q, n);
  }
}

/** The number of an answer put together by hand, or null if it is not among the legal ones. */
export function encode(q: Question, value: unknown): number | null {
  switch (q.kind) {
    case 'act': {
      const n = q.options.findIndex((option) => sameData(option, value));
      return n < 0 ? null : n;
    }
    case 'yesno':
      return typeof value === 'boolean' ? Number(value) : null;
    case 'number':
      return isWhole(value) && value >= q.min && value <= q.max ? value - q.min : null;
    case 'order':
      return isWholes(value) && value.length === q.items.length ? rankOfArrangement(q.items, value) : null;
    case 'split':
      return isWholes(value) ? rankOfSplit(q, value) : null;
    default:
      return isWholes(value) ? rankOfPick(q, value) : null;
  }
}

/** Whether n is the number of one of the question's answers. */
export function isAnswer(q: Question, n: unknown): n is number {
  return isWhole(n) && n >= 0 && n < count(q);
}

const isWhole = (x: unknown): x is number => Number.isSafeInteger(x);
const isWholes = (x: unknown): x is number[] => Array.isArray(x) && x.every(isWhole);

function picks(q: PickQuestion): number {
  if (q.max === 1) return q.from.length + (q.min === 0 ? 1 : 0);
  let sum = 0;
  for (let k = q.min; k <= q.max; k++) sum += picksOf(q, k);
  return sum;
}

const picksOf = (q: PickQuestion, k: number) =>
  q.ordered ? arrangements(q.from.length, k) : choose(q.from.length, k);

function nthPick(q: PickQuestion, n: number): readonly number[] {
  let rest = n;
  for (let k = q.min; k <= q.max; k++) {
    const size = picksOf(q, k);
    if (rest < size) return q.ordered ? arrangement(q.from, k, rest) : combination(q.from, k, rest);
    rest -= size;
  }
  throw new RangeError(`Answer ${n} is beyond the ${count(q)} answers of "${q.ask}".`);
}

function rankOfPick(q: PickQuestion, value: readonly number[]): number | null {
  const k = value.length;
  if (k < q.min || k > q.max) return null;
  let before = 0;
  for (let j = q.min; j < k; j++) before += picksOf(q, j);
  const rank = q.ordered ? rankOfArrangement(q.from, value) : rankOfCombination(q.from, value);
  return rank === null ? null : before + rank;
}

/** The n-th k-subset in the order of the positions of its members. */
function combination(from: readonly number[], k: number, n: number): number[] {
  const out: number[] = [];
  let rest = n;
  let start = 0;
  for (let left = k; left > 0; left--) {
    for (let i = start; ; i++) {
      const size = choose(from.length - i - 1, left - 1);
      if (rest < size) {
        out.push(from[i]);
        start = i + 1;
        break;
      }
      rest -= size;
    }
  }
  return out;
}

function rankOfCombination(from: readonly number[], value: readonly number[]): number | null {
  const at = value.map((v) => from.indexOf(v)).sort((a, b) => a - b);
  if (at.some((i, j) => i < 0 || i === at[j - 1])) return null;
  let rank = 0;
  let start = 0;
  at.forEach((position, taken) => {
    for (let i = start; i < position; i++) rank += choose(from.length - i - 1, value.length - taken - 1);
    start = position + 1;
  });
  return rank;
}

/** The n-th ordered choice of k different members. */
function arrangement(from: readonly number[], k: number, n: number): number[] {
  const left = from.slice();
  const out: number[] = [];
  let rest = n;
  for (let i = 0; i < k; i++) {
    const size = arrangements(left.length - 1, k - i - 1);
    out.push(left.splice(Math.floor(rest / size), 1)[0]);
    rest %= size;
  }
  return out;
}

function rankOfArrangement(from: readonly number[], value: readonly number[]): number | null {
  const left = from.slice();
  let rank = 0;
  for (let i = 0; i < value.length; i++) {
    const at = left.indexOf(value[i]);
    if (at < 0) return null;
    rank += at * arrangements(left.length - 1, value.length - i - 1);
    left.splice(at, 1);
  }
  return rank;
}

/** In how many ways a total can be dealt among the items from the i-th on: `ways[i][total]`. */
function splits(limits: readonly number[], total: number): number[][] {
  const ways: number[][] = [[1, ...Array<number>(total).fill(0)]];
  for (const limit of limits.toReversed()) {
    const [after] = ways;
    ways.unshift(
      after.map((_, sum) => after.slice(Math.max(0, sum - limit), sum + 1).reduce((a, b) => a + b)),
    );
  }
  return ways;
}

function nthSplit(q: SplitQuestion, n: number): number[] {
  const ways = splits(q.limits, q.total);
  const out: number[] = [];
  let rest = n;
  let total = q.total;
  for (let i = 0; i < q.limits.length; i++) {
    for (let share = 0; ; share++) {
      if (share > total) throw new RangeError(`Answer ${n} is beyond the ${count(q)} answers of "${q.ask}".`);
      const size = ways[i + 1][total - share];
      if (rest < size) {
        out.push(share);
        total -= share;
        break;
      }
      rest -= size;
    }
  }
  return out;
}

function rankOfSplit(q: SplitQuestion, value: readonly number[]): number | null {
  if (value.length !== q.items.length) return null;
  if (value.some((share, i) => share < 0 || share > q.limits[i])) return null;
  if (value.reduce((a, b) => a + b, 0) !== q.total) return null;
  const ways = splits(q.limits, q.total);
  let rank = 0;
  let total = q.total;
  for (let i = 0; i < value.length; i++) {
    for (let share = 0; share < value[i]; share++) rank += ways[i + 1][total - share];
    total -= value[i];
  }
  return rank;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let c = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) c = (c * (n - i + 1)) / i;
  return Math.round(c);
}

function arrangements(n: number, k: number): number {
  let a = 1;
  for (let i = 0; i < k; i++) a *= n - i;
  return a;
}

const factorial = (n: number) => arrangements(n, n);
