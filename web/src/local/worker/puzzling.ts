/** A puzzle at a table of this browser: how it stands, and how the others defend. */
import {
  type AnyGame,
  answer,
  awaited,
  type Entry,
  questionFor,
  type Run,
  ScriptError,
} from '@vigrid/kernel';
import { type Puzzle, solver } from '@vigrid/kernel/puzzle';
import { isTurnOver, measureOf, type Solution, setPuzzle, solve } from '@vigrid/kernel/puzzle/solving';
import { answerSaid } from '@vigrid/protocol/table';
import type { Standing } from '../requests.ts';

/** The turn is gone through once for each puzzle. */
const solutions = new WeakMap<Puzzle, Solution>();

export function standingOf(game: AnyGame, puzzle: Puzzle, entries: readonly Entry[]): Standing {
  const [run, solution, known] = replayed(game, puzzle, entries);
  if (!known) return { state: 'lost', why: needsChance };
  if (isOver(game, puzzle, run))
    return { state: solution.reached(run) === 1 ? 'solved' : 'failed', why: null };
  if (solution.reached(run) === 1) return { state: 'open', why: null };
  const [seat] = awaited(run);
  const q = seat === solver ? null : questionFor(run, seat);
  return { state: 'lost', why: q && answerSaid(game, run, seat, q, solution.defence(run)) };
}

/** What another seat answers; null where the turn is over and nothing more is played. */
export function defenceOf(game: AnyGame, puzzle: Puzzle, entries: readonly Entry[]): number | null {
  const [run, solution, known] = replayed(game, puzzle, entries);
  return !known || isOver(game, puzzle, run) || awaited(run)[0] === solver ? null : solution.defence(run);
}

const isOver = (game: AnyGame, puzzle: Puzzle, run: Run): boolean =>
  isTurnOver(run, game.horizon?.(setPuzzle(game, puzzle).state) ?? 0);

/** The game by the chance that the puzzle gives; not known where it needs other chance. */
function replayed(game: AnyGame, puzzle: Puzzle, entries: readonly Entry[]): [Run, Solution, boolean] {
  const solution = solutions.get(puzzle) ?? solve(setPuzzle(game, puzzle), measureOf(game, puzzle.goal));
  solutions.set(puzzle, solution);
  const run = setPuzzle(game, puzzle);
  try {
    for (const entry of entries) if ('answer' in entry) answer(run, entry.seat, entry.answer);
  } catch (error) {
    if (error instanceof ScriptError) return [run, solution, false];
    throw error;
  }
  return [run, solution, true];
}

const needsChance = {
  ru: 'Здесь нужен случай, которого никто не знает: это не путь к цели.',
  en: 'This needs chance that nobody knows: no way to the goal.',
};
