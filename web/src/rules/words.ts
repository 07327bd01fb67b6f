import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Правила', en: 'Rulebook' },
  search: { ru: 'Искать в правилах', en: 'Search the rules' },
  found: {
    ru: (n: number) => `Найдено: ${n} ${plural(n, 'ru', ['правило', 'правила', 'правил'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['rule', 'rules'])} found`,
  },
  chapters: { ru: 'Главы', en: 'Chapters' },
  rulings: { ru: 'Решения судьи', en: 'Rulings' },
  rulingsMore: {
    ru: 'Где свод оставляет вопрос открытым, стол отвечает так.',
    en: 'Where the rulebook leaves a question open, the table answers like this.',
  },
  details: { ru: 'Отдельные карты и числа', en: 'Single cards and figures' },
  detailsMore: {
    ru: 'Что оставляют открытым сами карты и источники.',
    en: 'What cards and sources themselves leave open.',
  },
  sameText: {
    ru: 'В обеих редакциях сказано одно и то же.',
    en: 'Both editions say the same.',
  },
  otherEdition: { ru: 'В другой редакции', en: 'In the other edition' },
  situations: { ru: 'Сыграть это правило', en: 'Play this rule' },
  change: { ru: 'Изменить', en: 'Change it' },
  situationsMore: {
    ru: 'Ситуации, которыми оно доказано; за столом вы играете за все стороны.',
    en: 'The situations that prove it; at the table you play all sides.',
  },
  side: { ru: (letter: string) => `Сторона ${letter}`, en: (letter: string) => `Side ${letter}` },
  refused: { ru: 'нельзя:', en: 'refused:' },
  playHere: { ru: 'Сыграть', en: 'Play' },
  see: { ru: 'Смотрите', en: 'See' },
  none: {
    ru: 'Ничего не нашлось. Попробуйте другое слово или номер.',
    en: 'Nothing found. Try another word or a number.',
  },
  noRule: {
    ru: (id: string) => `Правила ${id} в этом своде нет; вот весь свод.`,
    en: (id: string) => `This rulebook has no ${id}; here is all of it.`,
  },
  loading: { ru: 'Свод правил загружается.', en: 'The rulebook is on its way.' },
  missing: {
    ru: 'Правил этой игры здесь пока нет.',
    en: 'The rules of this game are not here yet.',
  },
  failed: {
    ru: 'Правила не пришли. Проверьте связь и обновите страницу.',
    en: 'The rules did not come. Check the connection and reload the page.',
  },
  own: {
    ru: 'Своими словами, по номерам печатных правил.',
    en: 'In our own words, by the numbers of the printed rules.',
  },
} satisfies Words;
