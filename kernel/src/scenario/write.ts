/** Writes a played game as a scenario file, so that a fault found by chance can be read, run and kept. */
import { stringify } from 'yaml';
import type { Game, Seat, Setup } from '../game.ts';
import { decode } from '../questions.ts';
import { answer, questionFor, start } from '../run.ts';

export interface Played {
  readonly seat: Seat;
  readonly answer: number;
}

export function writeScenario(
  game: Game,
  setup: Setup,
  played: readonly Played[],
  title: string,
  rule: string,
): string {
  const run = start(game, setup);
  const play = played.map(({ seat, answer: n }) => {
    const q = questionFor(run, seat);
    const act = q?.kind === 'act' ? (decode(q, n) as { do: string }) : null;
    const line = act ? game.scenario.line(run.state, act) : `#${n}`;
    const unique =
      q?.kind === 'act' &&
      act &&
      q.options.filter((o) => game.scenario.line(run.state, o) === line).length === 1;
    answer(run, seat, n);
    return { [String.fromCharCode(97 + seat)]: unique ? line : `#${n}` };
  });
  return stringify({
    title,
    rule,
    game: game.id,
    seats: setup.seats,
    seed: setup.seed,
    options: setup.options,
    play,
  });
}
