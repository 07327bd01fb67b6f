/** A puzzle's turn gone through to the end: what can be reached against the best defence, and by what. */
import type { AnyGame, Run, Seat, State } from './game.ts';
import { stateAt } from './position.ts';
import { type Goal, type Puzzle, solver } from './puzzle.ts';
import { count, type Question } from './questions.ts';
import { ScriptError, seeded } from './random.ts';
import { answer, awaited, branch, questionFor, resume } from './run.ts';
import { answerMeant, answers } from './scenario/answers.ts';

/** The puzzle's position, at its first question. Chance beyond what is given throws a ScriptError. */
export function setPuzzle(game: AnyGame, { position, random }: Pick<Puzzle, 'position' | 'random'>): Run {
  const chance = { ...seeded('puzzle'), script: [...random] };
  return resume(game, stateAt(game, structuredClone(position), chance));
}

/** How far a state has come: for a goal 1 if it is reached, for a path its value. */
export type Measure = (state: State) => number;

/** How a goal is measured in a game. */
export function measureOf({ scenario }: AnyGame, goal: Goal): Measure {
  if (goal === 'win')
    return ({ result }) => Number(result?.winners.length === 1 && result.winners[0] === solver);
  const value = (state: State) => scenario.read(state, goal.path.split('.'));
  if ('least' in goal) return (state) => Number(Number(value(state)) >= goal.least);
  return (state) => {
    const list = value(state);
    return Number(Array.isArray(list) && list.includes(goal.holds));
  };
}

/** The turn is too long to be gone through. */
export class TooLong extends Error {}

/** What a turn searched to its end comes to. */
export interface Solution {
  /** What seat a reaches against the best defence. */
  readonly best: number;
  /** The answers to the first question that reach it. */
  readonly first: readonly number[];
  /** How many positions were gone through. */
  readonly positions: number;
  /** What is reached from a position of this turn. */
  reached(run: Run): number;
  /** The answer of another seat that leaves the least. */
  defence(run: Run): number;
  /** An answer of seat a that leaves the most. */
  attack(run: Run): number;
}

/** What comes of chance that nobody knows. */
const unknown = Number.POSITIVE_INFINITY;

/** So many positions at most, and so many answers to one question. */
const mostPositions = 60_000;
const mostAnswers = 80;

/** Goes through the whole turn. Throws TooLong where that can not be done. */
export function solve(run: Run, measure: Measure, most = mostPositions): Solution {
  const { game } = run;
  const began = game.horizon?.(run.state) ?? 0;
  const known = new Map<string, number>();

  function reached(at: Run): number {
    const { state } = at;
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) throw new TooLong(`More than ${most} positions.`);
    known.set(key, 0);
    const value = isTurnOver(at, began) ? measure(state) : chosen(at).value;
    known.set(key, value);
    return value;
  }

  function chosen(at: Run): { value: number; answer: number } {
    const [seat] = awaited(at);
    const q = questionFor(at, seat);
    if (!q) throw new TooLong('Nobody is asked.');
    const total = count(q);
    if (total > mostAnswers) throw new TooLong(`"${q.ask}" has ${total} answers.`);
    const own = seat === solver;
    let best = { value: own ? 0 : unknown, answer: 0 };
    for (let n = 0; n < total; n++) {
      const value = after(at, seat, n);
      // Where nothing but chance is left to the others, nobody knows what comes: that is no way to the goal either.
      if (own && value === unknown) continue;
      if (own ? value > best.value : value < best.value) best = { value, answer: n };
    }
    return best;
  }

  /** What needs chance that nobody knows is no way to the goal, and no defence. */
  function after(at: Run, seat: Seat, n: number): number {
    const next = branch(at);
    try {
      answer(next, seat, n);
    } catch (error) {
      if (error instanceof ScriptError) return unknown;
      throw error;
    }
    return reached(next);
  }

  const { value: best } = chosen(run);
  const q = questionFor(run, solver);
  const all = Array.from({ length: q ? count(q) : 0 }, (_, n) => n);
  const first = all.filter((n) => after(run, solver, n) === best);
  return {
    best,
    first,
    positions: known.size,
    reached,
    defence: (at) => chosen(at).answer,
    attack: (at) => chosen(at).answer,
  };
}

/** The game has ended, the next turn has begun, or another seat is at its own. */
export function isTurnOver({ game, state, asked }: Run, began: number): boolean {
  if (state.result || asked.length === 0 || (game.horizon?.(state) ?? 0) > began) return true;
  return asked.every((q) => q.seat !== solver && game.scenario.resting.includes(q.ask));
}

/** What a puzzle claims and does not hold; empty where all of it is so. */
export function faultsOf(game: AnyGame, puzzle: Puzzle): string[] {
  const run = setPuzzle(game, puzzle);
  const q = questionFor(run, solver);
  if (!q) return ['Seat a is not asked anything.'];
  const solution = solve(run, measureOf(game, puzzle.goal));
  if (solution.best < 1) return ['The goal can not be reached.'];
  const lines = linesOf(run, q, solution.first);
  const faults: string[] = [];
  if (lines.join('\n') !== puzzle.first.join('\n'))
    faults.push(`It is solved by: ${lines.join(' | ')}; claimed are: ${puzzle.first.join(' | ')}.`);
  const played = lineOf(run, solution, puzzle.line);
  if (played !== 1) faults.push(`Its line leads to ${played}, not to the goal.`);
  return faults;
}

/** Plays seat a's answers against the best defence; gives what is reached. */
function lineOf(from: Run, solution: Solution, line: readonly string[]): number {
  const run = branch(from);
  for (const said of line) {
    defend(run, solution);
    const q = questionFor(run, solver);
    const n = q && answerMeant(run, q, said);
    if (n === null) return 0;
    answer(run, solver, n);
  }
  return solution.reached(run);
}

/** The others decide until seat a is asked, or the turn is over. */
export function defend(run: Run, solution: Solution): void {
  const began = run.game.horizon?.(run.state) ?? 0;
  for (;;) {
    const [seat] = awaited(run);
    if (seat === undefined || seat === solver || isTurnOver(run, began)) return;
    answer(run, seat, solution.defence(run));
  }
}

/** One way to the goal, as lines of seat a. */
export function oneLine(from: Run, solution: Solution): string[] {
  const run = branch(from);
  const began = run.game.horizon?.(run.state) ?? 0;
  const line: string[] = [];
  for (;;) {
    defend(run, solution);
    const q = questionFor(run, solver);
    if (!q || isTurnOver(run, began)) return line;
    const n = solution.attack(run);
    line.push(...linesOf(run, q, [n]));
    answer(run, solver, n);
  }
}

/** Answers as lines, by their numbers where they have no words of their own. */
export function linesOf(run: Run, q: Question, all: readonly number[]): string[] {
  const said = answers(run, q, count(q));
  return all.map((n) => (answerMeant(run, q, said[n]) === n ? said[n] : `#${n}`));
}
