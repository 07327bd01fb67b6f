/** Several servers on one PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Update } from '@vigrid/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Store } from '../src/store.ts';
import { arrive, deedId, type Person, type twoAtTable } from './people.ts';
import { freshFolder, openDatabase, removeFolder, serveStones } from './server.ts';

let folder: string;
let servers: Serving[];
let third: ChildProcess;
let thirdUrl: string;

beforeAll(async () => {
  folder = await freshFolder();
  const script = fileURLToPath(new URL('./child.ts', import.meta.url));
  // Its bots take their time: they will not have moved when it is killed.
  third = spawn(process.execPath, [script, folder, '1000000'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!third.stdout) throw new Error('The third server has no output to read its address from.');
  const heard = once(createInterface(third.stdout), 'line');
  servers = await Promise.all([serveStones(folder), serveStones(folder)]);
  [thirdUrl] = await heard;
});

afterAll(async () => {
  third.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.close()));
  await removeFolder(folder);
});

/** The first guest on one server, the second on the other, at a table where the game has begun. */
async function apart(more: Parameters<typeof twoAtTable>[1] = {}) {
  const [first, second] = await Promise.all(servers.map(({ url }) => arrive(url)));
  const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
  const { table } = await first.ask('create', { game: 'stones', seats, ...more });
  const { code } = await first.open(table);
  if (code === null) throw new Error('The one who made the table was not given the code.');
  await second.open(table, code);
  await first.until(table, ({ seq }) => seq === 0);
  return { first, second, table, code };
}

/** The steps of the game that somebody was shown, in order. */
const moves = (updates: readonly Update[], table: string) => {
  const steps = updates.filter(({ table: at, seq }) => at === table && seq >= 0).map(({ seq }) => seq);
  return [...new Set(steps)];
};

test('a game is played on two servers while a third one is killed, and a bot of the third moves on', async () => {
  const guest = await arrive(thirdUrl);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const { table: withBot } = await guest.ask('create', { game: 'stones', seats });
  const { seq } = await guest.answer((await guest.open(withBot)).now, 0);

  const { first, second, table } = await apart();
  const halfway = (update: Update) => update.seq >= 4;
  await Promise.all([first.playOn(table, halfway), second.playOn(table, halfway)]);
  third.kill('SIGKILL');
  const ends = await Promise.all([first.playOn(table), second.playOn(table)]);
  expect(ends.map(({ over }) => over?.rule)).toEqual(['S-4', 'S-4']);
  // Every step was shown to both, in order.
  const all = Array.from({ length: ends[0].seq + 1 }, (_, step) => step);
  expect([moves(first.updates, table), moves(second.updates, table)]).toEqual([all, all]);

  const back = await arrive(servers[0].url, guest.token);
  await back.open(withBot);
  // However often the bot is asked before the guest is asked again.
  const then = await back.until(withBot, ({ question, over }) => question !== null || over !== null);
  expect(then.seq).toBeGreaterThan(seq);
});

test('an act sent to both servers counts once, and of two acts at once each is judged by the other', async () => {
  const { first, second, table } = await apart();
  const elsewhere = await arrive(servers[1].url, first.token);
  const deed = { table, id: deedId(), seq: 0, answer: 1 };
  const [one, two, other] = await Promise.all([
    first.ask('act', deed),
    elsewhere.ask('act', deed),
    second.ask('act', { table, id: deedId(), seq: 0, answer: 0 }),
  ]);
  expect(two).toEqual(one);
  expect([one.seq, other.seq].sort()).toEqual([1, 2]);
  const seen = await Promise.all(
    [first, second].map((person) => person.until(table, ({ seq }) => seq === 2)),
  );
  expect(seen[0].awaited).toEqual(seen[1].awaited);
});

test('of two who sit down at once on two servers one has the seat, and both see who', async () => {
  const host = await arrive(servers[0].url);
  const { table } = await host.ask('create', {
    game: 'stones',
    seats: [{ kind: 'me' }, { kind: 'free' }],
    open: true,
  });
  const rivals = await Promise.all(servers.map(({ url }) => arrive(url)));
  const tries = await Promise.all(rivals.map((rival) => rival.reply('sit', { table })));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  const states = await Promise.all(rivals.map((rival) => rival.open(table)));
  const winner = rivals[tries.findIndex(({ ok }) => ok)];
  expect(states.map(({ seats }) => seats[1].name)).toEqual([winner.name, winner.name]);
});

test('who is there, their names, what they say and their rematch are known on both servers', async () => {
  const { first, second, table } = await apart();
  const sees = (person: Person, test: (update: Update) => boolean) => person.until(table, test);
  await sees(first, ({ seats }) => seats.every(({ online }) => online));
  await first.ask('rename', { name: 'Sigrun' });
  await sees(second, ({ seats }) => seats[0].name === 'Sigrun');
  const heard = new Promise<void>((resolve) => second.socket.once('said', () => resolve()));
  await first.ask('say', { table, text: 'Well met' });
  await heard;
  expect(second.said).toMatchObject([{ name: 'Sigrun', text: 'Well met', seat: 0 }]);

  await Promise.all([first.playOn(table), second.playOn(table)]);
  const [one, two] = await Promise.all([first, second].map((person) => person.ask('rematch', { table })));
  expect(two).toEqual(one);
  await sees(second, ({ rematch }) => rematch === one.table);
  second.leave();
  await sees(first, ({ seats }) => !seats[1].online);
});

test('two servers that start at once on an empty database bring it up to date once', async () => {
  const empty = await freshFolder();
  const both = await Promise.all([serveStones(empty), serveStones(empty)]);
  await Promise.all(both.map((server) => server.close()));
  const { db, close } = await openDatabase(empty);
  expect(await new Store(db).versionsUnderWay()).toEqual([]);
  await close();
  await removeFolder(empty);
});
