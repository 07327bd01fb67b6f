/** What was read from print, or entered from figures, comes to pass in battles set up for it, without a fault. */
import { runs } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import { sets } from '../cards/sets.ts';
import { playAround, usedFeatures } from './steered.ts';

const since2023 = new Set(
  sets.flatMap((set) => set.cards.filter(({ source }) => source).map(({ id }) => id)),
);

test('every card since 2023 is played around, and most of what it does comes to pass', { timeout: 0 }, () => {
  const tried = cards.filter(({ id }) => since2023.has(id));
  expect(tried.length).toBe(since2023.size);
  const all = tried.reduce((sum, card) => sum + usedFeatures(card).length, 0);
  const never = tried.flatMap((card) =>
    playAround(card, 6 * runs(1), 80).map((number) => `${card.id} ${card.en}: ${number}`),
  );
  // What is left wants more luck than so few battles have; the soak has more of them.
  expect(never.length / all, never.join('\n')).toBeLessThan(0.25);
});
