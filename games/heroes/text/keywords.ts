/** The named abilities without a text of their own. */
import type { Text } from '@vigrid/kernel';
import type { Word } from '../abilities/index.ts';

/** A word with a meaning of its own: its name on the card, and what it means. */
export interface Term {
  readonly name: Text;
  readonly about: Text;
}

export const keywords: Readonly<Record<Word, Term>> = {
  rush: {
    name: { ru: 'Рывок', en: 'Rush' },
    about: {
      ru: 'Может действовать уже в тот ход, когда пришла под ваш контроль.',
      en: 'May act in the very turn in which it came under your control.',
    },
  },
  horde: {
    name: { ru: 'Орда', en: 'Horde' },
    about: { ru: 'В колоде может быть до пяти таких карт.', en: 'A deck may hold up to five of this card.' },
  },
  armour: {
    name: { ru: 'Броня', en: 'Armour' },
    about: {
      ru: 'Каждый ход отводит столько ран от ударов и выстрелов.',
      en: 'Keeps off so many wounds from strikes and shots each turn.',
    },
  },
  firstStrike: {
    name: { ru: 'Первый удар', en: 'First Strike' },
    about: {
      ru: 'Бьёт раньше; погибший от этого не отвечает.',
      en: 'Strikes first; whoever dies of that does not strike back.',
    },
  },
  directedStrike: {
    name: { ru: 'Направленный удар', en: 'Directed Strike' },
    about: { ru: 'От его атак нельзя назначить защитника.', en: 'Nobody can defend against its attacks.' },
  },
  attackExperience: {
    name: { ru: 'Опыт в атаке', en: 'Experience in Attack' },
    about: { ru: 'Не закрывается после атаки.', en: 'Does not close after it has attacked.' },
  },
  defenceExperience: {
    name: { ru: 'Опыт в защите', en: 'Experience in Defence' },
    about: { ru: 'Не закрывается после защиты.', en: 'Does not close after it has defended.' },
  },
  unique: {
    name: { ru: 'Уникальность', en: 'Uniqueness' },
    about: {
      ru: 'Когда приходит вторая карта с таким именем, прежняя ваша уходит на кладбище.',
      en: 'When a second card of this name comes, your earlier one goes to the graveyard.',
    },
  },
  overkill: {
    name: { ru: 'Пробивной удар', en: 'Overkill' },
    about: {
      ru: 'Лишние раны от удара, которым убито существо, получает его герой.',
      en: 'What its strike deals beyond the death of a creature, the hero of that creature gets.',
    },
  },
  created: {
    name: { ru: 'Созданный', en: 'Created' },
    about: {
      ru: 'В колоде таких карт нет: их создают другие карты. Уходя из игры, такая карта возвращается в запас.',
      en: 'It is in no deck: other cards create it. When it leaves play it goes back to the reserve.',
    },
  },
};

/** "Armour 2". */
export function keyword(word: Word, value?: number): Text {
  const { ru, en } = keywords[word].name;
  return value === undefined ? { ru, en } : { ru: `${ru} ${value}`, en: `${en} ${value}` };
}
