import type { RuleRow } from '@vigrid/kernel';

/** Glossary. */
export const glossary = {
  'B09-G-die-roll': [
    { ru: 'Бросок кубика', en: 'Die roll' },
    'Бросок кубика — выпавшее число от 1 до 6, без модификаторов. После всех модификаторов это результат броска.',
    'The die roll is the number from 1 to 6 that was thrown, without modifiers. After all modifiers it is the die roll result.',
  ],
  'B09-G-in-the-play-zone': [
    { ru: 'В игровой зоне', en: 'In the play zone' },
    'На поле боя или в дополнительной зоне.',
    'On the Battlefield or in the Additional Zone.',
  ],
  'B09-G-at-the-start-of-the-battle': [
    { ru: 'В начале боя', en: 'At the start of the battle' },
    'Ключевые слова, точка срабатывания: шаг начала боя.',
    'A key phrase and trigger point: the Battle Start step.',
    { enforceable: false, see: ['B09-307.2'] },
  ],
  'B09-G-take-into-the-squad': [
    { ru: 'Взять в отряд', en: 'Take into the squad' },
    'Набрать карту, вызвать, возродить, инкарнировать её или взять под контроль.',
    'To summon, revive, incarnate, take control of, or recruit a card.',
  ],
  'B09-G-returns-to-the-deck': [
    { ru: 'Возвращается в колоду', en: 'Returns to the deck' },
    'Карту кладут или убирают в колоду. Колода — владельца карты; после этого её перемешивают.',
    'The card is put or removed into the deck. It is its owner’s deck, and it is shuffled afterwards.',
    { see: ['B09-206.3a', 'B09-206.10'] },
  ],
  'B09-G-chosen-card': [
    { ru: 'Выбранная карта', en: 'Chosen card' },
    'Карта, на которую нацелено это игродействие.',
    'The card that is the target of this game action.',
    { enforceable: false },
  ],
  'B09-G-chosen-attack': [
    { ru: 'Выбранная атака', en: 'Chosen attack' },
    'Атака, то есть цепочка объектов в стеке, на которую нацелено это игродействие.',
    'The attack, that is the chain of objects on the stack, that is the target of this game action.',
    { enforceable: false },
  ],
  'B09-G-execute': [
    { ru: 'Выполнить игродействие', en: 'Execute a game action' },
    'Создать все эффекты, которые оно даёт.',
    'To produce all effects it generates.',
    { enforceable: false },
  ],
  'B09-G-death': [
    { ru: 'Гибель', en: 'Death' },
    'Карта попадает на кладбище, потому что выполнен эффект уничтожения. На кладбище можно попасть и без него, но это не гибель.',
    'A card is put in the graveyard by executing a destroy effect. It may also get there without one; that is not death.',
    { see: ['B09-402.3a'] },
  ],
  'B09-G-action-of-a-card': [
    { ru: 'Действие карты', en: 'Action of a card' },
    'Особенность или свойство, в оплату которых входит закрытие карты. Подействовав, карта до конца хода не может ни двигаться, ни применять другие действия.',
    'A feature or property whose payment includes closing the card. After acting in a turn a card can neither move nor use other actions.',
    { see: ['B09-G-without-closing'] },
  ],
  'B09-G-act-x-times-per-turn': [
    { ru: 'Действовать X раз за ход', en: 'Act X times per turn' },
    'Карта может заявить действие не один, а X раз за ход.',
    'The possibility to declare actions X times per turn.',
  ],
  'B09-G-until-the-end-of-the-battle': [
    { ru: 'До конца боя', en: 'Until the end of the battle' },
    'Пока не закончится эта партия.',
    'Until this game ends.',
    { enforceable: false },
  ],
  'B09-G-before-recruitment': [
    { ru: 'До набора отряда', en: 'Before recruitment' },
    'На шаге подготовки набора.',
    'In the Recruit Preparation step.',
    { enforceable: false, see: ['B09-303.1'] },
  ],
  'B09-G-occupied-cell': [
    { ru: 'Занятая клетка', en: 'Occupied cell' },
    'Клетка, куда небестелесному существу не встать.',
    'A cell that a non-incorporeal creature cannot enter.',
  ],
  'B09-G-use-a-game-action': [
    { ru: 'Использовать игродействие', en: 'Use a game action' },
    'Заявить его и затем выполнить.',
    'To declare and subsequently execute it.',
    { enforceable: false },
  ],
  'B09-G-cannot-be-taken-with': [
    { ru: 'Карта не может быть взята в отряд с [текст]', en: 'Cannot be taken into the squad with [text]' },
    'Карту нельзя набрать, возродить, вызвать, взять под контроль или инкарнировать, если в отряде есть [текст]. Обратно запрещён только набор: [текст] нельзя набрать, если уже набрана эта карта.',
    'The card cannot be recruited, revived, summoned, taken under control or incarnated if the squad contains [text]. The other way round only recruiting is barred: [text] cannot be recruited if this card has already been recruited.',
  ],
  'B09-G-copy': [
    { ru: 'Копия', en: 'Copy' },
    'Карты с одинаковым названием — копии друг друга.',
    'Cards with the same name are copies.',
  ],
  'B09-G-starts-the-battle-with': [
    { ru: 'Начинает бой с [текст]', en: 'Starts the battle with [text]' },
    'Карта получает [текст] во время шага расстановки. Вскрывать её для этого не нужно.',
    'The card gains [text] during the Deployment step. This does not reveal the card.',
    { see: ['B09-304.4'] },
  ],
  'B09-G-without-closing': [
    { ru: 'Не закрываясь', en: 'Without closing' },
    'Выполнив эту особенность, карта по-прежнему может заявлять действия и двигаться.',
    'After executing this feature the card may still declare actions and move.',
  ],
  'B09-G-receives-no-wounds-from': [
    { ru: 'Не получает ран от [текст]', en: 'Receives no wounds from [text]' },
    'Особенности и свойства вида [текст] не наносят карте ран, но могут выбрать её легальной целью.',
    'Features or properties of kind [text] deal no wounds to this card but may choose it as a legal target.',
  ],
  'B09-G-does-not-fight': [
    { ru: 'Не сражается', en: 'Does not fight' },
    'Карта сама не нападает и ударов не отражает; её бьют так, словно она закрыта.',
    'The card neither assaults nor repels strikes; all strikes on it are resolved as on a closed card.',
    { see: ['B09-205.5b', 'B09-205.5c'] },
  ],
  'B09-G-announce': [
    { ru: 'Объявить', en: 'Announce' },
    'То же, что заявить: положить в стек цепочку объектов.',
    'Same as declare: put the object chain on the stack.',
    { enforceable: false, see: ['B09-400.3'] },
  ],
  'B09-G-oblige-to-attack': [
    { ru: 'Обязать атаковать', en: 'Oblige to attack' },
    'Обязать карту противника заявить нападение.',
    'Oblige an opposing card to declare an assault.',
  ],
  'B09-G-squad': [
    { ru: 'Отряд', en: 'Squad' },
    'Карты, которые игрок контролирует на поле боя и в дополнительной зоне.',
    'The cards a player controls on the Battlefield and in the Additional Zone.',
  ],
  'B09-G-turned-over-card': [
    { ru: 'Перевёрнутая карта', en: 'Turned-over card' },
    'Устаревшее название скрытой карты.',
    'Obsolete term for hidden card.',
    { enforceable: false, see: ['B09-415.1'] },
  ],
  'B09-G-swap-places': [
    { ru: 'Поменять местами', en: 'Swap places' },
    'Одновременно переместить две карты, каждую на клетку другой.',
    'Relocate two cards simultaneously, each to the cell where the other stood.',
  ],
  'B09-G-put-on-a-cell': [
    { ru: 'Поместить карту на клетку', en: 'Put a card on a cell' },
    'Переместить карту на выбранную клетку или взять её на эту клетку в отряд.',
    'To relocate a card to the chosen cell or take it into the squad onto that cell.',
  ],
  'B09-G-on-death': [
    { ru: 'При гибели', en: 'On death' },
    'Точка срабатывания: карта с этой особенностью попадает на кладбище.',
    'Trigger point: the card with this feature gets to the graveyard.',
    { see: ['B09-G-death'] },
  ],
  'B09-G-on-death-of': [
    { ru: 'При гибели [текст]', en: 'On death of [text]' },
    'Точка срабатывания: [текст] или карта с [текст] попадает на кладбище. Если карта с этой особенностью сама подходит под [текст], особенность срабатывает и тогда, когда на кладбище попадает она.',
    'Trigger point: [text], or a card with [text], gets to the graveyard. If the card with this feature itself fits [text], its own arrival in the graveyard also triggers it.',
  ],
  'B09-G-wounds-itself': [
    { ru: 'Раниться', en: 'Is wounded / wounds itself' },
    'Ключевое слово: карта наносит раны сама себе. Стойкость от таких ран не защищает.',
    'Keyword: the card deals wounds to itself. Steadfastness does not protect from such wounds.',
    { see: ['B09-D-steadfastness'] },
  ],
  'B09-G-reduce-attack-to-x': [
    { ru: 'Сведение атаки к X', en: 'Reduce an attack to X' },
    'Если числовое значение атаки больше X, оно становится равным X. Это эффект замещения.',
    'The numeric value of the attack becomes X if it was greater than X. This is a replacement effect.',
    { see: ['B09-419.1'] },
  ],
  'B09-G-reduce-attack-to-grade': [
    { ru: 'Сведение атаки к [виду]', en: 'Reduce an attack to [grade]' },
    'Атака считается атакой названного вида: слабой, средней или сильной. Особенности, срабатывающие на этот вид, при этом не срабатывают, если не сказано иное; чтобы срабатывали, в тексте должно стоять «со всеми особенностями».',
    'The attack counts as of the named grade: weak, medium or strong. Features that trigger on that grade do not trigger unless stated otherwise; for them to trigger the text must say “with all features”.',
  ],
  'B09-G-own-card': [
    { ru: 'Своя карта', en: 'Own card' },
    'Карта под вашим контролем.',
    'A card under your control.',
  ],
  'B09-G-trigger-point': [
    { ru: 'Точка срабатывания', en: 'Trigger point' },
    'Момент или перемена в игре, вызванные эффектом.',
    'A moment or a change of the game situation brought about by an effect.',
    { enforceable: false },
  ],
  'B09-G-destroy': [
    { ru: 'Уничтожить', en: 'Destroy' },
    'Сообщить карте эффект уничтожения.',
    'Give a destroy effect.',
    { see: ['B09-402.3'] },
  ],
  'B09-G-legality-condition': [
    { ru: 'Условие легальности', en: 'Legality condition' },
    'Проверка, легально ли применить особенность или свойство. Её делают для каждого объекта стека перед его выполнением и для каждой особенности или свойства перед заявкой.',
    'The check whether using a feature or property is legal. It is made for every stack object before its execution and for every feature or property before it is declared.',
    { see: ['B09-423.1'] },
  ],
  'B09-G-trigger-condition': [
    { ru: 'Условие срабатывания', en: 'Trigger condition' },
    'Проверка, есть ли всё нужное, чтобы особенность сработала: маркеры, раны, клетки и так далее.',
    'The check whether everything needed for a feature to trigger is there: markers, wounds, cells and so on.',
  ],
} as const satisfies Record<string, RuleRow>;
