import { shares, weighing } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';

/** Each side has some gold and some horses; horses count for more the later it is. */
interface Position {
  readonly gold: readonly number[];
  readonly horses: readonly number[];
  readonly late: number;
}

const told = {
  figures: ['gold', 'horses'],
  describe(s: Position, seat: number, into: Float64Array) {
    into[0] = s.gold[seat];
    into[1] = s.horses[seat];
  },
  stage: (s: Position) => [s.late],
};

const position: Position = { gold: [3, 1, 1], horses: [0, 1, 0], late: 0 };

describe('a learned judgement', () => {
  test('gives equal sides equal chances', () => {
    expect(shares([2, 2, 2, 2])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('makes one more of the weighed sum e times as likely', () => {
    const [one, other] = weighing(told, { gold: [0.5], horses: [0] })(position, [0, 1]);
    expect(one / other).toBeCloseTo(Math.E);
    expect(one + other).toBeCloseTo(1);
  });

  test('weighs a figure by how far the game has come', () => {
    const chances = weighing(told, { gold: [0, 0], horses: [0, 2] });
    expect(chances(position, [1, 2])[0]).toBeCloseTo(0.5);
    expect(chances({ ...position, late: 1 }, [1, 2])[0]).toBeCloseTo(1 / (1 + Math.exp(-2)));
  });

  test('counts a figure without a weight for nothing', () => {
    expect(weighing(told, {})(position, [0, 1, 2])).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  test('compares even where sums are very large', () => {
    expect(shares([2000, 1000])).toEqual([1, 0]);
  });
});
