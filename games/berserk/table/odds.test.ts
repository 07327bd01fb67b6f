import {
  type Act,
  answer,
  awaited,
  below,
  branch,
  count,
  questionFor,
  type Run,
  seeded,
  start,
} from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { berserk } from '../index.ts';
import type { Berserk } from '../state.ts';
import { preview } from './preview.ts';
import type { Odds } from './view.ts';

/** A game played by chance until somebody may strike; with the strikes that are offered. */
function strikesIn(
  seed: string,
): { run: Run<Berserk>; seat: number; strikes: { act: Act; n: number }[] } | null {
  const read = berserk.options({}, 2);
  if ('problems' in read) throw new Error('The usual options can not be read.');
  const run = start(berserk, { seats: 2, seed, options: read.options });
  const random = seeded(seed);
  for (let step = 0; step < 400; step++) {
    const [seat] = awaited(run);
    const q = seat === undefined ? null : questionFor(run, seat);
    if (!q || seat === undefined) return null;
    if (q.kind === 'act' && q.ask === 'choice') {
      const strikes = q.options.flatMap((act, n) => (act.do === 'strike' ? [{ act, n }] : []));
      if (strikes.length > 0) return { run, seat, strikes };
    }
    const suggest = q.kind === 'act' ? q.options.findIndex((act) => act.do === 'suggest') : -1;
    answer(run, seat, suggest >= 0 ? suggest : below(random, count(q)));
  }
  return null;
}

/** The grades that the strike comes to when these dice fall and nobody responds or weakens it. */
function struck(
  run: Run<Berserk>,
  seat: number,
  n: number,
  dice: readonly number[],
): { grade: unknown; answer: unknown } | null {
  const game = branch(run);
  let graded: { grade: unknown; answer: unknown } | null = null;
  game.listener = (event) => {
    if (event.kind === 'graded') graded ??= { grade: event.grade, answer: event.answer ?? -1 };
  };
  game.state.random.script = [...dice];
  answer(game, seat, n);
  for (let i = 0; i < 20 && !graded && !game.state.result; i++) {
    const [next] = awaited(game);
    const q = next === undefined ? null : questionFor(game, next);
    if (!q || next === undefined) break;
    // Passing and not weakening are the first answers.
    answer(game, next, 0);
  }
  return graded;
}

describe('the odds of a strike', () => {
  test('are what the dice then do, fall by fall', () => {
    let compared = 0;
    for (let seed = 0; seed < 12 && compared < 4; seed++) {
      const found = strikesIn(`odds ${seed}`);
      if (!found) continue;
      const { run, seat, strikes } = found;
      const [{ act, n }] = strikes;
      const [first] = preview(run, seat, act);
      const odds: Odds | null = first?.odds ?? null;
      if (!odds) continue;
      expect(odds.falls).toHaveLength(odds.fight ? 36 : 6);
      for (const [i, fall] of odds.falls.entries()) {
        const dice = odds.fight ? [Math.floor(i / 6) + 1, (i % 6) + 1] : [i + 1];
        const happened = struck(run, seat, n, dice);
        expect(happened, `${JSON.stringify(act)} with ${dice}`).toEqual({
          grade: fall.grade,
          answer: fall.answer,
        });
      }
      compared++;
    }
    expect(compared).toBe(4);
  });

  test('count every fall once', () => {
    const found = strikesIn('odds 1');
    if (!found) throw new Error('Nobody ever strikes.');
    for (const { act } of found.strikes) {
      for (const { odds, cards, rule, never } of preview(found.run, found.seat, act)) {
        expect(cards.length).toBeGreaterThan(0);
        expect(berserk.rulebook.rules).toHaveProperty([rule]);
        if (never || !odds) continue;
        const grades = [-1, 0, 1, 2].map((grade) => odds.falls.filter((fall) => fall.grade === grade).length);
        expect(grades.reduce((a, b) => a + b)).toBe(odds.falls.length);
        expect(grades[0]).toBe(odds.missed);
        expect(odds.kills).toBeLessThanOrEqual(odds.falls.length - odds.missed);
      }
    }
  });
});
