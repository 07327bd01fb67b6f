/** Talk at tables: who hears whom, what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';

let folder: string;
let server: Serving;

beforeAll(async () => {
  folder = await freshFolder();
  // Time stands still, so that nobody gets their breath back.
  server = await serveStones(folder, { now: () => 0 });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

test('players are heard by all; watchers only by each other, and by the players after the game', async () => {
  const { table, first, second } = await twoAtTable(server.url);
  const [watcher, other] = await Promise.all([arrive(server.url), arrive(server.url)]);
  await Promise.all([watcher.open(table), other.open(table)]);
  await first.ask('say', { table, text: '  <b>Привет</b>  ' });
  await second.ask('say', { table, phrase: 'wellPlayed' });
  await watcher.ask('say', { table, text: 'He holds the seven' });
  // An answer comes after all that was said before it.
  for (const person of [first, second, watcher, other]) await person.ask('lobby', {});
  const words = (person: typeof first) => person.said.map(({ text, phrase }) => text ?? phrase);
  expect(words(first)).toEqual(['<b>Привет</b>', 'wellPlayed']);
  expect(words(second)).toEqual(words(first));
  expect(words(other)).toEqual(['<b>Привет</b>', 'wellPlayed', 'He holds the seven']);
  expect(other.said.map(({ seat, name }) => [seat, name])).toEqual([
    [0, first.name],
    [1, second.name],
    [null, watcher.name],
  ]);
  const { talk, now } = await first.open(table);
  expect(talk?.map(({ n }) => n)).toEqual(first.said.map(({ n }) => n));
  await first.control(now, 'concede');
  expect((await first.open(table)).talk).toEqual((await other.open(table)).talk);
});

test('nobody talks at a silent table, at a table that is not open, too long, too fast, or in two ways at once', async () => {
  const { table, first } = await twoAtTable(server.url, { silent: true });
  expect((await first.open(table)).talk).toBeNull();
  expect((await first.refusal('say', { table, text: 'Hello' })).text.en).toBe('Nobody talks at this table.');
  const { table: loud, second } = await twoAtTable(server.url);
  expect((await first.refusal('say', { table: loud, text: 'Hello' })).text.en).toBe('Open the table first.');
  for (const wrong of [
    { table: loud },
    { table: loud, text: ' ' },
    { table: loud, text: 'a'.repeat(301) },
    { table: loud, text: 'a\u0000b' },
    { table: loud, phrase: '<script>' },
    { table: loud, text: 'Hello', phrase: 'hello' },
  ])
    expect((await second.refusal('say', wrong)).text.en).toContain('is not accepted');
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => second.reply('say', { table: loud, phrase: 'hello' })),
  );
  const denied = replies.flatMap((reply) => (reply.ok ? [] : reply.refusal.code));
  expect(denied).toEqual(Array(6).fill('limit'));
});
