/** The named abilities without a text of their own. */
import type { Text } from '@vigrid/kernel';
import type { Word } from '../abilities/types.ts';

/** A word with a meaning of its own: its name on the card and, for the tooltip, what it means. */
export interface Term {
  readonly name: Text;
  readonly about: Text;
}

export const keywords: Readonly<Record<Word, Term>> = {
  rush: {
    name: { ru: 'Рывок', en: 'Rush' },
    about: {
      ru: 'Действует уже в тот ход, когда вступает в игру.',
      en: 'May act in the turn it comes into play.',
    },
  },
  horde: {
    name: { ru: 'Орда', en: 'Horde' },
    about: { ru: 'В колоде может быть до 5 таких карт.', en: 'A deck may hold up to 5 of this card.' },
  },
  armour: {
    name: { ru: 'Броня', en: 'Armour' },
    about: {
      ru: 'Каждый ход отводит первые раны от ударов и выстрелов, столько, сколько указано.',
      en: 'Each turn keeps off the first wounds from strikes and shots, as many as its number.',
    },
  },
  firstStrike: {
    name: { ru: 'Первый удар', en: 'First Strike' },
    about: {
      ru: 'Бьёт раньше другого существа; тому ещё надо уцелеть, чтобы ответить.',
      en: 'Strikes before the other creature, which answers only if it survives.',
    },
  },
  directedStrike: {
    name: { ru: 'Направленный удар', en: 'Directed Strike' },
    about: { ru: 'От его атаки нет защитника.', en: 'Nobody can defend against its attack.' },
  },
  attackExperience: {
    name: { ru: 'Опыт в атаке', en: 'Experience in Attack' },
    about: { ru: 'Не закрывается, когда атакует ударом.', en: 'Does not close when it attacks by strike.' },
  },
  defenceExperience: {
    name: { ru: 'Опыт в защите', en: 'Experience in Defence' },
    about: { ru: 'Не закрывается, когда защищает.', en: 'Does not close when it defends.' },
  },
  unique: {
    name: { ru: 'Уникальность', en: 'Uniqueness' },
    about: {
      ru: 'Второй карты с этим именем у вас в игре быть не может: прежняя уходит на кладбище.',
      en: 'You cannot have two cards of this name in play: the earlier one goes to the graveyard.',
    },
  },
  overkill: {
    name: { ru: 'Пробивной удар', en: 'Overkill' },
    about: {
      ru: 'Убивая существо в атаке, наносит лишние раны герою противника.',
      en: 'Killing a creature it attacks, it deals the wounds left over to the opposing hero.',
    },
  },
  created: {
    name: { ru: 'Созданный', en: 'Created' },
    about: {
      ru: 'Приходит не из колоды, а из запаса и туда же возвращается.',
      en: 'Comes not from the deck but from the reserve, and goes back there.',
    },
  },
};

/** "Armour 2". */
export function keyword(word: Word, value?: number): Text {
  const { ru, en } = keywords[word].name;
  return value === undefined ? { ru, en } : { ru: `${ru} ${value}`, en: `${en} ${value}` };
}
