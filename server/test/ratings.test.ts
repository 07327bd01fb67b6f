/** Ratings: the published example, and rated games over real sockets. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meetingsOf } from '../src/ratings/count.ts';
import { chanceOf, newcomer, rated } from '../src/ratings/glicko.ts';
import type { Serving } from '../src/serve.ts';
import { arrive, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';

describe('Glicko-2', () => {
  const rival = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

  test('gives what the paper’s worked example gives', () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rival: rival(1400, 30), score: 1 },
      { rival: rival(1550, 100), score: 0 },
      { rival: rival(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('is fair to equals, and trusts who is known more than who is not', () => {
    const won = rated(newcomer, [{ rival: newcomer, score: 1 }]);
    const lost = rated(newcomer, [{ rival: newcomer, score: 0 }]);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
    expect(rated(newcomer, [{ rival: newcomer, score: 0.5 }]).rating).toBeCloseTo(1500, 6);
    expect(rated(newcomer, [{ rival: rival(1500, 30), score: 1 }]).rating).toBeGreaterThan(won.rating);
    expect(chanceOf(newcomer, newcomer)).toBe(0.5);
    expect(chanceOf(rival(1700, 50), rival(1500, 50))).toBeGreaterThan(0.7);
  });

  test('at a table of several everybody has met everybody, and those who win alike have drawn', () => {
    expect(meetingsOf(3, [1])).toEqual([
      [
        { with: 1, score: 0 },
        { with: 2, score: 0.5 },
      ],
      [
        { with: 0, score: 1 },
        { with: 2, score: 1 },
      ],
      [
        { with: 0, score: 0.5 },
        { with: 1, score: 0 },
      ],
    ]);
    expect(meetingsOf(2, [0, 1])[0]).toEqual([{ with: 1, score: 0.5 }]);
    expect(meetingsOf(2, [])[0]).toEqual([{ with: 1, score: 0.5 }]);
  });
});

describe('rated games', () => {
  let folder: string;
  let server: Serving;
  const clock = { base: 600_000, increment: 0 };

  beforeAll(async () => {
    folder = await freshFolder();
    server = await serveStones(folder);
  });

  afterAll(async () => {
    await server.close();
    await removeFolder(folder);
  });

  test('change both ratings once, and whoever is asked for is shown', async () => {
    const { table, first, second } = await twoAtTable(server.url, { rated: true, clock });
    expect((await first.open(table)).rated).toBe(true);
    await second.control(await second.until(table, ({ seq }) => seq === 0), 'concede');
    await expect.poll(async () => (await first.ask('profile', {})).ratings).toHaveLength(1);
    const [winner, loser] = await Promise.all([first.ask('profile', {}), second.ask('profile', {})]);
    expect(winner.ratings[0]).toMatchObject({ game: 'stones', games: 1 });
    expect(winner.ratings[0].rating).toBeGreaterThan(1600);
    expect(winner.ratings[0].rating - 1500).toBe(1500 - loser.ratings[0].rating);
    expect(winner.rated).toMatchObject([{ table, before: 1500, after: winner.ratings[0].rating }]);
    // At the next table their ratings stand beside their names.
    const next = await first.ask('create', {
      game: 'stones',
      seats: [{ kind: 'me' }, { kind: 'free' }],
      rated: true,
      clock,
    });
    const { code } = await first.open(next.table);
    const { seats } = await second.open(next.table, code ?? '');
    expect(seats.map(({ rating }) => rating)).toEqual([winner.ratings[0].rating, loser.ratings[0].rating]);
    // Everybody may see a profile, and nothing of it that proves who somebody is.
    const seen = await second.ask('profile', { guest: winner.guest });
    expect(seen).toEqual(winner);
    expect(JSON.stringify(seen)).not.toContain(first.token);
    // A server that starts anew counts nothing twice.
    await server.close();
    server = await serveStones(folder);
    const again = await arrive(server.url, first.token);
    expect((await again.ask('profile', {})).ratings).toEqual(winner.ratings);
    const { lines } = await again.ask('leaders', { game: 'stones' });
    expect(lines.map(({ name }) => name)).toEqual([winner.name, loser.name]);
  });

  test('against a bot rate the bot as well', async () => {
    const guest = await arrive(server.url);
    const { table } = await guest.ask('create', {
      game: 'stones',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      rated: true,
    });
    await guest.open(table);
    expect((await guest.refusal('hint', { table })).code).toBe('forbidden');
    expect((await guest.refusal('deputy', { table, seat: 0, level: 'greedy' })).code).toBe('forbidden');
    await guest.playOn(table);
    await expect.poll(async () => (await guest.ask('profile', {})).ratings).toHaveLength(1);
    const { lines } = await guest.ask('leaders', { game: 'stones' });
    expect(lines.some(({ bot, name }) => bot && name === 'greedy')).toBe(true);
    // Whoever is invited sees how strong those at the table are, before sitting down.
    const { table: next } = await guest.ask('create', {
      game: 'stones',
      seats: [{ kind: 'me' }, { kind: 'free' }],
    });
    const code = (await guest.open(next)).code ?? '';
    const { ratings, rated: counts } = await (await arrive(server.url)).ask('invitation', {
      table: next,
      code,
    });
    expect([ratings[0]?.games, ratings[1], counts]).toEqual([1, null, false]);
  });

  test('are refused among bots alone, and with people without a clock', async () => {
    const guest = await arrive(server.url);
    const free = [{ kind: 'me' }, { kind: 'free' }] as const;
    expect((await guest.refusal('create', { game: 'stones', seats: free, rated: true })).text.en).toContain(
      'clock',
    );
    const bots = [
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ] as const;
    expect((await guest.refusal('create', { game: 'stones', seats: bots, rated: true, clock })).code).toBe(
      'invalid',
    );
  });

  test('that are not rated change nothing', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await second.control(await second.until(table, ({ seq }) => seq === 0), 'concede');
    await first.until(table, ({ over }) => over !== null);
    expect((await first.ask('profile', {})).ratings).toEqual([]);
    expect((await first.ask('profile', {})).played).toMatchObject([
      { game: 'stones', games: 1, won: 1, lost: 0 },
    ]);
  });

  test('of somebody who is not there are told to be missing', async () => {
    const guest = await arrive(server.url);
    expect((await guest.refusal('profile', { guest: 'nobody' })).code).toBe('missing');
    expect((await guest.refusal('leaders', { game: 'nothing' })).code).toBe('missing');
  });
});
