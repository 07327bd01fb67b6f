/** The puzzles of all games, and what this browser remembers of them. */
import { type Puzzle, readPuzzle } from '@vigrid/kernel/puzzle';
import { memory } from '../i18n/store.ts';

export interface Numbered {
  /** `heroes-07`, as in the address. */
  readonly id: string;
  readonly puzzle: Puzzle;
}

const files = import.meta.glob<unknown>('../../../games/*/puzzles/*.yaml', {
  eager: true,
  import: 'default',
});

export const puzzles: readonly Numbered[] = Object.entries(files).map(([path, data]) => {
  const [, game, number] = /games\/(\w+)\/puzzles\/(\w+)\.yaml$/.exec(path) ?? [];
  return { id: `${game}-${number}`, puzzle: readPuzzle(data) };
});

export const puzzleCalled = (id: string): Numbered | undefined => puzzles.find((one) => one.id === id);

/** The puzzle of a day: all of them in turn, no two games in a row. */
export function puzzleOfDay(day: number): Numbered {
  const games = [...new Set(puzzles.map(({ puzzle }) => puzzle.game))];
  const of = puzzles.filter(({ puzzle }) => puzzle.game === games[day % games.length]);
  return of[Math.floor(day / games.length) % of.length];
}

/** Days since 1970, by the clock of this browser. */
export const today = (now = new Date()): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);

/** Solved without help, with help, or only tried. */
export type Mark = 'solved' | 'helped' | 'tried';

const rank: readonly Mark[] = ['tried', 'helped', 'solved'];

export function markOf(id: string): Mark | null {
  const kept = memory.read(`puzzle.${id}`);
  return rank.find((mark) => mark === kept) ?? null;
}

/** The best of what was reached is kept. */
export function noteMark(id: string, mark: Mark): void {
  const before = markOf(id);
  if (before === null || rank.indexOf(mark) > rank.indexOf(before)) memory.write(`puzzle.${id}`, mark);
}
