import type { RuleRow } from '@vigrid/kernel';

/** Sections 207–208: the battlefield, card types and classes. */
export const battlefieldAndTypes = {
  'B09-207.1': [
    { ru: 'Клетки', en: 'Cells' },
    'Поле боя — единственная размеченная зона. Оно состоит из одинаковых клеток-прямоугольников, на которых умещается и открытая, и закрытая карта.',
    'The Battlefield is the only structured zone. It is made of cells, rectangles of equal size that fit an open or a closed card.',
  ],
  'B09-207.2': [
    { ru: 'Шесть рядов по пять', en: 'Six rows of five' },
    'Поле боя — прямоугольник из 6 горизонтальных рядов по 5 клеток, стоящих ровно друг под другом.',
    'The Battlefield is a rectangle of 6 horizontal rows with 5 cells each, aligned in columns.',
  ],
  'B09-207.3': [
    { ru: 'Половины', en: 'Halves' },
    'Граница между третьим и четвёртым рядами делит поле боя на две половины, в каждой 3 ряда по 5 клеток.',
    'The border between the third and fourth rows splits the Battlefield into two halves of 3 rows by 5 cells.',
  ],
  'B09-207.3a': [
    { ru: 'Чья половина', en: 'Halves belong to deployment' },
    'На каждой половине начинает расстановку один из игроков, поэтому говорят о половине первого игрока и половине второго.',
    'Each half hosts the starting deployment of one player; hence the “first player’s half” and the “second player’s half”.',
    { enforceable: false },
  ],
  'B09-207.3b': [
    { ru: 'Номера рядов', en: 'Row numbers' },
    'На половине игрока ближайший к противнику ряд — первый, самый дальний — третий, между ними — второй.',
    'In a player’s half the row next to the opponent’s half is the first, the farthest is the third, the one between is the second.',
  ],
  'B09-207.4': [
    { ru: 'Зона расстановки', en: 'Deployment zone' },
    'Зона расстановки — клетки, которые игрок обязан занимать первыми на шаге расстановки.',
    'A player’s deployment zone is the set of cells that must be used first in the Deployment step.',
  ],
  'B09-207.4a': [
    { ru: 'Начальные зоны расстановки', en: 'Initial deployment zones' },
    'У первого игрока это вся его половина без крайней левой и крайней правой клеток каждого ряда: столбцы B–D, ряды 1–3, всего 9 клеток. У второго — все 5 клеток его первого ряда и столбцы B–D второго и третьего рядов, всего 11 клеток. Потом зона может расшириться.',
    'First player: their whole half without the leftmost and rightmost cell of each row (columns B–D, rows 1–3: 9 cells). Second player: all 5 cells of their first row and columns B–D of their second and third rows (11 cells). The zone may be extended later.',
    { see: ['B09-305.3', 'B09-305.4'] },
  ],
  'B09-207.5': [
    { ru: 'Обозначения клеток', en: 'Cell coordinates' },
    'Если смотреть со стороны первого игрока, столбцы слева направо обозначают буквами от A до E. Ряды первого игрока — 1, 2, 3, ряды противника — 1′, 2′, 3′. От дальнего к ближнему: 3′, 2′, 1′, 1, 2, 3.',
    'Seen from the first player’s side, the columns are lettered A to E from left to right. The first player’s rows are 1, 2, 3, the opponent’s 1′, 2′, 3′. From far to near: 3′, 2′, 1′, 1, 2, 3.',
  ],
  'B09-207.5a': [
    { ru: 'Запись клетки', en: 'Writing a cell' },
    'Клетку записывают буквой столбца и номером ряда: A2, B3, D1′ (читается «дэ один штрих»).',
    'A cell is written as letter, then row: A2, B3, D1′ (“D one prime”).',
    { enforceable: false },
  ],
  'B09-207.6': [
    { ru: 'Вертикаль, горизонталь, диагональ', en: 'Vertical, horizontal, diagonal' },
    'Вертикаль — клетки с одной буквой. Горизонталь — клетки одного ряда, с учётом штриха. Диагональ — клетки, которые касаются только углами: от каждой к следующей меняются на шаг и буква, и ряд.',
    'Vertical: cells with the same letter. Horizontal: cells of the same row, the prime included. Diagonal: cells that touch only at corners, each step changing both letter and row by one.',
  ],
  'B09-207.6a': [
    { ru: 'Линия', en: 'Line' },
    'Линия — общее слово для вертикали, горизонтали и диагонали. Если особенности нужна одна из них, выбирает игрок, контролирующий особенность.',
    '“Line” covers vertical, horizontal and diagonal. If a feature needs one of them chosen, the player controlling the feature chooses.',
  ],
  'B09-207.6b': [
    { ru: '«На одной линии с картой»', en: '“On one line with a card”' },
    '«На одной вертикали, горизонтали или диагонали с картой» — значит, на такой линии, проходящей через клетку этой карты. Большинство клеток лежит сразу на двух диагоналях.',
    '“On one vertical, horizontal or diagonal with a card” means on such a line through that card’s cell. Most cells lie on two diagonals.',
  ],
  'B09-207.7': [
    { ru: 'Соседняя клетка', en: 'Neighbouring cell' },
    'Соседняя клетка — та, что отстоит на шаг по горизонтали, вертикали или диагонали: отличается не больше чем на одну букву и не больше чем на один ряд. У клетки до 8 соседних.',
    'A neighbouring cell is one step away horizontally, vertically or diagonally: it differs by at most one letter and at most one row. A cell has up to 8 neighbours.',
  ],
  'B09-207.7a': [
    { ru: 'Карта рядом', en: 'Adjacent card' },
    'Рядом с картой стоит та, что находится на соседней клетке.',
    'A card on a neighbouring cell is adjacent.',
  ],
  'B09-207.8': [
    { ru: 'Клетка напротив', en: 'Cell opposite' },
    'Клетка напротив карты — соседняя на той же вертикали, впереди, если смотреть со стороны игрока, контролирующего карту.',
    'The cell opposite a card is the neighbouring cell in the same column, forward as seen by the player who controls the card.',
  ],
  'B09-207.9': [
    { ru: 'Направление ближней атаки и движения', en: 'Direction of close attack or movement' },
    'Направление ближней атаки или движения — это линия, проведённая от клетки источника к соседней с ней клетке цели. Если источник и цель не на соседних клетках, направления нет.',
    'The direction of a close attack or movement is the line from the source’s cell to the target’s neighbouring cell. If source and target are not on neighbouring cells, there is none.',
  ],
  'B09-207.9a': [
    { ru: 'Клетка «в направлении»', en: 'Cell “in the direction of”' },
    'Клетка «в направлении» ближней атаки или движения — следующая за целью на линии от источника к цели.',
    'The cell “in the direction of” a close attack or movement is the next one beyond the target on the line from source to target.',
  ],
  'B09-208.1': [
    { ru: 'Четыре типа', en: 'Four types' },
    'Карты бывают четырёх типов: существо, местность, артефакт, экипировка.',
    'Card types: creature, terrain, artifact, equipment.',
  ],
  'B09-208.2': [
    { ru: 'Подтипы существ', en: 'Creature subtypes' },
    'У существ три подтипа: летающее существо, паразит, симбиот.',
    'Creatures have three subtypes: flying creature, parasite, symbiont.',
  ],
  'B09-208.2a': [
    { ru: 'Существо без подтипа', en: 'Creature without subtype' },
    'У существа может и не быть подтипа.',
    'A creature may have no subtype.',
    { enforceable: false },
  ],
  'B09-208.3': [
    { ru: 'Чем отличаются типы', en: 'Types differ in properties and rules' },
    'У каждого типа и подтипа свой набор свойств и свои правила игры.',
    'Types and subtypes differ in their set of properties and in the rules for playing them.',
    { enforceable: false },
  ],
  'B09-208.4': [
    { ru: 'Смена типа', en: 'Changing type' },
    'Во время игры карта может сменить тип. Тогда она приобретает или теряет свойства, связанные с типами, и дальше подчиняется правилам нового типа.',
    'A card may change type during the game. It then gains or loses the properties that go with the types, and the rules of the new type apply.',
  ],
  'B09-208.5': [
    { ru: 'Один тип, один подтип', en: 'One type, one subtype' },
    'Ни двух типов, ни двух подтипов сразу у карты не бывает.',
    'A card never has more than one type or more than one subtype.',
  ],
  'B09-208.6': [
    { ru: 'Класс', en: 'Class' },
    'Класс — особенность карты. Сам он ничего не делает, но на него ссылаются другие особенности.',
    'Class is a feature of the card. It does nothing by itself, but other features refer to it.',
  ],
  'B09-208.6a': [
    { ru: 'Класс у любой карты', en: 'Any card may have classes' },
    'Один или несколько классов может иметь карта любого типа и подтипа.',
    'A card of any type or subtype may have one or several classes.',
  ],
} as const satisfies Record<string, RuleRow>;
