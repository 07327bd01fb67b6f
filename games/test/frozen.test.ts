import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  awaited,
  below,
  contract,
  count,
  fingerprint,
  type Game,
  type GameEvent,
  type GameRecord,
  loadRecord,
  openMatch,
  play,
  questionFor,
  seeded,
} from '@vigrid/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineOf, frozenEngine, frozenVersions, gameIds, gameOf } from '../index.ts';
import { freeze } from '../scripts/freeze.ts';

let folder: string;
const url = (id: string) => pathToFileURL(`${join(folder, id)}/`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigrid-frozen-'));
  mkdirSync(join(folder, 'old'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a frozen engine', () => {
  test.each(gameIds)(
    'of %s plays records of its version as they were played, to the last die',
    async (id) => {
      const now = await gameOf(id);
      const { game } = now ?? expect.unreachable(`there is no game ${id}`);
      await freeze(id, join(folder, id));
      const then = await frozenEngine(id, game.version, url(id));
      const record = randomGame(game);
      expect(then?.game).not.toBe(game);
      expect(played(then?.game ?? game, record)).toEqual(played(game, record));
      expect((await then?.terminal())?.draw).toBeInstanceOf(Function);
    },
  );

  test('is looked for by its version and not taken for another', async () => {
    const [id] = gameIds;
    const version = (await gameOf(id))?.game.version ?? 0;
    expect(frozenVersions(id, url(id))).toContain(version);
    expect(await frozenEngine(id, version + 1, url(id))).toBeNull();
    expect((await engineOf(id, version))?.game).toBe((await gameOf(id))?.game);
    expect(await engineOf(id, version + 1)).toBeNull();
    expect(await engineOf('checkers', 1)).toBeNull();
  });

  test('made for another kernel is left alone', async () => {
    const game = `{ id: 'old', version: 1 }`;
    writeFileSync(
      join(folder, 'old', '1.js'),
      `export const contract = ${contract + 1}, terminal = {}; export default ${game};`,
    );
    expect(await frozenEngine('old', 1, url('old'))).toBeNull();
  });

  test('of something else is refused by name', async () => {
    writeFileSync(join(folder, 'old', '77.js'), `export default 'no game';`);
    await expect(frozenEngine('old', 77, url('old'))).rejects.toThrow('is not the engine of old, version 77');
  });
});

describe('every frozen engine that is kept', () => {
  const kept = gameIds.flatMap((id) => frozenVersions(id).map((version) => ({ id, version })));

  test('is of an earlier version than the game and runs on this kernel', async () => {
    for (const { id, version } of kept) {
      expect((await gameOf(id))?.game.version, `${id} ${version}`).toBeGreaterThan(version);
      const engine = await frozenEngine(id, version);
      expect(engine?.game, `${id} ${version}`).toMatchObject({ id, version });
      if (engine) expect(() => randomGame(engine.game)).not.toThrow();
    }
  });
});

test('a game that version 2 of Dune recorded plays out as it did then', async () => {
  const read = loadRecord(readFileSync(new URL('records/dune-2.vigrid', import.meta.url), 'utf8'));
  if ('problem' in read) throw new Error(read.problem.text.en);
  const { record } = read;
  const engine = await engineOf(record.game, record.version);
  const { game } = engine ?? expect.unreachable('version 2 of Dune is not kept');
  expect(game.version).toBe(2);
  expect(played(game, record).result).toEqual({ winners: [2], rule: 'D-1.2', scores: [3, 4, 9] });
});

/** A game between players who answer anything, as it is recorded. */
function randomGame(game: Game): GameRecord {
  const seats = Math.max(2, game.seats.min);
  const setup = { seats, seed: `frozen ${game.id}`, options: {} };
  const { id, version } = game;
  const match = openMatch(game, { game: id, version, setup, clock: null, entries: [] });
  const random = seeded('anything');
  for (let [seat] = awaited(match.run); seat !== undefined; [seat] = awaited(match.run)) {
    const question = questionFor(match.run, seat);
    play(match, { seat, answer: question ? below(random, count(question)) : 0 });
  }
  return match.record;
}

/** All that came of a record: each event, each seat's view, the last state. */
function played(game: Game, record: GameRecord) {
  const events: GameEvent[] = [];
  const { run } = openMatch(game, record, (event) => events.push(event));
  const views = Array.from({ length: record.setup.seats }, (_, seat) => game.view(run.state, seat));
  const said = events.map((event) => game.speak.event(event, 'ru', names));
  return { events, views, said, result: run.state.result, print: fingerprint(run.state) };
}

const names = { card: (id: number) => `#${id}`, seat: (seat: number) => `Player ${seat}` };
