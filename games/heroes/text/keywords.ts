/** The named abilities without a text of their own. */
import type { Text } from '@vigrid/kernel';
import type { Word } from '../abilities/types.ts';

export const keywords: Readonly<Record<Word, { readonly name: Text }>> = {
  rush: {
    name: { ru: 'Рывок', en: 'Rush' },
  },
  horde: {
    name: { ru: 'Орда', en: 'Horde' },
  },
  armour: {
    name: { ru: 'Броня', en: 'Armour' },
  },
  firstStrike: {
    name: { ru: 'Первый удар', en: 'First Strike' },
  },
  directedStrike: {
    name: { ru: 'Направленный удар', en: 'Directed Strike' },
  },
  attackExperience: {
    name: { ru: 'Опыт в атаке', en: 'Experience in Attack' },
  },
  defenceExperience: {
    name: { ru: 'Опыт в защите', en: 'Experience in Defence' },
  },
  unique: {
    name: { ru: 'Уникальность', en: 'Uniqueness' },
  },
  overkill: {
    name: { ru: 'Пробивной удар', en: 'Overkill' },
  },
  created: {
    name: { ru: 'Созданный', en: 'Created' },
  },
};

/** "Armour 2". */
export function keyword(word: Word, value?: number): Text {
  const { ru, en } = keywords[word].name;
  return value === undefined ? { ru, en } : { ru: `${ru} ${value}`, en: `${en} ${value}` };
}
