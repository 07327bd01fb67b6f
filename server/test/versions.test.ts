/** Games that were begun under an earlier version of their rules are never stuck. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Engine, frozenEngine, gameOf } from '@vigrid/games';
import { freeze } from '@vigrid/games/freeze';
import { loadRecord, openMatch } from '@vigrid/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServedGame } from '../src/games.ts';
import type { Serving } from '../src/serve.ts';
import { arrive, deedId, type Person, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones, stonesServed } from './server.ts';
import { stones } from './stones.ts';

const first = stonesServed;
/** The version after: everybody begins with a point, and there are no traps for two. */
const second: ServedGame = {
  ...stonesServed,
  game: {
    ...stones,
    version: 2,
    settings: {
      asks: { trap: { ...stones.settings.asks.trap, kind: 'switch', usual: false, when: [{ seats: [3] }] } },
    },
    begin({ seats, seed }) {
      const state = stones.begin({ seats, seed, options: { trap: false } });
      return { ...state, points: state.points.map(() => 1) };
    },
  },
};

let folder: string;
let server: Serving;
let log: string[];

const serveWith = async (...games: ServedGame[]) => {
  log = [];
  server = await serveStones(folder, { games, log: (line) => log.push(line) });
};

/** The server is stopped, and another begins on the same folder with these games. */
const restartWith = async (...games: ServedGame[]) => {
  await server.close();
  await serveWith(...games);
};

const comesBack = (person: Person) => arrive(server.url, person.token);
const recordAt = (table: string) => fetch(`${server.url}/api/tables/${table}/record`);
const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
const bot = { kind: 'bot', level: 'greedy' } as const;

/** A game of two, some decisions old. */
async function underWay() {
  const { table, first: one, second: other } = await twoAtTable(server.url);
  await one.answer(await one.until(table, ({ question }) => question !== null), 1);
  await other.answer(await other.until(table, ({ question }) => question !== null), 2);
  return { table, one, other, told: (await one.open(table)).log };
}

/** A table with somebody at it. */
async function madeBy(one: Person, wish: Parameters<typeof one.ask<'create'>>[1]) {
  const { table } = await one.ask('create', wish);
  return { table, one, code: (await one.open(table)).code ?? '' };
}

async function beforeTheChange(heroes: Engine) {
  const hero = await madeBy(await arrive(server.url), { game: 'heroes', seats: [{ kind: 'me' }, bot] });
  await hero.one.playOn(hero.table, ({ seq }) => seq >= 10);
  const guest = await arrive(server.url);
  return {
    hero: { ...hero, version: heroes.game.version },
    played: await underWay(),
    shown: await underWay(),
    again: await underWay(),
    listed: await underWay(),
    conceded: await underWay(),
    ofThree: await madeBy(guest, { game: 'stones', seats: [bot, { kind: 'me' }, bot] }),
    waiting: await madeBy(guest, { game: 'stones', seats }),
    trapped: await madeBy(guest, { game: 'stones', seats, options: { trap: true } }),
  };
}

let made: Awaited<ReturnType<typeof beforeTheChange>>;

beforeAll(async () => {
  folder = await freshFolder();
  const heroes = await gameOf('heroes');
  if (!heroes) return expect.unreachable('there are no Heroes');
  await serveWith(first, heroes);
  made = await beforeTheChange(heroes);
  const { version } = heroes.game;
  await freeze('heroes', folder);
  const frozen = await frozenEngine('heroes', version, pathToFileURL(join(folder, '/')));
  if (!frozen) return expect.unreachable('Heroes can not be frozen');
  await restartWith(first, second, frozen, { ...heroes, game: { ...heroes.game, version: version + 1 } });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

describe('where the engine of a version is kept, a game of that version', () => {
  test('is opened as it was, played to its end by the old rules, and verified', async () => {
    const { table, one, other, told } = made.played;
    const [back, rival] = await Promise.all([comesBack(one), comesBack(other)]);
    expect((await back.ask('lobby', {})).mine).toMatchObject([{ table, sealed: false }]);
    expect((await back.open(table)).log).toEqual(told);
    await rival.open(table);
    const [end] = await Promise.all([back.playOn(table), rival.playOn(table)]);
    expect(end.over?.rule).toBe('S-4');
    const read = loadRecord(await (await recordAt(table)).text());
    const { result } = 'record' in read ? openMatch(stones, read.record).run.state : { result: null };
    expect(result?.winners).toEqual(end.over?.winners);
  });

  test('is shown in words, for a screen draws the game as it is now', async () => {
    const { table, one } = made.shown;
    const back = await comesBack(one);
    await back.ask('hello', { token: one.token, screens: ['stones'] });
    expect(await back.open(table)).toMatchObject({ plain: true, sealed: null });
    expect(await back.ask('since', { table, seq: 2, plain: true })).toHaveLength(1);
    // A page that was open when the rules changed drew the game itself.
    expect(await back.refusal('since', { table, seq: 2, plain: false })).toMatchObject({ code: 'stale' });
    const { table: next } = await back.ask('create', { game: 'stones', seats });
    expect(await back.open(next)).toMatchObject({ plain: false });
  });

  test('is played again by the new rules', async () => {
    const { table, one, other } = made.again;
    const [back, rival] = await Promise.all([comesBack(one), comesBack(other)]);
    await back.control((await back.open(table)).now, 'concede');
    const { table: next } = await back.ask('rematch', { table });
    expect((await rival.open(next)).now).toMatchObject({ seq: 0, view: { points: [1, 1] } });
  });

  test('goes on against a bot: Heroes as they were frozen', async () => {
    const { table, one } = made.hero;
    const back = await comesBack(one);
    expect((await back.open(table)).now.seq).toBeGreaterThanOrEqual(10);
    expect((await back.playOn(table)).over?.rule).toMatch(/^BH-/);
    const read = loadRecord(await (await recordAt(table)).text());
    expect('record' in read && read.record.version).toBe(made.hero.version);
    expect(log).toEqual([]);
  });
});

describe('where the engine of a version is gone, a game of that version', () => {
  beforeAll(() => restartWith(second));

  test('is told to the host when the server begins', async () => {
    await expect.poll(() => log).toEqual([expect.stringContaining('Games of stones, version 1')]);
  });

  test('is listed and opened, says what can be done, and refuses the rest by that sentence', async () => {
    const { table, one } = made.listed;
    const back = await comesBack(one);
    expect((await back.ask('lobby', {})).mine).toMatchObject([{ table, sealed: true, yourMove: false }]);
    const state = await back.open(table);
    expect(state.sealed?.text.en).toContain('begun under version 1');
    expect(state.now).toMatchObject({ seq: 2, view: null, question: null, over: null });
    const deed = { table, id: deedId(), seq: 2 };
    expect(await back.refusal('act', { ...deed, answer: 0 })).toMatchObject({ text: state.sealed?.text });
    expect(await back.refusal('act', { ...deed, control: 'offer' })).toMatchObject({
      text: state.sealed?.text,
    });
    expect(await back.ask('since', { table, seq: 0 })).toEqual([state.now]);
    expect(await back.refusal('stand', { table })).toMatchObject({ code: 'forbidden' });
    expect((await recordAt(table)).status).toBe(404);
  });

  test('is conceded: the others have won, and the record is whole', async () => {
    const { table, one, other } = made.conceded;
    const [back, rival] = await Promise.all([comesBack(one), comesBack(other)]);
    await rival.open(table);
    await back.control((await back.open(table)).now, 'concede');
    const over = { winners: [1], rule: 'T-4', seed: expect.any(String) };
    expect(await rival.until(table, (update) => update.over !== null)).toMatchObject({ seq: 3, over });
    expect((await back.ask('lobby', {})).mine).toEqual([]);
    expect(await rival.refusal('act', { table, id: deedId(), seq: 3, control: 'concede' })).toMatchObject({
      text: { en: expect.stringContaining('The game is over') },
    });
    const read = loadRecord(await (await recordAt(table)).text());
    const { result } = 'record' in read ? openMatch(stones, read.record).run.state : { result: null };
    expect(result).toEqual({ winners: [1], rule: 'T-4' });
  });

  test('of three ends with one concession, for nobody can answer for who has left', async () => {
    const { table, one } = made.ofThree;
    const back = await comesBack(one);
    await back.control((await back.open(table)).now, 'concede');
    const { over } = await back.until(table, (update) => update.over !== null);
    expect(over).toMatchObject({ winners: [0, 2], rule: 'T-4' });
  });

  test('that has not begun is begun by the new rules', async () => {
    const { table, code } = made.waiting;
    const guest = await arrive(server.url);
    await guest.open(table, code);
    const begun = await guest.until(table, ({ seq }) => seq === 0);
    expect(begun.view).toMatchObject({ points: [1, 1] });
  });

  test('that has not begun and no longer can is left by standing up', async () => {
    const { table, one } = made.trapped;
    const back = await comesBack(one);
    expect((await back.open(table)).sealed?.text.en).toContain('Stand up');
    await back.ask('stand', { table });
    expect(await back.refusal('open', { table })).toMatchObject({ code: 'missing' });
  });
});

describe('after one more start', () => {
  beforeAll(() => restartWith({ ...first, game: { ...stones, seats: { min: 3, max: 3 } } }, second));

  test('a game begun under today’s rules and one conceded are as they were', async () => {
    const [waited, conceded] = [made.waiting, made.conceded];
    expect((await (await comesBack(waited.one)).open(waited.table)).now).toMatchObject({ seq: 0 });
    expect((await (await comesBack(conceded.other)).open(conceded.table)).sealed).not.toBeNull();
  });

  test('a log that does not play out seals its game, and the host is told why', async () => {
    const { table, one } = made.listed;
    expect((await (await comesBack(one)).open(table)).sealed?.text.en).toContain('can not go on');
    expect(log).toContainEqual(
      expect.stringContaining(`The log of table ${table} does not play out with stones, version 1`),
    );
  });
});

test('a game of bots alone whose engine is gone is ended by whoever made the table, and by nobody else', async () => {
  await server.close();
  server = await serveStones(folder, { games: [first], botDelay: [60_000, 60_000], log: () => {} });
  const { table, one } = await madeBy(await arrive(server.url), { game: 'stones', seats: [bot, bot] });
  await restartWith(second);
  const [back, other] = await Promise.all([comesBack(one), arrive(server.url)]);
  expect((await other.open(table)).sealed).not.toBeNull();
  expect(await other.refusal('act', { table, id: deedId(), seq: 0, control: 'concede' })).toMatchObject({
    code: 'forbidden',
  });
  await back.control((await back.open(table)).now, 'concede');
  const { over } = await other.until(table, (update) => update.over !== null);
  expect(over).toMatchObject({ winners: [1], rule: 'T-4' });
});
