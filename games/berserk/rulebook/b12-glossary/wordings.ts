import type { Rule } from '@vigrid/kernel';

/** Obsolete and literary wordings of cards and what they mean. */
export const glossaryWordings = {
  'B12-G-wording-commentary': {
    chapter: 'B12-G',
    title: { ru: 'Комментарий к формулировкам текстов карт', en: 'Commentary on card wordings' },
    text: {
      ru: 'Тексты карт бывают устаревшими или нарочито красивыми. Следующие правила переводят их на точный язык; список неполон, и незнакомую запись сводят к знакомой по аналогии. Точные тексты большинства карт — в каталоге карт.',
      en: 'Card texts may be obsolete or literary. The rules that follow translate them into exact wordings; the list is not complete, and an unknown construction is reduced to a known one by analogy. Exact wordings of most cards are in the card catalogue.',
    },
    enforceable: false,
  },
  'B12-G-wording-strengthen-weaken-attack': {
    chapter: 'B12-G',
    title: { ru: 'Усилить (ослабить) [атаку] карты на X', en: 'Strengthen (weaken) a card’s [attack] by X' },
    text: {
      ru: 'Значит: выбранная карта получает +X (–X) к [атаке]. Стало быть, у игродействия есть цель, и её называют в заявке.',
      en: 'Means: a chosen card gets +X (–X) to [attack]. The game action therefore has a target, which is named in the declaration.',
    },
    enforceable: true,
    see: ['B12-G-chosen-creature', 'B12-G-plus-minus-x-to-attack'],
  },
  'B12-G-wording-incorporeal-attacks-reduced': {
    chapter: 'B12-G',
    title: {
      ru: 'Бестелесный: все [атаки] сводятся к [текст]',
      en: 'Incorporeal: all [attacks] are reduced to [text]',
    },
    text: {
      ru: 'Речь лишь об [атаках] по самой этой карте; атак по другим картам это не касается.',
      en: 'Only [attacks] against this very card are meant; attacks against other cards are not affected.',
    },
    enforceable: true,
    see: ['B12-G-incorporeality', 'B12-G-reduce-attack-to-x', 'B12-G-reduce-attack-to-grade'],
  },
  'B12-G-wording-thereby': {
    chapter: 'B12-G',
    title: { ru: '[Игродействие], при этом — [текст]', en: '[Game action], thereby: [text]' },
    text: {
      ru: 'Значит: [текст] сопутствует этому игродействию («при [игродействии] — [текст]») и работает, только если оно выполнено.',
      en: 'Means: [text] accompanies the game action (“on [game action]: [text]”) and works only if it was executed.',
    },
    enforceable: true,
    see: ['B12-G-thereby', 'B12-G-accompanying-feature', 'B12-505.4'],
  },
  'B12-G-wording-may-redirect': {
    chapter: 'B12-G',
    title: { ru: 'Может перенаправить [атаку]…', en: 'May redirect [attack]…' },
    text: {
      ru: 'Значит: может сделать это при объявлении [атаки].',
      en: 'Means: may do so on the declaration of [attack].',
    },
    enforceable: true,
    see: ['B12-G-redirection'],
  },
  'B12-G-wording-gains-while': {
    chapter: 'B12-G',
    title: { ru: '[Карта] получает [текст], пока…', en: '[Card] gains [text] while…' },
    text: {
      ru: 'Значит: [текст] у карты есть, пока верно названное, — это постоянная особенность. Если эффект длится всё время, что источник в игровой зоне, слова «пока» может и не быть.',
      en: 'Means: the card has [text] while what is named holds; it is a constant feature. If the effect lasts all the time its source is in the play zone, the word “while” may be missing.',
    },
    enforceable: true,
    see: ['B12-G-gains-text', 'B12-G-constant-feature', 'B12-115.3'],
  },
  'B12-G-wording-wound-all': {
    chapter: 'B12-G',
    title: {
      ru: 'Ранить всех [существ, отвечающих условию]',
      en: 'Wound all [creatures meeting a condition]',
    },
    text: {
      ru: 'Значит: ранить каждое [существо, отвечающее условию].',
      en: 'Means: wound each [creature meeting the condition].',
    },
    enforceable: true,
    see: ['B12-G-wound-for-x', 'B12-502.8'],
  },
  'B12-G-wording-does-not-attack-next-turn': {
    chapter: 'B12-G',
    title: {
      ru: 'При [игродействии] — [цель] не атакует (не действует, не двигается) в следующий ход',
      en: 'On [game action]: [target] does not attack (act, move) next turn',
    },
    text: {
      ru: 'Значит: при [игродействии] [цель] до конца следующего хода получает эффект «не может атаковать» (действовать, двигаться).',
      en: 'Means: on [game action] the [target] receives the effect “cannot attack” (act, move) until the end of the next turn.',
    },
    enforceable: true,
    see: ['B12-G-cannot'],
  },
  'B12-G-wording-on-attack-poisoning': {
    chapter: 'B12-G',
    title: { ru: 'При [атаке] — отравление', en: 'On [attack]: poisoning' },
    text: {
      ru: 'Значит: при [атаке] атакованная карта получает Отравление на 1.',
      en: 'Means: on [attack] the struck card gains Poisoning 1.',
    },
    enforceable: true,
    see: ['B12-G-poisoning-x', 'B12-G-attacked-card'],
  },
  'B12-G-wording-deliver-attack': {
    chapter: 'B12-G',
    title: { ru: 'Нанести [атаку]', en: 'Deliver [attack]' },
    text: {
      ru: 'Значит: объявить [атаку].',
      en: 'Means: declare [attack].',
    },
    enforceable: true,
    see: ['B12-G-declare', 'B12-G-assault'],
  },
  'B12-G-wording-missing-dash': {
    chapter: 'B12-G',
    title: { ru: 'Отсутствующее тире', en: 'Missing dash' },
    text: {
      ru: 'В некоторых текстах карт между условием срабатывания и текстом способности нет тире. Читать их следует так, будто оно есть.',
      en: 'In some card texts the dash between the trigger condition and the text of the ability is missing. They are read as if it were there.',
    },
    enforceable: true,
    see: ['B12-113.1'],
  },
} as const satisfies Record<string, Rule>;
