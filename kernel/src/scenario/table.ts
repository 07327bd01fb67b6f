/** A scenario under way: the game, and what has happened since the last act. */
import { copy } from '../copy.ts';
import type { GameEvent } from '../events.ts';
import { type Game, type Run, ScenarioFault, type Seat, type State } from '../game.ts';
import { stateAt } from '../position.ts';
import { type Act, isAnswer, type Question } from '../questions.ts';
import { seeded } from '../random.ts';
import { answer, questionFor, resume } from '../run.ts';
import { readSettings } from '../settings-reader.ts';
import { letter } from './answers.ts';
import type { Scenario } from './read.ts';
import { type Trace, type Tracer, tracer } from './trace.ts';

export interface Table<S extends State = State, A extends Act = Act, E extends GameEvent = GameEvent> {
  readonly run: Run<S, A, E>;
  readonly seats: number;
  /** What has happened since the last act. */
  events: GameEvent[];
  /** The state before the last act: what events are about is called as it was then. */
  before: S;
  /** Decisions since then that left no choice. A scenario may name them all the same. */
  unasked: Unasked[];
  readonly tell: Tracer | undefined;
}

export interface Unasked {
  readonly q: Question;
  /** As it was then, for the names. */
  readonly state: State;
}

/** The table at the beginning of a scenario. */
export function set<S extends State, A extends Act, E extends GameEvent>(
  scenario: Scenario,
  game: Game<S, unknown, A, E>,
  trace?: Trace,
): Table<S, A, E> {
  const random = { ...seeded(scenario.seed), script: scenario.random && [...scenario.random] };
  const state = begun(scenario, game, random);
  const tell = trace && tracer(game, state, trace);
  const before = copy(state);
  // Events come before `resume` has returned the run.
  const early: Pick<Table, 'events' | 'unasked'> = { events: [], unasked: [] };
  let table: Table<S, A, E> | undefined;
  const run = resume(
    game,
    state,
    (event) => {
      (table ?? early).events.push(event);
      tell?.hear(event);
    },
    (q) => {
      (table ?? early).unasked.push({ q, state: copy(state) });
      tell?.unasked(q);
    },
  );
  table = { run, seats: scenario.seats, ...early, before, tell };
  for (const { seat, answer: n } of scenario.before) {
    const q = questionFor(run, seat);
    if (!q || !isAnswer(q, n))
      throw new ScenarioFault(`"before" does not fit the game at ${letter(seat)}${n}.`);
    give(table, seat, n);
  }
  if (scenario.before.length === 0) tell?.standing(run);
  return table;
}

function begun<S extends State>(scenario: Scenario, game: Game<S>, random: State['random']): S {
  if (scenario.position !== undefined) return stateAt(game, scenario.position, random);
  const read = readSettings(game, scenario.options, scenario.seats);
  if ('problems' in read) throw new ScenarioFault(read.problems[0].text.en);
  const state = game.begin({ seats: scenario.seats, seed: scenario.seed, options: read.options });
  state.random.script = random.script;
  return state;
}

/** Gives a seat's answer; what happens is told from here on. */
export function give(table: Table, seat: Seat, n: number): void {
  table.events = [];
  table.unasked = [];
  table.before = copy(table.run.state);
  pass(table, seat, n);
}

/** Gives an answer that belongs to the last act, as passes do: what has happened since that act is still told. */
export function pass(table: Table, seat: Seat, n: number): void {
  answer(table.run, seat, n);
  table.tell?.standing(table.run);
}
