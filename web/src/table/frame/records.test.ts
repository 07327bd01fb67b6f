import { expect, test } from 'vitest';
import { counted } from './records.ts';

const none = { played: 0, won: 0, inRow: 0, quickest: null, best: {}, table: '' };

test('a game counts once; victories in a row and the quickest of them are kept', () => {
  const first = counted(none, 'a', true, 17);
  expect(first).toEqual({
    quicker: null,
    feats: [],
    now: { played: 1, won: 1, inRow: 1, quickest: 17, best: {}, table: 'a' },
  });
  expect(counted(first.now, 'a', true, 3).now).toBe(first.now);
  const second = counted(first.now, 'b', true, 12);
  expect(second.quicker).toBe(17);
  expect(second.now).toMatchObject({ inRow: 2, quickest: 12 });
  expect(counted(second.now, 'c', false, 5).now).toMatchObject({ played: 3, won: 2, inRow: 0, quickest: 12 });
});

test('a feat is a record when it is more than ever before; the first game sets it', () => {
  const feat = (n: number) => ({ id: 'points', n, broken: { ru: String, en: String } });
  const first = counted(none, 'a', false, 9, [feat(8)]);
  expect(first.feats).toEqual([]);
  const second = counted(first.now, 'b', false, 9, [feat(11)]);
  expect(second.feats).toMatchObject([{ before: 8, feat: { n: 11 } }]);
  expect(counted(second.now, 'c', false, 9, [feat(11)]).feats).toEqual([]);
  expect(counted(second.now, 'c', false, 9, [feat(4)]).now.best).toEqual({ points: 11 });
});
