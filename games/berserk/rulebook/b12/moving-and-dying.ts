import type { Rule } from '@vigrid/kernel';

/** Rules 506–510: movement, wounds, destruction, card actions. */
export const movingAndDying = {
  'B12-506.1': {
    chapter: 'B12-506',
    title: { ru: 'Движение и его оплата', en: 'Movement and its payment' },
    text: {
      ru: 'Движение — перемещение существа на незанятую клетку поля боя, соседнюю по вертикали или горизонтали, за одну единицу движения: она и есть оплата. Запас движения, то есть число единиц, — базовое свойство. Двигаться существо может, пока единицы не кончились.',
      en: 'Movement is the relocation of a creature to an unoccupied cell of the battlefield next to it vertically or horizontally, for one movement unit: that is its payment. The movement stock, the number of units, is a base property. A creature may move as long as it has units left.',
    },
    enforceable: true,
    see: ['B12-105.4', 'B12-413.1'],
  },
  'B12-506.2': {
    chapter: 'B12-506',
    title: { ru: 'Кто и когда объявляет движение', en: 'Who declares movement and when' },
    text: {
      ru: 'Движение объявляет только активный игрок и только в подфазу выбора.',
      en: 'Movement may be declared only by the Active player and only in the Choice subphase.',
    },
    enforceable: true,
    see: ['B12-412.2'],
  },
  'B12-506.3': {
    chapter: 'B12-506',
    title: { ru: 'Двигаются только открытые', en: 'Only open creatures move' },
    text: { ru: 'Двигаться может только открытое существо.', en: 'Only an open creature may move.' },
    enforceable: true,
  },
  'B12-506.4': {
    chapter: 'B12-506',
    title: { ru: 'Восстановление запаса движения', en: 'Restoring the movement stock' },
    text: {
      ru: 'С началом хода запас движения снова полон. Если карта открылась посреди хода, он тоже восстанавливается, и она снова может двигаться и использовать особенности «вместо движения».',
      en: 'The movement stock is restored at the start of the turn. If a card opens during a turn, its stock is restored too, and it may move and use features “instead of movement” again.',
    },
    enforceable: true,
    see: ['B12-503.1'],
  },
  'B12-506.5': {
    chapter: 'B12-506',
    title: { ru: 'Действие лишает движения', en: 'Acting forfeits movement' },
    text: {
      ru: 'Когда карта действует, она теряет весь запас движения.',
      en: 'When a card acts, it loses its whole movement stock.',
    },
    enforceable: true,
    see: ['B12-510.5'],
  },
  'B12-506.6': {
    chapter: 'B12-506',
    title: {
      ru: 'Особенности вместо движения — тоже движение',
      en: 'Features that take the place of movement',
    },
    text: {
      ru: 'Особенность, которая заменяет движение, — прыжок, телепортация и подобные, — тоже движение. Использовать такие особенности могут только существа.',
      en: 'A feature that takes the place of movement, such as Jump or Teleportation, is movement too. Only creatures may use such features.',
    },
    enforceable: true,
    see: ['B12-G-jump-range-x', 'B12-G-teleportation'],
  },
  'B12-506.7': {
    chapter: 'B12-506',
    title: { ru: '«Вместо движения» — при полном запасе', en: '“Instead of movement” needs a full stock' },
    text: {
      ru: 'Особенность «вместо движения» можно объявить в подфазу выбора, если запас движения карты ещё полон, пусть даже полный запас с модификаторами равен 0 или меньше или его нет вовсе.',
      en: 'A feature “instead of movement” may be declared in the Choice subphase if the card’s movement stock is still full, even if the full stock is 0 or less with modifiers or does not exist at all.',
    },
    enforceable: true,
  },
  'B12-507.1': {
    chapter: 'B12-507',
    title: { ru: 'Перемещение', en: 'Relocation' },
    text: {
      ru: 'Перемещение — любое игродействие, которое меняет место карты на поле боя. Карту может переместить и особенность; запас движения тогда не тратится. Движение — частный случай перемещения.',
      en: 'A relocation is any game action that changes a card’s place on the battlefield. Features may relocate a card too; then no movement stock is spent. Movement is a special case of relocation.',
    },
    enforceable: true,
    see: ['B12-506.1'],
  },
  'B12-507.2': {
    chapter: 'B12-507',
    title: { ru: 'Только на незанятую клетку', en: 'Only to an unoccupied cell' },
    text: {
      ru: 'Объявить и выполнить перемещение можно только на незанятую клетку.',
      en: 'A relocation may be declared and executed only to an unoccupied cell.',
    },
    enforceable: true,
    see: ['B12-523.1'],
  },
  'B12-507.3': {
    chapter: 'B12-507',
    title: {
      ru: '«Помещается», «переносится», «располагается»',
      en: '“Is placed”, “is transferred”, “is located”',
    },
    text: {
      ru: 'Карта, которая по тексту «помещается», «переносится» или «располагается», не перемещается.',
      en: 'A card that “is placed”, “is transferred” or “is located” is not relocated.',
    },
    enforceable: true,
  },
  'B12-508.1': {
    chapter: 'B12-508',
    title: { ru: 'Начальный максимум жизней', en: 'Initial maximum of lives' },
    text: {
      ru: 'У карты, только что попавшей в игровую зону, текущий максимум жизней без учёта наложенных эффектов равен начальным жизням. За игру он может расти и уменьшаться.',
      en: 'When a card appears in the play zone, its current maximum of lives, before any effects, equals its initial lives. During the game it may rise and fall.',
    },
    enforceable: true,
    see: ['B12-105.3'],
  },
  'B12-508.2': {
    chapter: 'B12-508',
    title: { ru: 'Дополнительные жизни', en: 'Additional lives' },
    text: {
      ru: 'Дополнительные жизни — эффект, который увеличивает число текущих жизней карты.',
      en: 'Additional lives are an effect that raises a card’s number of current lives.',
    },
    enforceable: true,
  },
  'B12-508.3': {
    chapter: 'B12-508',
    title: { ru: 'Раны', en: 'Wounds' },
    text: {
      ru: 'Раны — эффект, который уменьшает число текущих жизней карты. Они появляются от атак на X-Y-Z, заклинаний на X и воздействий на X против неё.',
      en: 'Wounds are an effect that lowers a card’s number of current lives. They come from attacks for X-Y-Z, spells for X and influences for X used against it.',
    },
    enforceable: true,
  },
  'B12-508.4': {
    chapter: 'B12-508',
    title: { ru: 'Уменьшение жизней — не раны', en: 'Reduction of lives is not wounds' },
    text: {
      ru: 'Уменьшение жизней — эффект, который ранами не считается.',
      en: 'Reduction of lives is an effect that does not count as wounds.',
    },
    enforceable: true,
  },
  'B12-508.5': {
    chapter: 'B12-508',
    title: { ru: 'Три разных маркера', en: 'Three kinds of markers' },
    text: {
      ru: 'Дополнительные жизни, раны и уменьшение жизней отмечают разными маркерами. Раны не снимают дополнительных жизней, дополнительные жизни не снимают ран.',
      en: 'Additional lives, wounds and reductions of lives have separate markers. Wounds do not remove additional lives; additional lives do not remove wounds.',
    },
    enforceable: true,
  },
  'B12-509.1': {
    chapter: 'B12-509',
    title: { ru: 'Ноль жизней — карта уничтожена', en: 'Zero lives destroys' },
    text: {
      ru: 'Как только текущих жизней у карты стало ноль или меньше, она сразу, мимо стека, уничтожается. Уничтожение приводит к гибели: карту переносят на кладбище владельца.',
      en: 'As soon as a card has zero or fewer current lives, it is destroyed at once, past the stack. The result of destruction is death: the card is moved to its owner’s graveyard.',
    },
    enforceable: true,
    see: ['B12-205.1'],
  },
  'B12-509.1.1': {
    chapter: 'B12-509',
    title: { ru: 'От чего погибла карта', en: 'What a card died from' },
    text: {
      ru: 'Карта, перенесённая на кладбище, погибла от чего-либо, если её этим уничтожили или если от выполнения этого её текущие жизни упали до нуля или ниже.',
      en: 'A card moved to the graveyard died from something if it was destroyed by that, or if the execution of that brought its current lives to zero or less.',
    },
    enforceable: true,
  },
  'B12-509.2': {
    chapter: 'B12-509',
    title: { ru: 'Уничтожение без ран', en: 'Destruction without wounds' },
    text: {
      ru: 'Карту можно уничтожить и без ран — заклинанием или воздействием, в тексте которого есть слово «уничтожить».',
      en: 'A card may be destroyed without wounds, by a spell or influence whose text says “destroy”.',
    },
    enforceable: true,
  },
  'B12-509.3': {
    chapter: 'B12-509',
    title: { ru: '«При гибели» и её клетка', en: '“On death” and its cell' },
    text: {
      ru: 'Если после уничтожения карту переносят на кладбище владельца, срабатывают её особенности «при гибели» («при уничтожении») и все другие её особенности, в условие которых входит её уничтожение. Если для особенности «при гибели» нужна клетка, это та, где карта стояла перед гибелью.',
      en: 'If a destroyed card is moved to its owner’s graveyard, its features “on death” (“on destruction”) trigger, and so do all its other features whose condition includes its destruction. If a feature “on death” needs a cell to count from, it is the one the card stood on before it died.',
    },
    enforceable: true,
    see: ['B12-G-on-death'],
  },
  'B12-509.4': {
    chapter: 'B12-509',
    title: { ru: 'Смерть от ран — эффект правил', en: 'Death by wounds is a rules effect' },
    text: {
      ru: 'Уничтожение от смертельного числа ран — эффект правил игры: у него нет источника и цели, игрок его не объявляет.',
      en: 'Destruction by a lethal number of wounds is a rules effect: it has no source and no target, and no player declares it.',
    },
    enforceable: true,
    see: ['B12-503.1'],
  },
  'B12-510.1': {
    chapter: 'B12-510',
    title: { ru: 'Действие карты', en: 'Card action' },
    text: {
      ru: 'Карты стоят вертикально, то есть открытыми. Действие карты — использование её играемой особенности или играемого свойства со значком закрытия в оплате. Объявить его можно, если (1) карта открыта и ещё не действовала в этот ход и (2) она может заплатить тем, что в тексте стоит до двоеточия.',
      en: 'Cards stand upright, that is, open. A card action is the use of a card’s played feature or played property with the close icon in its payment. It may be declared if (1) the card is open and has not yet acted this turn, and (2) it can pay with what its text has before the colon.',
    },
    enforceable: true,
    see: ['B12-501.2'],
  },
  'B12-510.2': {
    chapter: 'B12-510',
    title: { ru: 'Действие закрывает карту', en: 'Acting closes the card' },
    text: {
      ru: 'Подействовав, карта закрывается — её поворачивают горизонтально — и больше действовать не может. Этот поворот и обозначает значок закрытия. Игродействие без него в оплате — не действие карты.',
      en: 'After acting a card closes (is turned sideways) and can act no more. The close icon stands for this. A game action without it in its payment is not a card action.',
    },
    enforceable: true,
  },
  'B12-510.3': {
    chapter: 'B12-510',
    title: { ru: 'Внезапные и медленные действия', en: 'Sudden and slow card actions' },
    text: {
      ru: 'Действия бывают внезапные (быстрые) и медленные. У внезапного в оплате рядом со значком закрытия стоит значок внезапности; его можно использовать в любую фазу своего и чужого хода, кроме начальной, когда у игрока приоритет. Медленное объявляет только активный игрок в подфазу выбора.',
      en: 'Card actions are sudden (fast) or slow. A sudden one has the sudden icon beside the close icon in its payment and may be used in any phase of either player’s turn, except the Beginning phase, whenever its player has priority. A slow one may be declared only by the Active player in the Choice subphase.',
    },
    enforceable: true,
    see: ['B12-114.2.2', 'B12-409.1'],
  },
  'B12-510.4': {
    chapter: 'B12-510',
    title: { ru: 'Одно действие за ход', en: 'One card action per turn' },
    text: {
      ru: 'Карта может действовать один раз за ход. Если она открылась, возможность действовать один раз за ход возвращается.',
      en: 'A card may act once per turn. If it opens, it regains the chance to act once per turn.',
    },
    enforceable: true,
  },
  'B12-510.5': {
    chapter: 'B12-510',
    title: { ru: 'Действие лишает движения', en: 'Acting forfeits movement' },
    text: {
      ru: 'Действуя, карта теряет весь запас движения.',
      en: 'When acting, a card loses its whole movement stock.',
    },
    enforceable: true,
    see: ['B12-506.5'],
  },
  'B12-510.6': {
    chapter: 'B12-510',
    title: { ru: '«X раз за ход»', en: '“X times per turn”' },
    text: {
      ru: 'У некоторых карт есть постоянная особенность «может нападать (действовать) X раз за ход». Если такая карта открылась, она снова может действовать X раз за ход.',
      en: 'Some cards have a constant feature “may assault (act) X times per turn”. If such a card opens, it may again act X times per turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
