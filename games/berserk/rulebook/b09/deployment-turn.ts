import type { RuleRow } from '@vigrid/kernel';

/** Sections 305–313: from deployment to the first blow, and the phases of a turn. */
export const deploymentToTurn = {
  'B09-305.1': [
    { ru: 'Порядок расстановки', en: 'Deployment order' },
    'Приоритет у первого игрока: он ставит все карты из набора в свою зону расстановки и пасует. Затем то же делает второй игрок.',
    'The first player has priority, places all their Recruit cards in their deployment zone and passes; then the second player does the same.',
    { see: ['B09-207.4a'] },
  ],
  'B09-305.2': [
    { ru: 'Рубашкой вверх, по одной', en: 'Face down, one per cell' },
    'Карты ставят скрытыми, не больше одной на клетку.',
    'Cards are placed hidden, at most one per cell.',
  ],
  'B09-305.3': [
    { ru: 'Первое расширение зоны', en: 'First extension of the zone' },
    'Как только игрок занял все клетки своей зоны расстановки, она пополняется крайними клетками его второго и третьего рядов.',
    'As soon as a player has filled every cell of their deployment zone, the edge cells of their second and third rows are added to it.',
  ],
  'B09-305.4': [
    { ru: 'Второе расширение зоны', en: 'Second extension of the zone' },
    'Как только игрок снова занял всю зону, к ней добавляются крайние клетки его первого ряда. У второго игрока они есть с самого начала.',
    'As soon as the player has again filled the whole zone, the edge cells of their first row are added. The second player has these from the start.',
  ],
  'B09-306.1': [
    { ru: 'Особенности «до вскрытия»', en: '“Before reveal” features' },
    'В начале шага особенности со словами «до вскрытия» может заявлять первый игрок, а когда он спасует — второй.',
    'At the start of the step the first player may declare features worded “before reveal”; after the first player passes, the second player may.',
  ],
  'B09-306.2': [
    { ru: 'Сначала карты с переменной ценой', en: 'Variable-cost cards first' },
    'Когда спасует второй игрок, вскрываются все карты стоимости X и N+X, а также набранные по другой цене; при этом называют X и то, что цена была другой.',
    'After the second player passes, all cards with cost X or N+X, and those recruited at an alternative cost, are revealed, naming the value of X and the use of the alternative cost.',
    { see: ['B09-202.4', 'B09-202.6'] },
  ],
  'B09-306.2-2': [
    { ru: 'Общее вскрытие', en: 'General reveal' },
    'Потом вскрываются остальные карты на поле боя, начиная с карт первого игрока. В третьем ряду второго игрока любые карты, но не симбиоты и не экипировка, могут по его желанию остаться скрытыми — самое позднее до конца хода первого игрока.',
    'Then all other cards on the Battlefield are revealed, the first player’s first. The second player may leave any cards of their third row hidden, except symbionts and equipment, at the latest until the end of the first player’s turn.',
    { see: ['B09-415.2b'] },
  ],
  'B09-306.3': [
    { ru: 'В дополнительную зону', en: 'To the Additional Zone' },
    'Первый игрок переносит в дополнительную зону своих летающих существ, местности и все карты со свойством «располагается в дополнительной зоне»; потом так же поступает второй.',
    'The first player puts all their terrains, flyers and cards with the property “is located in the Additional Zone” there; then the second player does the same.',
    { see: ['B09-211.2', 'B09-212.4'] },
  ],
  'B09-306.4': [
    { ru: 'Хозяева экипировки', en: 'Hosts for equipment' },
    'Первый игрок назначает хозяев всей своей экипировке, затем второй.',
    'The first player names hosts for all their equipment, then the second player.',
    { see: ['B09-214.4'] },
  ],
  'B09-306.5': [
    { ru: 'Хозяева симбиотов', en: 'Hosts for symbionts' },
    'Потом первый игрок назначает хозяев всем своим симбиотам, за ним второй.',
    'Then the first player names hosts for all their symbionts, then the second player.',
    { see: ['B09-210.2'] },
  ],
  'B09-306.6': [
    { ru: 'Хозяева паразитов', en: 'Hosts for parasites' },
    'Потом первый игрок назначает хозяев всем своим паразитам, за ним второй.',
    'Then the first player names hosts for all their parasites, then the second player.',
    { see: ['B09-210.14'] },
  ],
  'B09-306.7': [
    { ru: 'Отказаться нельзя', en: 'Assignment is mandatory' },
    'Если экипировке, симбиоту или паразиту можно назначить хозяина, игрок обязан это сделать.',
    'If a host can be named for equipment, a symbiont or a parasite, the player must name one.',
  ],
  'B09-306.8': [
    { ru: 'Конец шага вскрытия', en: 'End of the Reveal step' },
    'Шаг кончается, когда хозяева есть у всех карт, которым их можно назначить.',
    'The step ends once every card that can have a host has one.',
  ],
  'B09-307.1': [
    { ru: 'Без хозяина — гибель', en: 'Hostless cards die' },
    'В начале шага погибают экипировка, симбиоты и паразиты, оставшиеся без хозяина.',
    'At the start of the step all equipment, symbionts and parasites without a host die.',
    { see: ['B09-421.5'] },
  ],
  'B09-307.2': [
    { ru: 'Особенности «в начале боя»', en: '“At the start of the battle” features' },
    'Начиная с первого, игроки поочерёдно заявляют срабатывающие особенности «в начале боя»; действуют общие правила предварительной фазы.',
    'Starting with the first player, players declare triggered features “at the start of the battle” under the general rules of the Preliminary Phase.',
    { see: ['B09-301.2'] },
  ],
  'B09-307.3': [
    { ru: 'Срабатывания от гибели', en: 'Death triggers join in' },
    'Особенности, сработавшие из-за гибели карт без хозяина в начале этого шага, приравниваются к особенностям «в начале боя» и применяются вместе с ними.',
    'Triggered features caused by the deaths of hostless cards at the start of this step count as “at the start of the battle” features and are used together with them.',
    { see: ['B09-307.1'] },
  ],
  'B09-307.4': [
    { ru: 'Спасовавший больше не заявляет', en: 'Passing ends participation' },
    'Игрок, спасовавший на этом шаге, больше не может заявлять на нём особенности.',
    'A player who passes in this step can declare no further features in it.',
  ],
  'B09-307.5': [
    { ru: 'Конец шага начала боя', en: 'End of the Battle Start step' },
    'Шаг кончается, когда спасовали оба игрока.',
    'The step ends after both players have passed.',
  ],
  'B09-308.1': [
    { ru: 'Применение Авангарда', en: 'Using Vanguard' },
    'Начиная с первого, игроки поочерёдно заявляют Авангард своих карт; действуют общие правила предварительной фазы.',
    'Starting with the first player, players declare the Vanguard features of their cards under the general rules of the Preliminary Phase.',
    { see: ['B09-D-vanguard', 'B09-301.2'] },
  ],
  'B09-308.2': [
    { ru: 'Спасовавший больше не заявляет', en: 'Passing ends participation' },
    'Кто спасовал на этом шаге, особенностей на нём больше не заявляет.',
    'A player who passes in this step can declare no further features in it.',
  ],
  'B09-308.3': [
    { ru: 'Конец предварительной фазы', en: 'End of the Preliminary Phase' },
    'Когда спасовали оба игрока, заканчиваются и шаг авангарда, и предварительная фаза.',
    'After both players have passed, the Vanguard step and the Preliminary Phase end.',
  ],
  'B09-309.1': [
    { ru: 'Два шага', en: 'Two steps' },
    'Начальная фаза состоит из шага подготовки хода и шага начала хода.',
    'The Beginning Phase has two steps: Turn Preparation and Turn Start.',
  ],
  'B09-310.1': [
    { ru: 'Приоритета нет', en: 'No priority' },
    'На шаге подготовки хода приоритета не получает никто.',
    'No player receives priority in this step.',
  ],
  'B09-310.2': [
    { ru: 'Решения до начала хода', en: 'Decisions before the turn' },
    'В начале шага принимаются все решения «до начала хода игрока», в том числе откроются ли карты, которые могут не открываться. Сначала решает активный игрок, потом неактивный.',
    'At the start of the step all decisions available “before the start of the player’s turn” are made, including whether cards that may stay closed will open. The active player decides first, then the non-active player.',
  ],
  'B09-310.3': [
    { ru: 'Особенности, связанные с открытием', en: 'Opening-related start triggers' },
    'Из особенностей «в начале хода» здесь срабатывают и выполняются те, что связаны с открытием карт, но не Отравление, Регенерация и Угасание.',
    '“At the start of the turn” features connected with opening cards trigger and are executed here, except Poisoning, Regeneration and Fading.',
    { see: ['B09-311.4'] },
  ],
  'B09-311.1': [
    { ru: 'Открытие', en: 'Opening' },
    'Все закрытые карты активного игрока открываются, кроме тех, что не могут открыться или по выбору игрока остаются закрытыми.',
    'All closed cards of the active player open, except those that cannot or were chosen not to.',
  ],
  'B09-311.2': [
    { ru: 'Маркеры движения снимаются', en: 'Movement markers removed' },
    'Со всех карт активного игрока уходят все маркеры движения.',
    'All cards of the active player lose all movement markers.',
  ],
  'B09-311.3': [
    { ru: 'Конец эффектов «до начала хода»', en: '“Until the start of the turn” ends' },
    'Прекращаются эффекты, действующие «до начала хода».',
    'Effects lasting “until the start of the turn” end.',
  ],
  'B09-311.4': [
    { ru: 'Особенности «в начале хода»', en: 'Start-of-turn triggers' },
    'Теперь срабатывают остальные особенности «в начале хода» — те, что с открытием не связаны, — и с ними Регенерация, Отравление и Угасание. Приоритет получает активный игрок.',
    'All “at the start of the turn” features not connected with opening trigger, and so do Regeneration, Poisoning and Fading. The active player receives priority.',
    { see: ['B09-D-regeneration', 'B09-D-poisoning', 'B09-D-fading'] },
  ],
  'B09-311.5': [
    { ru: 'Опоздавшие ждут следующего раза', en: 'Late-gained start triggers wait' },
    'Особенность «в начале хода», в том числе отложенная, которую карта получила во время этой фазы, сработает на следующем шаге начала хода.',
    'An “at the start of the turn” feature (including a delayed one) granted during this phase triggers at the next Turn Start step.',
  ],
  'B09-312.1': [
    { ru: 'Главная фаза', en: 'Main Phase' },
    'Главная фаза — основная в ходе; шагов в ней нет.',
    'The Main Phase has no steps and is the central phase of a turn.',
    { enforceable: false },
  ],
  'B09-312.2': [
    { ru: 'Что можно делать', en: 'What may be done' },
    'В главной фазе, пока стек пуст, активный игрок вправе заявлять любые свои действия, играемые особенности и свойства. Те, что привязаны правилом или особенностью к определённому моменту, заявляют только в этот момент.',
    'In the Main Phase, with an empty stack, the active player may declare any of their actions, playable features or properties. Those tied by a rule or feature to a particular moment are declared only then.',
  ],
  'B09-313.1': [
    { ru: 'Особенности «в конце хода»', en: 'End-of-turn triggers' },
    'В этой фазе срабатывают особенности «в конце хода».',
    'All “at the end of the turn” features trigger.',
  ],
  'B09-313.1a': [
    { ru: 'Опоздавшие ждут следующего раза', en: 'Late-gained end triggers wait' },
    'Особенность «в конце хода», в том числе отложенная, которую карта получила во время этой фазы, сработает в следующей заключительной фазе.',
    'An “at the end of the turn” feature (including a delayed one) granted during this phase triggers at the next Final Phase.',
  ],
  'B09-313.2': [
    { ru: 'Передача хода', en: 'Handing over the turn' },
    'Когда оба игрока спасовали в этой фазе при пустом стеке, прекращаются эффекты «до конца хода»; затем игроки разом меняются ролями: активный становится неактивным, а неактивный — активным.',
    'When both players pass in this phase with an empty stack, effects “until the end of the turn” end; then, at the same time, the active player becomes non-active and the non-active player active.',
  ],
} as const satisfies Record<string, RuleRow>;
