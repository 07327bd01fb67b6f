import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

export interface ValhallaRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebook leaves a question open; docs/rulings/valhalla.md gives the reasons. */
export const rulings = {
  'RV-75': {
    title: { ru: 'Значения карт', en: 'Figures of the cards' },
    text: {
      ru: 'Силу, оружие, доблесть, число копий и способности ярлов даёт наш список карт.',
      en: 'Strengths, weapons, valour, numbers of copies and the abilities of jarls are those of our own card list.',
    },
    rules: ['V-2.1', 'V-2.4'],
  },
} as const satisfies Record<string, ValhallaRuling>;

export type RulingId = keyof typeof rulings;
