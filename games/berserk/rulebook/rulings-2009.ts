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
  'RB-65': {
    title: { ru: '2009: удары летающих', en: '2009: strikes from above' },
    text: {
      ru: 'На любую карту летающее существо нападает простым ударом. Особый и магический удары — ближние атаки, а рядом с летающим существом никто не стоит: целей у них нет.',
      en: 'A flyer assaults any card with a simple strike. Special and magic strikes are close attacks, and nobody stands next to a flyer: they have no targets.',
    },
    rules: ['B09-211.4', 'B09-211.5', 'B09-401.5'],
  },
  'RB-66': {
    title: { ru: '2009: атака внутри текста', en: '2009: an attack within a text' },
    text: {
      ru: 'Эффекты после атаки происходят вместе с её ранами. Атака после другого эффекта получает свою цепочку объектов; её цель называют при заявке всего текста, а если перед ней текст перемещает карты — при заявке самой атаки.',
      en: 'Effects after an attack happen together with its wounds. An attack after another effect has a chain of objects of its own; its target is named when the whole text is declared, but where the text relocates cards before it, when the attack itself is.',
    },
    rules: ['B09-216.11', 'B09-412.1', 'B09-216.1'],
  },
  'RB-67': {
    title: { ru: '2009: защитник от особого удара', en: '2009: defenders and special strikes' },
    text: {
      ru: 'Защитника назначают только от простого удара.',
      en: 'A defender is assigned against simple strikes alone.',
    },
    rules: ['B09-205.3', 'B09-216.3', 'B09-D-directed-strike'],
  },
  'RB-68': {
    title: { ru: '2009: защита летающих с земли', en: '2009: flyers struck from the ground' },
    text: {
      ru: 'Летающее существо может защитить другое летающее и от нелетающего, которое закрывалось для удара.',
      en: 'A flyer may defend another flyer against a creature from the ground that closed for the strike, too.',
    },
    rules: ['B09-211.6', 'B09-211.9'],
  },
  'RB-69': {
    title: { ru: '2009: о чём молчат правила', en: '2009: where its book is silent' },
    text: {
      ru: 'Что правила 2009 года не оговаривают, делается по правилам 2012 года: так работают именные особенности, которых в словаре 2009 года нет, и так карта не атакует саму себя.',
      en: 'What the book of 2009 does not speak of is done by that of 2012: so work named features that the dictionary of 2009 does not have, and so a card does not attack itself.',
    },
    rules: ['B09-103.1', 'B09-414.1', 'B12-504.4'],
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
