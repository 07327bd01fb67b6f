import type { Rule } from '@vigrid/kernel';

/** Signs in card texts and the icons printed on cards. */
export const glossarySymbols = {
  'B12-G-plus-minus-x-to-attack': {
    chapter: 'B12-G',
    title: { ru: '+X (–X) к атаке', en: '+X (–X) to attack' },
    text: {
      ru: 'Модификатор атаки: её источник получает +X (–X) к силе своей атаки. Модификатор не именной, так что несколько таких складываются.',
      en: 'Attack modifier: the source gets +X (–X) to the strength of its attack. It is not a named modifier, so several of them add up.',
    },
    enforceable: true,
    see: ['B12-G-modifier', 'B12-G-minus-x-from-attack', 'B12-519.3'],
  },
  'B12-G-minus-x-from-attack': {
    chapter: 'B12-G',
    title: { ru: '–X от атаки', en: '–X from attack' },
    text: {
      ru: 'Модификатор атаки: её цель накладывает –X на силу направленной в неё атаки. Модификатор не именной, так что несколько таких складываются.',
      en: 'Attack modifier: the target imposes –X on the strength of the attack aimed at it. It is not a named modifier, so several of them add up.',
    },
    enforceable: true,
    see: ['B12-G-modifier', 'B12-G-plus-minus-x-to-attack', 'B12-519.3'],
  },
  'B12-G-minus-x-from-shots-and-throws': {
    chapter: 'B12-G',
    title: { ru: '–X от выстрелов и метаний', en: '–X from shots and throws' },
    text: {
      ru: 'Так кратко называют две независимые особенности: –X от выстрелов и –X от метаний.',
      en: 'Short for two independent features: –X from shots and –X from throws.',
    },
    enforceable: true,
    see: ['B12-G-minus-x-from-attack', 'B12-G-shot', 'B12-G-throw'],
  },
  'B12-G-x-y-z-in-text': {
    chapter: 'B12-G',
    title: { ru: 'X-Y-Z в тексте особенности', en: 'X-Y-Z in a feature text' },
    text: {
      ru: 'Чтобы узнать число, карта с этой особенностью бросает кубик: 3 или меньше — X, 4 или 5 — Y, 6 — Z.',
      en: 'To find the number, the card with the feature rolls the die: 3 or less, X; 4 or 5, Y; 6, Z.',
    },
    enforceable: true,
    see: ['B12-511.8'],
  },
  'B12-G-symbol-gold-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Символ: золотой кристалл', en: 'Symbol: gold crystal' },
    text: {
      ru: 'Значок золотого кристалла; рисунков у него два, старый и новый. В стоимости показывает число золотых кристаллов и говорит, что карта элитная.',
      en: 'Icon of the gold crystal, drawn in an older and a newer way. In a cost it gives the number of gold crystals and marks the card as elite.',
    },
    enforceable: true,
    see: ['B12-G-gold-crystal', 'B12-G-elite', 'B12-105.1'],
  },
  'B12-G-symbol-silver-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Символ: серебряный кристалл', en: 'Symbol: silver crystal' },
    text: {
      ru: 'Значок серебряного кристалла; рисунков у него два, старый и новый. В стоимости показывает число серебряных кристаллов.',
      en: 'Icon of the silver crystal, drawn in an older and a newer way. In a cost it gives the number of silver crystals.',
    },
    enforceable: true,
    see: ['B12-G-silver-crystal', 'B12-105.1'],
  },
  'B12-G-symbol-initial-lives': {
    chapter: 'B12-G',
    title: { ru: 'Символ: начальное количество жизней', en: 'Symbol: initial lives' },
    text: {
      ru: 'Значок, при котором стоит начальное число жизней.',
      en: 'The icon that carries the initial number of lives.',
    },
    enforceable: true,
    see: ['B12-G-initial-lives', 'B12-105.3'],
  },
  'B12-G-symbol-movement-stock': {
    chapter: 'B12-G',
    title: { ru: 'Символ: запас движения', en: 'Symbol: movement stock' },
    text: {
      ru: 'Значок, при котором стоит запас движения.',
      en: 'The icon that carries the movement stock.',
    },
    enforceable: true,
    see: ['B12-G-movement-stock', 'B12-105.4'],
  },
  'B12-G-symbol-simple-strike': {
    chapter: 'B12-G',
    title: { ru: 'Символ: простой удар', en: 'Symbol: simple strike' },
    text: {
      ru: 'Значок, при котором стоят три силы простого удара: слабого, среднего и сильного.',
      en: 'The icon that carries the three strengths of the simple strike: weak, medium and strong.',
    },
    enforceable: true,
    see: ['B12-G-simple-strike', 'B12-105.5'],
  },
  'B12-G-symbol-flight': {
    chapter: 'B12-G',
    title: { ru: 'Символ: полёт', en: 'Symbol: flight' },
    text: {
      ru: 'Значок полёта. Он стоит на месте запаса движения и отличает летающее существо.',
      en: 'Icon of Flight. It stands in place of the movement stock and marks a flying creature.',
    },
    enforceable: true,
    see: ['B12-G-flight', 'B12-G-flying-creature', 'B12-105.4'],
  },
  'B12-G-symbol-symbiont': {
    chapter: 'B12-G',
    title: { ru: 'Символ: симбиот (паразит)', en: 'Symbol: symbiont (parasite)' },
    text: {
      ru: 'Значок симбиота или паразита. Он стоит на месте запаса движения.',
      en: 'Icon of a symbiont or parasite. It stands in place of the movement stock.',
    },
    enforceable: true,
    see: ['B12-G-symbiont', 'B12-G-parasite', 'B12-105.4'],
  },
  'B12-G-symbol-strike-over-row': {
    chapter: 'B12-G',
    title: { ru: 'Символ: удар через ряд (УЧР)', en: 'Symbol: strike over a row' },
    text: {
      ru: 'Значок удара через ряд.',
      en: 'Icon of the strike over a row.',
    },
    enforceable: true,
    see: ['B12-G-strike-over-row'],
  },
  'B12-G-symbol-protection-from-magic': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от магии (ЗОМ)', en: 'Symbol: protection from magic' },
    text: {
      ru: 'Значок защиты от магии.',
      en: 'Icon of protection from magic.',
    },
    enforceable: true,
    see: ['B12-G-protection-from-magic'],
  },
  'B12-G-symbol-protection-from-shots': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от выстрелов (ЗОВ)', en: 'Symbol: protection from shots' },
    text: {
      ru: 'Значок защиты от выстрелов.',
      en: 'Icon of protection from shots.',
    },
    enforceable: true,
    see: ['B12-G-protection-from-shots'],
  },
  'B12-G-symbol-protection-from-discharges': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от разрядов (ЗОР)', en: 'Symbol: protection from discharges' },
    text: {
      ru: 'Значок защиты от разрядов.',
      en: 'Icon of protection from discharges.',
    },
    enforceable: true,
    see: ['B12-G-protection-from-discharges'],
  },
  'B12-G-symbol-protection-from-poison': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от отравления (яда) (ЗОЯ)', en: 'Symbol: protection from poisoning' },
    text: {
      ru: 'Значок защиты от отравления (яда).',
      en: 'Icon of protection from poisoning (poison).',
    },
    enforceable: true,
    see: ['B12-G-protection-from-poison'],
  },
  'B12-G-symbol-protection-from-spells': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от заклинаний (ЗОЗ)', en: 'Symbol: protection from spells' },
    text: {
      ru: 'Значок защиты от заклинаний.',
      en: 'Icon of protection from spells.',
    },
    enforceable: true,
    see: ['B12-G-protection-from-spells'],
  },
  'B12-G-symbol-protection-from-sudden-actions': {
    chapter: 'B12-G',
    title: {
      ru: 'Символ: защита от внезапных действий (ЗОВД)',
      en: 'Symbol: protection from sudden actions',
    },
    text: {
      ru: 'Значок защиты от внезапных действий.',
      en: 'Icon of protection from sudden actions.',
    },
    enforceable: true,
    see: ['B12-G-protection-from-sudden-actions'],
  },
  'B12-G-symbol-closing': {
    chapter: 'B12-G',
    title: { ru: 'Символ: закрытие карты', en: 'Symbol: closing the card' },
    text: {
      ru: 'Значок закрытия карты. Особенность с ним в оплате — действие.',
      en: 'Icon of closing the card. In a payment it makes the feature an action.',
    },
    enforceable: true,
    see: ['B12-G-close-card', 'B12-G-card-action'],
  },
  'B12-G-symbol-chip': {
    chapter: 'B12-G',
    title: { ru: 'Символ: фишка', en: 'Symbol: chip' },
    text: {
      ru: 'Значок фишки. В оплате он стоит одну фишку, а с числом X — X фишек; карта с такой особенностью умеет накапливать фишки, даже если это не напечатано.',
      en: 'Icon of a chip. In a payment it costs one chip, with X it costs X chips; a card with such a feature can accumulate chips, even though this is not printed.',
    },
    enforceable: true,
    see: ['B12-G-chip', 'B12-G-accumulate-chip', 'B12-120.3', 'B12-120.5'],
  },
  'B12-G-symbol-sudden': {
    chapter: 'B12-G',
    title: { ru: 'Символ: внезапная особенность', en: 'Symbol: sudden feature' },
    text: {
      ru: 'Значок внезапности. Особенность с ним в оплате — внезапная, то есть быстрая; вместе со значком закрытия он обозначает внезапное действие.',
      en: 'Icon of suddenness. In a payment it makes the feature sudden, that is, fast; together with the closing icon it marks a sudden action.',
    },
    enforceable: true,
    see: ['B12-G-sudden-action', 'B12-114.2.2'],
  },
  'B12-G-symbol-regeneration': {
    chapter: 'B12-G',
    title: { ru: 'Символ: регенерация', en: 'Symbol: regeneration' },
    text: {
      ru: 'Значок Регенерации; её величина X стоит за ним через дефис.',
      en: 'Icon of Regeneration; its value X follows after a hyphen.',
    },
    enforceable: true,
    see: ['B12-G-regeneration-x'],
  },
  'B12-G-symbol-directed-strike': {
    chapter: 'B12-G',
    title: { ru: 'Символ: направленный удар (НУ)', en: 'Symbol: directed strike' },
    text: {
      ru: 'Значок направленного удара.',
      en: 'Icon of the directed strike.',
    },
    enforceable: true,
    see: ['B12-G-directed-strike'],
  },
  'B12-G-symbol-uniqueness': {
    chapter: 'B12-G',
    title: { ru: 'Символ: уникальность', en: 'Symbol: uniqueness' },
    text: {
      ru: 'Значок Уникальности.',
      en: 'Icon of Uniqueness.',
    },
    enforceable: true,
    see: ['B12-G-uniqueness'],
  },
  'B12-G-symbol-if-you-go-first': {
    chapter: 'B12-G',
    title: { ru: 'Символ: если вы ходите первым', en: 'Symbol: if you go first' },
    text: {
      ru: 'Значок «если вы ходите первым»: то, что за ним следует, доступно только первому игроку.',
      en: 'Icon “if you go first”: what it introduces is available only if you are the First player.',
    },
    enforceable: true,
    see: ['B12-G-first-player'],
  },
  'B12-G-symbol-if-you-go-second': {
    chapter: 'B12-G',
    title: { ru: 'Символ: если вы ходите вторым', en: 'Symbol: if you go second' },
    text: {
      ru: 'Значок «если вы ходите вторым»: то, что за ним следует, доступно только второму игроку.',
      en: 'Icon “if you go second”: what it introduces is available only if you are the Second player.',
    },
    enforceable: true,
    see: ['B12-G-second-player'],
  },
  'B12-G-symbol-protection-from-throws': {
    chapter: 'B12-G',
    title: { ru: 'Символ: защита от метаний (ЗОМет)', en: 'Symbol: protection from throws' },
    text: {
      ru: 'Значок защиты от метаний; добавлен правкой 24 августа 2012 года.',
      en: 'Icon of protection from throws, added by the correction of 24 August 2012.',
    },
    enforceable: true,
    see: ['B12-G-throw', 'B12-G-protection-from', 'B12-G-change-protection-from-throws-icon'],
  },
} as const satisfies Record<string, Rule>;
