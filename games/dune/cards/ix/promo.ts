import type { CardData } from '../types.ts';

/** Promotional cards; they join no deck by themselves. */
export const promo: readonly CardData[] = [
  {
    id: 'promo-boundless-ambition',
    en: 'Boundless Ambition',
    ru: 'Безграничные амбиции',
    set: 'ix',
    promo: true,
    copies: 1,
    cost: 5,
    icons: ['emperor', 'guild', 'beneGesserit', 'fremen'],
    agent: [{ kind: 'signet' }],
    reveal: [{ kind: 'acquire', cost: 5, to: 'discard' }],
    unload: true,
  },
];
