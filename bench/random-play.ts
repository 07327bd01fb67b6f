/** Games of uniformly random legal decisions, on any game of the house. */
import {
  type Act,
  answer,
  below,
  count,
  type Entry,
  encode,
  type Game,
  type GameEvent,
  type GameRecord,
  type Match,
  openMatch,
  type Question,
  type Reason,
  type Run,
  readSettings,
  type Seat,
  type Setup,
  type State,
  seeded,
  start,
} from '@vigrid/kernel';

/** A game as it is measured: the game, how many play it, and what they have chosen beyond what is usual. */
export interface Table<S extends State, O> {
  readonly game: Game<S, O>;
  readonly seats: number;
  readonly options?: object;
}

export interface Played {
  readonly record: GameRecord;
  /** The events, kept as a server would to show them. */
  readonly events: readonly GameEvent[];
  /** The entries that were a choice: asked with more than one legal answer. */
  readonly decisions: number;
}

/** Plays the game of that number to its end, or up to `limit` decisions. */
export function playRandomly<S extends State, O>(
  table: Table<S, O>,
  number: number,
  limit = Infinity,
): Played {
  const setup = setupOf(table, number);
  const events: GameEvent[] = [];
  const entries: Entry[] = [];
  const random = seeded(`player ${number}`);
  const run = start(table.game, setup, (event) => events.push(event));
  let decisions = 0;
  for (let q = openQuestion(run); q !== undefined && decisions < limit; q = openQuestion(run)) {
    const legal = count(q);
    const entry = { seat: q.seat, answer: below(random, legal) };
    if (legal > 1) decisions++;
    entries.push(entry);
    answer(run, entry.seat, entry.answer);
  }
  const { id, version } = table.game;
  return { record: { game: id, version, setup, clock: null, entries }, events, decisions };
}

/** The game of that number, stopped after half of its decisions. */
export function halfway<S extends State, O>(table: Table<S, O>, number: number): Match<S> {
  const { record } = playRandomly(table, number);
  return openMatch(table.game, { ...record, entries: record.entries.slice(0, record.entries.length >> 1) });
}

export interface Refused<S extends State> {
  readonly run: Run<S>;
  readonly seat: Seat;
  readonly intent: Act;
  readonly reasons: readonly Reason[];
}

/**
 * Acts that a seat was offered before and may not do halfway through the game of one of these numbers: one example for
 * each kind of refusal, or the cards that have since left play, of which there are most, would hide the others.
 */
export function refusedActs<S extends State, O>(
  table: Table<S, O>,
  numbers: readonly number[],
): Refused<S>[] {
  const kinds = new Map<string, Refused<S>>();
  for (const refused of numbers.flatMap((number) => refusedHalfway(table, number))) {
    const kind = [refused.intent.do, ...refused.reasons.map((reason) => reason.why)].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, refused);
  }
  return [...kinds.values()];
}

function refusedHalfway<S extends State, O>(table: Table<S, O>, number: number): Refused<S>[] {
  const { run, record } = halfway(table, number);
  const asked = openQuestion(run);
  if (asked?.kind !== 'act') return [];
  const { seat } = asked;
  const offered = new Map<string, Act>();
  const before = start(table.game, setupOf(table, number));
  for (const entry of record.entries) {
    const q = openQuestion(before);
    if (q?.kind === 'act' && q.seat === seat)
      for (const act of q.options) offered.set(JSON.stringify(act), act);
    if ('answer' in entry) answer(before, entry.seat, entry.answer);
  }
  return [...offered.values()]
    .filter((intent) => encode(asked, intent) === null)
    .map((intent) => ({ run, seat, intent, reasons: table.game.explain(run, seat, intent) }))
    .filter(({ reasons }) => reasons.length > 0);
}

function setupOf<S extends State, O>({ game, seats, options = {} }: Table<S, O>, number: number): Setup<O> {
  const read = readSettings(game, options, seats);
  if ('problems' in read) {
    throw new Error(
      `${game.id} can not be set up for ${seats}: ${read.problems.map(({ text }) => text.en).join(' ')}`,
    );
  }
  return { seats, seed: `bench ${number}`, options: read.options };
}

/** The first question that still waits for its answer. */
function openQuestion(run: Run): Question | undefined {
  const { given } = run.state;
  return run.asked[given ? given.indexOf(null) : 0];
}
