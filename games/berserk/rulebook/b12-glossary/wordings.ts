import type { RuleRow } from '@vigrid/kernel';

/** Obsolete and literary wordings of cards and what they mean. */
export const glossaryWordings = {
  'B12-G-wording-commentary': [
    { ru: 'Комментарий к формулировкам текстов карт', en: 'Commentary on card wordings' },
    'Тексты карт бывают устаревшими или нарочито красивыми. Следующие правила переводят их на точный язык; список неполон, и незнакомую запись сводят к знакомой по аналогии. Точные тексты большинства карт — в каталоге карт.',
    'Card texts may be obsolete or literary. The rules that follow translate them into exact wordings; the list is not complete, and an unknown construction is reduced to a known one by analogy. Exact wordings of most cards are in the card catalogue.',
    { enforceable: false },
  ],
  'B12-G-wording-strengthen-weaken-attack': [
    { ru: 'Усилить (ослабить) [атаку] карты на X', en: 'Strengthen (weaken) a card’s [attack] by X' },
    'Значит: выбранная карта получает +X (–X) к [атаке]. Стало быть, у игродействия есть цель, и её называют в заявке.',
    'Means: a chosen card gets +X (–X) to [attack]. The game action therefore has a target, which is named in the declaration.',
    { see: ['B12-G-chosen-creature', 'B12-G-plus-minus-x-to-attack'] },
  ],
  'B12-G-wording-incorporeal-attacks-reduced': [
    {
      ru: 'Бестелесный: все [атаки] сводятся к [текст]',
      en: 'Incorporeal: all [attacks] are reduced to [text]',
    },
    'Речь лишь об [атаках] по самой этой карте; атак по другим картам это не касается.',
    'Only [attacks] against this very card are meant; attacks against other cards are not affected.',
    { see: ['B12-G-incorporeality', 'B12-G-reduce-attack-to-x', 'B12-G-reduce-attack-to-grade'] },
  ],
  'B12-G-wording-thereby': [
    { ru: '[Игродействие], при этом — [текст]', en: '[Game action], thereby: [text]' },
    'Значит: [текст] сопутствует этому игродействию («при [игродействии] — [текст]») и работает, только если оно выполнено.',
    'Means: [text] accompanies the game action (“on [game action]: [text]”) and works only if it was executed.',
    { see: ['B12-G-thereby', 'B12-G-accompanying-feature', 'B12-505.4'] },
  ],
  'B12-G-wording-may-redirect': [
    { ru: 'Может перенаправить [атаку]…', en: 'May redirect [attack]…' },
    'Значит: может сделать это при объявлении [атаки].',
    'Means: may do so on the declaration of [attack].',
    { see: ['B12-G-redirection'] },
  ],
  'B12-G-wording-gains-while': [
    { ru: '[Карта] получает [текст], пока…', en: '[Card] gains [text] while…' },
    'Значит: [текст] у карты есть, пока верно названное, — это постоянная особенность. Если эффект длится всё время, что источник в игровой зоне, слова «пока» может и не быть.',
    'Means: the card has [text] while what is named holds; it is a constant feature. If the effect lasts all the time its source is in the play zone, the word “while” may be missing.',
    { see: ['B12-G-gains-text', 'B12-G-constant-feature', 'B12-115.3'] },
  ],
  'B12-G-wording-wound-all': [
    { ru: 'Ранить всех [существ, отвечающих условию]', en: 'Wound all [creatures meeting a condition]' },
    'Значит: ранить каждое [существо, отвечающее условию].',
    'Means: wound each [creature meeting the condition].',
    { see: ['B12-G-wound-for-x', 'B12-502.8'] },
  ],
  'B12-G-wording-does-not-attack-next-turn': [
    {
      ru: 'При [игродействии] — [цель] не атакует (не действует, не двигается) в следующий ход',
      en: 'On [game action]: [target] does not attack (act, move) next turn',
    },
    'Значит: при [игродействии] [цель] до конца следующего хода получает эффект «не может атаковать» (действовать, двигаться).',
    'Means: on [game action] the [target] receives the effect “cannot attack” (act, move) until the end of the next turn.',
    { see: ['B12-G-cannot'] },
  ],
  'B12-G-wording-on-attack-poisoning': [
    { ru: 'При [атаке] — отравление', en: 'On [attack]: poisoning' },
    'Значит: при [атаке] атакованная карта получает Отравление на 1.',
    'Means: on [attack] the struck card gains Poisoning 1.',
    { see: ['B12-G-poisoning-x', 'B12-G-attacked-card'] },
  ],
  'B12-G-wording-deliver-attack': [
    { ru: 'Нанести [атаку]', en: 'Deliver [attack]' },
    'Значит: объявить [атаку].',
    'Means: declare [attack].',
    { see: ['B12-G-declare', 'B12-G-assault'] },
  ],
  'B12-G-wording-missing-dash': [
    { ru: 'Отсутствующее тире', en: 'Missing dash' },
    'В некоторых текстах карт между условием срабатывания и текстом способности нет тире. Читать их следует так, будто оно есть.',
    'In some card texts the dash between the trigger condition and the text of the ability is missing. They are read as if it were there.',
    { see: ['B12-113.1'] },
  ],
} as const satisfies Record<string, RuleRow>;
