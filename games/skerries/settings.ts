/** What the captains agree on before a voyage. */
import type { OptionsOf, Settings } from '@vigrid/kernel';
import type { RuleId } from './rulebook/index.ts';

export const settings = {
  asks: {
    islands: {
      kind: 'one',
      label: { ru: 'Сколько островов', en: 'How many islands' },
      rule: 'SK-1.2',
      choices: [
        { value: 3, label: { ru: 'Три', en: 'Three' }, about: { ru: 'Две минуты', en: 'Two minutes' } },
        { value: 5, label: { ru: 'Пять', en: 'Five' }, about: { ru: 'Пять минут', en: 'Five minutes' } },
      ],
      usual: 5,
    },
    storms: { kind: 'switch', label: { ru: 'Штормы', en: 'Storms' }, rule: 'SK-2.3', usual: true },
    rapids: {
      kind: 'switch',
      label: { ru: 'Стремнина', en: 'Rapids' },
      rule: 'SK-3.1',
      usual: false,
      when: [{ setting: 'storms', is: [true], rule: 'SK-3.1' }],
    },
  },
} as const satisfies Settings<RuleId>;

export type SkerriesOptions = OptionsOf<typeof settings>;
