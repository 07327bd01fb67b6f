import { expect, test } from 'vitest';
import { mostConnections, SharedLimits, type Spent, TokenBucket } from '../src/limits.ts';

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

test('a guest with many connections has twice what one has, an address with many guests ten times', () => {
  const limits = new SharedLimits({ burst: 5, perSecond: 0 }, { burst: 2, perSecond: 0 }, () => 0);
  const [one, two] = [limits.come('192.0.2.1'), limits.come('192.0.2.1')];
  expect([one?.take('anna', 6), two?.take('anna', 5), two?.take('anna', 4)]).toEqual([true, false, true]);
  // Ten from Anna, five from each of these.
  const guests = Array.from({ length: 9 }, (_, i) => one?.take(`guest ${i}`, 5));
  expect(guests.filter(Boolean)).toHaveLength(8);
  expect(limits.come('192.0.2.2')?.take('guest 8', 5)).toBe(true);
});

test('an address can have so many new guests and connections; this machine as many as it likes', () => {
  const limits = new SharedLimits({ burst: 5, perSecond: 0 }, { burst: 2, perSecond: 0 }, () => 0);
  const [far, near] = [limits.come('192.0.2.1'), limits.come('127.0.0.1')];
  expect([1, 2, 3].map(() => far?.mayBeNew())).toEqual([true, true, false]);
  expect([1, 2, 3].map(() => near?.mayBeNew())).toEqual([true, true, true]);
  for (let open = 1; open < mostConnections; open++) expect(limits.come('192.0.2.1')).not.toBeNull();
  expect(limits.come('192.0.2.1')).toBeNull();
  limits.go('192.0.2.1');
  expect(limits.come('192.0.2.1')).not.toBeNull();
});

test('what is spent on one server is not there on another, once it has heard of it', async () => {
  let told: Spent = [];
  const setting = [{ burst: 20, perSecond: 0 }, { burst: 2, perSecond: 0 }, () => 0] as const;
  const here = new SharedLimits(...setting, (spent) => {
    told = spent;
  });
  const there = new SharedLimits(...setting);
  const [far, away] = [here.come('192.0.2.1'), there.come('192.0.2.1')];
  expect([far?.take('anna', 30), far?.take('boris', 2)]).toEqual([true, true]);
  expect([far?.mayBeNew(), far?.mayTry('anna')]).toEqual([true, true]);
  await expect.poll(() => told.length).toBe(5);
  there.heard(told);
  // An act now and then is not worth telling.
  expect(told).not.toContainEqual(expect.arrayContaining(['boris']));
  expect([away?.take('anna', 11), away?.take('anna', 10)]).toEqual([false, true]);
  expect([away?.mayBeNew(), away?.mayBeNew()]).toEqual([true, false]);
});
