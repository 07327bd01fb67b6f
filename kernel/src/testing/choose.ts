/** Who answers when games are played for tests. */
import type { GameEvent } from '../events.ts';
import type { Run, Seat, State } from '../game.ts';
import { type Act, count, type Question } from '../questions.ts';
import { below, type Random } from '../random.ts';

/** Chooses the number of an answer. Sees the whole state, so it is for tests alone. */
export type Chooser<S extends State, A extends Act = Act, E extends GameEvent = GameEvent> = (
  run: Run<S, A, E>,
  seat: Seat,
  q: Question<A>,
  chance: Random,
) => number;

/** Any answer, as chance has it. */
export const byChance = (_run: Run, _seat: Seat, q: Question, chance: Random): number =>
  below(chance, count(q));

/** By chance too, but seldom an act by which a turn ends with more to do. */
export function lively(ends: string): Chooser<State> {
  return (_run, _seat, q, chance) => {
    const n = below(chance, count(q));
    const idle = q.kind === 'act' && q.options[n].do === ends && below(chance, 8) > 0;
    return idle ? below(chance, count(q)) : n;
  };
}
