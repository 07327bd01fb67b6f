import type { BerserkRuling } from './rulings.ts';

/** What the edition of 2009 alone leaves open. */
export const rulingsOf2009 = {
  'RB-60': {
    title: { ru: '2009: кристалл за одну стихию', en: '2009: the crystal for one element' },
    text: {
      ru: 'Дополнительный золотой кристалл есть, пока в отряде карты ровно одной стихии; со второй стихией он пропадает. Нейтральный отряд его не получает.',
      en: 'The additional gold crystal is there while the squad has cards of exactly one element; a second element takes it away. A neutral squad has none.',
    },
    rules: ['B09-304.6'],
  },
  'RB-61': {
    title: { ru: '2009: накопление фишек', en: '2009: accumulating chips' },
    text: {
      ru: 'Фишки копят так же, как по правилам 2012 года.',
      en: 'Chips are accumulated as by the rules of 2012.',
    },
    rules: ['B09-104.5', 'B12-120.3'],
  },
  'RB-62': {
    title: { ru: '2009: дальние атаки по соседям', en: '2009: ranged attacks at neighbours' },
    text: {
      ru: 'Выстрел, метание и разряд могут быть направлены и в стоящую рядом карту.',
      en: 'Shots, throws and discharges may be aimed at adjacent cards, too.',
    },
    rules: ['B09-D-shot', 'B09-D-throw', 'B09-D-discharge'],
  },
  'RB-63': {
    title: { ru: '2009: карта в пути', en: '2009: a card on its way' },
    text: {
      ru: 'Карта не объявляет действий с закрытием, только пока её собственное движение в стеке.',
      en: 'A card declares nothing that closes it only while its own movement is on the stack.',
    },
    rules: ['B09-203.11'],
  },
  'RB-64': {
    title: { ru: '2009: авангард без закрытия', en: '2009: Vanguard without closing' },
    text: {
      ru: 'Существо, ударившее в авангарде, не закрывается.',
      en: 'A creature that struck in the vanguard does not close.',
    },
    rules: ['B09-D-vanguard', 'B12-G-vanguard'],
  },
  'RB-80': {
    title: { ru: '2009: что уже произошло', en: '2009: what has happened already' },
    text: {
      ru: 'Нелегальное игродействие оплачивается, если до этого на него сработали особенности или для него бросили кубик. Названная цель ещё не эффект.',
      en: 'An illegal game action is paid for if features have been set off by it or a die was rolled for it. That a target was settled is no effect yet.',
    },
    rules: ['B09-423.1', 'B09-423.1a', 'B09-216.5'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
