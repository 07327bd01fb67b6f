/** Looks for play in which a law does not hold, makes it short, and writes it down as a scenario. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Game, State } from '../game.ts';
import { type Played, writeScenario } from '../scenario/write.ts';
import { DecisionFault } from './laws/must.ts';
import { type Field, type MatchPoint, type Plan, type Point, plans, walk } from './plan.ts';

/** Something that must hold in every game: at every decision, or (where that is much work) at the end of a plan. */
export interface Law<S extends State = State, P extends Point<S> = MatchPoint<S>> {
  readonly title: string;
  readonly when: 'each' | 'last';
  /** About what a seat may not know. */
  readonly secrecy?: true;
  /** Throws where it does not. */
  readonly holds: (at: P) => void;
}

/** A law about the present moment alone, however the game came to it. */
export type StateLaw<S extends State = State> = Law<S, Point<S>>;

/** A law that was broken, and the shortest game found in which it is. */
export interface Fault {
  readonly law: string;
  /** What was found, in one sentence. */
  readonly sentence: string;
  readonly plan: Plan;
  readonly played: readonly Played[];
  /** The scenario that leads there. */
  readonly file: string;
  readonly cause: unknown;
}

/** How often a law is tried, times VIGRID_RUNS for long runs. */
export const runs = (ordinary: number): number => ordinary * Number(process.env.VIGRID_RUNS ?? 1);

/** Where the search begins: the same place every time, unless VIGRID_SEED says otherwise. */
export const searchSeed = (): number => Number(process.env.VIGRID_SEED ?? 1);

/** Looks for a game that breaks a law, and cuts it down. */
export function findFault<S extends State, O>(
  game: Game<S, O>,
  field: Field,
  law: Law<S>,
  numRuns: number,
): Fault | null {
  const fails = (plan: Plan<O>) => tryLaw(game, law, plan) !== null;
  const property = fc.property(plans(game, field), (plan) => !fails(plan));
  const outcome = fc.check(property, { numRuns, seed: searchSeed(), endOnFailure: true });
  if (!outcome.failed) return null;
  if (!outcome.counterexample) throw outcome.errorInstance ?? new Error('The search itself failed.');
  const plan = shorten(outcome.counterexample[0], fails);
  const failure = tryLaw(game, law, plan);
  if (!failure) throw new Error(`"${law.title}" fails only sometimes: play depends on something outside it.`);
  const { played, cause } = failure;
  const sentence = cause instanceof Error ? cause.message : String(cause);
  return { law: law.title, sentence, plan, played, file: write(game, law, plan, played), cause };
}

/** The fault as the error that a test throws. */
export function faultError(fault: Fault): Error {
  const { seats, seed, options } = fault.plan.setup;
  return new Error(
    [
      fault.sentence,
      `After ${fault.played.length} decisions of a game with ${seats} seats, seed "${seed}", options ${JSON.stringify(options)}.`,
      `Written as a scenario: ${fault.file}`,
    ].join('\n'),
    { cause: fault.cause },
  );
}

/** Plays the plan under the law; gives what went wrong and the decisions that led there. */
export function tryLaw<S extends State, O>(
  game: Game<S, O>,
  law: Law<S>,
  plan: Plan<O>,
): { played: Played[]; cause: unknown } | null {
  const played: Played[] = [];
  try {
    let last: MatchPoint<S> | undefined;
    for (const point of walk(game, plan, played)) {
      if (law.when === 'each') law.holds(point);
      last = point;
    }
    if (law.when === 'last' && last) law.holds(last);
    return null;
  } catch (cause) {
    if (cause instanceof DecisionFault) played.push(cause.next);
    return { played, cause };
  }
}

/** How often a shorter play is tried: each is played anew, and a person waits for the outcome. */
const patience = 4000;

/** Leaves out as many picks as it can, in ever smaller pieces, and makes the others as plain as it can. */
function shorten<O>(plan: Plan<O>, fails: (plan: Plan<O>) => boolean): Plan<O> {
  let best = plan;
  let tries = 0;
  const better = (picks: readonly number[]): boolean => {
    if (tries++ > patience) return false;
    const shorter = { ...best, picks };
    if (!fails(shorter)) return false;
    best = shorter;
    return true;
  };
  for (let before = ''; before !== best.picks.join() && tries < patience; ) {
    before = best.picks.join();
    for (let size = best.picks.length; size >= 1; size = Math.floor(size / 2)) {
      for (let at = best.picks.length - size; at >= 0; at -= size) better(best.picks.toSpliced(at, size));
    }
    for (let at = 0; at < best.picks.length; at++) {
      if (plain.some((pick) => pick < best.picks[at] && better(best.picks.with(at, pick)))) continue;
      // What is left out changes what the next pick means, so both change at once.
      plain.some((pick) => better(best.picks.toSpliced(at, 2, pick)));
    }
  }
  return best;
}

const plain = [0, 1, 2, 3, 4, 5, 6, 7];

function write<S extends State, O>(
  game: Game<S, O>,
  law: Law<S>,
  plan: Plan<O>,
  played: readonly Played[],
): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vigrid-fault-')), `${game.id}.yaml`);
  const rule = Object.keys(game.rulebook.rules)[0];
  writeFileSync(file, writeScenario(game, plan.setup, played, `Fault: ${law.title}`, rule));
  return file;
}
