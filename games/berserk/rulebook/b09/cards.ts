import type { RuleRow } from '@vigrid/kernel';

/** Sections 200–202: basic notions, a card’s name, cost, eliteness and element. */
export const cards = {
  'B09-200.1': [
    { ru: 'Игродействие', en: 'Game action' },
    'Игродействие — наименьшая единица игрового времени; из игродействий складываются эффекты.',
    'A game action is the smallest unit of game time. Effects are made of game actions.',
    { enforceable: false },
  ],
  'B09-200.1a': [
    { ru: 'Выполнение игродействия', en: 'Executing a game action' },
    'Выполнить игродействие — значит что-либо изменить в какой-либо зоне или в стеке. Пас тоже считается выполнением игродействия.',
    'To execute a game action is to change anything in any zone or in the stack. Passing counts as executing a game action.',
    { see: ['B09-215.6a'] },
  ],
  'B09-200.2': [
    { ru: 'Что такое карта', en: 'What “card” means' },
    'Картой называется только настоящая карта игры, с лицом и рубашкой. Если картой лишь обозначили эффект или особенность клетки, в правилах она картой не считается.',
    '“Card” means an original card of the game, with its face and back. A card that merely represents an effect or a feature of a cell does not count as a card.',
    { enforceable: false },
  ],
  'B09-200.2a': [
    { ru: 'Владелец карты', en: 'Owner' },
    'Владелец карты — игрок, в чьей колоде она была в начале игры.',
    'The owner of a card is the player who started the game with it in their deck.',
  ],
  'B09-200.2b': [
    { ru: 'Кто контролирует карту', en: 'Controller of a card' },
    'Карту контролирует тот игрок, в чьём отряде она сейчас находится. Так же и с набором, сдачей, кладбищем и колодой: карту контролирует игрок, в чьей зоне она лежит.',
    'The controller of a card is the player in whose squad it now is. The same goes for Recruit, Deal, Graveyard and Deck: the player whose zone holds the card controls it.',
    { see: ['B09-G-squad'] },
  ],
  'B09-200.3': [
    { ru: 'Где искать точные тексты', en: 'Authoritative card texts' },
    'Точные тексты карт со всеми поправками приводит официальный каталог.',
    'The exact card texts with all corrections are those of the official catalogue.',
    { enforceable: false },
  ],
  'B09-200.4': [
    { ru: 'Активный и неактивный игрок', en: 'Players, active and non-active' },
    'Игроков двое. Тот, чей ход идёт, — активный, другой — неактивный.',
    'There are two players. The active player is the one whose turn it is; the other is the non-active player.',
  ],
  'B09-200.5': [
    { ru: 'Особенность', en: 'Feature' },
    'Особенность — это либо срабатывающая или играемая особенность, лежащая в стеке, либо текст карты, поясняющий, как она работает.',
    'A feature is either a triggered or playable feature on the stack, or card text that tells how the card works.',
    { enforceable: false, see: ['B09-403.1'] },
  ],
  'B09-200.5a': [
    { ru: 'Кто контролирует особенность', en: 'Controller of a feature' },
    'Особенность контролирует игрок, который положил её в стек. Если карта-источник потом перейдёт под контроль другого игрока, с особенностью в стеке этого не случится.',
    'The controller of a feature is the player who put it on the stack. If its source card changes controller afterwards, the feature on the stack does not.',
  ],
  'B09-200.6': [
    { ru: 'Маркеры', en: 'Markers' },
    'Маркер — пометка при карте, показывающая её состояние. Маркеры — это и именные воздействия (Отравление, Проклятье, Благословление и прочие), и раны, и фишки.',
    'A marker is a note attached to a card that shows its state. Named influences (Poisoning, Curse, Blessing and so on), wounds and chips are all markers.',
    { see: ['B09-204.8', 'B09-416.3'] },
  ],
  'B09-200.7': [
    { ru: 'Игровая и неигровая информация', en: 'Game and non-game information' },
    'Неигровая информация на карте: рисунок, художественный текст, знаки редкости и выпуска, имя художника. Игровая: название, стихия, стоимость в кристаллах, элитность, запас движения, значки полёта и симбиота, начальное число жизней, простой удар (слабый, средний, сильный), слова «экипировка», «местность», «артефакт» и текст особенностей.',
    'Non-game information on a card: illustration, flavour text, rarity and set symbols, artist. Game information: name, element, cost in crystals, eliteness, movement stock, flight and symbiont icons, starting lives, simple strike (weak, medium, strong), the words “equipment”, “terrain”, “artifact”, and the text of features.',
    { enforceable: false },
  ],
  'B09-200.7a': [
    { ru: 'Свойства карты', en: 'Properties of a card' },
    'Вся игровая информация, кроме текста особенностей, — это свойства карты.',
    'Every piece of game information except the feature text is a property of the card.',
    { enforceable: false, see: ['B09-402.1'] },
  ],
  'B09-201.1': [
    { ru: 'Где стоит название', en: 'Where the name is' },
    'Название напечатано посередине, сразу под рисунком.',
    'The name is printed in the middle, directly below the illustration.',
    { enforceable: false },
  ],
  'B09-201.2': [
    { ru: 'Карта называет сама себя', en: 'Self-reference by name' },
    'Собственное название в тексте карты означает именно эту карту. На другие карты с тем же названием текст не распространяется, если только речь не о взятии карт в отряд.',
    'A card’s own name in its text means that very card. Other cards of the same name are not affected, except where taking cards into the squad is concerned.',
  ],
  'B09-201.2a': [
    { ru: 'Название в сообщённой особенности', en: 'Name inside a granted feature' },
    'Если карта сообщает другой особенность, в которой названа сама, имеется в виду только она, а не её тёзки.',
    'If a card gives another card a feature that mentions the giver’s name, only that particular giver is meant.',
  ],
  'B09-201.3': [
    { ru: 'Одно название, разные карты', en: 'Same name, different cards' },
    'У двух карт с одним названием все остальные свойства могут различаться.',
    'Two cards may share a name and differ in all other properties.',
  ],
  'B09-202.1': [
    { ru: 'Стоимость', en: 'Cost' },
    'Стоимость — число возле символа кристалла, под названием, у левого края карты.',
    'The cost is the number beside the crystal symbol, below the name, near the left edge.',
    { enforceable: false },
  ],
  'B09-202.2': [
    { ru: 'Элитность', en: 'Eliteness' },
    'Золотой кристалл означает элитную карту, серебряный — рядовую.',
    'A gold crystal marks an elite card, a silver one an ordinary card.',
  ],
  'B09-202.3': [
    { ru: 'Стоимость включает элитность', en: 'Cost includes eliteness' },
    'Элитность входит в понятие стоимости: зная стоимость карты, знаешь и элитность.',
    'Cost includes eliteness: whoever knows a card’s cost knows its eliteness.',
  ],
  'B09-202.3a': [
    { ru: 'Число одно, элитность разная', en: 'Equal number, different eliteness' },
    'Если число в стоимости совпадает, а элитность нет, стоимость у карт разная.',
    'Cards with the same cost number but different eliteness have different costs.',
  ],
  'B09-202.3b': [
    { ru: 'Число без элитности', en: 'Bare number means any eliteness' },
    'Если особенность называет лишь число кристаллов, она относится и к элитным, и к рядовым картам.',
    'If the text of a feature gives only the number of the cost, it applies to cards of either eliteness.',
  ],
  'B09-202.3b-2': [
    { ru: 'Больше и меньше — без элитности', en: 'Greater/lesser cost ignores eliteness' },
    'Когда нужно найти карты большей или меньшей стоимости, на элитность не смотрят.',
    'When cards of lesser or greater cost are sought, eliteness is ignored.',
  ],
  'B09-202.4': [
    { ru: 'Стоимость X и N+X', en: 'Variable cost X or N+X' },
    'Стоимость может быть записана как X или N+X, где N — данное число, а X не задан. X выбирает игрок и называет его, вскрывая карту.',
    'A cost may be printed as X or N+X, where N is a given number and X is open. The player chooses X and names it when the card is revealed.',
    { see: ['B09-306.2'] },
  ],
  'B09-202.4a': [
    { ru: 'Карты с X вскрываются раньше', en: 'X-cost cards are revealed first' },
    'В предварительной фазе карты стоимости X и N+X вскрываются прежде остальных.',
    'In the Preliminary Phase cards with cost X or N+X are revealed before the others.',
    { see: ['B09-306.2'] },
  ],
  'B09-202.5': [
    { ru: 'Стоимость {x}', en: 'Cost {x}' },
    'Если стоимость записана как {x}, о том, как за карту платить, говорит её текст. Такой способ оплаты — свойство, а не особенность.',
    'If the cost is printed as {x}, the card’s text tells how it is paid. That way of paying is a property of the card, not a feature.',
  ],
  'B09-202.6': [
    { ru: 'Другая цена при наборе', en: 'Alternative recruiting cost' },
    'Особенность карты может разрешать набрать её по другой цене. Карту, помещённую в набор по такой цене, в предварительной фазе вскрывают раньше прочих.',
    'A feature may let a card be recruited at an alternative cost. If it was put in Recruit that way, the card is revealed before the others in the Preliminary Phase.',
    { see: ['B09-306.2'] },
  ],
  'B09-202.7': [
    { ru: 'Стихию показывает рамка', en: 'Element shown by frame' },
    'Словами стихия на карте не указана, её видно лишь по оформлению рамки.',
    'The element is not written on the card; only the style of the frame shows it.',
    { enforceable: false, see: ['B09-104.8'] },
  ],
  'B09-202.8': [
    { ru: 'Пять стихий', en: 'Five elements' },
    'Стихий пять: Степи, Лес, Горы, Болота, Тьма.',
    'The elements are Steppe, Forest, Mountains, Swamp and Darkness.',
  ],
  'B09-202.9': [
    { ru: 'Не больше одной стихии', en: 'At most one element' },
    'У карты одна стихия или ни одной; карта без стихии называется нейтральной.',
    'A card has one element or none; a card without an element is neutral.',
  ],
} as const satisfies Record<string, RuleRow>;
