import type { RuleRow } from '@vigrid/kernel';

/** Rules 506–510: movement, wounds, destruction, card actions. */
export const movingAndDying = {
  'B12-506.1': [
    { ru: 'Движение и его оплата', en: 'Movement and its payment' },
    'Движение — перемещение существа на незанятую клетку поля боя, соседнюю по вертикали или горизонтали, за одну единицу движения: она и есть оплата. Запас движения, то есть число единиц, — базовое свойство. Двигаться существо может, пока единицы не кончились.',
    'Movement is the relocation of a creature to an unoccupied cell of the battlefield next to it vertically or horizontally, for one movement unit: that is its payment. The movement stock, the number of units, is a base property. A creature may move as long as it has units left.',
    { see: ['B12-105.4', 'B12-413.1'] },
  ],
  'B12-506.2': [
    { ru: 'Кто и когда объявляет движение', en: 'Who declares movement and when' },
    'Движение объявляет только активный игрок и только в подфазу выбора.',
    'Movement may be declared only by the Active player and only in the Choice subphase.',
    { see: ['B12-412.2'] },
  ],
  'B12-506.3': [
    { ru: 'Двигаются только открытые', en: 'Only open creatures move' },
    'Двигаться может только открытое существо.',
    'Only an open creature may move.',
  ],
  'B12-506.4': [
    { ru: 'Восстановление запаса движения', en: 'Restoring the movement stock' },
    'С началом хода запас движения снова полон. Если карта открылась посреди хода, он тоже восстанавливается, и она снова может двигаться и использовать особенности «вместо движения».',
    'The movement stock is restored at the start of the turn. If a card opens during a turn, its stock is restored too, and it may move and use features “instead of movement” again.',
    { see: ['B12-503.1'] },
  ],
  'B12-506.5': [
    { ru: 'Действие лишает движения', en: 'Acting forfeits movement' },
    'Когда карта действует, она теряет весь запас движения.',
    'When a card acts, it loses its whole movement stock.',
    { see: ['B12-510.5'] },
  ],
  'B12-506.6': [
    { ru: 'Особенности вместо движения — тоже движение', en: 'Features that take the place of movement' },
    'Особенность, которая заменяет движение, — прыжок, телепортация и подобные, — тоже движение. Использовать такие особенности могут только существа.',
    'A feature that takes the place of movement, such as Jump or Teleportation, is movement too. Only creatures may use such features.',
    { see: ['B12-G-jump-range-x', 'B12-G-teleportation'] },
  ],
  'B12-506.7': [
    { ru: '«Вместо движения» — при полном запасе', en: '“Instead of movement” needs a full stock' },
    'Особенность «вместо движения» можно объявить в подфазу выбора, если запас движения карты ещё полон, пусть даже полный запас с модификаторами равен 0 или меньше или его нет вовсе.',
    'A feature “instead of movement” may be declared in the Choice subphase if the card’s movement stock is still full, even if the full stock is 0 or less with modifiers or does not exist at all.',
  ],
  'B12-507.1': [
    { ru: 'Перемещение', en: 'Relocation' },
    'Перемещение — любое игродействие, которое меняет место карты на поле боя. Карту может переместить и особенность; запас движения тогда не тратится. Движение — частный случай перемещения.',
    'A relocation is any game action that changes a card’s place on the battlefield. Features may relocate a card too; then no movement stock is spent. Movement is a special case of relocation.',
    { see: ['B12-506.1'] },
  ],
  'B12-507.2': [
    { ru: 'Только на незанятую клетку', en: 'Only to an unoccupied cell' },
    'Объявить и выполнить перемещение можно только на незанятую клетку.',
    'A relocation may be declared and executed only to an unoccupied cell.',
    { see: ['B12-523.1'] },
  ],
  'B12-507.3': [
    { ru: '«Помещается», «переносится», «располагается»', en: '“Is placed”, “is transferred”, “is located”' },
    'Карта, которая по тексту «помещается», «переносится» или «располагается», не перемещается.',
    'A card that “is placed”, “is transferred” or “is located” is not relocated.',
  ],
  'B12-508.1': [
    { ru: 'Начальный максимум жизней', en: 'Initial maximum of lives' },
    'У карты, только что попавшей в игровую зону, текущий максимум жизней без учёта наложенных эффектов равен начальным жизням. За игру он может расти и уменьшаться.',
    'When a card appears in the play zone, its current maximum of lives, before any effects, equals its initial lives. During the game it may rise and fall.',
    { see: ['B12-105.3'] },
  ],
  'B12-508.2': [
    { ru: 'Дополнительные жизни', en: 'Additional lives' },
    'Дополнительные жизни — эффект, который увеличивает число текущих жизней карты.',
    'Additional lives are an effect that raises a card’s number of current lives.',
  ],
  'B12-508.3': [
    { ru: 'Раны', en: 'Wounds' },
    'Раны — эффект, который уменьшает число текущих жизней карты. Они появляются от атак на X-Y-Z, заклинаний на X и воздействий на X против неё.',
    'Wounds are an effect that lowers a card’s number of current lives. They come from attacks for X-Y-Z, spells for X and influences for X used against it.',
  ],
  'B12-508.4': [
    { ru: 'Уменьшение жизней — не раны', en: 'Reduction of lives is not wounds' },
    'Уменьшение жизней — эффект, который ранами не считается.',
    'Reduction of lives is an effect that does not count as wounds.',
  ],
  'B12-508.5': [
    { ru: 'Три разных маркера', en: 'Three kinds of markers' },
    'Дополнительные жизни, раны и уменьшение жизней отмечают разными маркерами. Раны не снимают дополнительных жизней, дополнительные жизни не снимают ран.',
    'Additional lives, wounds and reductions of lives have separate markers. Wounds do not remove additional lives; additional lives do not remove wounds.',
  ],
  'B12-509.1': [
    { ru: 'Ноль жизней — карта уничтожена', en: 'Zero lives destroys' },
    'Как только текущих жизней у карты стало ноль или меньше, она сразу, мимо стека, уничтожается. Уничтожение приводит к гибели: карту переносят на кладбище владельца.',
    'As soon as a card has zero or fewer current lives, it is destroyed at once, past the stack. The result of destruction is death: the card is moved to its owner’s graveyard.',
    { see: ['B12-205.1'] },
  ],
  'B12-509.1.1': [
    { ru: 'От чего погибла карта', en: 'What a card died from' },
    'Карта, перенесённая на кладбище, погибла от чего-либо, если её этим уничтожили или если от выполнения этого её текущие жизни упали до нуля или ниже.',
    'A card moved to the graveyard died from something if it was destroyed by that, or if the execution of that brought its current lives to zero or less.',
  ],
  'B12-509.2': [
    { ru: 'Уничтожение без ран', en: 'Destruction without wounds' },
    'Карту можно уничтожить и без ран — заклинанием или воздействием, в тексте которого есть слово «уничтожить».',
    'A card may be destroyed without wounds, by a spell or influence whose text says “destroy”.',
  ],
  'B12-509.3': [
    { ru: '«При гибели» и её клетка', en: '“On death” and its cell' },
    'Если после уничтожения карту переносят на кладбище владельца, срабатывают её особенности «при гибели» («при уничтожении») и все другие её особенности, в условие которых входит её уничтожение. Если для особенности «при гибели» нужна клетка, это та, где карта стояла перед гибелью.',
    'If a destroyed card is moved to its owner’s graveyard, its features “on death” (“on destruction”) trigger, and so do all its other features whose condition includes its destruction. If a feature “on death” needs a cell to count from, it is the one the card stood on before it died.',
    { see: ['B12-G-on-death'] },
  ],
  'B12-509.4': [
    { ru: 'Смерть от ран — эффект правил', en: 'Death by wounds is a rules effect' },
    'Уничтожение от смертельного числа ран — эффект правил игры: у него нет источника и цели, игрок его не объявляет.',
    'Destruction by a lethal number of wounds is a rules effect: it has no source and no target, and no player declares it.',
    { see: ['B12-503.1'] },
  ],
  'B12-510.1': [
    { ru: 'Действие карты', en: 'Card action' },
    'Карты стоят вертикально, то есть открытыми. Действие карты — использование её играемой особенности или играемого свойства со значком закрытия в оплате. Объявить его можно, если (1) карта открыта и ещё не действовала в этот ход и (2) она может заплатить тем, что в тексте стоит до двоеточия.',
    'Cards stand upright, that is, open. A card action is the use of a card’s played feature or played property with the close icon in its payment. It may be declared if (1) the card is open and has not yet acted this turn, and (2) it can pay with what its text has before the colon.',
    { see: ['B12-501.2'] },
  ],
  'B12-510.2': [
    { ru: 'Действие закрывает карту', en: 'Acting closes the card' },
    'Подействовав, карта закрывается — её поворачивают горизонтально — и больше действовать не может. Этот поворот и обозначает значок закрытия. Игродействие без него в оплате — не действие карты.',
    'After acting a card closes (is turned sideways) and can act no more. The close icon stands for this. A game action without it in its payment is not a card action.',
  ],
  'B12-510.3': [
    { ru: 'Внезапные и медленные действия', en: 'Sudden and slow card actions' },
    'Действия бывают внезапные (быстрые) и медленные. У внезапного в оплате рядом со значком закрытия стоит значок внезапности; его можно использовать в любую фазу своего и чужого хода, кроме начальной, когда у игрока приоритет. Медленное объявляет только активный игрок в подфазу выбора.',
    'Card actions are sudden (fast) or slow. A sudden one has the sudden icon beside the close icon in its payment and may be used in any phase of either player’s turn, except the Beginning phase, whenever its player has priority. A slow one may be declared only by the Active player in the Choice subphase.',
    { see: ['B12-114.2.2', 'B12-409.1'] },
  ],
  'B12-510.4': [
    { ru: 'Одно действие за ход', en: 'One card action per turn' },
    'Карта может действовать один раз за ход. Если она открылась, возможность действовать один раз за ход возвращается.',
    'A card may act once per turn. If it opens, it regains the chance to act once per turn.',
  ],
  'B12-510.5': [
    { ru: 'Действие лишает движения', en: 'Acting forfeits movement' },
    'Действуя, карта теряет весь запас движения.',
    'When acting, a card loses its whole movement stock.',
    { see: ['B12-506.5'] },
  ],
  'B12-510.6': [
    { ru: '«X раз за ход»', en: '“X times per turn”' },
    'У некоторых карт есть постоянная особенность «может нападать (действовать) X раз за ход». Если такая карта открылась, она снова может действовать X раз за ход.',
    'Some cards have a constant feature “may assault (act) X times per turn”. If such a card opens, it may again act X times per turn.',
  ],
} as const satisfies Record<string, RuleRow>;
