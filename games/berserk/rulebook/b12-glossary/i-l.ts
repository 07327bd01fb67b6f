import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from И to Л. */
export const glossaryIToL = {
  'B12-G-ignore': {
    chapter: 'B12-G',
    title: { ru: 'Игнорировать [текст]', en: 'Ignore [text]' },
    text: {
      ru: 'Если карта А игнорирует [текст], её игродействие по карте Б идёт так, словно у Б нет [текст].',
      en: 'If card A ignores [text], it uses its game action on card B as if B did not have [text].',
    },
    enforceable: true,
  },
  'B12-G-played-feature': {
    chapter: 'B12-G',
    title: { ru: 'Играемая (активная) особенность', en: 'Played (active) feature' },
    text: {
      ru: 'Особенность, для объявления которой нужны ресурсы: закрытие карты, фишки и прочее. Они перечислены перед двоеточием. Повод объявить её только один — желание игрока.',
      en: 'A feature whose declaration needs resources: closing the card, chips and so on. They are listed before the colon. The only occasion for declaring it is the player’s own will.',
    },
    enforceable: true,
    see: ['B12-G-payment', 'B12-114.1', 'B12-114.2', 'B12-120.5'],
  },
  'B12-G-game-text': {
    chapter: 'B12-G',
    title: { ru: 'Игровой текст карты', en: 'Game text of a card' },
    text: {
      ru: 'Свойства и особенности карты вместе.',
      en: 'The properties and features of the card together.',
    },
    enforceable: false,
    see: ['B12-G-property', 'B12-103.1'],
  },
  'B12-G-game-action': {
    chapter: 'B12-G',
    title: { ru: 'Игродействие', en: 'Game action' },
    text: {
      ru: 'Единица игры: заявка игрока, которую объявляют, выполняют и оплачивают. Пас игродействием не считается. Заклинание или воздействие сразу на несколько целей — всё равно одно игродействие.',
      en: 'The unit of play: a claim of a player that is declared, executed and paid for. A pass is not a game action. A spell or influence aimed at several targets at once is still one game action.',
    },
    enforceable: true,
    see: [
      'B12-G-declare',
      'B12-G-execute',
      'B12-G-payment',
      'B12-G-pass',
      'B12-301.1',
      'B12-302.6',
      'B12-502.6',
    ],
  },
  'B12-G-player': {
    chapter: 'B12-G',
    title: { ru: 'Игрок', en: 'Player' },
    text: {
      ru: 'Один из двух участников партии.',
      en: 'One of the two people taking part in the game.',
    },
    enforceable: false,
  },
  'B12-G-heal-x': {
    chapter: 'B12-G',
    title: { ru: 'Излечить (излечение) на X, излечиться на X', en: 'Heal by X, heal itself by X' },
    text: {
      ru: 'Излечить на X — снять с небестелесного существа X ран. Если их меньше, снимают все; излеченным считается то число ран, которое действительно сняли.',
      en: 'To heal by X is to remove X wounds from a non-incorporeal creature. If it has fewer, all are removed; the number healed is the number actually removed.',
    },
    enforceable: true,
    see: ['B12-G-heal-fully', 'B12-G-wounds'],
  },
  'B12-G-named-feature': {
    chapter: 'B12-G',
    title: { ru: 'Именная особенность, именной модификатор', en: 'Named feature, named modifier' },
    text: {
      ru: 'Особенность или модификатор с собственным названием: например, Стойкость, Броня X, Опыт в атаке X. Из нескольких одинаковых у одной карты применяется лишь одна — самая большая.',
      en: 'A feature or modifier with a name of its own: for example, Steadfastness, Armour X, Experience in attack X. Of several identical ones on a card only one applies, the largest.',
    },
    enforceable: true,
    see: ['B12-517', 'B12-517.1', 'B12-517.2'],
  },
  'B12-G-incarnation-x': {
    chapter: 'B12-G',
    title: { ru: 'Инкарнация X', en: 'Incarnation X' },
    text: {
      ru: 'Именная срабатывающая особенность. В начале своего хода карта на вашем кладбище, ещё не использовавшая инкарнацию, получает фишку инкарнации. Набрав X таких фишек, карта переходит с кладбища в ваш третий ряд: один раз за бой. Если не сказано иное, она: 1) лежит на вашем кладбище; 2) появляется в третьем ряду игрока, который её контролирует; 3) закрытой; 4) вскрытой; 5) на свободной клетке; 6) не больше одной на клетку, если их несколько; 7) под вашим контролем. Летающие существа, местности и карты, по тексту располагающиеся во вспомогательной зоне, инкарнируют прямо в неё. Из нескольких Инкарнаций существо обязано использовать самую большую; инкарнировав, оно не использует больше ни одной и фишек инкарнации не получает. Если инкарнация нарушила бы правила, например третий ряд занят, карта остаётся на кладбище и инкарнирует, как только помеха исчезнет.',
      en: 'Named triggered feature. At the start of its turn a card in your graveyard that has not used its incarnation gains an incarnation chip. With X such chips it goes from the graveyard to your third row: once per battle. Unless stated otherwise it: (1) comes from your own graveyard; (2) appears in the third row of the player who controls it; (3) closed; (4) revealed; (5) on a free cell; (6) no more than one per cell if there are several; (7) under your control. Flying creatures, terrains and cards whose text places them in the auxiliary zone incarnate straight into that zone. Of several Incarnations a creature must use the largest; having incarnated, it can use none of them and gains no incarnation chips. If incarnating would break a rule, for example because the third row is full, the card stays in the graveyard and incarnates as soon as nothing stands in the way.',
    },
    enforceable: true,
    see: [
      'B12-G-incarnation-chip',
      'B12-G-take-card-into-squad',
      'B12-G-third-row',
      'B12-532.5',
      'B12-532.5.1',
      'B12-532.5.2',
      'B12-532.5.3',
      'B12-532.5.4',
    ],
  },
  'B12-G-use-game-action': {
    chapter: 'B12-G',
    title: { ru: 'Использовать игродействие', en: 'Use a game action' },
    text: {
      ru: 'Объявить его и выполнить. Глагол в тексте карты по умолчанию говорит о том и о другом: «двигаться» — использовать движение, «излечить» — использовать излечение.',
      en: 'Declare and execute it. A verb in a card text means both by default: “move” is to use movement, “heal” is to use healing.',
    },
    enforceable: true,
    see: ['B12-G-declare', 'B12-G-execute'],
  },
  'B12-G-source': {
    chapter: 'B12-G',
    title: { ru: 'Источник', en: 'Source' },
    text: {
      ru: 'Карта, которая действует или влияет на другие карты или на клетки поля боя. Легальность источника проверяют дважды: когда игродействие попадает в стек и когда выходит из него. Если источник покинул игровую зону, игродействие не выполнить.',
      en: 'The card that acts on or influences other cards or battlefield cells. The source is checked for legality twice: when the game action goes on the stack and when it leaves it. A game action cannot be executed if its source has left the play zone.',
    },
    enforceable: true,
    see: ['B12-G-target', 'B12-G-illegality', 'B12-502.2', 'B12-502.3'],
  },
  'B12-G-as-against-closed-card': {
    chapter: 'B12-G',
    title: { ru: 'Как по закрытой карте', en: 'As against a closed card' },
    text: {
      ru: 'Цель такой атаки не сражается.',
      en: 'The target of such an attack does not fight.',
    },
    enforceable: true,
    see: ['B12-G-does-not-fight', 'B12-514.6', 'B12-514.8'],
  },
  'B12-G-campaign': {
    chapter: 'B12-G',
    title: { ru: 'Кампания', en: 'Campaign' },
    text: {
      ru: 'Вариант игры один на один: серия партий, в которой побеждает тот, кто выиграл больше. В кампании есть особое действие — отступление существ.',
      en: 'A variant for two: a series of games, won by the player who wins more of them. It has a special action, the retreat of creatures.',
    },
    enforceable: true,
    see: ['B12-701.1', 'B12-701.2', 'B12-702.1'],
  },
  'B12-G-card': {
    chapter: 'B12-G',
    title: { ru: 'Карта', en: 'Card' },
    text: {
      ru: 'Главное, из чего состоит игра. На официальных турнирах допускаются только подлинные карты издателя, компании «Мир Фэнтези».',
      en: 'The basic unit of the game. Official tournaments admit only original cards of the publisher, Mir Fantasy.',
    },
    enforceable: false,
  },
  'B12-G-opponents-card': {
    chapter: 'B12-G',
    title: { ru: 'Карта противника (Ваша карта)', en: 'Opponent’s card (your card)' },
    text: {
      ru: 'Карта противника — та, что в его отряде, под его контролем; ваша — та, что в вашем, под вашим контролем. Владелец карты значения не имеет.',
      en: 'An opponent’s card is one in his squad, under his control; your card is one in yours, under your control. Ownership does not matter.',
    },
    enforceable: true,
    see: ['B12-G-your-card', 'B12-G-controller'],
  },
  'B12-G-card-class': {
    chapter: 'B12-G',
    title: { ru: 'Класс карты', en: 'Class of a card' },
    text: {
      ru: 'Постоянная особенность. У существ, местностей, артефактов и экипировок свои перечни классов. У карты может быть и несколько классов. То, что направлено на класс, используется против каждой карты этого класса. При смене типа класс не теряется.',
      en: 'Constant feature. Creatures, terrains, artifacts and equipment each have their own list of classes. A card may have several. What is aimed at a class is used against every card of that class. A card keeps its class when its type changes.',
    },
    enforceable: true,
    see: [
      'B12-G-classes-creature',
      'B12-G-classes-terrain',
      'B12-G-classes-artifact',
      'B12-G-classes-equipment',
    ],
  },
  'B12-G-classes-artifact': {
    chapter: 'B12-G',
    title: { ru: 'Классы артефактов', en: 'Artifact classes' },
    text: {
      ru: 'Класс артефактов всего один: сфера.',
      en: 'There is one artifact class: Sphere.',
    },
    enforceable: true,
    see: ['B12-G-card-class', 'B12-G-artifact'],
  },
  'B12-G-classes-terrain': {
    chapter: 'B12-G',
    title: { ru: 'Классы местностей', en: 'Terrain classes' },
    text: {
      ru: 'Классов местностей 8: болото, врата, город, горы, лес, пустыня, река, степь.',
      en: 'The 8 terrain classes: Swamp, Gate, City, Mountains, Forest, Desert, River, Steppe.',
    },
    enforceable: true,
    see: ['B12-G-card-class', 'B12-G-terrain'],
  },
  'B12-G-classes-creature': {
    chapter: 'B12-G',
    title: { ru: 'Классы существ', en: 'Creature classes' },
    text: {
      ru: 'Классов существ 32: аккениец, ангел, архаалит, братство, возрождённый, гарпия, герой-воин, герой-маг, гном, демон, дитя Кронга, дракон, драконид, дух, инквизитор, йордлинг, ковен, койар, кусака, линунг, орк, пират, подземник, порождение, речная дева, слуа, страж леса, сумрак, Тоа-Дан, тролль, элементаль, эльф.',
      en: 'The 32 creature classes: Akkenian, Angel, Archaalite, Brotherhood, Reborn, Harpy, Hero-Warrior, Hero-Mage, Gnome, Demon, Child of Krong, Dragon, Dragonid, Spirit, Inquisitor, Yordling, Coven, Koyar, Biter, Linung, Orc, Pirate, Underdweller, Spawn, River Maiden, Sluagh, Forest Guardian, Dusk, Toa-Dan, Troll, Elemental, Elf.',
    },
    enforceable: true,
    see: ['B12-G-card-class', 'B12-G-class-coven', 'B12-G-class-toa-dan'],
  },
  'B12-G-classes-equipment': {
    chapter: 'B12-G',
    title: { ru: 'Классы экипировок', en: 'Equipment classes' },
    text: {
      ru: 'Классов экипировок 5: доспех, зелье, обувь, оружие, щит.',
      en: 'The 5 equipment classes: Body armour, Potion, Footwear, Weapon, Shield.',
    },
    enforceable: true,
    see: ['B12-G-card-class', 'B12-G-equipment', 'B12-212.4'],
  },
  'B12-G-cell': {
    chapter: 'B12-G',
    title: { ru: 'Клетка', en: 'Cell' },
    text: {
      ru: 'Место на поле боя, куда карту можно поместить или переместить. Если так сказано в тексте карты, клетка бывает целью игродействия и получает особенности. Приобретённую особенность клетки контролирует тот, чья карта её наложила.',
      en: 'A place on the battlefield where a card can be put or to which it can be relocated. If a card text says so, a cell can be the target of a game action and gain features. An acquired feature of a cell is controlled by the player whose card put it there.',
    },
    enforceable: true,
    see: ['B12-G-battlefield', 'B12-119.3'],
  },
  'B12-G-class-coven': {
    chapter: 'B12-G',
    title: { ru: 'Ковен', en: 'Coven (class)' },
    text: {
      ru: 'Класс существа. В текстах карт такое существо называется «Член ковена».',
      en: 'A creature class. Card texts call such a creature a “Member of the coven”.',
    },
    enforceable: true,
    see: ['B12-G-card-class', 'B12-G-classes-creature'],
  },
  'B12-G-draft-deck': {
    chapter: 'B12-G',
    title: { ru: 'Колода «драфт»', en: 'Draft deck' },
    text: {
      ru: 'В такой колоде от 20 до 28 карт, и одноимённых может быть сколько угодно. Раздача в драфте — 12 карт вместо 15. Подробности формата — в Турнирных правилах.',
      en: 'Such a deck has 20 to 28 cards, any number of which may share a name. In draft the deal is 12 cards instead of 15. Details of the format are in the Tournament Rules.',
    },
    enforceable: true,
    see: ['B12-G-booster', 'B12-402.3'],
  },
  'B12-G-constructed-deck': {
    chapter: 'B12-G',
    title: { ru: 'Колода «констрактед»', en: 'Constructed deck' },
    text: {
      ru: 'В такой колоде от 30 до 50 карт. Перед игрой в ней не больше трёх карт с одним названием; исключение — Орда. Подробности формата — в Турнирных правилах.',
      en: 'Such a deck has 30 to 50 cards. Before the game it may hold no more than three cards of one name; Horde is an exception. Details of the format are in the Tournament Rules.',
    },
    enforceable: true,
    see: ['B12-G-horde', 'B12-G-card-name'],
  },
  'B12-G-combined-feature': {
    chapter: 'B12-G',
    title: { ru: 'Комбинированная особенность', en: 'Combined feature' },
    text: {
      ru: 'Особенность сразу двух или более видов, например срабатывающая и вместе с тем играемая.',
      en: 'A feature of two or more kinds at once, for example both triggered and played.',
    },
    enforceable: true,
    see: ['B12-G-triggered-feature', 'B12-G-played-feature', 'B12-G-constant-feature', 'B12-116.1'],
  },
  'B12-G-compound-protection': {
    chapter: 'B12-G',
    title: { ru: 'Комплексная защита', en: 'Compound protection' },
    text: {
      ru: 'Особенность, в которую входит несколько разных защит. Например, защита от магии — это защиты от заклинаний, от магических ударов и от разрядов.',
      en: 'A feature that includes several kinds of protection. For example, protection from magic is protection from spells, from magic strikes and from discharges.',
    },
    enforceable: true,
    see: ['B12-G-protection-from', 'B12-G-protection-from-magic', 'B12-528.2'],
  },
  'B12-G-controller': {
    chapter: 'B12-G',
    title: { ru: 'Контролирующий карту (особенность) игрок', en: 'Player controlling a card (feature)' },
    text: {
      ru: 'Перед игрой карту контролирует её владелец. Кто получил контроль над картой противника благодаря игродействию, тот её теперь и контролирует. Использовать можно особенности и свойства только тех карт, которые вы контролируете.',
      en: 'Before the game a card is controlled by its owner. A player who gains control of an opponent’s card through a game action becomes its controller. You may use the features and properties only of cards you control.',
    },
    enforceable: true,
    see: ['B12-G-card-owner', 'B12-G-your-card', 'B12-101.2', 'B12-532.7'],
  },
  'B12-G-concentration': {
    chapter: 'B12-G',
    title: { ru: 'Концентрация', en: 'Concentration' },
    text: {
      ru: 'Именная срабатывающая особенность. В конце хода противника эта карта получает 1 фишку, если за весь этот ход не получила ни одной раны.',
      en: 'Named triggered feature. If this card received no wounds during an opponent’s turn, it gains 1 chip at the end of that turn.',
    },
    enforceable: true,
    see: ['B12-G-chip', 'B12-415.1'],
  },
  'B12-G-copy-of-card': {
    chapter: 'B12-G',
    title: { ru: 'Копия карты', en: 'Copy of a card' },
    text: {
      ru: 'Карты с одинаковым названием — копии друг друга.',
      en: 'Cards of the same name are copies of each other.',
    },
    enforceable: true,
    see: ['B12-G-card-name'],
  },
  'B12-G-flying-creature': {
    chapter: 'B12-G',
    title: { ru: 'Летающее существо', en: 'Flying creature (flyer)' },
    text: {
      ru: 'Подтип существа с собственным значком. В отряде место летающего существа — вспомогательная зона.',
      en: 'A creature subtype with an icon of its own. In a squad a flying creature’s place is the auxiliary zone.',
    },
    enforceable: true,
    see: ['B12-G-flight', 'B12-G-symbol-flight', 'B12-106.4', 'B12-208.1'],
  },
  'B12-G-agility': {
    chapter: 'B12-G',
    title: { ru: 'Ловкость', en: 'Agility' },
    text: {
      ru: 'Именная срабатывающая особенность. Получив раны, эта карта может переместиться на соседнюю клетку: один раз за ход.',
      en: 'Named triggered feature. When this card receives wounds, it may be relocated to a neighbouring cell: once per turn.',
    },
    enforceable: true,
    see: ['B12-G-relocation', 'B12-G-neighbouring-cell', 'B12-G-x-times-per-turn'],
  },
} as const satisfies Record<string, Rule>;
