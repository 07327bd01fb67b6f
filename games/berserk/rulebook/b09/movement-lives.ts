import type { Rule } from '@vigrid/kernel';

/** Sections 203–204: movement and lives. */
export const movementAndLives = {
  'B09-203.1': {
    chapter: 'B09-203',
    title: { ru: 'Запас движения', en: 'Movement stock' },
    text: {
      ru: 'Запас движения — число после символа движения.',
      en: 'The movement stock is the number after the movement symbol.',
    },
    enforceable: true,
  },
  'B09-203.1a': {
    chapter: 'B09-203',
    title: { ru: 'Запас движения — свойство', en: 'Movement stock is a property' },
    text: {
      ru: 'Запас движения относится к свойствам карты.',
      en: 'The movement stock is a property of the card.',
    },
    enforceable: false,
  },
  'B09-203.2': {
    chapter: 'B09-203',
    title: { ru: 'Движение', en: 'Movement' },
    text: {
      ru: 'Движение — свойство, благодаря которому карта перемещается по полю боя ровно на одну клетку: на соседнюю в том же ряду или столбце.',
      en: 'Movement is the property by which a card relocates on the Battlefield by exactly one cell, to a neighbouring cell in the same row or column.',
    },
    enforceable: true,
  },
  'B09-203.2a': {
    chapter: 'B09-203',
    title: { ru: 'Цель движения', en: 'Target of movement' },
    text: {
      ru: 'Цель движения — клетка, на которую карта движется.',
      en: 'The target of a movement is the destination cell.',
    },
    enforceable: true,
  },
  'B09-203.3': {
    chapter: 'B09-203',
    title: { ru: 'Маркер движения как оплата', en: 'Movement marker as payment' },
    text: {
      ru: 'За движение карта платит тем, что получает маркер движения, причём даже если движение заблокировали. В начале хода игрока, когда открываются его карты, со всех карт под его контролем снимаются все маркеры движения.',
      en: 'The payment for a movement is one movement marker put on the card, even if the movement was blocked. At the start of a player’s turn, together with opening, all movement markers are removed from all cards under that player’s control.',
    },
    enforceable: true,
    see: ['B09-216.12', 'B09-311.2'],
  },
  'B09-203.4': {
    chapter: 'B09-203',
    title: { ru: 'Неиспользованное движение', en: 'Unused movement' },
    text: {
      ru: 'Неиспользованное движение — это запас движения минус маркеры движения. Столько раз карта ещё может двигаться в этот ход.',
      en: 'Unused movement is the movement stock minus the movement markers: how many more times the card can use movement this turn.',
    },
    enforceable: true,
  },
  'B09-203.4a': {
    chapter: 'B09-203',
    title: { ru: 'Перерасчёт движения', en: 'Unused movement is rechecked' },
    text: {
      ru: 'Неиспользованное движение пересчитывается всякий раз, когда владелец карты получает приоритет, так что изменения запаса и числа маркеров сказываются сразу. Это базовый эффект.',
      en: 'Unused movement is computed anew each time the card’s owner receives priority, so changes to the stock or the markers count at once. This is a base effect.',
    },
    enforceable: true,
    see: ['B09-421.3'],
  },
  'B09-203.5': {
    chapter: 'B09-203',
    title: { ru: 'В чужой ход не двигаются', en: 'No movement in the opponent’s turn' },
    text: {
      ru: 'В ход противника движение использовать нельзя.',
      en: 'Movement cannot be used during the opponent’s turn.',
    },
    enforceable: true,
  },
  'B09-203.6': {
    chapter: 'B09-203',
    title: { ru: 'Закрытые карты не двигаются', en: 'Closed cards do not move' },
    text: {
      ru: 'Закрытая карта движение использовать не может.',
      en: 'A closed card cannot use movement.',
    },
    enforceable: true,
  },
  'B09-203.7': {
    chapter: 'B09-203',
    title: { ru: 'Открытие снимает маркеры', en: 'Opening clears movement markers' },
    text: {
      ru: 'Когда карта открывается, все маркеры движения с неё уходят.',
      en: 'When a card opens, all its movement markers are removed.',
    },
    enforceable: true,
  },
  'B09-203.8': {
    chapter: 'B09-203',
    title: { ru: 'Движение не внезапно', en: 'Movement is non-sudden' },
    text: {
      ru: 'Движение можно заявить только при пустом стеке, когда приоритет у игрока, контролирующего карту, и соблюдён порядок «до — при — после».',
      en: 'Movement may be declared only when the stack is empty, the card’s controller has priority and the order “before, during, after” is kept.',
    },
    enforceable: true,
  },
  'B09-203.9': {
    chapter: 'B09-203',
    title: { ru: 'Символ симбиота', en: 'Symbiont symbol' },
    text: {
      ru: 'Символ симбиота вместо запаса движения означает симбиота или паразита — смотря что сказано в тексте карты; если ничего не сказано, это симбиот. Движение такой карте недоступно.',
      en: 'A card with the symbiont symbol in place of a movement stock is a symbiont or a parasite, as its text says; if it does not say, a symbiont. It cannot use movement.',
    },
    enforceable: true,
  },
  'B09-203.10': {
    chapter: 'B09-203',
    title: { ru: 'Символ полёта', en: 'Flight symbol' },
    text: {
      ru: 'Символ полёта вместо запаса движения означает летающее существо; движение ему недоступно.',
      en: 'A card with the flight symbol in place of a movement stock is a flying creature and cannot use movement.',
    },
    enforceable: true,
  },
  'B09-203.11': {
    chapter: 'B09-203',
    title: { ru: 'Двигаясь, нельзя обещать закрытие', en: 'Moving card cannot pledge closing' },
    text: {
      ru: 'Карта, заявившая движение или иное своё перемещение, не может, пока оно в стеке, заявлять игродействия, в оплату которых входит её закрытие.',
      en: 'A card that has declared movement or any other relocation of itself cannot, while that is on the stack, declare game actions whose payment includes closing it.',
    },
    enforceable: true,
    see: ['B09-103.6'],
  },
  'B09-204.1': {
    chapter: 'B09-204',
    title: { ru: 'Запас жизни', en: 'Life stock' },
    text: {
      ru: 'Запас жизни — число после символа жизни: столько единиц жизни у карты в начале боя.',
      en: 'The life stock is the number after the life symbol: the units of life with which the card starts the battle.',
    },
    enforceable: true,
  },
  'B09-204.1a': {
    chapter: 'B09-204',
    title: { ru: 'Запас жизни постоянен', en: 'Life stock is constant' },
    text: {
      ru: 'Запас жизни никогда не меняется.',
      en: 'The life stock never changes.',
    },
    enforceable: true,
  },
  'B09-204.2': {
    chapter: 'B09-204',
    title: { ru: 'Дополнительные жизни', en: 'Additional lives' },
    text: {
      ru: 'Единицы жизни, полученные сверх запаса, называются дополнительными жизнями.',
      en: 'Units of life gained beyond the life stock are additional lives.',
    },
    enforceable: true,
  },
  'B09-204.3': {
    chapter: 'B09-204',
    title: { ru: 'Максимум жизни', en: 'Life maximum' },
    text: {
      ru: 'Если у карты есть максимум жизни M, дополнительных жизней у неё не может стать больше, чем M минус запас жизни.',
      en: 'If a card has a life maximum M, its additional lives cannot exceed M minus its life stock.',
    },
    enforceable: true,
  },
  'B09-204.3a': {
    chapter: 'B09-204',
    title: { ru: 'По умолчанию максимума нет', en: 'No default life maximum' },
    text: {
      ru: 'Максимум жизни — свойство, изначально не заданное; его задают некоторые особенности.',
      en: 'The life maximum is a property that is unset by default; some features set it.',
    },
    enforceable: true,
  },
  'B09-204.4': {
    chapter: 'B09-204',
    title: { ru: 'Раны', en: 'Wounds' },
    text: {
      ru: 'Раны — маркеры, которые карта получает от атак, а также от тех заклинаний и воздействий, про которые в тексте источника сказано, что они ранят.',
      en: 'Wounds are markers received from attacks, and from those spells and influences whose source text says that they wound.',
    },
    enforceable: true,
  },
  'B09-204.5': {
    chapter: 'B09-204',
    title: { ru: 'Отрицательные жизни', en: 'Negative lives' },
    text: {
      ru: 'Отрицательные жизни — противоположность дополнительных: жизни, отнятые от исходного запаса. Ранами они не считаются.',
      en: 'Negative lives are the opposite of additional lives: lives taken from the original stock. They are not wounds.',
    },
    enforceable: true,
  },
  'B09-204.6': {
    chapter: 'B09-204',
    title: { ru: 'Текущие жизни', en: 'Current lives' },
    text: {
      ru: 'Текущие жизни = запас жизни + дополнительные жизни − раны − отрицательные жизни.',
      en: 'Current lives = life stock + additional lives − wounds − negative lives.',
    },
    enforceable: true,
  },
  'B09-204.7': {
    chapter: 'B09-204',
    title: { ru: '«Оставляет X текущих жизней»', en: '“Leaves X current lives”' },
    text: {
      ru: 'Особенность, оставляющая карте X текущих жизней, меняет только число ран и не трогает ни дополнительных, ни отрицательных жизней.',
      en: 'A feature that leaves a card X current lives changes only the number of wounds; it touches neither extra nor negative lives.',
    },
    enforceable: true,
  },
  'B09-204.8': {
    chapter: 'B09-204',
    title: { ru: 'Жизни — маркеры', en: 'Lives as markers' },
    text: {
      ru: 'Дополнительные и отрицательные жизни, как и раны, — маркеры.',
      en: 'Additional lives and negative lives are markers, like wounds.',
    },
    enforceable: false,
    see: ['B09-200.6'],
  },
} as const satisfies Record<string, Rule>;
