import type { Rule } from '@vigrid/kernel';

/** Signs in card texts and the icons printed on cards. */
export const glossarySymbols = {
  'B12-G-plus-minus-x-to-attack': {
    chapter: 'B12-G',
    title: { ru: '+X (–X) к атаке', en: '+X (-X) to attack' },
    text: {
      ru: '',
      en: 'Attack modifier: the source of the attack gets +X (-X) to the strength of its own attack.',
    },
    enforceable: true,
  },
  'B12-G-minus-x-from-attack': {
    chapter: 'B12-G',
    title: { ru: '–X от атаки', en: '-X from attack' },
    text: {
      ru: '',
      en: 'Attack modifier: the target of the attack imposes -X on the strength of the attack aimed at it.',
    },
    enforceable: true,
  },
  'B12-G-minus-x-from-shots-and-throws': {
    chapter: 'B12-G',
    title: { ru: '–X от выстрелов и метаний', en: '-X from shots and throws' },
    text: {
      ru: '',
      en: 'Shorthand for two independent features: -X from shots and -X from throws.',
    },
    enforceable: true,
  },
  'B12-G-x-y-z-in-text': {
    chapter: 'B12-G',
    title: { ru: 'X–Y–Z в тексте особенности', en: 'X-Y-Z in a feature text' },
    text: {
      ru: '',
      en: 'The card with the feature rolls the die to fix the numeric value: 3 or less = X, 4 or 5 = Y, 6 = Z.',
    },
    enforceable: true,
  },
  'B12-G-symbol-gold-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Символ: золотой кристалл', en: 'Symbol: gold crystal' },
    text: {
      ru: '',
      en: 'Icon of a gold crystal (two drawings exist, older and newer); in a cost it gives the number of gold crystals and marks the card as elite.',
    },
    enforceable: true,
  },
  'B12-G-symbol-silver-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Символ: серебряный кристалл', en: 'Symbol: silver crystal' },
    text: {
      ru: '',
      en: 'Icon of a silver crystal (two drawings exist, older and newer); in a cost it gives the number of silver crystals.',
    },
    enforceable: true,
  },
  'B12-G-symbol-initial-lives': {
    chapter: 'B12-G',
    title: { ru: 'Символ: начальное количество жизней', en: 'Symbol: initial lives' },
    text: {
      ru: '',
      en: 'Icon carrying the initial number of lives.',
    },
    enforceable: true,
  },
  'B12-G-symbol-movement-stock': {
    chapter: 'B12-G',
    title: { ru: 'Символ: запас движения', en: 'Symbol: movement stock' },
    text: {
      ru: '',
      en: 'Icon carrying the movement stock.',
    },
    enforceable: true,
  },
  'B12-G-symbol-simple-strike': {
    chapter: 'B12-G',
    title: { ru: 'Символ: простой удар', en: 'Symbol: simple strike' },
    text: {
      ru: '',
      en: 'Icon carrying the three strengths of the simple strike (weak - medium - strong).',
    },
    enforceable: true,
  },
  'B12-G-symbol-flight': {
    chapter: 'B12-G',
    title: { ru: 'Символ: полёт', en: 'Symbol: flight' },
    text: {
      ru: '',
      en: 'Icon of Flight; it stands in place of the movement stock and marks a flying creature.',
    },
    enforceable: true,
  },
  'B12-G-symbol-symbiont': {
    chapter: 'B12-G',
    title: { ru: 'Символ: симбиот (паразит)', en: 'Symbol: symbiont (parasite)' },
    text: {
      ru: '',
      en: 'Icon of a symbiont or parasite; it stands in place of the movement stock.',
    },
    enforceable: true,
  },
  'B12-G-symbol-strike-over-row': {
    chapter: 'B12-G',
    title: { ru: 'Символ: удар через ряд (УЧР)', en: 'Symbol: strike over a row' },
    text: {
      ru: '',
      en: 'Icon of the strike over a row.',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-magic': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от магии (ЗОМ)', en: 'Symbol: protection from magic' },
    text: {
      ru: '',
      en: 'Icon of protection from magic.',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-shots': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от выстрелов (ЗОВ)', en: 'Symbol: protection from shots' },
    text: {
      ru: '',
      en: 'Icon of protection from shots.',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-discharges': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от разрядов (ЗОР)', en: 'Symbol: protection from discharges' },
    text: {
      ru: '',
      en: 'Icon of protection from discharges.',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-poison': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от отравления (яда) (ЗОЯ)', en: 'Symbol: protection from poisoning' },
    text: {
      ru: '',
      en: 'Icon of protection from poisoning (poison).',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-spells': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от заклинаний (ЗОЗ)', en: 'Symbol: protection from spells' },
    text: {
      ru: '',
      en: 'Icon of protection from spells.',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-sudden-actions': {
    chapter: 'B12-G',
    title: {
      ru: 'Символ: защита от внезапных действий (ЗОВД)',
      en: 'Symbol: protection from sudden actions',
    },
    text: {
      ru: '',
      en: 'Icon of protection from sudden actions.',
    },
    enforceable: true,
  },
  'B12-G-symbol-closing': {
    chapter: 'B12-G',
    title: { ru: 'Символ: закрытие карты', en: 'Symbol: closing the card' },
    text: {
      ru: '',
      en: 'Icon of closing the card; in a payment it makes the feature an action.',
    },
    enforceable: true,
  },
  'B12-G-symbol-chip': {
    chapter: 'B12-G',
    title: { ru: 'Символ: фишка', en: 'Symbol: chip' },
    text: {
      ru: '',
      en: 'Icon of a chip; in a payment it costs one chip (X with the icon costs X chips) and gives the card the default feature to accumulate chips.',
    },
    enforceable: true,
  },
  'B12-G-symbol-sudden': {
    chapter: 'B12-G',
    title: { ru: 'Символ: внезапная особенность', en: 'Symbol: sudden feature' },
    text: {
      ru: '',
      en: 'Icon of a sudden feature; in a payment it makes the feature sudden (fast), and together with the closing icon it marks a sudden action.',
    },
    enforceable: true,
  },
  'B12-G-symbol-regeneration': {
    chapter: 'B12-G',
    title: { ru: 'Символ: регенерация', en: 'Symbol: regeneration' },
    text: {
      ru: '',
      en: 'Icon of Regeneration; written with its value as icon-X.',
    },
    enforceable: true,
  },
  'B12-G-symbol-directed-strike': {
    chapter: 'B12-G',
    title: { ru: 'Символ: направленный удар (НУ)', en: 'Symbol: directed strike' },
    text: {
      ru: '',
      en: 'Icon of the directed strike.',
    },
    enforceable: true,
  },
  'B12-G-symbol-uniqueness': {
    chapter: 'B12-G',
    title: { ru: 'Символ: уникальность', en: 'Symbol: uniqueness' },
    text: {
      ru: '',
      en: 'Icon of Uniqueness.',
    },
    enforceable: true,
  },
  'B12-G-symbol-if-you-go-first': {
    chapter: 'B12-G',
    title: { ru: 'Символ: если вы ходите первым', en: 'Symbol: if you go first' },
    text: {
      ru: '',
      en: 'Icon meaning “if you take your turn first”: what it introduces is available only if you are the First player.',
    },
    enforceable: true,
  },
  'B12-G-symbol-if-you-go-second': {
    chapter: 'B12-G',
    title: { ru: 'Символ: если вы ходите вторым', en: 'Symbol: if you go second' },
    text: {
      ru: '',
      en: 'Icon meaning “if you take your turn second”: what it introduces is available only if you are the Second player.',
    },
    enforceable: true,
  },
  'B12-G-symbol-protection-from-throws': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от метаний (ЗОМет)', en: 'Symbol: protection from throws' },
    text: {
      ru: '',
      en: 'Icon of protection from throws (added by the correction of 24 August 2012).',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
