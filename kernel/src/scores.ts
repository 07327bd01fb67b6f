/** What a game's policy says of the answers to a question: how good each one looks. */
import type { Act, ActQuestion, PickQuestion, Question, SplitQuestion } from './questions.ts';
import { count, decode, encode } from './questions.ts';

/**
 * Answers by number, and the score of each; the higher the better. All of them, or, where a question has more than
 * `mostScored`, those worth a thought. A difference of one is what a fair player seldom overlooks.
 */
export interface Scores {
  readonly answers: readonly number[];
  readonly scores: readonly number[];
}

/** So many answers are scored at most; of more, the first. */
export const mostScored = 200;

/** The answer with the highest score; the first of several. */
export function bestOf({ answers, scores }: Scores): number {
  let at = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i] > scores[at]) at = i;
  return answers[at] ?? 0;
}

/** All of them, the best first. */
export function bestFirst({ answers, scores }: Scores): readonly number[] {
  const order = answers.map((_, i) => i).sort((a, b) => scores[b] - scores[a] || answers[a] - answers[b]);
  return order.map((i) => answers[i]);
}

/** Every answer of equal worth. */
export const scoreAlike = (q: Question): Scores => scoreNumbers(q, () => 0);

/** Each answer by its number. */
export function scoreNumbers(q: Question, score: (n: number) => number): Scores {
  const answers: number[] = [];
  const scores: number[] = [];
  const total = Math.min(count(q), mostScored);
  for (let n = 0; n < total; n++) {
    answers.push(n);
    scores.push(score(n));
  }
  return { answers, scores };
}

/** All acts, however many. */
export function scoreActs<A extends Act>({ options }: ActQuestion<A>, score: (act: A) => number): Scores {
  return { answers: options.map((_, n) => n), scores: options.map(score) };
}

/** A single answer that is known to be good, by so much, among others that are not looked at more closely. */
export function scoreOne(q: Question, n: number, by = 1): Scores {
  const all = scoreNumbers(q, (one) => (one === n ? by : 0));
  return all.answers.includes(n) ? all : { answers: [...all.answers, n], scores: [...all.scores, by] };
}

/** Picks by the sum of what the picked are worth; of very many the best of each size, and those with one other in it. */
export function scorePicks(q: PickQuestion, worth: (object: number) => number): Scores {
  const worths = new Map(q.from.map((object) => [object, worth(object)]));
  const sum = (picked: readonly number[]) =>
    picked.reduce((all, object) => all + (worths.get(object) ?? 0), 0);
  if (count(q) <= mostScored) {
    return scoreNumbers(q, (n) => {
      const picked = decode(q, n);
      return Array.isArray(picked) ? sum(picked) : 0;
    });
  }
  const sorted = q.from.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
  const picks: number[][] = [];
  for (let k = q.min; k <= Math.min(q.max, sorted.length); k++) {
    const best = sorted.slice(0, k);
    picks.push(best);
    for (const other of k === 0 ? [] : sorted.slice(k, k + 6)) picks.push([...best.slice(0, -1), other]);
  }
  return considered(q, picks, sum);
}

/** An order in which the worthier come earlier, and those with two neighbours exchanged. */
export function scoreOrders(q: Question & { kind: 'order' }, worth: (object: number) => number): Scores {
  const best = q.items.toSorted((a, b) => worth(b) - worth(a));
  const orders = [best, ...best.slice(1).map((_, i) => best.with(i, best[i + 1]).with(i + 1, best[i]))];
  const at = new Map(orders.map((order, i) => [order, -i]));
  return considered(q, orders, (order) => at.get(order) ?? 0);
}

/** Shares by what the n-th unit for an item is worth: the best single steps one after the other. */
export function scoreSplits(q: SplitQuestion, worth: (item: number, nth: number) => number): Scores {
  const dealt = q.items.map(() => 0);
  const value = (shares: readonly number[]) =>
    shares.reduce((all, share, i) => {
      let sum = all;
      for (let nth = 1; nth <= share; nth++) sum += worth(q.items[i], nth);
      return sum;
    }, 0);
  if (count(q) <= mostScored) {
    return scoreNumbers(q, (n) => {
      const shares = decode(q, n);
      return Array.isArray(shares) ? value(shares) : 0;
    });
  }
  for (let unit = 0; unit < q.total; unit++) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < q.items.length; i++) {
      const gain = dealt[i] < q.limits[i] ? worth(q.items[i], dealt[i] + 1) : Number.NEGATIVE_INFINITY;
      if (gain > most) [best, most] = [i, gain];
    }
    if (best >= 0) dealt[best]++;
  }
  return considered(q, [dealt], value);
}

function considered<T>(q: Question, values: readonly T[], score: (value: T) => number): Scores {
  const answers: number[] = [];
  const scores: number[] = [];
  for (const value of values) {
    const n = encode(q, value);
    if (n === null || answers.includes(n)) continue;
    answers.push(n);
    scores.push(score(value));
  }
  return answers.length > 0 ? { answers, scores } : { answers: [0], scores: [0] };
}
