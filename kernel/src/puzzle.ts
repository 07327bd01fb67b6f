/**
 * Puzzles: a position, a goal for the turn of seat a, and what solves it. Nothing is left to chance: dice to come are
 * given, whatever else would need chance is no way to the goal, and the others defend as well as can be. So the whole
 * turn can be gone through, and what a puzzle claims can be proved.
 */
import type { Text } from '@vigrid/speech';
import { ScenarioFault, type Seat } from './game.ts';
import type { Outcome } from './random.ts';

/** A puzzle as its file has it. */
export interface Puzzle {
  readonly game: string;
  /** What is to be done, in words. */
  readonly task: Text;
  readonly goal: Goal;
  readonly seats: number;
  readonly position: unknown;
  /** Dice to come, in the order in which they are needed. */
  readonly random: readonly Outcome[];
  /** The answers to begin with: these and no others solve it. */
  readonly first: readonly string[];
  /** One way to the goal, all of seat a's answers. */
  readonly line: readonly string[];
  /** The share of its tries (`botTries`) that each bot has solved, of 100, and how hard that makes it, from 1 to 4. */
  readonly bots: Readonly<Record<'random' | 'greedy' | 'search', number>>;
  readonly grade: number;
}

/** How often each bot tried a puzzle; `greedy` always does the same. */
export const botTries: Puzzle['bots'] = { random: 100, greedy: 1, search: 5 };

/** What has to hold when the turn ends: the game is won, a value is at least so much, a list has this name in it. */
export type Goal =
  | 'win'
  | { readonly path: string; readonly least: number }
  | { readonly path: string; readonly holds: string };

/** Who solves it. */
export const solver: Seat = 0;

/** Reads a puzzle from plain data; throws a ScenarioFault that says what is wrong. */
export function readPuzzle(data: unknown): Puzzle {
  if (typeof data !== 'object' || data === null) throw new ScenarioFault('A puzzle is a mapping.');
  const fields: Partial<Record<keyof Puzzle, unknown>> = data;
  const { game, task, goal, seats = 2, position, random = [], first, line, bots, grade } = fields;
  if (typeof game !== 'string') throw new ScenarioFault('A puzzle says of which game it is.');
  if (!isText(task)) throw new ScenarioFault('A puzzle has a task in both languages.');
  if (!isGoal(goal)) throw new ScenarioFault('A goal is "win", { path, least } or { path, holds }.');
  if (typeof seats !== 'number' || typeof grade !== 'number')
    throw new ScenarioFault('Seats and grade are numbers.');
  if (!isList(random, isNumber)) throw new ScenarioFault('Dice to come are a list of numbers.');
  if (!isList(first, isString) || !isList(line, isString) || first.length === 0)
    throw new ScenarioFault('A puzzle says what solves it.');
  if (!isBots(bots)) throw new ScenarioFault('A puzzle says how often each bot has solved it.');
  return { game, task, goal, seats, position, random, first, line, bots, grade };
}

const isString = (x: unknown): x is string => typeof x === 'string';
const isNumber = (x: unknown): x is number => typeof x === 'number';
const isList = <T>(x: unknown, is: (one: unknown) => one is T): x is T[] => Array.isArray(x) && x.every(is);
const isText = (x: unknown): x is Text =>
  typeof x === 'object' && x !== null && 'ru' in x && 'en' in x && isString(x.ru) && isString(x.en);
const isBots = (x: unknown): x is Puzzle['bots'] =>
  typeof x === 'object' &&
  x !== null &&
  ['random', 'greedy', 'search'].every(
    (bot) => bot in x && isNumber(Object.getOwnPropertyDescriptor(x, bot)?.value),
  );

function isGoal(x: unknown): x is Goal {
  if (x === 'win') return true;
  if (typeof x !== 'object' || x === null || !('path' in x) || !isString(x.path)) return false;
  return ('least' in x && isNumber(x.least)) || ('holds' in x && isString(x.holds));
}
