import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '@vigrid/bots/arena';
import { learn } from '@vigrid/bots/train';
import { gameOf } from '@vigrid/games';
import { seeded } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { complains, jsonLines, vigrid } from './vigrid.ts';

/** Games in which who has more gold wins three times of four, and horses tell nothing. */
function games(count: number): Outcome[] {
  return Array.from({ length: count }, (_, number) => {
    const rich = number % 2;
    const winner = number % 8 < 6 ? rich : 1 - rich;
    const side = (place: number) => [place === rich ? 1 : 0, number % 3];
    const positions = [{ figures: [side(0), side(1)], stage: [] }];
    return { number, decisions: 1, winners: [winner], fault: null, took: [], positions };
  });
}

const learning = {
  figures: ['gold', 'horses'],
  describe() {},
  stage: () => [],
  lessons: {},
  learned: {},
  judging: () => ({ judge: () => 0 }),
};

test('weights are found that fit what came of the games', () => {
  const { weights, positions, curve } = learn(learning, games(800), 40, seeded('fit'));
  expect(positions).toBe(800);
  // Three to one is the log of 3.
  expect(weights.gold[0]).toBeGreaterThan(0.8);
  expect(weights.gold[0]).toBeLessThan(1.3);
  expect(Math.abs(weights.horses[0])).toBeLessThan(0.1);
  expect(curve[39].aside).toBeLessThan(curve[0].aside);
  expect(learn(learning, games(800), 40, seeded('fit')).weights).toEqual(weights);
});

test('the weights in use name what the game is described by', async () => {
  const engine = await gameOf('dune');
  const told = engine?.game.learning;
  if (!told) throw new Error('Dune learns nothing');
  expect(Object.keys(told.learned)).toEqual(Object.keys(told.lessons));
  for (const weights of Object.values(told.learned)) expect(Object.keys(weights)).toEqual(told.figures);
});

test('vigrid train plays, fits and writes the weights down', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'vigrid-train-')), 'learned.ts');
  const args = [
    'train',
    'dune',
    '--lesson',
    'base',
    '--games',
    '16',
    '--passes',
    '2',
    '--out',
    out,
    '--json',
  ];
  const [line] = jsonLines(await vigrid(args)).map(Object);
  expect(line).toMatchObject({ game: 'dune', lesson: 'base', games: 16 });
  expect(line.positions).toBeGreaterThan(16);
  expect(line.curve).toHaveLength(2);
  expect(readFileSync(out, 'utf8')).toContain('export const learned: Learned = {\n  base: {\n    points: [');
});

test('vigrid train says what there is to train', async () => {
  await complains(['train', 'skerries'], 1, 'positions are judged by hand-made weights here');
  await complains(['train', 'dune', '--lesson', 'bas'], 2, 'There are no weights "bas"');
});
