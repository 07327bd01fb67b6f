import { describe, expect, test } from 'vitest';
import { exhaust, goldenText, lively } from '../src/testing/index.ts';
import { tiny, tinySetup } from './tiny/index.ts';
import { deeds } from './tiny/state.ts';

describe('the exhaustive runner', () => {
  const exhaustion = {
    game: tiny,
    seats: 3,
    options: [{ rounds: 1 }, { rounds: 3 }],
    all: [...deeds] as string[],
    used: (event: { kind: string; name?: unknown }) => (event.kind === 'act' ? [String(event.name)] : []),
    bound: 50,
  };

  test('plays until everything has been used', () => {
    const { games, never, unknown } = exhaust(exhaustion);
    expect({ never, unknown }).toEqual({ never: [], unknown: [] });
    expect(games).toBeLessThan(50);
  });

  test('tells what was never used, after as many games as it may play', () => {
    const { games, never } = exhaust({ ...exhaustion, all: [...deeds, 'fly'] });
    expect({ games, never }).toEqual({ games: 50, never: ['fly'] });
  });

  test('tells what was used and is not on the list', () => {
    expect(exhaust({ ...exhaustion, all: ['roll', 'fly'] }).unknown.toSorted()).toEqual(
      deeds.filter((name) => name !== 'roll').toSorted(),
    );
  });
});

describe('a golden playthrough', () => {
  const text = goldenText({ game: tiny, setup: tinySetup(2, 3), choose: lively('stop') });

  test('tells decisions in words and events with their rules', () => {
    expect(text).toMatch(/^tiny 1: 2 seats, seed "one"\noptions \{"rounds":3\}\n/);
    expect(text).toMatch(/\n {2}TY-1 draw seat=a \(only a: card=\d+\)\n/);
    expect(text).toMatch(/\n1 a bid: \d+#\d+\n/);
    expect(text).toMatch(
      /\n\d+ [ab] turn: roll\n {2}TY-4 act seat=[ab] name=roll\n {2}TY-6 dice dice=\[\d \d \d\]\n/,
    );
    expect(text).toMatch(/\n\nwon by [ab, ]+ \(TY-9\)\n$/);
  });

  test('is the same every time', () => {
    expect(goldenText({ game: tiny, setup: tinySetup(2, 3), choose: lively('stop') })).toBe(text);
  });
});
