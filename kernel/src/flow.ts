/**
 * The course of play as data. Where we are in the rules is a stack of frames; each frame is a kind, the number of its
 * next step and whatever it has to remember, all plain data. The flow of a kind lists its steps in the order of the
 * rulebook. A step either does something or asks something; a step that needs a whole procedure carried out first
 * pushes a frame and the flow goes on below it when that frame is finished.
 */

import type { Run } from './game.ts';
import type { Question, Value } from './questions.ts';

/** Where a flow is: its kind, the step it is at, and whatever it has to remember. */
export interface Frame {
  readonly kind: string;
  step: number;
  /** While several seats go their own ways (`apart`): a stack of frames for each, empty when it is done. */
  apart?: Frame[][] | null;
}

/** A step that does something. */
export interface DoStep<G extends Run, F> {
  does(g: G, f: F): void;
}

/** Asks one seat. No question means that there is nothing to decide, and the step is passed over. */
export interface AskStep<G extends Run, F> {
  ask(g: G, f: F): Question | null;
  take(g: G, f: F, value: unknown, q: Question): void;
}

/** Asks several seats at once and in secret; goes on when all have answered. Values come in the order asked. */
export interface AskAllStep<G extends Run, F> {
  askAll(g: G, f: F): readonly Question[];
  takeAll(g: G, f: F, values: readonly unknown[]): void;
}

/**
 * Lets several seats go through procedures of their own side by side, each at its own pace and in secret; goes on when
 * all are done. Each begins with one of the frames.
 */
export interface ApartStep<G extends Run, F> {
  apart(g: G, f: F): readonly Frame[];
}

/** One step of a flow. */
export type Step<G extends Run, F> = DoStep<G, F> | AskStep<G, F> | AskAllStep<G, F> | ApartStep<G, F>;

/** A flow with its steps in order and their names. */
export interface Flow<G extends Run = Run> {
  readonly names: readonly string[];
  readonly steps: readonly Step<G, Frame>[];
}

type Steps<G extends Run, F> = Readonly<Record<string, ((g: G, f: F) => void) | Step<G, F>>>;

/** Describes a flow: `flow<G, F>({ open(g, f) {…}, main: asks(question, take), … })`. */
export function flow<G extends Run, F extends Frame>(steps: Steps<G, F>): Flow<G> {
  return {
    names: Object.keys(steps),
    steps: Object.values(steps).map((step) => (typeof step === 'function' ? { does: step } : step)),
  };
}

/** A step that asks one seat, and takes its answer. */
export function asks<G extends Run, F extends Frame, Q extends Question>(
  ask: (g: G, f: F) => Q | null,
  take: (g: G, f: F, value: Value<Q>, q: Q) => void,
): AskStep<G, F> {
  return { ask, take: take as AskStep<G, F>['take'] };
}

/** A step that asks several seats at once in secret, and takes all answers together. */
export function asksAll<G extends Run, F extends Frame, Q extends Question>(
  askAll: (g: G, f: F) => readonly Q[],
  takeAll: (g: G, f: F, values: readonly Value<Q>[]) => void,
): AskAllStep<G, F> {
  return { askAll, takeAll: takeAll as AskAllStep<G, F>['takeAll'] };
}

/** A step in which seats decide side by side in secret, each on a stack of its own. */
export function apart<G extends Run, F extends Frame>(
  begin: (g: G, f: F) => readonly Frame[],
): ApartStep<G, F> {
  return { apart: begin };
}

/** Carries out another procedure before the present flow goes on. */
export function push<F extends Frame>(g: Run, frame: F): F {
  g.state.frames.push(frame);
  return frame;
}

/** Comes back to the present step once more, after whatever was pushed is done. Call it inside that step. */
export function again(f: Frame): void {
  f.step--;
}

/** Goes on at the step of the given name. */
export function goTo(g: Run, f: Frame, name: string): void {
  const at = g.game.flows[f.kind].names.indexOf(name);
  if (at < 0) throw new Error(`The flow "${f.kind}" has no step "${name}".`);
  f.step = at;
}

/** Leaves the present flow after this step. */
export function leave(g: Run, f: Frame): void {
  f.step = g.game.flows[f.kind].steps.length;
}
