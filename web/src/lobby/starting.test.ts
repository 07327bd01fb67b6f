import type { SeatWish } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { reseated, resized } from './starting.ts';

const me: SeatWish = { kind: 'me' };
const friend: SeatWish = { kind: 'free' };
const bot = (level: string): SeatWish => ({ kind: 'bot', level });

test('a larger table keeps who sits there, a smaller one keeps the guest', () => {
  expect(resized([me], 3, bot('greedy'))).toEqual([me, bot('greedy'), bot('greedy')]);
  expect(resized([friend, bot('random'), me], 2, friend)).toEqual([me, bot('random')]);
  expect(resized([friend, me, bot('random')], 4, friend)).toEqual([friend, me, bot('random'), friend]);
});

test('the guest sits in one seat: who moves changes places, who stays can not be put away', () => {
  const seats = [me, friend, bot('greedy')];
  expect(reseated(seats, 2, me)).toEqual([bot('greedy'), friend, me]);
  expect(reseated(seats, 0, friend)).toEqual(seats);
  expect(reseated(seats, 1, bot('search'))).toEqual([me, bot('search'), bot('greedy')]);
});
