/** A puzzle at a table of this browser: how it stands, and how the others defend. */
import {
  type AnyGame,
  answer,
  awaited,
  type Entry,
  questionFor,
  type Run,
  ScriptError,
  type Text,
} from '@vigrid/kernel';
import { type Puzzle, solver } from '@vigrid/kernel/puzzle';
import { isTurnOver, measureOf, type Solution, setPuzzle, solve } from '@vigrid/kernel/puzzle/solving';
import { answerMeant } from '@vigrid/kernel/scenario/lines';
import { answerSaid } from '@vigrid/protocol/table';
import type { Help, Standing } from '../requests.ts';

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

/** The help of a puzzle as the table says it: where it may begin, and one way to the goal. */
export function helpSaid(game: AnyGame, puzzle: Puzzle): Help {
  const [run, solution] = replayed(game, puzzle, []);
  const said = (line: string): { text: Text; n: number | null } => {
    const q = questionFor(run, solver);
    const n = q && answerMeant({ game, state: run.state }, q, line);
    return q && n !== null
      ? { text: answerSaid(game, run, solver, q, n), n }
      : { text: { ru: line, en: line }, n: null };
  };
  const first = puzzle.first.map((line) => said(line).text);
  const way: Text[] = [];
  for (const line of puzzle.line) {
    while (!isOver(game, puzzle, run) && awaited(run)[0] !== solver)
      answer(run, awaited(run)[0], solution.defence(run));
    const { text, n } = said(line);
    way.push(text);
    if (n === null) break;
    answer(run, solver, n);
  }
  return { first, way };
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
