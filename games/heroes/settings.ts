/** What the players choose before a game: the sets, and their decks. */
import type { OptionsOf, Settings } from '@vigrid/kernel';
import type { RuleId, RulingId } from './rulebook/index.ts';
import { setNames } from './text/classes.ts';

export const settings = {
  lasts: { minutes: 20 },
  asks: {
    sets: {
      kind: 'several',
      label: { ru: 'Наборы', en: 'Sets' },
      about: {
        ru: 'Из чего, кроме Обучающего набора, собраны колоды; если не выбрать ничего, годятся все',
        en: 'What decks are made of beside the Learning Set; all of them where none is chosen',
      },
      rule: 'RH-54',
      choices: [
        { value: 'RAM', label: setNames.RAM },
        { value: 'GA', label: setNames.GA },
        { value: 'BG', label: setNames.BG },
        { value: 'RT', label: setNames.RT },
        { value: 'PP', label: setNames.PP },
        { value: 'TH', label: setNames.TH },
      ],
    },
    decks: { kind: 'decks', label: { ru: 'Колоды', en: 'Decks' }, led: true, rule: 'RH-1' },
  },
} as const satisfies Settings<RuleId | RulingId>;

export interface HeroesOptions extends Omit<OptionsOf<typeof settings>, 'sets'> {
  /** Absent where nobody said which: all of them. */
  readonly sets?: readonly string[];
}
