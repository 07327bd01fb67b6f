/** Writes a played game as a scenario file, so that a fault found by chance can be read, run and kept. */
import { stringify } from 'yaml';
import type { AnyGame, Run, Seat, Setup } from '../game.ts';
import { positionOf } from '../position.ts';
import type { Act } from '../questions.ts';
import { answer, questionFor, start } from '../run.ts';
import { letter } from './answers.ts';

/** A decision, for writing it down. */
export interface Played {
  readonly seat: Seat;
  readonly answer: number;
}

/** A played game as the text of a scenario. */
export function writeScenario(
  game: AnyGame,
  setup: Setup,
  played: readonly Played[],
  title: string,
  rule: string,
  /** So many of the decisions come before what is to be shown: they are written by their numbers alone. */
  before = 0,
): string {
  const play: Record<string, string>[] = [];
  let run: Run | undefined;
  for (const [i, { seat, answer: n }] of played.entries()) {
    // The last decision is not carried out: it may be the one that the game can not bear.
    if (run) answer(run, played[i - 1].seat, played[i - 1].answer);
    else run = start(game, setup);
    if (i >= before) play.push({ [letter(seat)]: lineOf(run, seat, n) });
  }
  return stringify({
    title,
    rule,
    game: game.id,
    seats: setup.seats,
    seed: setup.seed,
    options: setup.options,
    ...(before > 0 && { before: writeDecisions(played.slice(0, before)) }),
    play,
  });
}

/** The moment as a position to go on from; null where the game has no words for any, or is over. */
export function writeMoment({ game, state, asked }: Run, seats: number, title: string): string | null {
  const position = positionOf(game, state);
  if (!position || asked.length === 0) return null;
  const questions = Object.fromEntries(asked.map(({ seat, ask }) => [letter(seat), ask]));
  return stringify({
    title,
    rule: asked[0].rule,
    game: game.id,
    seats,
    position,
    play: [{ asked: questions }],
  });
}

/** "a3 0 b7": decisions by their numbers, the seat where it is not the one before, as a record has them. */
const writeDecisions = (played: readonly Played[]): string =>
  played
    .map(({ seat, answer: n }, i) => (seat === played[i - 1]?.seat ? `${n}` : `${letter(seat)}${n}`))
    .join(' ');

/** The act in the game's own words where they mean it alone, else the number of the answer. */
function lineOf(run: Run, seat: Seat, n: number): string {
  const q = questionFor(run, seat);
  if (q?.kind !== 'act') return `#${n}`;
  const words = (act: Act) => run.game.scenario.line(run.state, act);
  const line = words(q.options[n]);
  return q.options.filter((option) => words(option) === line).length === 1 ? line : `#${n}`;
}
