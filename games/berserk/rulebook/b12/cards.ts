import type { Rule } from '@vigrid/kernel';

/** Rules 101–105: the game, its components, the base properties of a card. */
export const cards = {
  'B12-101.1': {
    chapter: 'B12-101',
    title: { ru: 'Цель игры', en: 'Goal of the game' },
    text: {
      ru: '«Берсерк» — бой существ на поле боя. Сторон две, у каждого игрока один отряд, и цель в том, чтобы он одолел отряд противника.',
      en: 'Berserk is a battle of creatures on a battlefield. It has two sides; each player controls one squad and wants it to defeat the opponent’s.',
    },
    enforceable: true,
    see: ['B12-602.1'],
  },
  'B12-101.2': {
    chapter: 'B12-101',
    title: { ru: 'Колода, ходы, объявление', en: 'Decks, turns, declaring' },
    text: {
      ru: 'Каждый приходит со своей колодой, ходят по очереди. В ход игрока доступны перемещения, свойства и особенности (всё это игродействия) только тех карт, которые он сейчас контролирует. О любом игродействии надо объявить противнику до того, как оно произойдёт; если ему нужны цели, их называют тут же.',
      en: 'Each player brings a deck of their own; turns alternate. During a turn a player may use relocations, properties and features (all of them game actions) only of cards they control at that moment. Every game action is declared to the opponent before it is carried out, and its targets, if it needs any, are named with it.',
    },
    enforceable: true,
    see: ['B12-301.1', 'B12-501.1'],
  },
  'B12-102.1': {
    chapter: 'B12-102',
    title: { ru: 'Что нужно для игры', en: 'Components' },
    text: {
      ru: 'Нужны подлинные карты издателя, фишки и маркеры для состояний карт, поле, на которое выкладывают карты, и один обычный шестигранный кубик: грани 1–6, противоположные — 1 и 6, 2 и 5, 3 и 4.',
      en: 'Needed are the publisher’s original cards, chips and markers for the states of cards, a field to lay the cards on, and one ordinary six-sided die: faces 1 to 6, opposite ones being 1 and 6, 2 and 5, 3 and 4.',
    },
    enforceable: false,
  },
  'B12-103.1': {
    chapter: 'B12-103',
    title: { ru: 'Что написано на карте', en: 'What a card says' },
    text: {
      ru: 'Сведения на карте трёх родов. Игровые: свойства и особенности. Неигровой текст: легенда, художественный текст, иногда имя автора идеи. Служебные: знак редкости, знак выпуска, номер в выпуске, рисунок и художник, год и издатель. На игру влияют только игровые.',
      en: 'What stands on a card is of three kinds. Game information: properties and features. Non-game text: legend, flavour text, sometimes the author of the idea. Service information: rarity and set icons, number within the set, illustration and illustrator, year and publisher. Only game information takes part in play.',
    },
    enforceable: true,
    see: ['B12-109.1'],
  },
  'B12-103.2': {
    chapter: 'B12-103',
    title: { ru: 'Текстовое поле и обрамление', en: 'Text box and frame' },
    text: {
      ru: 'В текстовом поле стоят особенности, художественный текст, легенда и иногда имя автора идеи. Вся остальная лицевая сторона — обрамление: там свойства и служебные сведения.',
      en: 'The text box holds features, flavour text, legend and sometimes the author of the idea. The rest of the face is the frame, with the properties and the service information.',
    },
    enforceable: false,
  },
  'B12-104.1': {
    chapter: 'B12-104',
    title: { ru: 'Базовые свойства', en: 'Base properties' },
    text: {
      ru: 'Базовых свойств пять, и все они стоят в обрамлении: элитность, стоимость, начальные жизни, запас движения, простой удар. Первые два есть у любой карты, остальные три — смотря по её типу.',
      en: 'There are five base properties, all printed in the frame: elite status, cost, initial lives, movement stock, simple strike. Every card has the first two; the other three depend on its type.',
    },
    enforceable: true,
    see: ['B12-105.1', 'B12-206.1'],
  },
  'B12-104.2': {
    chapter: 'B12-104',
    title: { ru: 'Небазовые свойства', en: 'Non-base properties' },
    text: {
      ru: 'Название, стихия, тип и подтип — небазовые свойства.',
      en: 'Name, element, type and subtype are the non-base properties.',
    },
    enforceable: true,
    see: ['B12-106.1'],
  },
  'B12-104.3': {
    chapter: 'B12-104',
    title: { ru: 'Дополнительные свойства', en: 'Additional properties' },
    text: {
      ru: 'Дополнительные свойства на карте не написаны, но есть у неё всегда, пока она в игровой зоне.',
      en: 'Additional properties are not printed anywhere, but a card always has them while it is in the play zone.',
    },
    enforceable: true,
    see: ['B12-107.1'],
  },
  'B12-105.1': {
    chapter: 'B12-105',
    title: { ru: 'Стоимость', en: 'Cost' },
    text: {
      ru: 'Сколько кристаллов стоит карта, показывает число в символе золотого или серебряного кристалла.',
      en: 'The number inside the gold-crystal or silver-crystal symbol is the card’s cost in crystals.',
    },
    enforceable: true,
    see: ['B12-G-gold-crystal', 'B12-G-silver-crystal'],
  },
  'B12-105.2': {
    chapter: 'B12-105',
    title: { ru: 'Элитная или рядовая', en: 'Elite or ordinary' },
    text: {
      ru: 'Карта с символом золотого кристалла в стоимости элитная, без него — рядовая.',
      en: 'A card whose cost has the gold-crystal symbol is elite; any other is ordinary.',
    },
    enforceable: true,
  },
  'B12-105.2.1': {
    chapter: 'B12-105',
    title: { ru: 'Стоимость без указания элитности', en: 'Cost named without elite status' },
    text: {
      ru: 'Когда особенность называет одну лишь стоимость числом, а об элитности молчит, годятся и элитные, и рядовые карты этой стоимости.',
      en: 'If a feature names a cost as a number and says nothing of elite status, it may be used on cards of that cost, elite and ordinary alike.',
    },
    enforceable: true,
  },
  'B12-105.2.2': {
    chapter: 'B12-105',
    title: { ru: 'Сравнение стоимостей', en: 'Comparing costs' },
    text: {
      ru: 'Особенность против карт большей, меньшей или равной стоимости сравнивает только числа; элитность роли не играет.',
      en: 'A feature against cards of higher, lower or equal cost compares only the numbers; elite status plays no part.',
    },
    enforceable: true,
  },
  'B12-105.2.3': {
    chapter: 'B12-105',
    title: { ru: 'Стоимость с X', en: 'Cost with X' },
    text: {
      ru: 'Значение X в стоимости карты выбирает её владелец при наборе отряда, и стоимость с этим X держится до конца игры. X, который нельзя определить, равен 0.',
      en: 'If a card’s cost has an X, its owner sets the value while recruiting the squad, and the cost with that X stays to the end of the game. An X that cannot be determined is 0.',
    },
    enforceable: true,
    see: ['B12-206.5', 'B12-404.2.1'],
  },
  'B12-105.3': {
    chapter: 'B12-105',
    title: { ru: 'Начальные жизни', en: 'Initial lives' },
    text: {
      ru: 'Число над символом жизней; оно есть только у существ и артефактов.',
      en: 'The number over the lives symbol; only creatures and artifacts have it.',
    },
    enforceable: true,
    see: ['B12-508.1'],
  },
  'B12-105.4': {
    chapter: 'B12-105',
    title: { ru: 'Запас движения, полёт, симбиот', en: 'Movement stock, flight, symbiont' },
    text: {
      ru: 'Число над символом движения — запас движения; оно есть у самостоятельных существ. У летающего существа на этом месте символ полёта, у симбиота — символ симбиота.',
      en: 'The number over the movement symbol is the movement stock; independent creatures have it. In its place a flying creature has the flight symbol and a symbiont the symbiont symbol.',
    },
    enforceable: true,
    see: ['B12-506.1'],
  },
  'B12-105.5': {
    chapter: 'B12-105',
    title: { ru: 'Сила простого удара', en: 'Strength of the simple strike' },
    text: {
      ru: 'Три числа X-Y-Z над символом удара: слабый, средний и сильный удар. Они есть только у существ.',
      en: 'Three numbers X-Y-Z over the strike symbol: the weak, the medium and the strong strike. Only creatures have them.',
    },
    enforceable: true,
    see: ['B12-514.2'],
  },
} as const satisfies Record<string, Rule>;
