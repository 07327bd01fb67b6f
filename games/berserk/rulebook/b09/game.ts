import type { Rule } from '@vigrid/kernel';

/** Sections 100–104: the game, its start and end, golden rules, numbers and symbols. */
export const game = {
  'B09-100.1': {
    chapter: 'B09-100',
    title: { ru: 'Игра на двоих', en: 'Two-player scope' },
    text: {
      ru: 'Правила рассчитаны ровно на двух игроков. Почти всё в них подходит и для большего числа участников, но такая игра здесь до конца не описана.',
      en: 'The rules are written for exactly two players. Most of them also make sense with more, but such a game is not fully described here.',
    },
    enforceable: false,
  },
  'B09-100.2': {
    chapter: 'B09-100',
    title: { ru: 'Что нужно для игры', en: 'Required components' },
    text: {
      ru: 'Нужны поле в 5 столбцов и 6 рядов клеток, шестигранный кубик и мелкие предметы, которыми отмечают раны, фишки, длящиеся и временные эффекты.',
      en: 'You need a board of 5 columns by 6 rows of cells, a six-sided die, and small tokens to mark wounds, chips, lasting and temporary effects.',
    },
    enforceable: false,
    see: ['B09-207.2'],
  },
  'B09-100.2a': {
    chapter: 'B09-100',
    title: { ru: 'Наименьший размер колоды', en: 'Minimum deck size' },
    text: {
      ru: 'У каждого игрока своя колода настоящих карт «Берсерка»: не меньше 30 карт для констрактеда, не меньше 20 — для драфта и силеда.',
      en: 'Each player needs a deck of genuine Berserk cards: at least 30 for constructed, at least 20 for draft or sealed.',
    },
    enforceable: true,
    see: ['B09-100.3'],
  },
  'B09-100.2b': {
    chapter: 'B09-100',
    title: { ru: 'Не больше трёх копий', en: 'Copy limit in constructed' },
    text: {
      ru: 'В колоде для констрактеда может быть не больше 3 карт с одним названием; Орда поднимает этот предел до 5. Для драфта и силеда предел не задан.',
      en: 'A constructed deck may hold at most 3 cards of the same name; Horde raises this to 5. No limit is set for draft or sealed.',
    },
    enforceable: true,
    see: ['B09-D-horde', 'B09-G-copy'],
  },
  'B09-100.3': {
    chapter: 'B09-100',
    title: { ru: 'Наибольший размер колоды', en: 'Maximum deck size' },
    text: {
      ru: 'В колоде не может быть больше 50 карт.',
      en: 'A deck may not contain more than 50 cards.',
    },
    enforceable: true,
    see: ['B09-100.2a'],
  },
  'B09-100.4': {
    chapter: 'B09-100',
    title: { ru: 'Ограничения турниров', en: 'Tournament restrictions' },
    text: {
      ru: 'Турнир может запретить отдельные карты и ограничить набор допустимых изданий; всё это задают отдельные турнирные правила.',
      en: 'A tournament may ban single cards and restrict the legal sets; this is laid down in separate tournament rules.',
    },
    enforceable: false,
  },
  'B09-101.1': {
    chapter: 'B09-101',
    title: { ru: 'Начальные кристаллы', en: 'Starting crystals' },
    text: {
      ru: 'До начала игры обоим игрокам выдают по 23 золотых и 22 серебряных кристалла.',
      en: 'Before the game each player receives 23 gold and 22 silver crystals.',
    },
    enforceable: true,
    see: ['B09-302.1', 'B09-304.6'],
  },
  'B09-101.2': {
    chapter: 'B09-101',
    title: { ru: 'Перемешивание', en: 'Shuffling' },
    text: {
      ru: 'Получив кристаллы, оба игрока приводят свои колоды в случайный порядок; после этого каждый вправе ещё раз перемешать колоду противника.',
      en: 'After the crystals are handed out, both players randomise their own decks; then each may also shuffle the opponent’s deck.',
    },
    enforceable: true,
  },
  'B09-101.3': {
    chapter: 'B09-101',
    title: { ru: 'Кристалл второму игроку', en: 'Second-player compensation' },
    text: {
      ru: 'Как только выяснилось, кто ходит вторым, этот игрок получает ещё 1 серебряный кристалл. Если очерёдность изменится, лишний кристалл переходит к тому, кто стал вторым.',
      en: 'Once it is known who goes second, that player gets 1 more silver crystal. If the turn order changes, this crystal passes to the player who is now second.',
    },
    enforceable: true,
    see: ['B09-302.2'],
  },
  'B09-102.1': {
    chapter: 'B09-102',
    title: { ru: 'Игра кончается сразу', en: 'Game ends immediately' },
    text: {
      ru: 'Игра заканчивается в тот же миг, когда один из игроков выиграл или проиграл либо объявлена ничья.',
      en: 'The game ends at the very moment a player wins or loses or the game is drawn.',
    },
    enforceable: true,
  },
  'B09-102.2': {
    chapter: 'B09-102',
    title: { ru: 'Как выиграть', en: 'Ways to win' },
    text: {
      ru: 'Победу приносит либо поражение противника, либо эффект.',
      en: 'There are two ways to win: because the opponent has lost, or by an effect.',
    },
    enforceable: false,
    see: ['B09-102.2a', 'B09-102.2b'],
  },
  'B09-102.2a': {
    chapter: 'B09-102',
    title: { ru: 'Победа из-за поражения противника', en: 'Win because the opponent lost' },
    text: {
      ru: 'Если противник проиграл, выигрывает игрок, под контролем которого есть хотя бы одно существо.',
      en: 'A player who controls at least one creature wins when the opponent has lost.',
    },
    enforceable: true,
    see: ['B09-102.3'],
  },
  'B09-102.2b': {
    chapter: 'B09-102',
    title: { ru: 'Победа от эффекта', en: 'Win by an effect' },
    text: {
      ru: 'Эффект может прямо назначить победителя: его выполнение приносит игроку победу.',
      en: 'An effect may say that a player wins; executing it wins the game for that player.',
    },
    enforceable: true,
  },
  'B09-102.3': {
    chapter: 'B09-102',
    title: { ru: 'Как проиграть', en: 'Ways to lose' },
    text: {
      ru: 'Проиграть можно, оставшись без существ, сдавшись, из-за эффекта, а также когда победа и поражение совпали.',
      en: 'A player loses by being left without creatures, by conceding, by an effect, or when victory and defeat coincide.',
    },
    enforceable: false,
    see: ['B09-102.3a', 'B09-102.3b', 'B09-102.3c', 'B09-102.3d'],
  },
  'B09-102.3a': {
    chapter: 'B09-102',
    title: { ru: 'Поражение: нет существ, стек пуст', en: 'Loss: no creatures and empty stack' },
    text: {
      ru: 'Когда любой из игроков получает приоритет, а стек пуст, игрок без единого существа на поле боя и в дополнительной зоне проигрывает, и побеждает его противник. Это базовый эффект. Пока в стеке что-то есть, поражение не наступает: оставшиеся объекты ещё могут дать игроку существо.',
      en: 'Whenever any player receives priority with an empty stack, a player who controls no creature on the Battlefield or in the Additional Zone loses, and the opponent wins. This is a base effect. While the stack is not empty the loss does not apply, so objects still on it may supply a creature in time.',
    },
    enforceable: true,
    see: ['B09-421.2'],
  },
  'B09-102.3b': {
    chapter: 'B09-102',
    title: { ru: 'Право сдаться', en: 'Concession' },
    text: {
      ru: 'Игрок может сдаться когда угодно и тем самым сразу проигрывает.',
      en: 'A player may concede at any moment and thereby loses at once.',
    },
    enforceable: true,
  },
  'B09-102.3c': {
    chapter: 'B09-102',
    title: { ru: 'Победа и поражение разом', en: 'Win and lose together means lose' },
    text: {
      ru: 'Игрок, который должен одновременно и выиграть, и проиграть, проигрывает.',
      en: 'A player who would win and lose at the same time loses.',
    },
    enforceable: true,
  },
  'B09-102.3d': {
    chapter: 'B09-102',
    title: { ru: 'Поражение от эффекта', en: 'Loss by an effect' },
    text: {
      ru: 'Эффект может прямо назначить проигравшего: его выполнение приносит игроку поражение.',
      en: 'An effect may say that a player loses; executing it loses the game for that player.',
    },
    enforceable: true,
  },
  'B09-102.4': {
    chapter: 'B09-102',
    title: { ru: 'Одновременный исход', en: 'Simultaneous result is a draw' },
    text: {
      ru: 'Если оба игрока в один миг проигрывают или оба выигрывают, объявляется ничья.',
      en: 'If both players lose, or both win, at the same time, the game is drawn.',
    },
    enforceable: true,
  },
  'B09-102.5': {
    chapter: 'B09-102',
    title: { ru: 'Ничья по согласию', en: 'Draw by agreement' },
    text: {
      ru: 'Игроки вправе согласиться на ничью в любой момент.',
      en: 'The players may agree on a draw at any moment.',
    },
    enforceable: true,
  },
  'B09-103.1': {
    chapter: 'B09-103',
    title: { ru: 'Карта важнее правил', en: 'Card text beats rules' },
    text: {
      ru: 'Там, где текст карты прямо противоречит правилу, действует текст карты. Противоречием считается только явное указание обойти правило. Исключение: право сдаться и право согласиться на ничью никакая карта не отменяет.',
      en: 'Where a card’s text directly contradicts a rule, the card is followed. Only an explicit statement that overrides a rule counts as a contradiction. Exception: no card can override the right to concede or to agree on a draw.',
    },
    enforceable: true,
    see: ['B09-102.3b', 'B09-102.5'],
  },
  'B09-103.2': {
    chapter: 'B09-103',
    title: { ru: 'Запрет сильнее разрешения', en: 'Prohibition beats permission' },
    text: {
      ru: 'Если одна особенность или один эффект запрещает то, что разрешает другой подобный, действует запрет.',
      en: 'If one feature or effect forbids what a comparable one allows, the prohibition prevails.',
    },
    enforceable: true,
  },
  'B09-103.3': {
    chapter: 'B09-103',
    title: { ru: 'Невозможное отменяется без оплаты', en: 'Impossible requirement cancels without payment' },
    text: {
      ru: 'Если выполнить особенность или эффект нельзя, не сделав невозможного, они отменяются и ничего за них не платят.',
      en: 'If carrying out a feature or effect would require something impossible, that feature or effect is cancelled and nothing is paid for it.',
    },
    enforceable: true,
    see: ['B09-409.1', 'B09-416.2'],
  },
  'B09-103.4': {
    chapter: 'B09-103',
    title: { ru: 'Бесконечные цепочки', en: 'Infinite chains' },
    text: {
      ru: 'Когда особенности или эффекты складываются в бесконечную цепочку, блокируется первый эффект, который в точности повторяет уже бывший в этой цепочке, и всё, что за ним следует. «В точности» — вместе с причиной: тот же эффект от другой причины повтором не считается.',
      en: 'When features or effects form an endless chain, the first effect that exactly repeats one already in that chain is blocked, and so is everything after it. “Exactly” includes its cause: the same effect from another cause is not a repeat.',
    },
    enforceable: true,
    see: ['B09-410.1'],
  },
  'B09-103.5': {
    chapter: 'B09-103',
    title: { ru: 'Первым выбирает активный игрок', en: 'Active player chooses first' },
    text: {
      ru: 'Если обоим игрокам нужно одновременно заявить игродействие или сделать выбор, сначала это делает активный игрок, потом неактивный.',
      en: 'When both players must declare game actions or make choices at the same time, the active player does so first, then the non-active player.',
    },
    enforceable: true,
    see: ['B09-200.4', 'B09-215.4'],
  },
  'B09-103.6': {
    chapter: 'B09-103',
    title: { ru: 'Без ресурсов нельзя', en: 'Resources must be available' },
    text: {
      ru: 'Карта не может ни заявить, ни выполнить игродействие, за которое ей нечем заплатить. Ресурс, обещанный за уже заявленное, но ещё не оплаченное игродействие, на другое не годится.',
      en: 'A card can neither declare nor execute a game action that it lacks the resources to pay for. Resources pledged to a declared but still unpaid action are not available for another.',
    },
    enforceable: true,
    see: ['B09-404.3'],
  },
  'B09-104.1': {
    chapter: 'B09-104',
    title: { ru: 'Только целые числа', en: 'Integers only' },
    text: {
      ru: 'В игре участвуют только целые числа. Если у особенности или эффекта выходит дробь, текст карты-источника говорит, в какую сторону её округлить.',
      en: 'Only whole numbers are used. If a feature or effect yields a fraction, the text of the source card says which way to round it.',
    },
    enforceable: true,
  },
  'B09-104.2': {
    chapter: 'B09-104',
    title: { ru: 'Без отрицательных чисел', en: 'Non-negative numbers' },
    text: {
      ru: 'Числа в игре неотрицательны, если правила не говорят иного. Значение, упавшее ниже 0, везде считается нулём, кроме двух случаев: эффекты, меняющие само это значение, отталкиваются от настоящего отрицательного числа; результаты бросков при сражении двух существ сравниваются как есть.',
      en: 'Numbers are never negative unless a rule says otherwise. A value pushed below 0 is read as 0, with two exceptions: effects that modify that same value continue from the true negative number, and die results in combat between two creatures are compared as they are.',
    },
    enforceable: true,
    see: ['B09-205.6', 'B09-204.5'],
  },
  'B09-104.2a': {
    chapter: 'B09-104',
    title: { ru: 'Границы результата броска', en: 'Clamping die results' },
    text: {
      ru: 'Всюду, кроме сражения двух открытых существ, результат броска меньше 1 считается единицей, а больше 6 — шестёркой.',
      en: 'Outside the combat of two open creatures, a die result below 1 counts as 1 and a result above 6 counts as 6.',
    },
    enforceable: true,
    see: ['B09-422.4b'],
  },
  'B09-104.2b': {
    chapter: 'B09-104',
    title: { ru: 'Сила атаки берётся без модификаторов', en: 'Referenced attack strength is unmodified' },
    text: {
      ru: 'Когда особенности или эффекту нужна сила какой-либо атаки карты, берётся сила без модификаторов.',
      en: 'When a feature or effect asks for the strength of one of a card’s attacks, the unmodified strength is used.',
    },
    enforceable: true,
    see: ['B09-205.1a'],
  },
  'B09-104.3': {
    chapter: 'B09-104',
    title: { ru: 'Символы свойств', en: 'Property symbols' },
    text: {
      ru: 'Символы на карте обозначают свойства: кристалл, золотой или серебряный, — стоимость; символ жизни — жизни; символ движения — запас движения; символ удара — простой удар; крыло — полёт; X — симбиота или паразита. Какие из них есть у карты, зависит от её типа.',
      en: 'Symbols on a card denote properties: a gold or silver crystal is the cost; the life symbol, lives; the movement symbol, the movement stock; the strike symbol, the simple strike; the wing, flight; X, a symbiont or parasite. Which of them a card has depends on its type.',
    },
    enforceable: false,
    see: ['B09-208.3'],
  },
  'B09-104.4': {
    chapter: 'B09-104',
    title: { ru: 'Символ закрытия', en: 'Close symbol' },
    text: {
      ru: 'Символ закрытия в оплате особенности значит, что ради неё карта должна закрыться, то есть повернуться боком. Закрытая карта заявить такую особенность не может. Не может и карта, которая уже заявила подобную особенность, пока объекты той лежат в стеке.',
      en: 'The close symbol in the payment of a feature means that the card must close, that is turn sideways, to use it. A closed card cannot declare such a feature; nor can a card that has already declared one, while objects of that feature are on the stack.',
    },
    enforceable: true,
    see: ['B09-103.6'],
  },
  'B09-104.5': {
    chapter: 'B09-104',
    title: { ru: 'Символ фишки', en: 'Chip symbol' },
    text: {
      ru: 'Символ фишки перед двоеточием значит, что карта платит одной фишкой за то, что написано после двоеточия. Запись «X фишек» требует X фишек, причём X больше 0.',
      en: 'A chip symbol before the colon means that the card pays one chip for what follows the colon. “X chips” means X of them, and X must be greater than 0.',
    },
    enforceable: true,
  },
  'B09-104.6': {
    chapter: 'B09-104',
    title: { ru: 'Символ внезапности', en: 'Sudden symbol' },
    text: {
      ru: 'Действие с символом внезапности можно заявить всякий раз, когда приоритет у игрока, контролирующего карту.',
      en: 'An action with the sudden symbol may be declared whenever the player controlling the card has priority.',
    },
    enforceable: true,
    see: ['B09-404.6'],
  },
  'B09-104.7': {
    chapter: 'B09-104',
    title: { ru: 'Символы особенностей', en: 'Feature symbols' },
    text: {
      ru: 'Символами сокращают названия особенностей: Защита от заклинаний, Защита от внезапных действий, Защита от яда, Защита от выстрелов, Защита от магии, Уникальность, Удар через ряд (с указанием силы), Направленный удар, Регенерация.',
      en: 'Symbols stand for these features: Protection from Spells, Protection from Sudden Actions, Protection from Poison, Protection from Shots, Protection from Magic, Uniqueness, Strike over a Row (with its strength), Directed Strike, Regeneration.',
    },
    enforceable: false,
    see: [
      'B09-D-protection',
      'B09-D-uniqueness',
      'B09-D-strike-over-row',
      'B09-D-directed-strike',
      'B09-D-regeneration',
    ],
  },
  'B09-104.8': {
    chapter: 'B09-104',
    title: { ru: 'Стихию показывает фон', en: 'Element shown by background' },
    text: {
      ru: 'Стихию карты показывает только цвет её фона, поэтому он приравнен к символу. Есть фоны Степи, Леса, Гор, Болот и Тьмы, а также нейтральный — для карт без стихии.',
      en: 'A card’s element is shown only by the colour of its background, which counts as a symbol. There are backgrounds for Steppe, Forest, Mountains, Swamp and Darkness, and a neutral one for cards without an element.',
    },
    enforceable: true,
    see: ['B09-202.8', 'B09-202.9'],
  },
} as const satisfies Record<string, Rule>;
