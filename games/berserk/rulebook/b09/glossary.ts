import type { Rule } from '@vigrid/kernel';

/** Glossary. */
export const glossary = {
  'B09-G-die-roll': {
    chapter: 'B09-G',
    title: { ru: 'Бросок кубика', en: 'Die roll' },
    text: {
      ru: 'Бросок кубика — выпавшее число от 1 до 6, без модификаторов. После всех модификаторов это результат броска.',
      en: 'The die roll is the number from 1 to 6 that was thrown, without modifiers. After all modifiers it is the die roll result.',
    },
    enforceable: true,
  },
  'B09-G-in-the-play-zone': {
    chapter: 'B09-G',
    title: { ru: 'В игровой зоне', en: 'In the play zone' },
    text: {
      ru: 'На поле боя или в дополнительной зоне.',
      en: 'On the Battlefield or in the Additional Zone.',
    },
    enforceable: true,
  },
  'B09-G-at-the-start-of-the-battle': {
    chapter: 'B09-G',
    title: { ru: 'В начале боя', en: 'At the start of the battle' },
    text: {
      ru: 'Ключевые слова, точка срабатывания: шаг начала боя.',
      en: 'A key phrase and trigger point: the Battle Start step.',
    },
    enforceable: false,
    see: ['B09-307.2'],
  },
  'B09-G-take-into-the-squad': {
    chapter: 'B09-G',
    title: { ru: 'Взять в отряд', en: 'Take into the squad' },
    text: {
      ru: 'Набрать карту, вызвать, возродить, инкарнировать её или взять под контроль.',
      en: 'To summon, revive, incarnate, take control of, or recruit a card.',
    },
    enforceable: true,
  },
  'B09-G-returns-to-the-deck': {
    chapter: 'B09-G',
    title: { ru: 'Возвращается в колоду', en: 'Returns to the deck' },
    text: {
      ru: 'Карту кладут или убирают в колоду. Колода — владельца карты; после этого её перемешивают.',
      en: 'The card is put or removed into the deck. It is its owner’s deck, and it is shuffled afterwards.',
    },
    enforceable: true,
    see: ['B09-206.3a', 'B09-206.10'],
  },
  'B09-G-chosen-card': {
    chapter: 'B09-G',
    title: { ru: 'Выбранная карта', en: 'Chosen card' },
    text: {
      ru: 'Карта, на которую нацелено это игродействие.',
      en: 'The card that is the target of this game action.',
    },
    enforceable: false,
  },
  'B09-G-chosen-attack': {
    chapter: 'B09-G',
    title: { ru: 'Выбранная атака', en: 'Chosen attack' },
    text: {
      ru: 'Атака, то есть цепочка объектов в стеке, на которую нацелено это игродействие.',
      en: 'The attack, that is the chain of objects on the stack, that is the target of this game action.',
    },
    enforceable: false,
  },
  'B09-G-execute': {
    chapter: 'B09-G',
    title: { ru: 'Выполнить игродействие', en: 'Execute a game action' },
    text: {
      ru: 'Создать все эффекты, которые оно даёт.',
      en: 'To produce all effects it generates.',
    },
    enforceable: false,
  },
  'B09-G-death': {
    chapter: 'B09-G',
    title: { ru: 'Гибель', en: 'Death' },
    text: {
      ru: 'Карта попадает на кладбище, потому что выполнен эффект уничтожения. На кладбище можно попасть и без него, но это не гибель.',
      en: 'A card is put in the graveyard by executing a destroy effect. It may also get there without one; that is not death.',
    },
    enforceable: true,
    see: ['B09-402.3a'],
  },
  'B09-G-action-of-a-card': {
    chapter: 'B09-G',
    title: { ru: 'Действие карты', en: 'Action of a card' },
    text: {
      ru: 'Особенность или свойство, в оплату которых входит закрытие карты. Подействовав, карта до конца хода не может ни двигаться, ни применять другие действия.',
      en: 'A feature or property whose payment includes closing the card. After acting in a turn a card can neither move nor use other actions.',
    },
    enforceable: true,
    see: ['B09-G-without-closing'],
  },
  'B09-G-act-x-times-per-turn': {
    chapter: 'B09-G',
    title: { ru: 'Действовать X раз за ход', en: 'Act X times per turn' },
    text: {
      ru: 'Карта может заявить действие не один, а X раз за ход.',
      en: 'The possibility to declare actions X times per turn.',
    },
    enforceable: true,
  },
  'B09-G-until-the-end-of-the-battle': {
    chapter: 'B09-G',
    title: { ru: 'До конца боя', en: 'Until the end of the battle' },
    text: {
      ru: 'Пока не закончится эта партия.',
      en: 'Until this game ends.',
    },
    enforceable: false,
  },
  'B09-G-before-recruitment': {
    chapter: 'B09-G',
    title: { ru: 'До набора отряда', en: 'Before recruitment' },
    text: {
      ru: 'На шаге подготовки набора.',
      en: 'In the Recruit Preparation step.',
    },
    enforceable: false,
    see: ['B09-303.1'],
  },
  'B09-G-occupied-cell': {
    chapter: 'B09-G',
    title: { ru: 'Занятая клетка', en: 'Occupied cell' },
    text: {
      ru: 'Клетка, куда небестелесному существу не встать.',
      en: 'A cell that a non-incorporeal creature cannot enter.',
    },
    enforceable: true,
  },
  'B09-G-use-a-game-action': {
    chapter: 'B09-G',
    title: { ru: 'Использовать игродействие', en: 'Use a game action' },
    text: {
      ru: 'Заявить его и затем выполнить.',
      en: 'To declare and subsequently execute it.',
    },
    enforceable: false,
  },
  'B09-G-cannot-be-taken-with': {
    chapter: 'B09-G',
    title: {
      ru: 'Карта не может быть взята в отряд с [текст]',
      en: 'Cannot be taken into the squad with [text]',
    },
    text: {
      ru: 'Карту нельзя набрать, возродить, вызвать, взять под контроль или инкарнировать, если в отряде есть [текст]. Обратно запрещён только набор: [текст] нельзя набрать, если уже набрана эта карта.',
      en: 'The card cannot be recruited, revived, summoned, taken under control or incarnated if the squad contains [text]. The other way round only recruiting is barred: [text] cannot be recruited if this card has already been recruited.',
    },
    enforceable: true,
  },
  'B09-G-copy': {
    chapter: 'B09-G',
    title: { ru: 'Копия', en: 'Copy' },
    text: {
      ru: 'Карты с одинаковым названием — копии друг друга.',
      en: 'Cards with the same name are copies.',
    },
    enforceable: true,
  },
  'B09-G-starts-the-battle-with': {
    chapter: 'B09-G',
    title: { ru: 'Начинает бой с [текст]', en: 'Starts the battle with [text]' },
    text: {
      ru: 'Карта получает [текст] во время шага расстановки. Вскрывать её для этого не нужно.',
      en: 'The card gains [text] during the Deployment step. This does not reveal the card.',
    },
    enforceable: true,
    see: ['B09-304.4'],
  },
  'B09-G-without-closing': {
    chapter: 'B09-G',
    title: { ru: 'Не закрываясь', en: 'Without closing' },
    text: {
      ru: 'Выполнив эту особенность, карта по-прежнему может заявлять действия и двигаться.',
      en: 'After executing this feature the card may still declare actions and move.',
    },
    enforceable: true,
  },
  'B09-G-receives-no-wounds-from': {
    chapter: 'B09-G',
    title: { ru: 'Не получает ран от [текст]', en: 'Receives no wounds from [text]' },
    text: {
      ru: 'Особенности и свойства вида [текст] не наносят карте ран, но могут выбрать её легальной целью.',
      en: 'Features or properties of kind [text] deal no wounds to this card but may choose it as a legal target.',
    },
    enforceable: true,
  },
  'B09-G-does-not-fight': {
    chapter: 'B09-G',
    title: { ru: 'Не сражается', en: 'Does not fight' },
    text: {
      ru: 'Карта сама не нападает и ударов не отражает; её бьют так, словно она закрыта.',
      en: 'The card neither assaults nor repels strikes; all strikes on it are resolved as on a closed card.',
    },
    enforceable: true,
    see: ['B09-205.5b', 'B09-205.5c'],
  },
  'B09-G-announce': {
    chapter: 'B09-G',
    title: { ru: 'Объявить', en: 'Announce' },
    text: {
      ru: 'То же, что заявить: положить в стек цепочку объектов.',
      en: 'Same as declare: put the object chain on the stack.',
    },
    enforceable: false,
    see: ['B09-400.3'],
  },
  'B09-G-oblige-to-attack': {
    chapter: 'B09-G',
    title: { ru: 'Обязать атаковать', en: 'Oblige to attack' },
    text: {
      ru: 'Обязать карту противника заявить нападение.',
      en: 'Oblige an opposing card to declare an assault.',
    },
    enforceable: true,
  },
  'B09-G-squad': {
    chapter: 'B09-G',
    title: { ru: 'Отряд', en: 'Squad' },
    text: {
      ru: 'Карты, которые игрок контролирует на поле боя и в дополнительной зоне.',
      en: 'The cards a player controls on the Battlefield and in the Additional Zone.',
    },
    enforceable: true,
  },
  'B09-G-turned-over-card': {
    chapter: 'B09-G',
    title: { ru: 'Перевёрнутая карта', en: 'Turned-over card' },
    text: {
      ru: 'Устаревшее название скрытой карты.',
      en: 'Obsolete term for hidden card.',
    },
    enforceable: false,
    see: ['B09-415.1'],
  },
  'B09-G-swap-places': {
    chapter: 'B09-G',
    title: { ru: 'Поменять местами', en: 'Swap places' },
    text: {
      ru: 'Одновременно переместить две карты, каждую на клетку другой.',
      en: 'Relocate two cards simultaneously, each to the cell where the other stood.',
    },
    enforceable: true,
  },
  'B09-G-put-on-a-cell': {
    chapter: 'B09-G',
    title: { ru: 'Поместить карту на клетку', en: 'Put a card on a cell' },
    text: {
      ru: 'Переместить карту на выбранную клетку или взять её на эту клетку в отряд.',
      en: 'To relocate a card to the chosen cell or take it into the squad onto that cell.',
    },
    enforceable: true,
  },
  'B09-G-on-death': {
    chapter: 'B09-G',
    title: { ru: 'При гибели', en: 'On death' },
    text: {
      ru: 'Точка срабатывания: карта с этой особенностью попадает на кладбище.',
      en: 'Trigger point: the card with this feature gets to the graveyard.',
    },
    enforceable: true,
    see: ['B09-G-death'],
  },
  'B09-G-on-death-of': {
    chapter: 'B09-G',
    title: { ru: 'При гибели [текст]', en: 'On death of [text]' },
    text: {
      ru: 'Точка срабатывания: [текст] или карта с [текст] попадает на кладбище. Если карта с этой особенностью сама подходит под [текст], особенность срабатывает и тогда, когда на кладбище попадает она.',
      en: 'Trigger point: [text], or a card with [text], gets to the graveyard. If the card with this feature itself fits [text], its own arrival in the graveyard also triggers it.',
    },
    enforceable: true,
  },
  'B09-G-wounds-itself': {
    chapter: 'B09-G',
    title: { ru: 'Раниться', en: 'Is wounded / wounds itself' },
    text: {
      ru: 'Ключевое слово: карта наносит раны сама себе. Стойкость от таких ран не защищает.',
      en: 'Keyword: the card deals wounds to itself. Steadfastness does not protect from such wounds.',
    },
    enforceable: true,
    see: ['B09-D-steadfastness'],
  },
  'B09-G-reduce-attack-to-x': {
    chapter: 'B09-G',
    title: { ru: 'Сведение атаки к X', en: 'Reduce an attack to X' },
    text: {
      ru: 'Если числовое значение атаки больше X, оно становится равным X. Это эффект замещения.',
      en: 'The numeric value of the attack becomes X if it was greater than X. This is a replacement effect.',
    },
    enforceable: true,
    see: ['B09-419.1'],
  },
  'B09-G-reduce-attack-to-grade': {
    chapter: 'B09-G',
    title: { ru: 'Сведение атаки к [виду]', en: 'Reduce an attack to [grade]' },
    text: {
      ru: 'Атака считается атакой названного вида: слабой, средней или сильной. Особенности, срабатывающие на этот вид, при этом не срабатывают, если не сказано иное; чтобы срабатывали, в тексте должно стоять «со всеми особенностями».',
      en: 'The attack counts as of the named grade: weak, medium or strong. Features that trigger on that grade do not trigger unless stated otherwise; for them to trigger the text must say “with all features”.',
    },
    enforceable: true,
  },
  'B09-G-own-card': {
    chapter: 'B09-G',
    title: { ru: 'Своя карта', en: 'Own card' },
    text: {
      ru: 'Карта под вашим контролем.',
      en: 'A card under your control.',
    },
    enforceable: true,
  },
  'B09-G-trigger-point': {
    chapter: 'B09-G',
    title: { ru: 'Точка срабатывания', en: 'Trigger point' },
    text: {
      ru: 'Момент или перемена в игре, вызванные эффектом.',
      en: 'A moment or a change of the game situation brought about by an effect.',
    },
    enforceable: false,
  },
  'B09-G-destroy': {
    chapter: 'B09-G',
    title: { ru: 'Уничтожить', en: 'Destroy' },
    text: {
      ru: 'Сообщить карте эффект уничтожения.',
      en: 'Give a destroy effect.',
    },
    enforceable: true,
    see: ['B09-402.3'],
  },
  'B09-G-legality-condition': {
    chapter: 'B09-G',
    title: { ru: 'Условие легальности', en: 'Legality condition' },
    text: {
      ru: 'Проверка, легально ли применить особенность или свойство. Её делают для каждого объекта стека перед его выполнением и для каждой особенности или свойства перед заявкой.',
      en: 'The check whether using a feature or property is legal. It is made for every stack object before its execution and for every feature or property before it is declared.',
    },
    enforceable: true,
    see: ['B09-423.1'],
  },
  'B09-G-trigger-condition': {
    chapter: 'B09-G',
    title: { ru: 'Условие срабатывания', en: 'Trigger condition' },
    text: {
      ru: 'Проверка, есть ли всё нужное, чтобы особенность сработала: маркеры, раны, клетки и так далее.',
      en: 'The check whether everything needed for a feature to trigger is there: markers, wounds, cells and so on.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
