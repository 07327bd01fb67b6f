import { expect, test } from 'vitest';
import { sets } from '../cards/sets.ts';
import { textOf } from './card-text.ts';

test('[B12-G-wording-missing-dash] every text sets a triggered feature off from its condition with a dash', () => {
  let triggered = 0;
  for (const card of sets.flatMap(({ cards }) => cards)) {
    for (const one of card.features ?? []) {
      // Valhalla and Frenzy have names of their own, and what is paid for a colon.
      if (one.kind !== 'when' || one.pay || one.on === 'valhalla') continue;
      if (one.if && 'frenzy' in one.if) continue;
      const [{ ru, en }] = textOf({ type: card.type, features: [one] });
      expect(ru, card.id).toContain(' — ');
      expect(en, card.id).toContain(' – ');
      triggered++;
    }
  }
  expect(triggered).toBeGreaterThan(100);
});
