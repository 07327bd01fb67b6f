/** Runs a game from question to question. */
import { copy } from './copy.ts';
import type { GameEvent, Listener } from './events.ts';
import type { ApartStep, Flow, Frame, Step } from './flow.ts';
import type { Game, Run, Seat, Setup, State } from './game.ts';
import { stateAt } from './position.ts';
import { type Act, count, decode, isAnswer, type Question } from './questions.ts';
import { below, die, type Random, seeded, shuffle } from './random.ts';

/** A new game, brought to its first question. */
export function start<S extends State, O, A extends Act, E extends GameEvent>(
  game: Game<S, O, A, E>,
  setup: Setup<O>,
  listener?: Listener<E>,
): Run<S, A, E> {
  return resume(game, opened(game, setup), listener);
}

/** The state before the first step. */
function opened<S extends State, O>(game: Game<S, O>, setup: Setup<O>): S {
  const { from } = setup;
  if (!from) return game.begin(setup);
  const state =
    from.position === undefined ? game.begin(setup) : stateAt(game, from.position, seeded(setup.seed));
  if (from.random) state.random = { ...state.random, script: [...from.random], loose: true };
  return state;
}

/** Goes on from a state, wherever it is. The run owns the state from now on. */
export function resume<S extends State, A extends Act, E extends GameEvent>(
  game: Game<S, unknown, A, E>,
  state: S,
  listener?: Listener<E>,
  unasked?: Run['unasked'],
): Run<S, A, E> {
  const run: Run<S, A, E> = { game, state, asked: [], listener, unasked };
  advance(run);
  return run;
}

/** A second game that goes its own way from here. Nobody listens to it yet. */
export function branch<S extends State, A extends Act, E extends GameEvent>(run: Run<S, A, E>): Run<S, A, E> {
  return { game: run.game, state: copy(run.state), asked: run.asked, listener: undefined };
}

/** The question a seat is asked now. */
export function questionFor<A extends Act>(run: Run<State, A>, seat: Seat): Question<A> | null {
  const at = run.asked.findIndex((q) => q.seat === seat);
  return at >= 0 && (run.state.given?.[at] ?? null) === null ? run.asked[at] : null;
}

/** The seats whose answer is awaited. */
export function awaited(run: Run): Seat[] {
  return run.asked.filter((_, i) => (run.state.given?.[i] ?? null) === null).map((q) => q.seat);
}

/**
 * Gives the seat's answer and goes on to the next question. The caller has made sure that the answer is legal
 * (`isAnswer`); anything else is a programmer's mistake and throws before anything has changed.
 */
export function answer(run: Run, seat: Seat, n: number): void {
  let at = 0;
  while (at < run.asked.length && run.asked[at].seat !== seat) at++;
  const q = run.asked[at];
  const { state } = run;
  if (!q || (state.given && state.given[at] !== null)) throw new Error(`Seat ${seat} is not asked anything.`);
  if (!isAnswer(q, n)) throw new RangeError(`${n} is not an answer to "${q.ask}" (${count(q)} answers).`);
  const { frames } = state;
  const frame = frames[frames.length - 1];
  const step = stepOf(run, frame);
  let others: OpenStacks | null = null;
  if (state.given) {
    state.given[at] = n;
    if (state.given.includes(null)) return;
    const values = state.given.map((given, i) => decode(run.asked[i], given ?? 0));
    state.given = null;
    // What was decided in secret comes to light.
    if (values.length > 1) state.reveals++;
    frame.step++;
    if ('takeAll' in step) step.takeAll(run, frame, values);
  } else if ('apart' in step && frame.apart) {
    const open = frame.apart.filter((stack) => stack.length > 0);
    others = new Map(open.map((stack, i) => [stack, run.asked[i]]));
    others.delete(open[at]);
    state.frames = open[at];
    const own = state.frames[state.frames.length - 1];
    take(run, own, stepOf(run, own), q, n);
    state.frames = frames;
  } else {
    take(run, frame, step, q, n);
  }
  advance(run, others);
}

/** Stacks of seats apart that wait for an answer, and what they ask. */
type OpenStacks = Map<readonly Frame[], Question>;

function take(run: Run, frame: Frame, step: Step<Run, Frame>, q: Question, n: number): void {
  frame.step++;
  if ('take' in step) step.take(run, frame, decode(q, n), q);
}

const stepOf = (run: Run, frame: Frame) => run.game.flows[frame.kind].steps[frame.step];

/** Ends the game. */
export function finish(run: Run, result: State['result']): void {
  run.state.result = result;
}

/** Notes that somebody has learned something, so that what came before can not be taken back. */
export function reveal(run: Run): void {
  run.state.reveals++;
}

/**
 * Notes that the others have learned what the deciding player has shown of their own. That may be taken back: who does
 * so has given it away (T-6).
 */
export function showOwn({ state }: Run): void {
  state.reveals++;
  state.shows = (state.shows ?? 0) + 1;
}

/** How often something has come to light that its seat has not shown of its own accord. */
export const seenSoFar = ({ reveals, shows = 0 }: State): number => reveals - shows;

/** A die by the chance of the game; all see it. */
export function rollDie(run: Run, sides: number): number {
  run.state.reveals++;
  return die(run.state.random, sides);
}

/** A whole number from 0 to n - 1, by the chance of the game; all know that it was drawn. */
export function chance(run: Run, n: number): number {
  run.state.reveals++;
  return below(run.state.random, n);
}

/** Shuffles in place by the chance of the game; all know that it was done. */
export function shuffled<T>(run: Run, items: T[]): T[] {
  run.state.reveals++;
  return shuffle(run.state.random, items);
}

/** A state that the seat can not tell from the present one, with dice of its own: what a bot may think about. */
export function imagine<S extends State, A extends Act, E extends GameEvent>(
  run: Run<S, A, E>,
  seat: Seat,
  random: Random,
): Run<S, A, E> {
  const state = run.game.redeal(run.state, seat, random);
  state.random = { words: [0, 1, 2, 3].map(() => below(random, 4294967296) | 0), script: null };
  if (state.given) state.given = state.given.map((given, i) => (run.asked[i].seat === seat ? given : null));
  return resume(run.game, state);
}

/** Goes on until somebody has to decide or the game is over. A decision without a choice is taken at once. */
function advance(run: Run, others: OpenStacks | null = null): void {
  run.asked = nobody;
  run.asked = carryOn(run, false, others);
}

/** Carries out the steps of `state.frames`; gives the questions at which they stop. */
function carryOn(run: Run, alone: boolean, others: OpenStacks | null): readonly Question[] {
  const { state, game } = run;
  const { frames } = state;
  let frame: Frame | undefined;
  let steps: Flow['steps'] = [];
  while (state.result === null) {
    const top = frames.at(-1);
    if (top === undefined) {
      if (alone) return nobody;
      throw new Error(`${game.id}: the course of play has ended without a result.`);
    }
    if (top !== frame) {
      frame = top;
      steps = game.flows[frame.kind].steps;
    }
    const at = frame.step;
    if (at >= steps.length) {
      frames.pop();
      continue;
    }
    const step = steps[at];
    if ('does' in step) {
      frame.step = at + 1;
      step.does(run, frame);
    } else if ('ask' in step) {
      const q = step.ask(run, frame);
      if (q === null) {
        frame.step = at + 1;
        continue;
      }
      const answers = count(q);
      if (answers === 0) throw new Error(`${game.id}: "${q.ask}" has no legal answer.`);
      if (answers > 1 || q.always) return [q];
      run.unasked?.(q);
      frame.step = at + 1;
      step.take(run, frame, decode(q, 0), q);
    } else if (alone) {
      throw new Error(`${game.id}: a seat that goes its own way can not ask several at once.`);
    } else if ('askAll' in step) {
      const asked = step.askAll(run, frame);
      if (asked.length > 0) {
        state.given ??= asked.map((q) => (q.always || count(q) !== 1 ? null : 0));
        if (state.given.includes(null)) return asked;
        state.given = null;
      }
      frame.step++;
      step.takeAll(
        run,
        frame,
        asked.map((q) => decode(q, 0)),
      );
    } else {
      const asked = carryOnApart(run, frame, step, others);
      if (asked.length > 0) return asked;
    }
  }
  return nobody;
}

/**
 * Carries on every stack of its own until it asks. What came before the seats parted can not be taken back any more,
 * nor what they did when all have come together again; in between each may take back its own (see match.ts).
 */
function carryOnApart(
  run: Run,
  frame: Frame,
  step: ApartStep<Run, Frame>,
  others: OpenStacks | null,
): readonly Question[] {
  const { state } = run;
  const { frames } = state;
  if (!frame.apart) {
    frame.apart = step.apart(run, frame).map((first) => [first]);
    state.reveals++;
  }
  const asked: Question[] = [];
  for (const stack of frame.apart) {
    // What one seat does changes nothing for the others, so they are asked the same as before.
    const same = others?.get(stack);
    state.frames = stack;
    const open = same ? [same] : carryOn(run, true, null);
    if (open.some(({ seat }) => asked.some((q) => q.seat === seat))) {
      throw new Error(`${run.game.id}: seat ${open[0].seat} is asked twice at once.`);
    }
    asked.push(...open);
  }
  state.frames = frames;
  if (state.result) return nobody;
  if (asked.length === 0) {
    frame.apart = null;
    frame.step++;
    state.reveals++;
  }
  return asked;
}

const nobody: readonly Question[] = [];
