import { allGames, gameIds } from '@vigrid/games';
import { idsOn, type Layout, objectsOf } from '@vigrid/kernel';
import type { AskedQuestion, LoggedEvent, Update } from '@vigrid/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, type Person } from './people.ts';
import { freshFolder, removeFolder, serveStones, stonesServed } from './server.ts';

let folder: string;
let server: Serving;
const log: string[] = [];

beforeAll(async () => {
  folder = await freshFolder();
  server = await serveStones(folder, {
    games: [stonesServed, ...(await allGames())],
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

async function atTable(game: string, screens: readonly string[]): Promise<{ guest: Person; table: string }> {
  const guest = await arrive(server.url);
  await guest.ask('hello', { screens });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
  const { table } = await guest.ask('create', { game, seats });
  return { guest, table };
}

const isLayout = (view: object | null): view is Layout => view !== null && 'areas' in view;

/** All that a table which knows no game needs to draw this step. */
function expectDrawable({ view, question, events }: Update): void {
  if (!isLayout(view)) throw new Error('The view of a plain table is no layout.');
  for (const { title, items } of view.areas) {
    expect(title.ru).not.toBe('');
    expect(items.length).toBeGreaterThan(0);
  }
  if (question) expectAnswerable(view, question);
  events.forEach(expectTold);
}

function expectAnswerable(layout: Layout, question: AskedQuestion): void {
  expect(question.said?.question.ru).toMatch(/\S/);
  expect(question.said?.question.en).toMatch(/\S/);
  if (question.kind === 'act') expect(question.said?.acts.length).toBe(question.options.length);
  const things = new Set(idsOn(layout, ['card', 'die', 'token']));
  expect(objectsOf(question).filter((id) => !things.has(id))).toEqual([]);
  if (question.kind !== 'cells' && question.kind !== 'seats') return;
  const places = new Set(idsOn(layout, ['place']));
  expect(question.from.filter((id) => !places.has(id))).toEqual([]);
}

function expectTold({ said }: LoggedEvent): void {
  expect(said?.ru).toMatch(/\S/);
  expect(said?.en).toMatch(/\S/);
}

test.each(['stones', ...gameIds])(
  'a game of %s can be drawn and played by who knows nothing of it',
  async (game) => {
    const { guest, table } = await atTable(game, []);
    const { plain } = await guest.open(table);
    expect(plain).toBe(true);
    const end = await guest.playOn(table);
    expect(end.over).not.toBeNull();
    guest.updates.forEach(expectDrawable);
    const { log: told } = await guest.open(table);
    expect(told.length).toBeGreaterThan(0);
    told.forEach(expectTold);
    expect(log).toEqual([]);
  },
);

test('who has a screen for the game is sent its own view, and no words', async () => {
  const { guest, table } = await atTable('stones', ['stones']);
  const { plain, now } = await guest.open(table);
  expect(plain).toBe(false);
  expect(now.view).toHaveProperty('inHand');
  expect(now.question).not.toHaveProperty('said');
});
