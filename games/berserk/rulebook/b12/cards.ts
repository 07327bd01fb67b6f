import type { RuleRow } from '@vigrid/kernel';

/** Rules 101–105: the game, its components, the base properties of a card. */
export const cards = {
  'B12-101.1': [
    { ru: 'Цель игры', en: 'Goal of the game' },
    '«Берсерк» — бой существ на поле боя. Сторон две, у каждого игрока один отряд, и цель в том, чтобы он одолел отряд противника.',
    'Berserk is a battle of creatures on a battlefield. It has two sides; each player controls one squad and wants it to defeat the opponent’s.',
    { see: ['B12-602.1'] },
  ],
  'B12-101.2': [
    { ru: 'Колода, ходы, объявление', en: 'Decks, turns, declaring' },
    'Каждый приходит со своей колодой, ходят по очереди. В ход игрока доступны перемещения, свойства и особенности (всё это игродействия) только тех карт, которые он сейчас контролирует. О любом игродействии надо объявить противнику до того, как оно произойдёт; если ему нужны цели, их называют тут же.',
    'Each player brings a deck of their own; turns alternate. During a turn a player may use relocations, properties and features (all of them game actions) only of cards they control at that moment. Every game action is declared to the opponent before it is carried out, and its targets, if it needs any, are named with it.',
    { see: ['B12-301.1', 'B12-501.1'] },
  ],
  'B12-102.1': [
    { ru: 'Что нужно для игры', en: 'Components' },
    'Нужны подлинные карты издателя, фишки и маркеры для состояний карт, поле, на которое выкладывают карты, и один обычный шестигранный кубик: грани 1–6, противоположные — 1 и 6, 2 и 5, 3 и 4.',
    'Needed are the publisher’s original cards, chips and markers for the states of cards, a field to lay the cards on, and one ordinary six-sided die: faces 1 to 6, opposite ones being 1 and 6, 2 and 5, 3 and 4.',
    { enforceable: false },
  ],
  'B12-103.1': [
    { ru: 'Что написано на карте', en: 'What a card says' },
    'Сведения на карте трёх родов. Игровые: свойства и особенности. Неигровой текст: легенда, художественный текст, иногда имя автора идеи. Служебные: знак редкости, знак выпуска, номер в выпуске, рисунок и художник, год и издатель. На игру влияют только игровые.',
    'What stands on a card is of three kinds. Game information: properties and features. Non-game text: legend, flavour text, sometimes the author of the idea. Service information: rarity and set icons, number within the set, illustration and illustrator, year and publisher. Only game information takes part in play.',
    { see: ['B12-109.1'] },
  ],
  'B12-103.2': [
    { ru: 'Текстовое поле и обрамление', en: 'Text box and frame' },
    'В текстовом поле стоят особенности, художественный текст, легенда и иногда имя автора идеи. Вся остальная лицевая сторона — обрамление: там свойства и служебные сведения.',
    'The text box holds features, flavour text, legend and sometimes the author of the idea. The rest of the face is the frame, with the properties and the service information.',
    { enforceable: false },
  ],
  'B12-104.1': [
    { ru: 'Базовые свойства', en: 'Base properties' },
    'Базовых свойств пять, и все они стоят в обрамлении: элитность, стоимость, начальные жизни, запас движения, простой удар. Первые два есть у любой карты, остальные три — смотря по её типу.',
    'There are five base properties, all printed in the frame: elite status, cost, initial lives, movement stock, simple strike. Every card has the first two; the other three depend on its type.',
    { see: ['B12-105.1', 'B12-206.1'] },
  ],
  'B12-104.2': [
    { ru: 'Небазовые свойства', en: 'Non-base properties' },
    'Название, стихия, тип и подтип — небазовые свойства.',
    'Name, element, type and subtype are the non-base properties.',
    { see: ['B12-106.1'] },
  ],
  'B12-104.3': [
    { ru: 'Дополнительные свойства', en: 'Additional properties' },
    'Дополнительные свойства на карте не написаны, но есть у неё всегда, пока она в игровой зоне.',
    'Additional properties are not printed anywhere, but a card always has them while it is in the play zone.',
    { see: ['B12-107.1'] },
  ],
  'B12-105.1': [
    { ru: 'Стоимость', en: 'Cost' },
    'Сколько кристаллов стоит карта, показывает число в символе золотого или серебряного кристалла.',
    'The number inside the gold-crystal or silver-crystal symbol is the card’s cost in crystals.',
    { see: ['B12-G-gold-crystal', 'B12-G-silver-crystal'] },
  ],
  'B12-105.2': [
    { ru: 'Элитная или рядовая', en: 'Elite or ordinary' },
    'Карта с символом золотого кристалла в стоимости элитная, без него — рядовая.',
    'A card whose cost has the gold-crystal symbol is elite; any other is ordinary.',
  ],
  'B12-105.2.1': [
    { ru: 'Стоимость без указания элитности', en: 'Cost named without elite status' },
    'Когда особенность называет одну лишь стоимость числом, а об элитности молчит, годятся и элитные, и рядовые карты этой стоимости.',
    'If a feature names a cost as a number and says nothing of elite status, it may be used on cards of that cost, elite and ordinary alike.',
  ],
  'B12-105.2.2': [
    { ru: 'Сравнение стоимостей', en: 'Comparing costs' },
    'Особенность против карт большей, меньшей или равной стоимости сравнивает только числа; элитность роли не играет.',
    'A feature against cards of higher, lower or equal cost compares only the numbers; elite status plays no part.',
  ],
  'B12-105.2.3': [
    { ru: 'Стоимость с X', en: 'Cost with X' },
    'Значение X в стоимости карты выбирает её владелец при наборе отряда, и стоимость с этим X держится до конца игры. X, который нельзя определить, равен 0.',
    'If a card’s cost has an X, its owner sets the value while recruiting the squad, and the cost with that X stays to the end of the game. An X that cannot be determined is 0.',
    { see: ['B12-206.5', 'B12-404.2.1'] },
  ],
  'B12-105.3': [
    { ru: 'Начальные жизни', en: 'Initial lives' },
    'Число над символом жизней; оно есть только у существ и артефактов.',
    'The number over the lives symbol; only creatures and artifacts have it.',
    { see: ['B12-508.1'] },
  ],
  'B12-105.4': [
    { ru: 'Запас движения, полёт, симбиот', en: 'Movement stock, flight, symbiont' },
    'Число над символом движения — запас движения; оно есть у самостоятельных существ. У летающего существа на этом месте символ полёта, у симбиота — символ симбиота.',
    'The number over the movement symbol is the movement stock; independent creatures have it. In its place a flying creature has the flight symbol and a symbiont the symbiont symbol.',
    { see: ['B12-506.1'] },
  ],
  'B12-105.5': [
    { ru: 'Сила простого удара', en: 'Strength of the simple strike' },
    'Три числа X-Y-Z над символом удара: слабый, средний и сильный удар. Они есть только у существ.',
    'Three numbers X-Y-Z over the strike symbol: the weak, the medium and the strong strike. Only creatures have them.',
    { see: ['B12-514.2'] },
  ],
} as const satisfies Record<string, RuleRow>;
