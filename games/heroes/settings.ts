/** What the players choose before a game: their decks. */
import { type OptionsOf, readSettings, type Settings } from '@vigrid/kernel';
import { decks } from './decks/decks.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';

export const settings = {
  asks: {
    decks: { kind: 'decks', label: { ru: 'Колоды', en: 'Decks' }, led: true, rule: 'RH-1' },
  },
} as const satisfies Settings<RuleId | RulingId>;

export type HeroesOptions = OptionsOf<typeof settings>;

export const readOptions = (given: unknown, seats: number) =>
  readSettings<HeroesOptions>({ settings, decks }, given, seats);
