/**
 * Random play as data: a set-up and a list of whole numbers, each of which picks one of the seats asked and one of its
 * answers. Any list means some legal play, so a list can be cut and simplified freely while a fault remains.
 */
import fc from 'fast-check';
import type { GameEvent } from '../events.ts';
import { type Game, type Run, type Setup, type State, seatings } from '../game.ts';
import { type Match, openMatch, play } from '../match.ts';
import { count } from '../questions.ts';
import { type Random, seeded } from '../random.ts';
import { awaited, questionFor } from '../run.ts';
import type { Played } from '../scenario/write.ts';
import { readSettings } from '../settings-reader.ts';

/** A game to be played by a test. */
export interface Plan<O = unknown> {
  readonly setup: Setup<O>;
  readonly picks: readonly number[];
}

/** Which games are played: every combination of these, with seeds and picks of chance. */
export interface Field {
  /** As untrusted as from anywhere: the game reads them for the number of seats. */
  readonly options: readonly unknown[] | fc.Arbitrary<unknown>;
  /** Numbers of seats; all that the game allows where not given. */
  readonly seats?: readonly number[];
  /** How many decisions deep play is looked at. */
  readonly depth?: number;
}

/** A game somewhere on its way. */
export interface Point<S extends State = State> {
  readonly game: Game<S>;
  readonly run: Run<S>;
  readonly seats: number;
  /** What has happened since the last decision. */
  readonly events: readonly GameEvent[];
  /** The game's objects as they were at the beginning. */
  readonly census: readonly number[];
  /** Chance for the tests themselves; the same whenever the plan is the same. */
  readonly chance: Random;
}

/** A game that was played from its set-up, and how it came here. */
export interface MatchPoint<S extends State = State> extends Point<S> {
  readonly match: Match<S>;
  readonly played: readonly Played[];
}

const ordinaryDepth = 150;

/** Any plan for a game. */
export function plans<S extends State, O>(game: Game<S, O>, field: Field): fc.Arbitrary<Plan<O>> {
  const seats = field.seats ?? seatings(game.seats);
  const options = Array.isArray(field.options) ? fc.constantFrom(...field.options) : field.options;
  const picks = fc.array(fc.nat(), { maxLength: field.depth ?? ordinaryDepth, size: 'max' });
  return fc
    .record({
      seats: fc.constantFrom(...seats),
      options: options as fc.Arbitrary<unknown>,
      seed: fc.nat({ max: 999_999 }),
      picks,
    })
    .map((drawn) => ({
      setup: {
        seats: drawn.seats,
        seed: String(drawn.seed),
        options: read(game, drawn.options, drawn.seats),
      },
      picks: drawn.picks,
    }));
}

/** Plays a plan and stops at every decision on the way, the last one included. `played` grows as it goes. */
export function* walk<S extends State, O>(
  game: Game<S, O>,
  plan: Plan<O>,
  played: Played[],
): Generator<MatchPoint<S>> {
  let events: GameEvent[] = [];
  const record = { game: game.id, version: game.version, setup: plan.setup, clock: null, entries: [] };
  const match = openMatch(game, record, (event) => events.push(event));
  const census = game.census(match.run.state);
  const chance = seeded(`${plan.setup.seed} ${plan.picks.join(' ')}`);
  const point = () => {
    const { seats } = plan.setup;
    return { game, match, run: match.run, seats, played, events, census, chance };
  };
  for (const pick of plan.picks) {
    yield point();
    const seats = awaited(match.run);
    if (seats.length === 0) return;
    const seat = seats[pick % seats.length];
    const q = questionFor(match.run, seat);
    if (!q) throw new Error(`Seat ${seat} is awaited and yet asked nothing.`);
    const answer = Math.floor(pick / seats.length) % count(q);
    events = [];
    played.push({ seat, answer });
    const refusal = play(match, { seat, answer });
    if (refusal) throw new Error(`Answer ${answer} to "${q.ask}" was refused: ${refusal.text.en}`);
  }
  yield point();
}

function read<S extends State, O>(game: Game<S, O>, given: unknown, seats: number): O {
  const told = readSettings(game, given, seats);
  if ('options' in told) return told.options;
  throw new Error(`The suite's options can not be played: ${told.problems[0].text.en}`);
}
