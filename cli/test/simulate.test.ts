import { type Bot, bots } from '@vigrid/bots';
import { playNumber } from '@vigrid/bots/arena';
import { heroes } from '@vigrid/heroes';
import { loadRecord, openMatch } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import type { Series } from '../src/simulate/series.ts';
import { complains, jsonLines, vigrid } from './vigrid.ts';

describe('vigrid simulate', () => {
  test('plays all games, the same ones for the same seed', async () => {
    const args = ['simulate', 'heroes', '--games', '9', '--bots', 'greedy,random', '--seed', '3', '--json'];
    const [first] = jsonLines(await vigrid(args));
    expect(first).toEqual({
      game: 'heroes',
      games: 9,
      finished: 9,
      decisions: expect.any(Number),
      cpuSeconds: expect.any(Number),
      wins: { greedy: expect.any(Number), random: expect.any(Number), draw: expect.any(Number) },
      faults: 0,
    });
    const [again] = jsonLines(await vigrid(args));
    expect(again).toEqual({ ...Object(first), cpuSeconds: expect.any(Number) });
  });

  test('calls a game alone against House Hagal won or lost', async () => {
    const args = ['simulate', 'dune', '--games', '4', '--bots', 'random'];
    const [{ finished, wins }] = jsonLines(await vigrid([...args, '--json'])).map(Object);
    expect({ finished, wins }).toEqual({ finished: 4, wins: { random: 0, lost: 4 } });
    const { out } = await vigrid(args);
    expect(out).toMatch(/won +0 +0\.0%\n +lost +4 +100\.0%/);
    expect(out).not.toContain('draws');
  });

  test('counts a victory of partners as one', async () => {
    const bots = 'random,random,random,random';
    const args = ['simulate', 'valhalla', '--games', '4', '--bots', bots, '--json'];
    const [{ wins }] = jsonLines(await vigrid([...args, '--options', '{"companions":"union"}'])).map(Object);
    expect(wins).toEqual({ random: 4, draw: 0 });
  });

  test.each([
    [['--games', '5'], '--bots is missing.'],
    [['--games', 'many', '--bots', 'random,random'], '--games is a whole number from 1'],
    [['--games', '5', '--bots', 'random,rndom'], 'There is no bot "rndom". Did you mean random?'],
    [['--games', '5', '--bots', 'random'], 'Berserk. Heroes is for 2 players: give as many bots, not 1.'],
    [['--games', '5', '--bots', 'random,random', '--options', '{'], '--options is not JSON'],
    [
      ['--games', '5', '--bots', 'random,random', '--options', '{"decks":["x","any"]}'],
      'There is no ready deck "x".',
    ],
  ])('refuses %j with a sentence', (args, sentence) =>
    complains(['simulate', 'heroes', ...args], 2, sentence),
  );
});

describe('vigrid balance', () => {
  test('plays every deck against every other one, as often in either seat', async () => {
    const decks = ['kos-zag', 'furgot', 'snirk'];
    const args = [
      'balance',
      'heroes',
      '--games',
      '4',
      '--bot',
      'random',
      '--decks',
      decks.join(','),
      '--json',
    ];
    const lines = jsonLines(await vigrid(args)).map(Object);
    expect(lines.map(({ deck, games }) => [deck, games])).toEqual(decks.map((deck) => [deck, 8]));
    expect(lines.reduce((sum, { wins }) => sum + wins, 0)).toBe(12);
    expect(jsonLines(await vigrid(args))).toEqual(lines);
  });

  test.each([
    [['--decks', 'kos-zag,furgott'], 'There is no ready deck "furgott". Did you mean furgot?'],
    [['--bot', 'gredy'], 'There is no bot "gredy". Did you mean greedy?'],
    [['--games', '1'], '--games is a whole number from 2'],
  ])('refuses %j with a sentence', (args, sentence) =>
    complains(['balance', 'heroes', ...args], 2, sentence),
  );
});

describe('a series', () => {
  const series: Series = {
    game: 'heroes',
    bots: ['a', 'b'],
    seed: '1',
    options: [{ decks: ['any', 'any'] }],
  };

  test('plays each deal twice, with seats swapped', () => {
    const heroesOf = (number: number): string[] => {
      const seen: string[] = [];
      const watcher = (level: string): Bot => ({
        level,
        choose(run, seat, random) {
          const { sides } = Object(run.game.view(run.state, seat));
          seen[seat] = `${level} as ${sides[seat].hero.def}`;
          return bots.random.choose(run, seat, random);
        },
      });
      playNumber(heroes, [watcher('a'), watcher('b')], series, number);
      return seen;
    };
    const [even, odd] = [heroesOf(0), heroesOf(1)];
    expect(even[0].replace('a', 'b')).toBe(odd[0]);
    expect(even[1].replace('b', 'a')).toBe(odd[1]);
  });

  test('counts a bot that breaks as a fault and keeps the game up to there', () => {
    let moves = 0;
    const failing: Bot = {
      level: 'failing',
      choose(run, seat, random) {
        if (++moves === 5) throw new Error('out of ideas');
        return bots.random.choose(run, seat, random);
      },
    };
    const { winners, fault } = playNumber(heroes, [failing, bots.random], series, 0);
    expect(winners).toBeNull();
    expect(fault?.text).toBe('out of ideas');
    const loaded = loadRecord(fault?.record ?? '');
    expect(loaded).toHaveProperty('record');
    if ('record' in loaded) expect(openMatch(heroes, loaded.record).run.state.result).toBeNull();
  });

  test('counts a game that does not end as a fault', () => {
    const { winners, fault } = playNumber(heroes, [bots.random, bots.random], series, 0, { most: 10 });
    expect(winners).toBeNull();
    expect(fault?.text).toBe('the game has not ended after 10 decisions');
  });

  test('counts an answer that is none as a fault', () => {
    const wild: Bot = { level: 'wild', choose: () => 1e6 };
    const { fault } = playNumber(heroes, [wild, wild], series, 0);
    expect(fault?.text).toContain('the wild bot gave 1000000');
  });
});
