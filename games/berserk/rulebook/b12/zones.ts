import type { RuleRow } from '@vigrid/kernel';

/** Rules 201–205: the zones of play. */
export const zones = {
  'B12-201.1': [
    { ru: 'Зоны', en: 'Zones' },
    'Зоны — это поле боя, вспомогательная зона, колода и кладбище. Поле боя и вспомогательная зона вместе называются игровой зоной.',
    'The zones are the battlefield, the auxiliary zone, the deck and the graveyard. The battlefield and the auxiliary zone together are the play zone.',
  ],
  'B12-201.2': [
    { ru: 'Особенности действуют в игровой зоне', en: 'Features work in the play zone' },
    'Свойства и особенности влияют только на игровую зону: чтобы их использовать, и сама карта, и те, на кого они направлены, должны быть в ней.',
    'Properties and features affect only the play zone: they can be used only while their card is in it, and only on cards that are in it.',
  ],
  'B12-202.1': [
    { ru: 'Поле боя', en: 'The battlefield' },
    'Поле боя — прямоугольник высотой 6 клеток и шириной 5. Ряд — 5 клеток по горизонтали, всего рядов 6; вертикаль — 6 клеток сверху донизу.',
    'The battlefield is a rectangle 6 cells high and 5 wide. A row is 5 cells across, and there are 6 of them; a column is the 6 cells from top to bottom.',
  ],
  'B12-202.2': [
    { ru: 'Половины и ряды', en: 'Halves and rows' },
    'Половина игрока — три ближних к нему ряда, 15 клеток; остальные три ряда — половина противника. Первый ряд граничит с чужой половиной, за ним второй, а ближе всего к игроку третий.',
    'A player’s half is the three rows nearest to them, 15 cells; the other three are the opponent’s half. The 1st row borders on the opponent’s half, then comes the 2nd; the 3rd is nearest to the player.',
  ],
  'B12-202.3': [
    { ru: 'Кто стоит на поле боя', en: 'What stands on the battlefield' },
    'На поле боя помещают нелетающих существ, симбиотов, артефакты и экипировку.',
    'Non-flying creatures, symbionts, artifacts and equipment are placed on the battlefield.',
    { see: ['B12-203.1'] },
  ],
  'B12-203.1': [
    { ru: 'Вспомогательная зона', en: 'Auxiliary zone' },
    'Во вспомогательной зоне лежат летающие существа и местности. У каждого игрока она своя.',
    'Flying creatures and terrains are placed in the auxiliary zone. Each player has their own.',
  ],
  'B12-203.2': [
    { ru: 'Дальность до вспомогательной зоны', en: 'Range to the auxiliary zone' },
    'Выстрел, разряд, метание, заклинание и воздействие достают до карты во вспомогательной зоне при любой дальности.',
    'A shot, discharge, throw, spell or influence may be used on a card in the auxiliary zone whatever the range.',
    { see: ['B12-504.3', 'B12-G-range-x'] },
  ],
  'B12-204.1': [
    { ru: 'Колода', en: 'Deck' },
    'В колоде лежат рубашкой вверх карты, которые прямо в игре не участвуют. У каждого игрока своя колода.',
    'The deck holds face-down cards that take no direct part in play. Each player has their own.',
  ],
  'B12-204.1.1': [
    { ru: 'Ровная колода', en: 'A neat deck' },
    'Колоду держат ровной стопкой, все рубашки повёрнуты одинаково; как именно, каждый решает за себя.',
    'A deck is kept in an even pile with all backs turned the same way; each player chooses which.',
    { enforceable: false },
  ],
  'B12-204.2': [
    { ru: 'Колода закрыта', en: 'The deck is closed' },
    'Просматривать колоду вправе только её владелец и только когда это велят правила или текст особенности. После просмотра её перемешивают.',
    'Only its owner may look through a deck, and only when the rules or the text of a feature say so. It is then shuffled.',
  ],
  'B12-204.3': [
    { ru: 'Порядок карт в колоде', en: 'Order of the deck' },
    'Когда подфаза набора позади, порядок карт в колоде менять нельзя. Если игродействие взяло из колоды или убрало в неё одну карту или несколько, эту колоду после него перемешивают.',
    'After the Recruitment subphase the cards of a deck may not be rearranged. After a game action has taken one or more cards from a deck or put one or more into it, that deck is shuffled.',
  ],
  'B12-204.4': [
    { ru: 'Карта уходит в колоду', en: 'A card goes to a deck' },
    'Карта всегда уходит в колоду своего владельца; её фишки, маркеры и приобретённые особенности пропадают. Вернувшись потом в игровую зону, она считается другой картой.',
    'A card always goes to its owner’s deck and loses all chips, markers and acquired features. If it later returns to the play zone it counts as another card.',
  ],
  'B12-205.1': [
    { ru: 'Кладбище', en: 'Graveyard' },
    'На кладбище уходят уничтоженные карты. У каждого игрока оно своё, карта ложится сверху на кладбище своего владельца. Карта может попасть туда и из колоды или из раздачи, но это не уничтожение.',
    'Destroyed cards go to the graveyard. Each player has their own; a card is put on top of its owner’s. A card may also get there from the deck or from the deal; that is not destruction.',
    { see: ['B12-509.1'] },
  ],
  'B12-205.1.1': [
    { ru: 'Разложить кладбище', en: 'Spreading the graveyard' },
    'Если на картах кладбища есть маркеры или особенности, которыми можно пользоваться оттуда, карты можно разложить так, чтобы их было видно, лишь бы ясно читался порядок карт.',
    'If cards in a graveyard bear markers or features that can be used from there, it may be spread out to show them, as long as the order of the cards stays clear.',
    { enforceable: false },
  ],
  'B12-205.1.2': [
    { ru: 'Несколько карт разом', en: 'Several cards at once' },
    'Когда на кладбище разом попадают две карты или больше, их порядок выбирает владелец.',
    'If two or more cards arrive in a graveyard at the same time, their owner chooses their order.',
  ],
  'B12-205.2': [
    { ru: 'Кладбище открыто', en: 'The graveyard is open' },
    'Карты на кладбище лежат лицом вверх. Смотреть карты обоих кладбищ можно когда угодно.',
    'Cards in a graveyard lie face up. A player may look at the cards of either graveyard at any time.',
  ],
  'B12-205.3': [
    { ru: 'Порядок кладбища', en: 'Order of the graveyard' },
    'Порядок карт на кладбище менять нельзя.',
    'The order of the cards in a graveyard may not be changed.',
  ],
  'B12-205.4': [
    { ru: 'Карта уходит на кладбище', en: 'A card goes to a graveyard' },
    'Карта всегда уходит на кладбище своего владельца. Фишки, маркеры и приобретённые особенности пропадают; остаются только инкарнация и фишки инкарнации.',
    'A card always goes to its owner’s graveyard. It loses all chips, markers and acquired features, except incarnation and incarnation chips.',
    { see: ['B12-532.5.1', 'B12-G-incarnation-x'] },
  ],
} as const satisfies Record<string, RuleRow>;
