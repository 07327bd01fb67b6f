import type { RuleRow } from '@vigrid/kernel';

/** Sections 203–204: movement and lives. */
export const movementAndLives = {
  'B09-203.1': [
    { ru: 'Запас движения', en: 'Movement stock' },
    'Запас движения — число после символа движения.',
    'The movement stock is the number after the movement symbol.',
  ],
  'B09-203.1a': [
    { ru: 'Запас движения — свойство', en: 'Movement stock is a property' },
    'Запас движения относится к свойствам карты.',
    'The movement stock is a property of the card.',
    { enforceable: false },
  ],
  'B09-203.2': [
    { ru: 'Движение', en: 'Movement' },
    'Движение — свойство, благодаря которому карта перемещается по полю боя ровно на одну клетку: на соседнюю в том же ряду или столбце.',
    'Movement is the property by which a card relocates on the Battlefield by exactly one cell, to a neighbouring cell in the same row or column.',
  ],
  'B09-203.2a': [
    { ru: 'Цель движения', en: 'Target of movement' },
    'Цель движения — клетка, на которую карта движется.',
    'The target of a movement is the destination cell.',
  ],
  'B09-203.3': [
    { ru: 'Маркер движения как оплата', en: 'Movement marker as payment' },
    'За движение карта платит тем, что получает маркер движения, причём даже если движение заблокировали. В начале хода игрока, когда открываются его карты, со всех карт под его контролем снимаются все маркеры движения.',
    'The payment for a movement is one movement marker put on the card, even if the movement was blocked. At the start of a player’s turn, together with opening, all movement markers are removed from all cards under that player’s control.',
    { see: ['B09-216.12', 'B09-311.2'] },
  ],
  'B09-203.4': [
    { ru: 'Неиспользованное движение', en: 'Unused movement' },
    'Неиспользованное движение — это запас движения минус маркеры движения. Столько раз карта ещё может двигаться в этот ход.',
    'Unused movement is the movement stock minus the movement markers: how many more times the card can use movement this turn.',
  ],
  'B09-203.4a': [
    { ru: 'Перерасчёт движения', en: 'Unused movement is rechecked' },
    'Неиспользованное движение пересчитывается всякий раз, когда владелец карты получает приоритет, так что изменения запаса и числа маркеров сказываются сразу. Это базовый эффект.',
    'Unused movement is computed anew each time the card’s owner receives priority, so changes to the stock or the markers count at once. This is a base effect.',
    { see: ['B09-421.3'] },
  ],
  'B09-203.5': [
    { ru: 'В чужой ход не двигаются', en: 'No movement in the opponent’s turn' },
    'В ход противника движение использовать нельзя.',
    'Movement cannot be used during the opponent’s turn.',
  ],
  'B09-203.6': [
    { ru: 'Закрытые карты не двигаются', en: 'Closed cards do not move' },
    'Закрытая карта движение использовать не может.',
    'A closed card cannot use movement.',
  ],
  'B09-203.7': [
    { ru: 'Открытие снимает маркеры', en: 'Opening clears movement markers' },
    'Когда карта открывается, все маркеры движения с неё уходят.',
    'When a card opens, all its movement markers are removed.',
  ],
  'B09-203.8': [
    { ru: 'Движение не внезапно', en: 'Movement is non-sudden' },
    'Движение можно заявить только при пустом стеке, когда приоритет у игрока, контролирующего карту, и соблюдён порядок «до — при — после».',
    'Movement may be declared only when the stack is empty, the card’s controller has priority and the order “before, during, after” is kept.',
  ],
  'B09-203.9': [
    { ru: 'Символ симбиота', en: 'Symbiont symbol' },
    'Символ симбиота вместо запаса движения означает симбиота или паразита — смотря что сказано в тексте карты; если ничего не сказано, это симбиот. Движение такой карте недоступно.',
    'A card with the symbiont symbol in place of a movement stock is a symbiont or a parasite, as its text says; if it does not say, a symbiont. It cannot use movement.',
  ],
  'B09-203.10': [
    { ru: 'Символ полёта', en: 'Flight symbol' },
    'Символ полёта вместо запаса движения означает летающее существо; движение ему недоступно.',
    'A card with the flight symbol in place of a movement stock is a flying creature and cannot use movement.',
  ],
  'B09-203.11': [
    { ru: 'Двигаясь, нельзя обещать закрытие', en: 'Moving card cannot pledge closing' },
    'Карта, заявившая движение или иное своё перемещение, не может, пока оно в стеке, заявлять игродействия, в оплату которых входит её закрытие.',
    'A card that has declared movement or any other relocation of itself cannot, while that is on the stack, declare game actions whose payment includes closing it.',
    { see: ['B09-103.6'] },
  ],
  'B09-204.1': [
    { ru: 'Запас жизни', en: 'Life stock' },
    'Запас жизни — число после символа жизни: столько единиц жизни у карты в начале боя.',
    'The life stock is the number after the life symbol: the units of life with which the card starts the battle.',
  ],
  'B09-204.1a': [
    { ru: 'Запас жизни постоянен', en: 'Life stock is constant' },
    'Запас жизни никогда не меняется.',
    'The life stock never changes.',
  ],
  'B09-204.2': [
    { ru: 'Дополнительные жизни', en: 'Additional lives' },
    'Единицы жизни, полученные сверх запаса, называются дополнительными жизнями.',
    'Units of life gained beyond the life stock are additional lives.',
  ],
  'B09-204.3': [
    { ru: 'Максимум жизни', en: 'Life maximum' },
    'Если у карты есть максимум жизни M, дополнительных жизней у неё не может стать больше, чем M минус запас жизни.',
    'If a card has a life maximum M, its additional lives cannot exceed M minus its life stock.',
  ],
  'B09-204.3a': [
    { ru: 'По умолчанию максимума нет', en: 'No default life maximum' },
    'Максимум жизни — свойство, изначально не заданное; его задают некоторые особенности.',
    'The life maximum is a property that is unset by default; some features set it.',
  ],
  'B09-204.4': [
    { ru: 'Раны', en: 'Wounds' },
    'Раны — маркеры, которые карта получает от атак, а также от тех заклинаний и воздействий, про которые в тексте источника сказано, что они ранят.',
    'Wounds are markers received from attacks, and from those spells and influences whose source text says that they wound.',
  ],
  'B09-204.5': [
    { ru: 'Отрицательные жизни', en: 'Negative lives' },
    'Отрицательные жизни — противоположность дополнительных: жизни, отнятые от исходного запаса. Ранами они не считаются.',
    'Negative lives are the opposite of additional lives: lives taken from the original stock. They are not wounds.',
  ],
  'B09-204.6': [
    { ru: 'Текущие жизни', en: 'Current lives' },
    'Текущие жизни = запас жизни + дополнительные жизни − раны − отрицательные жизни.',
    'Current lives = life stock + additional lives − wounds − negative lives.',
  ],
  'B09-204.7': [
    { ru: '«Оставляет X текущих жизней»', en: '“Leaves X current lives”' },
    'Особенность, оставляющая карте X текущих жизней, меняет только число ран и не трогает ни дополнительных, ни отрицательных жизней.',
    'A feature that leaves a card X current lives changes only the number of wounds; it touches neither extra nor negative lives.',
  ],
  'B09-204.8': [
    { ru: 'Жизни — маркеры', en: 'Lives as markers' },
    'Дополнительные и отрицательные жизни, как и раны, — маркеры.',
    'Additional lives and negative lives are markers, like wounds.',
    { enforceable: false, see: ['B09-200.6'] },
  ],
} as const satisfies Record<string, RuleRow>;
