/** Every puzzle is gone through: its goal can be reached, by what it claims and by nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { readPuzzle } from '@vigrid/kernel/puzzle';
import { faultsOf } from '@vigrid/kernel/puzzle/solving';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rooms } from '../rooms.ts';

const puzzles = Object.keys(rooms).flatMap((game) => {
  const folder = new URL(`../${game}/puzzles/`, import.meta.url);
  const files = readdirSync(new URL(`../${game}/`, import.meta.url)).includes('puzzles')
    ? readdirSync(folder)
    : [];
  return files.map((file) => ({
    game,
    name: `${game}/${file}`,
    puzzle: readPuzzle(parse(readFileSync(new URL(file, folder), 'utf8'))),
  }));
});

test('there are sixty at least, and some of each game and grade', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(60);
  expect(new Set(puzzles.map(({ puzzle }) => puzzle.game)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(puzzles.map(({ puzzle }) => puzzle.grade)).size).toBeGreaterThanOrEqual(3);
});

test.each(puzzles)('$name is solved by what it says and by nothing else', async ({ game, puzzle }) => {
  expect(puzzle.game).toBe(game);
  expect(faultsOf((await rooms[game].game()).default, puzzle)).toEqual([]);
});

test('a puzzle that claims too little, or the wrong line, is found out', async () => {
  const [{ game, puzzle }] = puzzles;
  const room = (await rooms[game].game()).default;
  expect(faultsOf(room, { ...puzzle, first: ['end'] })).not.toEqual([]);
  expect(faultsOf(room, { ...puzzle, line: ['end'] })).not.toEqual([]);
});
