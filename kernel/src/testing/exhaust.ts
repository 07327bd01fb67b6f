/** Plays random games until everything a game has has been used, and tells what never was. */
import type { GameEvent } from '../events.ts';
import type { Game, Setup, State } from '../game.ts';
import type { Act } from '../questions.ts';
import { below, seeded } from '../random.ts';
import { answer, awaited, questionFor, start } from '../run.ts';
import { byChance, type Chooser } from './choose.ts';

/** What is to be used up, and how to look for it. */
export interface Exhaustion<S extends State, O, A extends Act = Act, E extends GameEvent = GameEvent> {
  readonly game: Game<S, O, A, E>;
  /** Set-ups taken in turn; the number of the game is their seed. */
  readonly options: readonly O[];
  readonly seats: number;
  /** Everything that should be used: cards, abilities, spaces … */
  readonly all: readonly string[];
  /** What an event shows to have been used. The state is as it is when the event is told. */
  used(event: E, state: S): readonly string[];
  /** Answers by chance where not given. */
  readonly choose?: Chooser<S, A, E>;
  /** The most games to be played. */
  readonly bound: number;
}

/** What was used and what was not. */
export interface Exhausted {
  readonly games: number;
  readonly decisions: number;
  /** What was never used. */
  readonly never: readonly string[];
  /** Used, though not on the list of all there is. */
  readonly unknown: readonly string[];
}

/** Plays until everything that a game has was used, and tells what was not. */
export function exhaust<S extends State, O, A extends Act, E extends GameEvent>(
  of: Exhaustion<S, O, A, E>,
): Exhausted {
  const never = new Set(of.all);
  const all = new Set(of.all);
  const unknown = new Set<string>();
  let games = 0;
  let decisions = 0;
  while (never.size > 0 && games < of.bound) {
    const setup = { seats: of.seats, seed: String(games), options: of.options[games % of.options.length] };
    decisions += playOne(of, setup, (key) => {
      never.delete(key);
      if (!all.has(key)) unknown.add(key);
    });
    games++;
  }
  return { games, decisions, never: [...never], unknown: [...unknown] };
}

/** More decisions than any game needs. */
const endless = 200_000;

function playOne<S extends State, O, A extends Act, E extends GameEvent>(
  { game, used, choose = byChance }: Exhaustion<S, O, A, E>,
  setup: Setup<O>,
  tick: (key: string) => void,
): number {
  const chance = seeded(`exhaust ${setup.seed}`);
  // Before the first decision nothing is used, so that it does not matter that the state is not there yet.
  const run = start(game, setup);
  run.listener = (event) => used(event, run.state).forEach(tick);
  let decisions = 0;
  while (!run.state.result) {
    const seats = awaited(run);
    const seat = seats[below(chance, seats.length)];
    const q = questionFor(run, seat);
    if (!q) throw new Error(`Seat ${seat} is awaited and yet asked nothing.`);
    answer(run, seat, choose(run, seat, q, chance));
    decisions++;
    if (decisions > endless) throw new Error(`The game of seed ${setup.seed} does not end.`);
  }
  return decisions;
}
