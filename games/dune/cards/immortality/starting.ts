import type { CardData } from '../types.ts';

/** What changes in the starting decks. */
export const starting: readonly CardData[] = [
  {
    id: 'start-experimentation',
    en: 'Experimentation',
    ru: 'Эксперименты',
    set: 'immortality',
    copies: 2,
    icons: ['spiceTrade'],
    agent: [{ kind: 'research', n: 1 }],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'specimen', n: 1 },
    ],
  },
];
