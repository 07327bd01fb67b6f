import type { RuleRow } from '@vigrid/kernel';

/** Sections 100–104: the game, its start and end, golden rules, numbers and symbols. */
export const game = {
  'B09-100.1': [
    { ru: 'Игра на двоих', en: 'Two-player scope' },
    'Правила рассчитаны ровно на двух игроков. Почти всё в них подходит и для большего числа участников, но такая игра здесь до конца не описана.',
    'The rules are written for exactly two players. Most of them also make sense with more, but such a game is not fully described here.',
    { enforceable: false },
  ],
  'B09-100.2': [
    { ru: 'Что нужно для игры', en: 'Required components' },
    'Нужны поле в 5 столбцов и 6 рядов клеток, шестигранный кубик и мелкие предметы, которыми отмечают раны, фишки, длящиеся и временные эффекты.',
    'You need a board of 5 columns by 6 rows of cells, a six-sided die, and small tokens to mark wounds, chips, lasting and temporary effects.',
    { enforceable: false, see: ['B09-207.2'] },
  ],
  'B09-100.2a': [
    { ru: 'Наименьший размер колоды', en: 'Minimum deck size' },
    'У каждого игрока своя колода настоящих карт «Берсерка»: не меньше 30 карт для констрактеда, не меньше 20 — для драфта и силеда.',
    'Each player needs a deck of genuine Berserk cards: at least 30 for constructed, at least 20 for draft or sealed.',
    { see: ['B09-100.3'] },
  ],
  'B09-100.2b': [
    { ru: 'Не больше трёх копий', en: 'Copy limit in constructed' },
    'В колоде для констрактеда может быть не больше 3 карт с одним названием; Орда поднимает этот предел до 5. Для драфта и силеда предел не задан.',
    'A constructed deck may hold at most 3 cards of the same name; Horde raises this to 5. No limit is set for draft or sealed.',
    { see: ['B09-D-horde', 'B09-G-copy'] },
  ],
  'B09-100.3': [
    { ru: 'Наибольший размер колоды', en: 'Maximum deck size' },
    'В колоде не может быть больше 50 карт.',
    'A deck may not contain more than 50 cards.',
    { see: ['B09-100.2a'] },
  ],
  'B09-100.4': [
    { ru: 'Ограничения турниров', en: 'Tournament restrictions' },
    'Турнир может запретить отдельные карты и ограничить набор допустимых изданий; всё это задают отдельные турнирные правила.',
    'A tournament may ban single cards and restrict the legal sets; this is laid down in separate tournament rules.',
    { enforceable: false },
  ],
  'B09-101.1': [
    { ru: 'Начальные кристаллы', en: 'Starting crystals' },
    'До начала игры обоим игрокам выдают по 23 золотых и 22 серебряных кристалла.',
    'Before the game each player receives 23 gold and 22 silver crystals.',
    { see: ['B09-302.1', 'B09-304.6'] },
  ],
  'B09-101.2': [
    { ru: 'Перемешивание', en: 'Shuffling' },
    'Получив кристаллы, оба игрока приводят свои колоды в случайный порядок; после этого каждый вправе ещё раз перемешать колоду противника.',
    'After the crystals are handed out, both players randomise their own decks; then each may also shuffle the opponent’s deck.',
  ],
  'B09-101.3': [
    { ru: 'Кристалл второму игроку', en: 'Second-player compensation' },
    'Как только выяснилось, кто ходит вторым, этот игрок получает ещё 1 серебряный кристалл. Если очерёдность изменится, лишний кристалл переходит к тому, кто стал вторым.',
    'Once it is known who goes second, that player gets 1 more silver crystal. If the turn order changes, this crystal passes to the player who is now second.',
    { see: ['B09-302.2'] },
  ],
  'B09-102.1': [
    { ru: 'Игра кончается сразу', en: 'Game ends immediately' },
    'Игра заканчивается в тот же миг, когда один из игроков выиграл или проиграл либо объявлена ничья.',
    'The game ends at the very moment a player wins or loses or the game is drawn.',
  ],
  'B09-102.2': [
    { ru: 'Как выиграть', en: 'Ways to win' },
    'Победу приносит либо поражение противника, либо эффект.',
    'There are two ways to win: because the opponent has lost, or by an effect.',
    { enforceable: false, see: ['B09-102.2a', 'B09-102.2b'] },
  ],
  'B09-102.2a': [
    { ru: 'Победа из-за поражения противника', en: 'Win because the opponent lost' },
    'Если противник проиграл, выигрывает игрок, под контролем которого есть хотя бы одно существо.',
    'A player who controls at least one creature wins when the opponent has lost.',
    { see: ['B09-102.3'] },
  ],
  'B09-102.2b': [
    { ru: 'Победа от эффекта', en: 'Win by an effect' },
    'Эффект может прямо назначить победителя: его выполнение приносит игроку победу.',
    'An effect may say that a player wins; executing it wins the game for that player.',
  ],
  'B09-102.3': [
    { ru: 'Как проиграть', en: 'Ways to lose' },
    'Проиграть можно, оставшись без существ, сдавшись, из-за эффекта, а также когда победа и поражение совпали.',
    'A player loses by being left without creatures, by conceding, by an effect, or when victory and defeat coincide.',
    { enforceable: false, see: ['B09-102.3a', 'B09-102.3b', 'B09-102.3c', 'B09-102.3d'] },
  ],
  'B09-102.3a': [
    { ru: 'Поражение: нет существ, стек пуст', en: 'Loss: no creatures and empty stack' },
    'Когда любой из игроков получает приоритет, а стек пуст, игрок без единого существа на поле боя и в дополнительной зоне проигрывает, и побеждает его противник. Это базовый эффект. Пока в стеке что-то есть, поражение не наступает: оставшиеся объекты ещё могут дать игроку существо.',
    'Whenever any player receives priority with an empty stack, a player who controls no creature on the Battlefield or in the Additional Zone loses, and the opponent wins. This is a base effect. While the stack is not empty the loss does not apply, so objects still on it may supply a creature in time.',
    { see: ['B09-421.2'] },
  ],
  'B09-102.3b': [
    { ru: 'Право сдаться', en: 'Concession' },
    'Игрок может сдаться когда угодно и тем самым сразу проигрывает.',
    'A player may concede at any moment and thereby loses at once.',
  ],
  'B09-102.3c': [
    { ru: 'Победа и поражение разом', en: 'Win and lose together means lose' },
    'Игрок, который должен одновременно и выиграть, и проиграть, проигрывает.',
    'A player who would win and lose at the same time loses.',
  ],
  'B09-102.3d': [
    { ru: 'Поражение от эффекта', en: 'Loss by an effect' },
    'Эффект может прямо назначить проигравшего: его выполнение приносит игроку поражение.',
    'An effect may say that a player loses; executing it loses the game for that player.',
  ],
  'B09-102.4': [
    { ru: 'Одновременный исход', en: 'Simultaneous result is a draw' },
    'Если оба игрока в один миг проигрывают или оба выигрывают, объявляется ничья.',
    'If both players lose, or both win, at the same time, the game is drawn.',
  ],
  'B09-102.5': [
    { ru: 'Ничья по согласию', en: 'Draw by agreement' },
    'Игроки вправе согласиться на ничью в любой момент.',
    'The players may agree on a draw at any moment.',
  ],
  'B09-103.1': [
    { ru: 'Карта важнее правил', en: 'Card text beats rules' },
    'Там, где текст карты прямо противоречит правилу, действует текст карты. Противоречием считается только явное указание обойти правило. Исключение: право сдаться и право согласиться на ничью никакая карта не отменяет.',
    'Where a card’s text directly contradicts a rule, the card is followed. Only an explicit statement that overrides a rule counts as a contradiction. Exception: no card can override the right to concede or to agree on a draw.',
    { see: ['B09-102.3b', 'B09-102.5'] },
  ],
  'B09-103.2': [
    { ru: 'Запрет сильнее разрешения', en: 'Prohibition beats permission' },
    'Если одна особенность или один эффект запрещает то, что разрешает другой подобный, действует запрет.',
    'If one feature or effect forbids what a comparable one allows, the prohibition prevails.',
  ],
  'B09-103.3': [
    { ru: 'Невозможное отменяется без оплаты', en: 'Impossible requirement cancels without payment' },
    'Если выполнить особенность или эффект нельзя, не сделав невозможного, они отменяются и ничего за них не платят.',
    'If carrying out a feature or effect would require something impossible, that feature or effect is cancelled and nothing is paid for it.',
    { see: ['B09-409.1', 'B09-416.2'] },
  ],
  'B09-103.4': [
    { ru: 'Бесконечные цепочки', en: 'Infinite chains' },
    'Когда особенности или эффекты складываются в бесконечную цепочку, блокируется первый эффект, который в точности повторяет уже бывший в этой цепочке, и всё, что за ним следует. «В точности» — вместе с причиной: тот же эффект от другой причины повтором не считается.',
    'When features or effects form an endless chain, the first effect that exactly repeats one already in that chain is blocked, and so is everything after it. “Exactly” includes its cause: the same effect from another cause is not a repeat.',
    { see: ['B09-410.1'] },
  ],
  'B09-103.5': [
    { ru: 'Первым выбирает активный игрок', en: 'Active player chooses first' },
    'Если обоим игрокам нужно одновременно заявить игродействие или сделать выбор, сначала это делает активный игрок, потом неактивный.',
    'When both players must declare game actions or make choices at the same time, the active player does so first, then the non-active player.',
    { see: ['B09-200.4', 'B09-215.4'] },
  ],
  'B09-103.6': [
    { ru: 'Без ресурсов нельзя', en: 'Resources must be available' },
    'Карта не может ни заявить, ни выполнить игродействие, за которое ей нечем заплатить. Ресурс, обещанный за уже заявленное, но ещё не оплаченное игродействие, на другое не годится.',
    'A card can neither declare nor execute a game action that it lacks the resources to pay for. Resources pledged to a declared but still unpaid action are not available for another.',
    { see: ['B09-404.3'] },
  ],
  'B09-104.1': [
    { ru: 'Только целые числа', en: 'Integers only' },
    'В игре участвуют только целые числа. Если у особенности или эффекта выходит дробь, текст карты-источника говорит, в какую сторону её округлить.',
    'Only whole numbers are used. If a feature or effect yields a fraction, the text of the source card says which way to round it.',
  ],
  'B09-104.2': [
    { ru: 'Без отрицательных чисел', en: 'Non-negative numbers' },
    'Числа в игре неотрицательны, если правила не говорят иного. Значение, упавшее ниже 0, везде считается нулём, кроме двух случаев: эффекты, меняющие само это значение, отталкиваются от настоящего отрицательного числа; результаты бросков при сражении двух существ сравниваются как есть.',
    'Numbers are never negative unless a rule says otherwise. A value pushed below 0 is read as 0, with two exceptions: effects that modify that same value continue from the true negative number, and die results in combat between two creatures are compared as they are.',
    { see: ['B09-205.6', 'B09-204.5'] },
  ],
  'B09-104.2a': [
    { ru: 'Границы результата броска', en: 'Clamping die results' },
    'Всюду, кроме сражения двух открытых существ, результат броска меньше 1 считается единицей, а больше 6 — шестёркой.',
    'Outside the combat of two open creatures, a die result below 1 counts as 1 and a result above 6 counts as 6.',
    { see: ['B09-422.4b'] },
  ],
  'B09-104.2b': [
    { ru: 'Сила атаки берётся без модификаторов', en: 'Referenced attack strength is unmodified' },
    'Когда особенности или эффекту нужна сила какой-либо атаки карты, берётся сила без модификаторов.',
    'When a feature or effect asks for the strength of one of a card’s attacks, the unmodified strength is used.',
    { see: ['B09-205.1a'] },
  ],
  'B09-104.3': [
    { ru: 'Символы свойств', en: 'Property symbols' },
    'Символы на карте обозначают свойства: кристалл, золотой или серебряный, — стоимость; символ жизни — жизни; символ движения — запас движения; символ удара — простой удар; крыло — полёт; X — симбиота или паразита. Какие из них есть у карты, зависит от её типа.',
    'Symbols on a card denote properties: a gold or silver crystal is the cost; the life symbol, lives; the movement symbol, the movement stock; the strike symbol, the simple strike; the wing, flight; X, a symbiont or parasite. Which of them a card has depends on its type.',
    { enforceable: false, see: ['B09-208.3'] },
  ],
  'B09-104.4': [
    { ru: 'Символ закрытия', en: 'Close symbol' },
    'Символ закрытия в оплате особенности значит, что ради неё карта должна закрыться, то есть повернуться боком. Закрытая карта заявить такую особенность не может. Не может и карта, которая уже заявила подобную особенность, пока объекты той лежат в стеке.',
    'The close symbol in the payment of a feature means that the card must close, that is turn sideways, to use it. A closed card cannot declare such a feature; nor can a card that has already declared one, while objects of that feature are on the stack.',
    { see: ['B09-103.6'] },
  ],
  'B09-104.5': [
    { ru: 'Символ фишки', en: 'Chip symbol' },
    'Символ фишки перед двоеточием значит, что карта платит одной фишкой за то, что написано после двоеточия. Запись «X фишек» требует X фишек, причём X больше 0.',
    'A chip symbol before the colon means that the card pays one chip for what follows the colon. “X chips” means X of them, and X must be greater than 0.',
  ],
  'B09-104.6': [
    { ru: 'Символ внезапности', en: 'Sudden symbol' },
    'Действие с символом внезапности можно заявить всякий раз, когда приоритет у игрока, контролирующего карту.',
    'An action with the sudden symbol may be declared whenever the player controlling the card has priority.',
    { see: ['B09-404.6'] },
  ],
  'B09-104.7': [
    { ru: 'Символы особенностей', en: 'Feature symbols' },
    'Символами сокращают названия особенностей: Защита от заклинаний, Защита от внезапных действий, Защита от яда, Защита от выстрелов, Защита от магии, Уникальность, Удар через ряд (с указанием силы), Направленный удар, Регенерация.',
    'Symbols stand for these features: Protection from Spells, Protection from Sudden Actions, Protection from Poison, Protection from Shots, Protection from Magic, Uniqueness, Strike over a Row (with its strength), Directed Strike, Regeneration.',
    {
      enforceable: false,
      see: [
        'B09-D-protection',
        'B09-D-uniqueness',
        'B09-D-strike-over-row',
        'B09-D-directed-strike',
        'B09-D-regeneration',
      ],
    },
  ],
  'B09-104.8': [
    { ru: 'Стихию показывает фон', en: 'Element shown by background' },
    'Стихию карты показывает только цвет её фона, поэтому он приравнен к символу. Есть фоны Степи, Леса, Гор, Болот и Тьмы, а также нейтральный — для карт без стихии.',
    'A card’s element is shown only by the colour of its background, which counts as a symbol. There are backgrounds for Steppe, Forest, Mountains, Swamp and Darkness, and a neutral one for cards without an element.',
    { see: ['B09-202.8', 'B09-202.9'] },
  ],
} as const satisfies Record<string, RuleRow>;
