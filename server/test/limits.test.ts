import { expect, test } from 'vitest';
import { TokenBucket } from '../src/limits.ts';

test('a guest may send a burst of requests, and then as many a second as the rate says', () => {
  let now = 0;
  const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, () => now);
  expect([bucket.take(1), bucket.take(2), bucket.take(1)]).toEqual([true, true, false]);
  now = 500;
  expect([bucket.take(1), bucket.take(1)]).toEqual([true, false]);
  now = 3_600_000;
  expect([bucket.take(4), bucket.take(3)]).toEqual([false, true]);
  now = 0; // a clock that was set back gives nothing and takes nothing
  expect(bucket.take(1)).toBe(false);
});
