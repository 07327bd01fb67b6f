import type { Rule } from '@vigrid/kernel';

/** Sections 305–313: from deployment to the first blow, and the phases of a turn. */
export const deploymentToTurn = {
  'B09-305.1': {
    chapter: 'B09-305',
    title: { ru: 'Порядок расстановки', en: 'Deployment order' },
    text: {
      ru: 'Приоритет у первого игрока: он ставит все карты из набора в свою зону расстановки и пасует. Затем то же делает второй игрок.',
      en: 'The first player has priority, places all their Recruit cards in their deployment zone and passes; then the second player does the same.',
    },
    enforceable: true,
    see: ['B09-207.4a'],
  },
  'B09-305.2': {
    chapter: 'B09-305',
    title: { ru: 'Рубашкой вверх, по одной', en: 'Face down, one per cell' },
    text: {
      ru: 'Карты ставят скрытыми, не больше одной на клетку.',
      en: 'Cards are placed hidden, at most one per cell.',
    },
    enforceable: true,
  },
  'B09-305.3': {
    chapter: 'B09-305',
    title: { ru: 'Первое расширение зоны', en: 'First extension of the zone' },
    text: {
      ru: 'Как только игрок занял все клетки своей зоны расстановки, она пополняется крайними клетками его второго и третьего рядов.',
      en: 'As soon as a player has filled every cell of their deployment zone, the edge cells of their second and third rows are added to it.',
    },
    enforceable: true,
  },
  'B09-305.4': {
    chapter: 'B09-305',
    title: { ru: 'Второе расширение зоны', en: 'Second extension of the zone' },
    text: {
      ru: 'Как только игрок снова занял всю зону, к ней добавляются крайние клетки его первого ряда. У второго игрока они есть с самого начала.',
      en: 'As soon as the player has again filled the whole zone, the edge cells of their first row are added. The second player has these from the start.',
    },
    enforceable: true,
  },
  'B09-306.1': {
    chapter: 'B09-306',
    title: { ru: 'Особенности «до вскрытия»', en: '“Before reveal” features' },
    text: {
      ru: 'В начале шага особенности со словами «до вскрытия» может заявлять первый игрок, а когда он спасует — второй.',
      en: 'At the start of the step the first player may declare features worded “before reveal”; after the first player passes, the second player may.',
    },
    enforceable: true,
  },
  'B09-306.2': {
    chapter: 'B09-306',
    title: { ru: 'Сначала карты с переменной ценой', en: 'Variable-cost cards first' },
    text: {
      ru: 'Когда спасует второй игрок, вскрываются все карты стоимости X и N+X, а также набранные по другой цене; при этом называют X и то, что цена была другой.',
      en: 'After the second player passes, all cards with cost X or N+X, and those recruited at an alternative cost, are revealed, naming the value of X and the use of the alternative cost.',
    },
    enforceable: true,
    see: ['B09-202.4', 'B09-202.6'],
  },
  'B09-306.2-2': {
    chapter: 'B09-306',
    title: { ru: 'Общее вскрытие', en: 'General reveal' },
    text: {
      ru: 'Потом вскрываются остальные карты на поле боя, начиная с карт первого игрока. В третьем ряду второго игрока любые карты, но не симбиоты и не экипировка, могут по его желанию остаться скрытыми — самое позднее до конца хода первого игрока.',
      en: 'Then all other cards on the Battlefield are revealed, the first player’s first. The second player may leave any cards of their third row hidden, except symbionts and equipment, at the latest until the end of the first player’s turn.',
    },
    enforceable: true,
    see: ['B09-415.2b'],
  },
  'B09-306.3': {
    chapter: 'B09-306',
    title: { ru: 'В дополнительную зону', en: 'To the Additional Zone' },
    text: {
      ru: 'Первый игрок переносит в дополнительную зону своих летающих существ, местности и все карты со свойством «располагается в дополнительной зоне»; потом так же поступает второй.',
      en: 'The first player puts all their terrains, flyers and cards with the property “is located in the Additional Zone” there; then the second player does the same.',
    },
    enforceable: true,
    see: ['B09-211.2', 'B09-212.4'],
  },
  'B09-306.4': {
    chapter: 'B09-306',
    title: { ru: 'Хозяева экипировки', en: 'Hosts for equipment' },
    text: {
      ru: 'Первый игрок назначает хозяев всей своей экипировке, затем второй.',
      en: 'The first player names hosts for all their equipment, then the second player.',
    },
    enforceable: true,
    see: ['B09-214.4'],
  },
  'B09-306.5': {
    chapter: 'B09-306',
    title: { ru: 'Хозяева симбиотов', en: 'Hosts for symbionts' },
    text: {
      ru: 'Потом первый игрок назначает хозяев всем своим симбиотам, за ним второй.',
      en: 'Then the first player names hosts for all their symbionts, then the second player.',
    },
    enforceable: true,
    see: ['B09-210.2'],
  },
  'B09-306.6': {
    chapter: 'B09-306',
    title: { ru: 'Хозяева паразитов', en: 'Hosts for parasites' },
    text: {
      ru: 'Потом первый игрок назначает хозяев всем своим паразитам, за ним второй.',
      en: 'Then the first player names hosts for all their parasites, then the second player.',
    },
    enforceable: true,
    see: ['B09-210.14'],
  },
  'B09-306.7': {
    chapter: 'B09-306',
    title: { ru: 'Отказаться нельзя', en: 'Assignment is mandatory' },
    text: {
      ru: 'Если экипировке, симбиоту или паразиту можно назначить хозяина, игрок обязан это сделать.',
      en: 'If a host can be named for equipment, a symbiont or a parasite, the player must name one.',
    },
    enforceable: true,
  },
  'B09-306.8': {
    chapter: 'B09-306',
    title: { ru: 'Конец шага вскрытия', en: 'End of the Reveal step' },
    text: {
      ru: 'Шаг кончается, когда хозяева есть у всех карт, которым их можно назначить.',
      en: 'The step ends once every card that can have a host has one.',
    },
    enforceable: true,
  },
  'B09-307.1': {
    chapter: 'B09-307',
    title: { ru: 'Без хозяина — гибель', en: 'Hostless cards die' },
    text: {
      ru: 'В начале шага погибают экипировка, симбиоты и паразиты, оставшиеся без хозяина.',
      en: 'At the start of the step all equipment, symbionts and parasites without a host die.',
    },
    enforceable: true,
    see: ['B09-421.5'],
  },
  'B09-307.2': {
    chapter: 'B09-307',
    title: { ru: 'Особенности «в начале боя»', en: '“At the start of the battle” features' },
    text: {
      ru: 'Начиная с первого, игроки поочерёдно заявляют срабатывающие особенности «в начале боя»; действуют общие правила предварительной фазы.',
      en: 'Starting with the first player, players declare triggered features “at the start of the battle” under the general rules of the Preliminary Phase.',
    },
    enforceable: true,
    see: ['B09-301.2'],
  },
  'B09-307.3': {
    chapter: 'B09-307',
    title: { ru: 'Срабатывания от гибели', en: 'Death triggers join in' },
    text: {
      ru: 'Особенности, сработавшие из-за гибели карт без хозяина в начале этого шага, приравниваются к особенностям «в начале боя» и применяются вместе с ними.',
      en: 'Triggered features caused by the deaths of hostless cards at the start of this step count as “at the start of the battle” features and are used together with them.',
    },
    enforceable: true,
    see: ['B09-307.1'],
  },
  'B09-307.4': {
    chapter: 'B09-307',
    title: { ru: 'Спасовавший больше не заявляет', en: 'Passing ends participation' },
    text: {
      ru: 'Игрок, спасовавший на этом шаге, больше не может заявлять на нём особенности.',
      en: 'A player who passes in this step can declare no further features in it.',
    },
    enforceable: true,
  },
  'B09-307.5': {
    chapter: 'B09-307',
    title: { ru: 'Конец шага начала боя', en: 'End of the Battle Start step' },
    text: {
      ru: 'Шаг кончается, когда спасовали оба игрока.',
      en: 'The step ends after both players have passed.',
    },
    enforceable: true,
  },
  'B09-308.1': {
    chapter: 'B09-308',
    title: { ru: 'Применение Авангарда', en: 'Using Vanguard' },
    text: {
      ru: 'Начиная с первого, игроки поочерёдно заявляют Авангард своих карт; действуют общие правила предварительной фазы.',
      en: 'Starting with the first player, players declare the Vanguard features of their cards under the general rules of the Preliminary Phase.',
    },
    enforceable: true,
    see: ['B09-D-vanguard', 'B09-301.2'],
  },
  'B09-308.2': {
    chapter: 'B09-308',
    title: { ru: 'Спасовавший больше не заявляет', en: 'Passing ends participation' },
    text: {
      ru: 'Кто спасовал на этом шаге, особенностей на нём больше не заявляет.',
      en: 'A player who passes in this step can declare no further features in it.',
    },
    enforceable: true,
  },
  'B09-308.3': {
    chapter: 'B09-308',
    title: { ru: 'Конец предварительной фазы', en: 'End of the Preliminary Phase' },
    text: {
      ru: 'Когда спасовали оба игрока, заканчиваются и шаг авангарда, и предварительная фаза.',
      en: 'After both players have passed, the Vanguard step and the Preliminary Phase end.',
    },
    enforceable: true,
  },
  'B09-309.1': {
    chapter: 'B09-309',
    title: { ru: 'Два шага', en: 'Two steps' },
    text: {
      ru: 'Начальная фаза состоит из шага подготовки хода и шага начала хода.',
      en: 'The Beginning Phase has two steps: Turn Preparation and Turn Start.',
    },
    enforceable: true,
  },
  'B09-310.1': {
    chapter: 'B09-310',
    title: { ru: 'Приоритета нет', en: 'No priority' },
    text: {
      ru: 'На шаге подготовки хода приоритета не получает никто.',
      en: 'No player receives priority in this step.',
    },
    enforceable: true,
  },
  'B09-310.2': {
    chapter: 'B09-310',
    title: { ru: 'Решения до начала хода', en: 'Decisions before the turn' },
    text: {
      ru: 'В начале шага принимаются все решения «до начала хода игрока», в том числе откроются ли карты, которые могут не открываться. Сначала решает активный игрок, потом неактивный.',
      en: 'At the start of the step all decisions available “before the start of the player’s turn” are made, including whether cards that may stay closed will open. The active player decides first, then the non-active player.',
    },
    enforceable: true,
  },
  'B09-310.3': {
    chapter: 'B09-310',
    title: { ru: 'Особенности, связанные с открытием', en: 'Opening-related start triggers' },
    text: {
      ru: 'Из особенностей «в начале хода» здесь срабатывают и выполняются те, что связаны с открытием карт, но не Отравление, Регенерация и Угасание.',
      en: '“At the start of the turn” features connected with opening cards trigger and are executed here, except Poisoning, Regeneration and Fading.',
    },
    enforceable: true,
    see: ['B09-311.4'],
  },
  'B09-311.1': {
    chapter: 'B09-311',
    title: { ru: 'Открытие', en: 'Opening' },
    text: {
      ru: 'Все закрытые карты активного игрока открываются, кроме тех, что не могут открыться или по выбору игрока остаются закрытыми.',
      en: 'All closed cards of the active player open, except those that cannot or were chosen not to.',
    },
    enforceable: true,
  },
  'B09-311.2': {
    chapter: 'B09-311',
    title: { ru: 'Маркеры движения снимаются', en: 'Movement markers removed' },
    text: {
      ru: 'Со всех карт активного игрока уходят все маркеры движения.',
      en: 'All cards of the active player lose all movement markers.',
    },
    enforceable: true,
  },
  'B09-311.3': {
    chapter: 'B09-311',
    title: { ru: 'Конец эффектов «до начала хода»', en: '“Until the start of the turn” ends' },
    text: {
      ru: 'Прекращаются эффекты, действующие «до начала хода».',
      en: 'Effects lasting “until the start of the turn” end.',
    },
    enforceable: true,
  },
  'B09-311.4': {
    chapter: 'B09-311',
    title: { ru: 'Особенности «в начале хода»', en: 'Start-of-turn triggers' },
    text: {
      ru: 'Теперь срабатывают остальные особенности «в начале хода» — те, что с открытием не связаны, — и с ними Регенерация, Отравление и Угасание. Приоритет получает активный игрок.',
      en: 'All “at the start of the turn” features not connected with opening trigger, and so do Regeneration, Poisoning and Fading. The active player receives priority.',
    },
    enforceable: true,
    see: ['B09-D-regeneration', 'B09-D-poisoning', 'B09-D-fading'],
  },
  'B09-311.5': {
    chapter: 'B09-311',
    title: { ru: 'Опоздавшие ждут следующего раза', en: 'Late-gained start triggers wait' },
    text: {
      ru: 'Особенность «в начале хода», в том числе отложенная, которую карта получила во время этой фазы, сработает на следующем шаге начала хода.',
      en: 'An “at the start of the turn” feature (including a delayed one) granted during this phase triggers at the next Turn Start step.',
    },
    enforceable: true,
  },
  'B09-312.1': {
    chapter: 'B09-312',
    title: { ru: 'Главная фаза', en: 'Main Phase' },
    text: {
      ru: 'Главная фаза — основная в ходе; шагов в ней нет.',
      en: 'The Main Phase has no steps and is the central phase of a turn.',
    },
    enforceable: false,
  },
  'B09-312.2': {
    chapter: 'B09-312',
    title: { ru: 'Что можно делать', en: 'What may be done' },
    text: {
      ru: 'В главной фазе, пока стек пуст, активный игрок вправе заявлять любые свои действия, играемые особенности и свойства. Те, что привязаны правилом или особенностью к определённому моменту, заявляют только в этот момент.',
      en: 'In the Main Phase, with an empty stack, the active player may declare any of their actions, playable features or properties. Those tied by a rule or feature to a particular moment are declared only then.',
    },
    enforceable: true,
  },
  'B09-313.1': {
    chapter: 'B09-313',
    title: { ru: 'Особенности «в конце хода»', en: 'End-of-turn triggers' },
    text: {
      ru: 'В этой фазе срабатывают особенности «в конце хода».',
      en: 'All “at the end of the turn” features trigger.',
    },
    enforceable: true,
  },
  'B09-313.1a': {
    chapter: 'B09-313',
    title: { ru: 'Опоздавшие ждут следующего раза', en: 'Late-gained end triggers wait' },
    text: {
      ru: 'Особенность «в конце хода», в том числе отложенная, которую карта получила во время этой фазы, сработает в следующей заключительной фазе.',
      en: 'An “at the end of the turn” feature (including a delayed one) granted during this phase triggers at the next Final Phase.',
    },
    enforceable: true,
  },
  'B09-313.2': {
    chapter: 'B09-313',
    title: { ru: 'Передача хода', en: 'Handing over the turn' },
    text: {
      ru: 'Когда оба игрока спасовали в этой фазе при пустом стеке, прекращаются эффекты «до конца хода»; затем игроки разом меняются ролями: активный становится неактивным, а неактивный — активным.',
      en: 'When both players pass in this phase with an empty stack, effects “until the end of the turn” end; then, at the same time, the active player becomes non-active and the non-active player active.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
