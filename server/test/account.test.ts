import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../src/drizzle.ts';
import { Keys } from '../src/keys.ts';
import { rowsOf } from '../src/log.ts';
import { hashed, isPassword } from '../src/passwords.ts';
import { sha256 } from '../src/secrets.ts';
import type { Serving } from '../src/serve.ts';
import { arrive, Person, twoAtTable } from './people.ts';
import { freshFolder, openDatabase, removeFolder, serveStones } from './server.ts';

let folder: string;
let server: Serving;
const logged: string[] = [];

beforeAll(async () => {
  folder = await freshFolder();
  server = await serveStones(folder, { log: (line) => logged.push(line) });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

const botSeat = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
const password = 'a raven and a wolf';

/** Whose guest somebody is. */
const whoIs = async (token: string): Promise<string> =>
  (await (await arrive(server.url, token)).ask('account', {})).guest;

/** Is done when the connection is cut. */
const isCut = (person: Person): Promise<void> =>
  new Promise((resolve) => void person.socket.once('disconnect', () => resolve()));

describe('a code', () => {
  test('makes another device the same guest, once', async () => {
    const first = await arrive(server.url);
    const { guest } = await first.ask('account', {});
    const { code } = await first.ask('moveCode', {});
    const second = await arrive(server.url);
    const { token } = await second.ask('useCode', { code: code.toLowerCase().replace('-', ' ') });
    expect(token).not.toBe(first.token);
    expect(await whoIs(token)).toBe(guest);
    expect((await second.refusal('useCode', { code })).code).toBe('forbidden');
    expect((await first.ask('account', {})).devices.map(({ here }) => here).sort()).toEqual([false, true]);
  });

  test('is not taken when a newer one was asked for, or when it was never given', async () => {
    const first = await arrive(server.url);
    const { code } = await first.ask('moveCode', {});
    await first.ask('moveCode', {});
    const second = await arrive(server.url);
    for (const wrong of [code, 'ABCD-EFGH'])
      expect((await second.refusal('useCode', { code: wrong })).code).toBe('forbidden');
  });
});

describe('a name and a password', () => {
  test('bring a guest back on any device; neither a wrong one nor a name that nobody has does', async () => {
    const first = await arrive(server.url);
    const made = await first.ask('setPassword', { login: 'Freyja', password });
    expect(made.login).toBe('Freyja');
    const second = await arrive(server.url);
    const { token } = await second.ask('signIn', { login: 'freyja', password });
    expect(await whoIs(token)).toBe(made.guest);
    const wrong = await second.refusal('signIn', { login: 'Freyja', password: 'a raven and a fox' });
    const nobody = await second.refusal('signIn', { login: 'Frigg', password });
    expect(wrong.code).toBe('forbidden');
    expect(nobody).toEqual(wrong);
  });

  test('are one guest’s own; another password needs the one before', async () => {
    const first = await arrive(server.url);
    await first.ask('setPassword', { login: 'Odin', password });
    const second = await arrive(server.url);
    expect((await second.refusal('setPassword', { login: 'ODIN', password })).text.en).toContain('is taken');
    const next = { login: 'Odin', password: 'another one' };
    expect((await first.refusal('setPassword', next)).code).toBe('forbidden');
    await first.ask('setPassword', { ...next, old: password });
    expect((await second.refusal('signIn', { login: 'Odin', password })).code).toBe('forbidden');
    await second.ask('signIn', next);
  });

  test('can not be guessed by trying', async () => {
    const owner = await arrive(server.url);
    await owner.ask('setPassword', { login: 'Loki', password });
    const other = await arrive(server.url);
    const codes: unknown[] = [];
    for (let n = 0; n < 12; n++)
      codes.push((await other.refusal('signIn', { login: 'Loki', password: `guess ${n}` })).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('forbidden'));
    expect(codes.slice(10)).toEqual(['limit', 'limit']);
  });

  test('are stored as a hash with a salt of its own, and never logged', async () => {
    const [one, two] = [await hashed(password), await hashed(password)];
    expect(one).not.toBe(two);
    expect(await isPassword(password, one)).toBe(true);
    expect(await isPassword(`${password} `, one)).toBe(false);
    expect(await isPassword(password, null)).toBe(false);
    expect(logged.join('\n')).not.toContain(password);
  });
});

describe('a device', () => {
  test('that is signed out is sent away at once, and its token is not taken any more', async () => {
    const first = await arrive(server.url);
    const { code } = await first.ask('moveCode', {});
    const { token } = await (await arrive(server.url)).ask('useCode', { code });
    const second = await arrive(server.url, token);
    const cut = isCut(second);
    const { devices } = await first.ask('account', {});
    const other = devices.find(({ here }) => !here);
    const left = await first.ask('signOut', { device: other?.id ?? '' });
    await cut;
    expect(left.devices.map(({ here }) => here)).toEqual([true]);
    expect((await new Person(server.url).refusal('hello', { token })).code).toBe('token');
    expect((await arrive(server.url, first.token)).name).toBe(first.name);
  });

  test('may be the only one left', async () => {
    const first = await arrive(server.url);
    const { code } = await first.ask('moveCode', {});
    const { token } = await (await arrive(server.url)).ask('useCode', { code });
    const cut = isCut(first);
    await (await arrive(server.url, token)).ask('signOut', { others: true });
    await cut;
    expect((await new Person(server.url).refusal('hello', { token: first.token })).code).toBe('token');
  });
});

test('a passkey that was not asked for is refused', async () => {
  const first = await arrive(server.url);
  // Neither from a page nor under a name: there is nothing that a passkey could belong to.
  expect((await first.refusal('passkeyBegin', { to: 'add' })).code).toBe('forbidden');
  expect((await first.ask('account', {})).passkeysHere).toBe(false);
  for (const name of ['passkeyAdd', 'passkeySignIn'] as const)
    expect((await first.refusal(name, { response: { id: 'abc' } })).code).toBe('forbidden');
});

test('what no store takes is refused by a sentence', async () => {
  const first = await arrive(server.url);
  const zero = '\u0000';
  for (const refusal of [
    await first.refusal('signOut', { device: zero }),
    await first.refusal('passkeyRemove', { id: zero }),
    await first.refusal('signIn', { login: zero, password }),
  ])
    expect(refusal).toMatchObject({ code: 'invalid', text: { en: expect.stringContaining('not accepted') } });
});

describe('all that is kept about somebody', () => {
  test('is given to them, without secrets', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await first.ask('setPassword', { login: 'Tyr', password });
    await first.ask('say', { table, text: 'What a fine day' });
    await second.ask('say', { table, text: 'It is not' });
    await first.answer(await first.until(table, (update) => update.seq === 0), 0);
    const { json } = await first.ask('exportAll', {});
    const all = JSON.parse(json);
    expect(all).toMatchObject({
      guest: { name: first.name },
      login: { login: 'Tyr' },
      games: [{ table, game: 'stones', seat: 0, made: true, decisions: [{ seq: 1, answer: 0 }] }],
      said: [{ table, text: 'What a fine day' }],
    });
    expect(all.devices).toHaveLength(1);
    for (const secret of [first.token, sha256(first.token), 'argon2', 'seed', 'It is not', second.name])
      expect(json).not.toContain(secret);
  });

  test('is deleted when they want it, and what others have played stays theirs', async () => {
    const { table, first, second } = await twoAtTable(server.url, {
      rated: true,
      clock: { base: 600_000, increment: 0 },
    });
    await first.ask('rename', { name: 'Forgotten Jotun' });
    first.name = 'Forgotten Jotun';
    const { guest } = await first.ask('account', {});
    const { guest: other } = await second.ask('account', {});
    await first.ask('say', { table, text: 'Farewell' });
    const cups: Record<string, string> = {};
    for (const [name, host, players] of [
      ['Theirs, begun', second, [first, second]],
      ['Theirs, not begun', second, [first, second]],
      ['Own, with others', first, [first, second]],
      ['Own, alone', first, [first]],
    ] as const) {
      const { tournament } = await host.ask('makeTournament', {
        name,
        game: 'stones',
        kind: 'swiss',
        seats: 2,
        rounds: 1,
      });
      for (const player of players) await player.ask('enterTournament', { tournament });
      cups[name] = tournament;
    }
    await second.ask('nextRound', { tournament: cups['Theirs, begun'] });
    // A rated game that is over and counted.
    const { table: counted } = await first.ask('create', {
      game: 'stones',
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: { base: 600_000, increment: 0 },
      rated: true,
    });
    const { code } = await first.open(counted);
    await second.open(counted, code ?? '');
    await first.control(await first.until(counted, (update) => update.seq === 0), 'concede');
    await expect.poll(async () => (await first.ask('profile', {})).rated).toHaveLength(1);
    const all = JSON.parse((await first.ask('exportAll', {})).json);
    expect(all.rated).toEqual([{ table: counted, before: expect.any(Number), after: expect.any(Number) }]);
    expect(all.other.ratings).toMatchObject([{ game: 'stones', games: 1 }]);
    const entered = [{ name: first.name, out: false }];
    expect(all.tournaments).toEqual(
      Object.entries(cups).map(([name, tournament], at) => ({
        tournament,
        name,
        game: 'stones',
        made: at > 1,
        entered,
      })),
    );
    const { table: alone } = await first.ask('create', { game: 'stones', seats: botSeat });
    const { table: waiting } = await first.ask('create', {
      game: 'stones',
      seats: [{ kind: 'me' }, { kind: 'free' }],
      open: true,
    });
    const cut = isCut(first);
    await first.ask('deleteAll', { sure: true });
    // The connection may stand a moment longer.
    const late = first.refusal('moveCode', {}).then(
      ({ code: why }) => why,
      () => 'cut',
    );
    expect(['token', 'cut']).toContain(await Promise.race([late, cut.then(() => 'cut')]));
    await cut;
    expect((await new Person(server.url).refusal('hello', { token: first.token })).code).toBe('token');
    const end = await second.until(table, (update) => update.seats[0].name === '—');
    expect(end.over).toMatchObject({ winners: [1], rule: 'T-4' });
    for (const gone of [alone, waiting])
      expect((await second.refusal('open', { table: gone })).code).toBe('missing');
    const { lines } = await second.ask('history', {});
    expect(lines.map((line) => line.table)).toContain(table);
    const cup = (name: string) => second.ask('tournament', { tournament: cups[name] });
    expect(await cup('Theirs, begun')).toMatchObject({ state: 'playing', isHost: true });
    expect((await cup('Theirs, begun')).players).toContainEqual({ name: '—', guest: null, out: true });
    expect((await cup('Theirs, not begun')).players).toMatchObject([{ guest: other }]);
    expect(await cup('Own, with others')).toMatchObject({
      state: 'over',
      host: { name: '—' },
      players: [{ guest: other }],
    });
    expect((await second.refusal('tournament', { tournament: cups['Own, alone'] })).code).toBe('missing');
    await server.close();
    const { db, close } = await openDatabase(folder);
    const named = rowsOf(
      await db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`),
    );
    for (const { table_name: name } of named) {
      for (const trace of [guest, first.name]) {
        const found = await db.execute(
          sql`select count(*)::int as n from ${sql.identifier(String(name))} as row where to_json(row)::text like ${`%${trace}%`}`,
        );
        expect([name, rowsOf(found)[0]?.n]).toEqual([name, 0]);
      }
    }
    // What the other one's rating changed by stays theirs.
    expect(rowsOf(await db.execute(sql`select player from rated_games where table_id = ${counted}`))).toEqual(
      [{ player: other }],
    );
    expect(rowsOf(await db.execute(sql`select 1 from ratings where player = 'gone'`))).toEqual([]);
    // A token that nobody has used for long is not taken any more, either.
    const keys = new Keys(db);
    const hash = sha256(second.token);
    await db.execute(sql`update tokens set seen_at = now() - interval '364 days' where token_hash = ${hash}`);
    await keys.expire(365);
    const there = () => db.execute(sql`select 1 from tokens where token_hash = ${hash}`).then(rowsOf);
    expect(await there()).toHaveLength(1);
    await keys.expire(363);
    expect(await there()).toHaveLength(0);
    await close();
    server = await serveStones(folder);
  });
});

test('a server whose host has no key for notifications says so', async () => {
  const anna = await arrive(server.url);
  expect((await anna.ask('account', {})).push).toEqual({ key: null, here: false });
  const device = {
    endpoint: 'https://fcm.googleapis.com/x',
    publicKey: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  const refusal = await anna.refusal('notify', { device, lang: 'en' });
  expect(refusal.text.en).toContain('no key');
});
