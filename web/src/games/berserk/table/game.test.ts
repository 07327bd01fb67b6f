import { expect, test } from 'vitest';
import { type BerserkView, isOpening, type SideView } from './game.ts';

const side = (dealSize: number | null): SideView => ({
  gold: 24,
  silver: 22,
  deckSize: 30,
  deal: [],
  dealSize,
  recruits: [],
  squadSize: 0,
  elements: [],
  flyerCrystals: 0,
  redeals: 0,
  pieces: [],
  graveyard: [],
  exile: [],
});
const at = (phase: BerserkView['phase'], ...dealt: (number | null)[]) =>
  isOpening({ phase, sides: dealt.map(side) });

test('the way of a game is told until somebody has cards', () => {
  expect(at('deal', 0, 0)).toBe(true);
  expect(at('deal', 15, 0)).toBe(false);
  expect(at('recruitment', 0, null)).toBe(false);
});
