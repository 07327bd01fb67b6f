/**
 * Our own figures, for any game of the house. Rules, events and record are complete in each of them; decisions without
 * a choice are not counted.
 */
import { copy, loadRecord, openMatch, type State, saveRecord } from '@vigrid/kernel';
import type { Figure, Metric } from './figure.ts';
import { heapPerItem, measureCall, measureGames, type Plan } from './measure.ts';
import { halfway, type Played, playRandomly, refusedActs, type Table } from './random-play.ts';

/** How many different games a figure about single states or records is taken over. */
const SAMPLES = 16;
const LIVE_GAMES = 2000;
/** The length of game that records and replays are stated for. */
const LENGTH = 300;

/** Measures one game at its table; each figure is given as soon as it is known. */
export function* measureTable<S extends State, O>(table: Table<S, O>, plan: Plan): Generator<Figure> {
  const { game } = table;
  const figure = (metric: Metric, value: number, noise: { spread?: number; busy?: number } = {}): Figure => {
    const { spread, busy } = noise;
    return { peer: 'ours', case: game.id, metric, value, ...(spread && { spread }), ...(busy && { busy }) };
  };

  const rates = measureGames((number) => playRandomly(table, number).decisions, plan);
  yield figure('decisions/s', rates.decisions, rates);
  yield figure('games/s', rates.games, rates);
  yield figure('decisions/game', rates.decisionsPerGame);

  const runs = numbers(SAMPLES).map((number) => halfway(table, number).run);
  const copied = measureCall(() => runs.map((run) => copy(run.state)), plan);
  yield figure('copy µs', copied.micros / runs.length, copied);
  const viewed = measureCall(() => runs.map((run) => JSON.stringify(game.view(run.state, 0))), plan);
  yield figure('view µs', viewed.micros / runs.length, viewed);

  const refused = refusedActs(table, numbers(SAMPLES * 10));
  // A small game may never refuse what it has offered before.
  if (refused.length > 0) {
    const explained = measureCall(
      () => refused.map((one) => game.explain(one.run, one.seat, one.intent)),
      plan,
    );
    yield figure('explain µs', explained.micros / refused.length, explained);
  }

  const recorded = longGames(table);
  yield figure(
    'record bytes',
    recorded.reduce((sum, played) => sum + storedBytes(played), 0) / recorded.length,
  );
  const decisions = recorded.reduce((sum, played) => sum + played.decisions, 0);
  const texts = recorded.map((played) => saveRecord(played.record));
  const replayed = measureCall(() => texts.map((text) => replay(table, text)), plan);
  yield figure('replay ms', ((replayed.micros / 1000) * LENGTH) / decisions, replayed);

  yield figure('heap kB/game', heapPerItem((number) => halfway(table, number), LIVE_GAMES) / 1024);
}

/** How many whole games a game set up otherwise plays, under a name of its own. */
export function measureVariant<S extends State, O>(table: Table<S, O>, name: string, plan: Plan): Figure {
  const { games, spread, busy } = measureGames((number) => playRandomly(table, number).decisions, plan);
  return { peer: 'ours', case: name, metric: 'games/s', value: games, spread, busy };
}

/** Long games, cut at 300 decisions, so that the set-up weighs in them about as it does in one of that length. */
function longGames<S extends State, O>(table: Table<S, O>): Played[] {
  return numbers(SAMPLES * 10)
    .map((number) => playRandomly(table, number, LENGTH))
    .sort((a, b) => b.decisions - a.decisions)
    .slice(0, SAMPLES);
}

/** Bytes of the saved record if the game had had exactly 300 decisions like those it had. */
function storedBytes({ record, decisions }: Played): number {
  const head = Buffer.byteLength(saveRecord({ ...record, entries: [] }));
  return head + ((Buffer.byteLength(saveRecord(record)) - head) * LENGTH) / decisions;
}

/** From saved text to a game that can go on, its events told again. */
function replay<S extends State, O>(table: Table<S, O>, text: string): unknown[] {
  const events: unknown[] = [];
  const loaded = loadRecord(text);
  if ('problem' in loaded) throw new Error(loaded.problem.text.en);
  openMatch(table.game, loaded.record, (event) => events.push(event));
  return events;
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
