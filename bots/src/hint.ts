/** What a good next step would be, for somebody who asks: the bot's own choice, and what it expects to come of it. */
import {
  answer,
  branch,
  copy,
  type GameEvent,
  imagine,
  type Random,
  type Run,
  resume,
  type Seat,
} from '@vigrid/kernel';
import { bots } from './index.ts';

/** An answer worth giving, with its chances and the reason. */
export interface Hint {
  readonly answer: number;
  /** What would happen at once, in a world that the seat can not tell from the true one. */
  readonly events: readonly GameEvent[];
  /** How good the position looks for the seat before and after, from -1 (lost) to 1 (won). */
  readonly before: number;
  readonly after: number;
}

/** The seat is asked something. Uses only what it may know. */
export function hintFor(run: Run, seat: Seat, chance: Random): Hint {
  const world = imagine(run, seat, chance);
  const chosen = bots.greedy.choose(branch(world), seat, chance);
  const events: GameEvent[] = [];
  const then = resume(world.game, copy(world.state), (event) => events.push(event));
  // Coming back to the question may have told of what lies before it.
  events.length = 0;
  answer(then, seat, chosen);
  const { judge } = world.game;
  return { answer: chosen, events, before: judge(world.state, seat), after: judge(then.state, seat) };
}
