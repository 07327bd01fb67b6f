import { expect, test } from 'vitest';
import { courseOf } from '../analysis/course.ts';
import type { Decision } from '../analysis/worker/analyse.ts';
import { sketchOf } from './days.ts';

const decision = (seq: number, chance: number): Decision => ({
  seq,
  seat: 0,
  best: [chance, 1 - chance],
  after: [chance, 1 - chance],
  error: 0,
  worlds: 60,
  given: { ru: 'ход', en: 'act' },
  better: null,
  fell: true,
});

test('the day of a game begins where its chances begin and ends where it ended', () => {
  const course = courseOf([decision(1, 0.5), decision(2, 0.75)], { chances: [1, 0], left: null }, 0);
  const day = sketchOf(course, 2);
  expect(day?.course).toHaveLength(24);
  expect(day?.course[0]).toBe(0);
  expect(day?.course[22]).toBeGreaterThan(20);
  expect(day?.course[23]).toBe(100);
});

test('even chances are the horizon, however many play', () => {
  const three = courseOf([{ ...decision(1, 1 / 3), best: [1 / 3], after: [1 / 3] }], null, 0);
  expect(sketchOf(three, 3)?.course[0]).toBe(0);
});

test('a game in which nothing was decided has no day', () => {
  expect(sketchOf(courseOf([], null, 0), 2)).toBeNull();
});
