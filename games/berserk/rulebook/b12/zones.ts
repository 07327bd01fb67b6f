import type { Rule } from '@vigrid/kernel';

/** Rules 201–205: the zones of play. */
export const zones = {
  'B12-201.1': {
    chapter: 'B12-201',
    title: { ru: 'Зоны', en: 'Zones' },
    text: {
      ru: 'Зоны — это поле боя, вспомогательная зона, колода и кладбище. Поле боя и вспомогательная зона вместе называются игровой зоной.',
      en: 'The zones are the battlefield, the auxiliary zone, the deck and the graveyard. The battlefield and the auxiliary zone together are the play zone.',
    },
    enforceable: true,
  },
  'B12-201.2': {
    chapter: 'B12-201',
    title: { ru: 'Особенности действуют в игровой зоне', en: 'Features work in the play zone' },
    text: {
      ru: 'Свойства и особенности влияют только на игровую зону: чтобы их использовать, и сама карта, и те, на кого они направлены, должны быть в ней.',
      en: 'Properties and features affect only the play zone: they can be used only while their card is in it, and only on cards that are in it.',
    },
    enforceable: true,
  },
  'B12-202.1': {
    chapter: 'B12-202',
    title: { ru: 'Поле боя', en: 'The battlefield' },
    text: {
      ru: 'Поле боя — прямоугольник высотой 6 клеток и шириной 5. Ряд — 5 клеток по горизонтали, всего рядов 6; вертикаль — 6 клеток сверху донизу.',
      en: 'The battlefield is a rectangle 6 cells high and 5 wide. A row is 5 cells across, and there are 6 of them; a column is the 6 cells from top to bottom.',
    },
    enforceable: true,
  },
  'B12-202.2': {
    chapter: 'B12-202',
    title: { ru: 'Половины и ряды', en: 'Halves and rows' },
    text: {
      ru: 'Половина игрока — три ближних к нему ряда, 15 клеток; остальные три ряда — половина противника. Первый ряд граничит с чужой половиной, за ним второй, а ближе всего к игроку третий.',
      en: 'A player’s half is the three rows nearest to them, 15 cells; the other three are the opponent’s half. The 1st row borders on the opponent’s half, then comes the 2nd; the 3rd is nearest to the player.',
    },
    enforceable: true,
  },
  'B12-202.3': {
    chapter: 'B12-202',
    title: { ru: 'Кто стоит на поле боя', en: 'What stands on the battlefield' },
    text: {
      ru: 'На поле боя помещают нелетающих существ, симбиотов, артефакты и экипировку.',
      en: 'Non-flying creatures, symbionts, artifacts and equipment are placed on the battlefield.',
    },
    enforceable: true,
    see: ['B12-203.1'],
  },
  'B12-203.1': {
    chapter: 'B12-203',
    title: { ru: 'Вспомогательная зона', en: 'Auxiliary zone' },
    text: {
      ru: 'Во вспомогательной зоне лежат летающие существа и местности. У каждого игрока она своя.',
      en: 'Flying creatures and terrains are placed in the auxiliary zone. Each player has their own.',
    },
    enforceable: true,
  },
  'B12-203.2': {
    chapter: 'B12-203',
    title: { ru: 'Дальность до вспомогательной зоны', en: 'Range to the auxiliary zone' },
    text: {
      ru: 'Выстрел, разряд, метание, заклинание и воздействие достают до карты во вспомогательной зоне при любой дальности.',
      en: 'A shot, discharge, throw, spell or influence may be used on a card in the auxiliary zone whatever the range.',
    },
    enforceable: true,
    see: ['B12-504.3', 'B12-G-range-x'],
  },
  'B12-204.1': {
    chapter: 'B12-204',
    title: { ru: 'Колода', en: 'Deck' },
    text: {
      ru: 'В колоде лежат рубашкой вверх карты, которые прямо в игре не участвуют. У каждого игрока своя колода.',
      en: 'The deck holds face-down cards that take no direct part in play. Each player has their own.',
    },
    enforceable: true,
  },
  'B12-204.1.1': {
    chapter: 'B12-204',
    title: { ru: 'Ровная колода', en: 'A neat deck' },
    text: {
      ru: 'Колоду держат ровной стопкой, все рубашки повёрнуты одинаково; как именно, каждый решает за себя.',
      en: 'A deck is kept in an even pile with all backs turned the same way; each player chooses which.',
    },
    enforceable: false,
  },
  'B12-204.2': {
    chapter: 'B12-204',
    title: { ru: 'Колода закрыта', en: 'The deck is closed' },
    text: {
      ru: 'Просматривать колоду вправе только её владелец и только когда это велят правила или текст особенности. После просмотра её перемешивают.',
      en: 'Only its owner may look through a deck, and only when the rules or the text of a feature say so. It is then shuffled.',
    },
    enforceable: true,
  },
  'B12-204.3': {
    chapter: 'B12-204',
    title: { ru: 'Порядок карт в колоде', en: 'Order of the deck' },
    text: {
      ru: 'Когда подфаза набора позади, порядок карт в колоде менять нельзя. Если игродействие взяло из колоды или убрало в неё одну карту или несколько, эту колоду после него перемешивают.',
      en: 'After the Recruitment subphase the cards of a deck may not be rearranged. After a game action has taken one or more cards from a deck or put one or more into it, that deck is shuffled.',
    },
    enforceable: true,
  },
  'B12-204.4': {
    chapter: 'B12-204',
    title: { ru: 'Карта уходит в колоду', en: 'A card goes to a deck' },
    text: {
      ru: 'Карта всегда уходит в колоду своего владельца; её фишки, маркеры и приобретённые особенности пропадают. Вернувшись потом в игровую зону, она считается другой картой.',
      en: 'A card always goes to its owner’s deck and loses all chips, markers and acquired features. If it later returns to the play zone it counts as another card.',
    },
    enforceable: true,
  },
  'B12-205.1': {
    chapter: 'B12-205',
    title: { ru: 'Кладбище', en: 'Graveyard' },
    text: {
      ru: 'На кладбище уходят уничтоженные карты. У каждого игрока оно своё, карта ложится сверху на кладбище своего владельца. Карта может попасть туда и из колоды или из раздачи, но это не уничтожение.',
      en: 'Destroyed cards go to the graveyard. Each player has their own; a card is put on top of its owner’s. A card may also get there from the deck or from the deal; that is not destruction.',
    },
    enforceable: true,
    see: ['B12-509.1'],
  },
  'B12-205.1.1': {
    chapter: 'B12-205',
    title: { ru: 'Разложить кладбище', en: 'Spreading the graveyard' },
    text: {
      ru: 'Если на картах кладбища есть маркеры или особенности, которыми можно пользоваться оттуда, карты можно разложить так, чтобы их было видно, лишь бы ясно читался порядок карт.',
      en: 'If cards in a graveyard bear markers or features that can be used from there, it may be spread out to show them, as long as the order of the cards stays clear.',
    },
    enforceable: false,
  },
  'B12-205.1.2': {
    chapter: 'B12-205',
    title: { ru: 'Несколько карт разом', en: 'Several cards at once' },
    text: {
      ru: 'Когда на кладбище разом попадают две карты или больше, их порядок выбирает владелец.',
      en: 'If two or more cards arrive in a graveyard at the same time, their owner chooses their order.',
    },
    enforceable: true,
  },
  'B12-205.2': {
    chapter: 'B12-205',
    title: { ru: 'Кладбище открыто', en: 'The graveyard is open' },
    text: {
      ru: 'Карты на кладбище лежат лицом вверх. Смотреть карты обоих кладбищ можно когда угодно.',
      en: 'Cards in a graveyard lie face up. A player may look at the cards of either graveyard at any time.',
    },
    enforceable: true,
  },
  'B12-205.3': {
    chapter: 'B12-205',
    title: { ru: 'Порядок кладбища', en: 'Order of the graveyard' },
    text: {
      ru: 'Порядок карт на кладбище менять нельзя.',
      en: 'The order of the cards in a graveyard may not be changed.',
    },
    enforceable: true,
  },
  'B12-205.4': {
    chapter: 'B12-205',
    title: { ru: 'Карта уходит на кладбище', en: 'A card goes to a graveyard' },
    text: {
      ru: 'Карта всегда уходит на кладбище своего владельца. Фишки, маркеры и приобретённые особенности пропадают; остаются только инкарнация и фишки инкарнации.',
      en: 'A card always goes to its owner’s graveyard. It loses all chips, markers and acquired features, except incarnation and incarnation chips.',
    },
    enforceable: true,
    see: ['B12-532.5.1', 'B12-G-incarnation-x'],
  },
} as const satisfies Record<string, Rule>;
