import { expect, test } from 'vitest';
import { priceOf } from './price.ts';
import { sets } from './sets.ts';

const printed = sets
  .filter(({ code }) => code !== 'EX')
  .flatMap(({ cards }) => cards)
  .filter(({ type, strike, lives }) => type === 'creature' && strike && lives);

test('most printed creatures cost within a crystal of what their figures and features are worth', () => {
  const near = printed.filter((card) => Math.abs((priceOf(card)?.sum ?? 99) - card.cost) <= 1);
  expect(near.length / printed.length).toBeGreaterThan(0.8);
});

test('more lives, a harder strike and one more action make a creature dearer', () => {
  const [plain] = printed;
  const sum = priceOf(plain)?.sum ?? 0;
  const dearer = [
    { ...plain, lives: (plain.lives ?? 0) + 2 },
    { ...plain, strike: [4, 5, 6] as const },
    {
      ...plain,
      features: [{ kind: 'play', pay: { close: true }, does: [{ use: 'shot', strength: 1 }] } as const],
    },
  ];
  for (const card of dearer) expect(priceOf(card)?.sum).toBeGreaterThan(sum);
});

test('the parts of a price make its sum', () => {
  for (const card of printed.slice(0, 50)) {
    const price = priceOf(card);
    const sum = price?.parts.reduce((all, { worth }) => all + worth, 0) ?? 0;
    expect(sum).toBeCloseTo(price?.sum ?? -1, 5);
  }
});
