/** What the players choose before a game: their decks. */
import type { OptionsOf, Settings } from '@vigrid/kernel';
import type { RuleId, RulingId } from './rulebook/index.ts';

export const settings = {
  lasts: { minutes: 20 },
  asks: {
    decks: { kind: 'decks', label: { ru: 'Колоды', en: 'Decks' }, led: true, rule: 'RH-1' },
  },
} as const satisfies Settings<RuleId | RulingId>;

export type HeroesOptions = OptionsOf<typeof settings>;
