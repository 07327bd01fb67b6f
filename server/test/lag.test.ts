import { expect, test } from 'vitest';
import { lagBounds, spendLag } from '../src/lag.ts';

const clock = { base: 60_000, increment: 0 };
const answer = { seat: 0, answer: 0 };
const lineOf = (shortest: number) => ({
  people: { here: () => new Map([['guest', [{ lag: { shortest } }]]]) },
});
const table = () => ({ clock, lagLeft: [], seats: [{ guest: 'guest' }, { guest: null }] });

test('what the line takes is made good, and nothing for a bot, a control or a game without a clock', () => {
  expect(spendLag(lineOf(80), table(), answer)).toBe(80);
  expect(spendLag(lineOf(80), table(), { seat: 1, answer: 0 })).toBe(0);
  expect(spendLag(lineOf(80), table(), { seat: 0, control: 'offer' })).toBe(0);
  expect(spendLag(lineOf(80), { ...table(), clock: null }, answer)).toBe(0);
});

test('an ordinary line is made good for ever; one that pretends to be slow gains little', () => {
  const [fair, sly] = [table(), table()];
  const after = (house: ReturnType<typeof lineOf>, at: typeof fair) =>
    Array.from({ length: 100 }, () => spendLag(house, at, answer)).reduce((sum, used) => sum + used, 0);
  expect(after(lineOf(90), fair)).toBe(9000);
  const gained = after(lineOf(60_000), sly);
  expect(gained).toBeLessThanOrEqual(lagBounds.atFirst + 100 * lagBounds.regained);
  expect(spendLag(lineOf(60_000), table(), answer)).toBe(lagBounds.once);
});
