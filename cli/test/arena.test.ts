import { type Pairing, ratingsOf, shareOf } from '@vigrid/bots/arena';
import { seeded } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { complains, jsonLines, vigrid } from './vigrid.ts';

const pairing = (one: number, other: number, won: number, lost: number, seats = 2): Pairing => ({
  one,
  other,
  seats,
  deals: [
    ...Array.from({ length: won }, () => ({ games: 1, won: 1 })),
    ...Array.from({ length: lost }, () => ({ games: 1, won: 0 })),
  ],
});

describe('ratings', () => {
  test('ten games won for each one lost are 400 points', () => {
    const [one, other] = ratingsOf(2, [pairing(0, 1, 1000, 100)], seeded('a'));
    expect(one.rating - other.rating).toBeCloseTo(400, -1);
    expect(one.low).toBeLessThan(one.rating);
    expect(one.high).toBeGreaterThan(one.rating);
  });

  test('a quarter of the games won against three is par', () => {
    const [one, other] = ratingsOf(2, [pairing(0, 1, 300, 900, 4)], seeded('a'));
    expect(Math.abs(one.rating - other.rating)).toBeLessThan(2);
  });

  test('who beats who beats a third stands above both', () => {
    const ratings = ratingsOf(3, [pairing(0, 1, 30, 10), pairing(1, 2, 30, 10)], seeded('a'));
    expect(ratings.map(({ rating }) => Math.round(rating))[1]).toBe(0);
    expect(ratings[0].rating).toBeGreaterThan(100);
    expect(ratings[2].rating).toBeLessThan(-100);
  });

  test('games of one deal share their luck, so fewer deals tell less', () => {
    const broad = ({ low, high }: { low: number; high: number }) => high - low;
    const many = shareOf(pairing(0, 1, 100, 100), seeded('a'));
    const few = shareOf(
      {
        ...pairing(0, 1, 0, 0),
        deals: Array.from({ length: 20 }, (_, i) => ({ games: 10, won: i % 2 ? 10 : 0 })),
      },
      seeded('a'),
    );
    expect(broad(few)).toBeGreaterThan(2 * broad(many));
  });
});

describe('vigrid arena', () => {
  test('tells shares, ratings, times and defects', async () => {
    const args = ['arena', 'skerries', '--bots', 'greedy,random', '--games', '20', '--json'];
    const [match, greedy, random] = jsonLines(await vigrid(args)).map(Object);
    expect(match).toMatchObject({ bot: 'greedy', against: 'random', games: 20, broken: 0 });
    expect(match.low).toBeLessThanOrEqual(match.share);
    expect(greedy).toMatchObject({ bot: 'greedy', illegal: 0, late: 0 });
    expect(greedy.rating).toBeCloseTo(-random.rating, 5);
    expect(greedy.worst).toBeGreaterThanOrEqual(greedy.median);
  });

  test('at a table of several everybody sits alone against the others', async () => {
    const args = ['arena', 'skerries', '--bots', 'greedy,random', '--games', '3', '--seats', '3', '--json'];
    const matches = jsonLines(await vigrid(args))
      .map(Object)
      .filter(({ against }) => against);
    expect(matches.map(({ bot, seats, games }) => [bot, seats, games])).toEqual([
      ['greedy', 3, 3],
      ['random', 3, 3],
    ]);
    const [only, ...others] = jsonLines(await vigrid([...args, '--gauntlet'])).map(Object);
    expect([only.bot, others.length]).toEqual(['greedy', 2]);
  });

  test('asks for two bots and for such as there are', async () => {
    await complains(['arena', 'skerries', '--bots', 'greedy'], 2, 'Name at least two bots');
    await complains(
      ['arena', 'skerries', '--bots', 'greedy,figter1'],
      2,
      'There is no bot "figter1". Did you mean fighter1?',
    );
  });
});

test('vigrid won plays on from positions that are plainly won', async () => {
  const args = ['won', 'heroes', '--bot', 'greedy', '--against', 'random', '--positions', '3', '--json'];
  const [line] = jsonLines(await vigrid(args)).map(Object);
  expect(line).toMatchObject({ game: 'heroes', bot: 'greedy', against: 'random', positions: 3 });
  expect(line.won).toBeGreaterThanOrEqual(2);
  expect(line.turns).toBeGreaterThan(0);
});
