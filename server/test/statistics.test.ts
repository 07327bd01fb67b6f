/** What all games of a server come to, as sums that tell of nobody. */
import { allGames } from '@vigrid/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';

let folder: string;
let server: Serving;

beforeAll(async () => {
  folder = await freshFolder();
});

afterAll(async () => {
  await server?.close();
  await removeFolder(folder);
});

test('games that ended are counted by seat and bot, those that go on are not', async () => {
  server = await serveStones(folder);
  const guest = await arrive(server.url);
  const none = await guest.ask('houseStatistics', { game: 'stones' });
  expect(none).toMatchObject({ games: 0, moves: 0, seats: [], bots: [], decks: [] });
  await server.close();

  server = await serveStones(folder);
  const { table, first, second } = await twoAtTable(server.url);
  await second.control(await second.until(table, ({ seq }) => seq === 0), 'concede');
  const { table: other } = await first.ask('create', {
    game: 'stones',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  });
  await first.control(await first.open(other).then(({ now }) => now), 'concede');
  await twoAtTable(server.url);
  const counted = await first.ask('houseStatistics', { game: 'stones' });
  expect(counted.games).toBe(2);
  expect(counted.seats).toEqual(
    expect.arrayContaining([
      { seat: 0, games: 2, won: 1, drawn: 0 },
      { seat: 1, games: 2, won: 1, drawn: 0 },
    ]),
  );
  expect(counted.bots).toEqual([{ level: 'greedy', games: 1, won: 1, drawn: 0 }]);
  expect((await first.refusal('houseStatistics', { game: 'nothing' })).code).toBe('missing');
  await server.close();
});

test('decks and cards are counted once three games have had them, dealt ones by what was dealt', async () => {
  server = await serveStones(folder, { games: await allGames() });
  const guest = await arrive(server.url);
  const play = async (decks: readonly string[]) => {
    const { table } = await guest.ask('create', {
      game: 'heroes',
      options: { decks },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    });
    await guest.control(await guest.open(table).then(({ now }) => now), 'concede');
    await guest.ask('record', { table });
  };
  for (const rival of ['furgot', 'any', 'random']) await play(['kos-zag', rival]);
  const { decks, cards } = await guest.ask('houseStatistics', { game: 'heroes' });
  expect(decks).toContainEqual({ deck: 'kos-zag', leader: null, games: 3, won: 0, drawn: 0 });
  // What was played once or twice would tell of somebody.
  expect(decks.every(({ games }) => games >= 3)).toBe(true);
  expect(cards.length).toBeGreaterThan(5);
  const { lines } = await guest.ask('history', {});
  const byLot = lines.filter(({ options }) => JSON.stringify(options).includes('random'));
  expect(byLot[0]?.dealt?.[1].hero).toBeDefined();
  const chosen = lines.filter(({ options }) => JSON.stringify(options).includes('furgot'));
  expect(chosen[0]?.dealt).toBeNull();
});
