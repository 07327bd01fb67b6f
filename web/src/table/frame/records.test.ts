import { expect, test } from 'vitest';
import { counted } from './records.ts';

test('a game counts once; victories in a row and the quickest of them are kept', () => {
  const first = counted({ played: 0, won: 0, inRow: 0, quickest: null, table: '' }, 'a', true, 17);
  expect(first).toEqual({ quicker: null, now: { played: 1, won: 1, inRow: 1, quickest: 17, table: 'a' } });
  expect(counted(first.now, 'a', true, 3).now).toBe(first.now);
  const second = counted(first.now, 'b', true, 12);
  expect(second.quicker).toBe(17);
  expect(second.now).toMatchObject({ inRow: 2, quickest: 12 });
  expect(counted(second.now, 'c', false, 5).now).toMatchObject({ played: 3, won: 2, inRow: 0, quickest: 12 });
});
