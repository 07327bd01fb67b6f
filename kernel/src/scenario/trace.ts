/** Tells a scenario step by step: what is asked and may be answered, what chance says, what happens, what lies on the stack. */
import type { GameEvent } from '../events.ts';
import type { AnyGame, Result, Run, State } from '../game.ts';
import { count, type Question } from '../questions.ts';
import type { Outcome } from '../random.ts';
import { awaited, questionFor } from '../run.ts';
import { answers, letter } from './answers.ts';
import type { Step } from './read.ts';

/** One moment of a scenario as it is played. */
export type Moment =
  /** The scenario begins, or one of its `again`. */
  | { readonly kind: 'part'; readonly title: string; readonly rule: string }
  | { readonly kind: 'step'; readonly line: number; readonly what: Step['what'] }
  | { readonly kind: 'chance'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'event'; readonly event: GameEvent }
  | { readonly kind: 'stack'; readonly stack: readonly unknown[] }
  | {
      readonly kind: 'asked';
      readonly seat: string;
      readonly ask: string;
      readonly rule: string;
      /** How many answers there are; the first of them follow. */
      readonly count: number;
      readonly answers: readonly string[];
    }
  /** A decision that left no choice and was taken at once. */
  | {
      readonly kind: 'unasked';
      readonly seat: string;
      readonly ask: string;
      readonly rule: string;
      readonly answers: readonly string[];
    }
  | { readonly kind: 'over'; readonly result: Result }
  | { readonly kind: 'failure'; readonly line: number; readonly text: string };

/** Hears every moment; the state is as it is then, null before there is one. */
export type Trace = (moment: Moment, game: AnyGame, state: State | null) => void;

/** What tells a trace of one game. */
export interface Tracer {
  hear(event: GameEvent): void;
  unasked(q: Question): void;
  /** Tells where the game stands now that somebody has to decide. */
  standing(run: Run): void;
}

export function tracer(game: AnyGame, state: State, trace: Trace): Tracer {
  let script = [...(state.random.script ?? [])];
  /** Scripted chance that was needed since the last moment. */
  const tellChance = () => {
    const left = state.random.script ?? [];
    const outcomes = script.slice(0, script.length - left.length);
    script = [...left];
    if (outcomes.length > 0) trace({ kind: 'chance', outcomes }, game, state);
  };
  return {
    hear(event) {
      tellChance();
      trace({ kind: 'event', event }, game, state);
    },
    unasked(q) {
      tellChance();
      // That somebody could only pass is no news.
      if (q.kind === 'act' && q.options.every((act) => act.do === 'pass')) return;
      const { seat, ask, rule } = q;
      trace(
        { kind: 'unasked', seat: letter(seat), ask, rule, answers: answers({ game, state }, q) },
        game,
        state,
      );
    },
    standing(run) {
      tellChance();
      const stack = game.scenario.read(state, ['stack']);
      if (Array.isArray(stack) && stack.length > 0) trace({ kind: 'stack', stack }, game, state);
      for (const seat of awaited(run)) {
        const q = questionFor(run, seat);
        if (!q) continue;
        const { ask, rule } = q;
        const shown = answers(run, q);
        trace({ kind: 'asked', seat: letter(seat), ask, rule, count: count(q), answers: shown }, game, state);
      }
      if (state.result) trace({ kind: 'over', result: state.result }, game, state);
    },
  };
}
