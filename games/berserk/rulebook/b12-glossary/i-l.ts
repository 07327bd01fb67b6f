import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from И to Л. */
export const glossaryIToL = {
  'B12-G-ignore': {
    chapter: 'B12-G',
    title: { ru: 'Игнорировать [текст]', en: 'Ignore [text]' },
    text: {
      ru: '',
      en: 'If card A ignores [text], it uses its game action on card B as if card B did not have [text].',
    },
    enforceable: true,
  },
  'B12-G-played-feature': {
    chapter: 'B12-G',
    title: { ru: 'Играемая (активная) особенность', en: 'Played (playable, active) feature' },
    text: {
      ru: '',
      en: 'A feature whose declaration requires resources (closing the card, chips and so on). The required resources are listed before the colon in its text. The only occasion for declaring it is the player’s own will (no game event triggers it).',
    },
    enforceable: true,
  },
  'B12-G-game-text': {
    chapter: 'B12-G',
    title: { ru: 'Игровой текст карты', en: 'Game text of a card' },
    text: {
      ru: '',
      en: 'The card’s properties and features together.',
    },
    enforceable: false,
  },
  'B12-G-game-action': {
    chapter: 'B12-G',
    title: { ru: 'Игродействие', en: 'Game action' },
    text: {
      ru: '',
      en: 'The unit of play: declaration, execution and payment of one claim made by a player. A pass is not a game action. A spell or influence aimed at several targets at once is still one game action.',
    },
    enforceable: true,
  },
  'B12-G-player': {
    chapter: 'B12-G',
    title: { ru: 'Игрок', en: 'Player' },
    text: {
      ru: '',
      en: 'One of the two people taking part in the game.',
    },
    enforceable: false,
  },
  'B12-G-heal-x': {
    chapter: 'B12-G',
    title: { ru: 'Излечить (излечение) на X, излечиться на X', en: 'Heal by X, heal itself by X' },
    text: {
      ru: '',
      en: 'To heal by X is to remove X wounds from a non-incorporeal creature. If it carries fewer than X wounds, all its wounds are removed and the number healed is the number actually removed.',
    },
    enforceable: true,
  },
  'B12-G-named-feature': {
    chapter: 'B12-G',
    title: { ru: 'Именная особенность, именной модификатор', en: 'Named feature, named modifier' },
    text: {
      ru: '',
      en: 'A feature or modifier with a name of its own. If a card has several identical named features or modifiers, only one of them applies: the one with the largest value.',
    },
    enforceable: true,
  },
  'B12-G-incarnation-x': {
    chapter: 'B12-G',
    title: { ru: 'Инкарнация X', en: 'Incarnation X' },
    text: {
      ru: '',
      en: 'At the start of its turn, if the card is in your graveyard and its incarnation has not been used, it gains one incarnation chip. When it has X incarnation chips it moves from the graveyard to your third row; once per battle. Defaults: (1) from your own graveyard; (2) into the third row of the player controlling the card; (3) closed; (4) revealed; (5) onto a free cell; (6) at most one card per cell when several incarnate; (7) under your control. Flying creatures, terrains and cards with the text “is placed in the auxiliary zone” incarnate straight into the auxiliary zone. A creature that has already incarnated can use no Incarnation and gains no incarnation chips. If incarnating would break a rule, the card stays in the graveyard and incarnates as soon as the rule would no longer be broken.',
    },
    enforceable: true,
  },
  'B12-G-use-game-action': {
    chapter: 'B12-G',
    title: { ru: 'Использовать игродействие', en: 'Use a game action' },
    text: {
      ru: '',
      en: 'To declare and execute it. A verb form of a game action refers by default to both its declaration and its execution.',
    },
    enforceable: true,
  },
  'B12-G-source': {
    chapter: 'B12-G',
    title: { ru: 'Источник', en: 'Source' },
    text: {
      ru: '',
      en: 'The card that acts on or influences another card (cards) or battlefield cell (cells) is the source of the game action or feature. The legality of the source is checked when the game action is put on the stack and again when it leaves the stack. A game action cannot be executed if its source has left the play zone.',
    },
    enforceable: true,
  },
  'B12-G-as-against-closed-card': {
    chapter: 'B12-G',
    title: { ru: 'Как по закрытой карте', en: 'As against a closed card' },
    text: {
      ru: '',
      en: 'If an attack is delivered “as against a closed card”, its target does not fight (does not roll).',
    },
    enforceable: true,
  },
  'B12-G-campaign': {
    chapter: 'B12-G',
    title: { ru: 'Кампания', en: 'Campaign' },
    text: {
      ru: '',
      en: 'A variant of one-on-one play made of a series of games; the winner is the player with more game wins. It adds a special type of action: retreat of creatures (sections 701-703).',
    },
    enforceable: true,
  },
  'B12-G-card': {
    chapter: 'B12-G',
    title: { ru: 'Карта', en: 'Card' },
    text: {
      ru: '',
      en: 'The basic unit of the game. Only original cards of the publisher (Mir Fantasy) are allowed in official tournaments.',
    },
    enforceable: false,
  },
  'B12-G-opponents-card': {
    chapter: 'B12-G',
    title: { ru: 'Карта противника (Ваша карта)', en: "Opponent's card (your card)" },
    text: {
      ru: '',
      en: 'An opponent’s card is a card in the opponent’s squad (under his control); your card is a card in your squad (under your control). Control decides, not ownership.',
    },
    enforceable: true,
  },
  'B12-G-card-class': {
    chapter: 'B12-G',
    title: { ru: 'Класс карты', en: 'Class of a card' },
    text: {
      ru: '',
      en: 'A class is a constant feature. Creatures, terrains, artifacts and equipment each have their own list of classes (see the four class lists). One card may have several classes. A feature aimed at a class is usable against every card that has that class. A card does not lose its class when its type changes.',
    },
    enforceable: true,
  },
  'B12-G-classes-artifact': {
    chapter: 'B12-G',
    title: { ru: 'Классы артефактов', en: 'Artifact classes' },
    text: {
      ru: '',
      en: 'The only artifact class: сфера = Sphere.',
    },
    enforceable: true,
  },
  'B12-G-classes-terrain': {
    chapter: 'B12-G',
    title: { ru: 'Классы местностей', en: 'Terrain classes' },
    text: {
      ru: '',
      en: 'The 8 terrain classes: болото = Swamp; врата = Gate; город = City; горы = Mountains; лес = Forest; река = River; степь = Steppe; пустыня = Desert.',
    },
    enforceable: true,
  },
  'B12-G-classes-creature': {
    chapter: 'B12-G',
    title: { ru: 'Классы существ', en: 'Creature classes' },
    text: {
      ru: '',
      en: 'The 32 creature classes: аккениец = Akkenian; ангел = Angel; архаалит = Archaalite; братство = Brotherhood; возрождённый = Reborn; гарпия = Harpy; герой-воин = Hero-Warrior; герой-маг = Hero-Mage; гном = Gnome; демон = Demon; дитя Кронга = Child of Krong; дракон = Dragon; драконид = Dragonid; дух = Spirit; инквизитор = Inquisitor; йордлинг = Yordling; ковен = Coven; койар = Koyar; кусака = Biter; линунг = Linung; орк = Orc; пират = Pirate; подземник = Underdweller; порождение = Spawn; речная дева = River Maiden; слуа = Sluagh; страж леса = Forest Guardian; сумрак = Dusk; Тоа-Дан = Toa-Dan; тролль = Troll; элементаль = Elemental; эльф = Elf.',
    },
    enforceable: true,
  },
  'B12-G-classes-equipment': {
    chapter: 'B12-G',
    title: { ru: 'Классы экипировок', en: 'Equipment classes' },
    text: {
      ru: '',
      en: 'The 5 equipment classes: доспех = Body armour; зелье = Potion; обувь = Footwear; оружие = Weapon; щит = Shield.',
    },
    enforceable: true,
  },
  'B12-G-cell': {
    chapter: 'B12-G',
    title: { ru: 'Клетка', en: 'Cell' },
    text: {
      ru: '',
      en: 'The element of the battlefield on which a card can be placed or to which it can be relocated. A cell can be target of a game action and can gain features if a card text says so. An acquired feature of a cell is controlled by the player whose card put it there.',
    },
    enforceable: true,
  },
  'B12-G-class-coven': {
    chapter: 'B12-G',
    title: { ru: 'Ковен', en: 'Coven (class)' },
    text: {
      ru: '',
      en: 'A creature class. Card texts refer to a creature of this class as “Member of the coven” (Член ковена).',
    },
    enforceable: true,
  },
  'B12-G-draft-deck': {
    chapter: 'B12-G',
    title: { ru: 'Колода "драфт"', en: 'Draft deck' },
    text: {
      ru: '',
      en: 'A draft deck has at least 20 and at most 28 cards. Any number of cards may share a name. Further details of the format are in the Tournament Rules. (In draft the deal is 12 cards instead of 15, B12-402.3.)',
    },
    enforceable: true,
  },
  'B12-G-constructed-deck': {
    chapter: 'B12-G',
    title: { ru: 'Колода "констрактед"', en: 'Constructed deck' },
    text: {
      ru: '',
      en: 'A constructed deck has at least 30 and at most 50 cards. Before the game it may contain no more than three cards of the same name (exception: the Horde feature). Further details of the format are in the Tournament Rules.',
    },
    enforceable: true,
  },
  'B12-G-combined-feature': {
    chapter: 'B12-G',
    title: { ru: 'Комбинированная особенность', en: 'Combined feature' },
    text: {
      ru: '',
      en: 'A feature that belongs to two or more kinds of feature at once.',
    },
    enforceable: true,
  },
  'B12-G-compound-protection': {
    chapter: 'B12-G',
    title: { ru: 'Комплексная защита', en: 'Compound protection' },
    text: {
      ru: '',
      en: 'A feature that includes several different kinds of protection.',
    },
    enforceable: true,
  },
  'B12-G-controller': {
    chapter: 'B12-G',
    title: { ru: 'Контролирующий карту (особенность) игрок', en: 'Player controlling a card (feature)' },
    text: {
      ru: '',
      en: 'Before the game the owner of a card controls it. A player who gains control of an opponent’s card through a game action becomes its controller. A player may use only the features and properties of cards he controls.',
    },
    enforceable: true,
  },
  'B12-G-concentration': {
    chapter: 'B12-G',
    title: { ru: 'Концентрация', en: 'Concentration' },
    text: {
      ru: '',
      en: 'If this card received no wounds during an opponent’s turn, it gains 1 chip at the end of that turn.',
    },
    enforceable: true,
  },
  'B12-G-copy-of-card': {
    chapter: 'B12-G',
    title: { ru: 'Копия карты', en: 'Copy of a card' },
    text: {
      ru: '',
      en: 'Cards with the same name are copies of each other.',
    },
    enforceable: true,
  },
  'B12-G-flying-creature': {
    chapter: 'B12-G',
    title: { ru: 'Летающее существо', en: 'Flying creature (flyer)' },
    text: {
      ru: '',
      en: 'A creature subtype with its own icon. While in a player’s squad a flying creature is located in the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-G-agility': {
    chapter: 'B12-G',
    title: { ru: 'Ловкость', en: 'Agility' },
    text: {
      ru: '',
      en: 'When this card receives wounds it may be relocated to a neighbouring cell; once per turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
