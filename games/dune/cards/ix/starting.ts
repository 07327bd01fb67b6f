import type { CardData } from '../types.ts';

/** What changes in the starting decks. */
export const starting: readonly CardData[] = [
  {
    id: 'start-control-the-spice',
    en: 'Control the Spice',
    ru: 'Контроль над Пряностью',
    set: 'epic',
    copies: 1,
    icons: ['spiceTrade'],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'gain', what: 'spice', n: 1 },
    ],
  },
];
