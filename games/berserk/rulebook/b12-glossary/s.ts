import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from С. */
export const glossaryS = {
  'B12-G-independent-creature': {
    chapter: 'B12-G',
    title: { ru: 'Самостоятельное существо', en: 'Independent creature' },
    text: {
      ru: '',
      en: 'A creature, other than a symbiont, that is on the battlefield (it occupies 1 cell).',
    },
    enforceable: true,
  },
  'B12-G-reduce-attack-to-grade': {
    chapter: 'B12-G',
    title: { ru: 'Сведение атаки (удара) к [текст]', en: 'Reducing an attack (strike) to [grade]' },
    text: {
      ru: '',
      en: 'A modifier. If an attack or strike is reduced to weak (medium, strong), the features accompanying that grade are used.',
    },
    enforceable: true,
  },
  'B12-G-reduce-attack-to-x': {
    chapter: 'B12-G',
    title: { ru: 'Сведение атаки (удара) к X', en: 'Reducing an attack (strike) to X' },
    text: {
      ru: '',
      en: 'A modifier. The strength of the attack or strike is set to X, while its grade and all accompanying features stay unchanged. If the strength was below X the reduction does nothing.',
    },
    enforceable: true,
  },
  'B12-G-reduce-strike-by-strike-table': {
    chapter: 'B12-G',
    title: {
      ru: 'Сведение удара к [текст] по Таблице Ударов',
      en: 'Reducing a strike to [text] by the Strike Table',
    },
    text: {
      ru: '',
      en: 'Same as weakening a strike by the Strike Table (B12-G-weakening-by-strike-table).',
    },
    enforceable: false,
  },
  'B12-G-free-cell': {
    chapter: 'B12-G',
    title: { ru: 'Свободная клетка поля боя', en: 'Free battlefield cell' },
    text: {
      ru: '',
      en: 'Same as unoccupied cell (B12-G-unoccupied-cell).',
    },
    enforceable: false,
  },
  'B12-G-property': {
    chapter: 'B12-G',
    title: { ru: 'Свойство (карты)', en: 'Property (of a card)' },
    text: {
      ru: '',
      en: 'A game characteristic of a card other than its features.',
    },
    enforceable: false,
  },
  'B12-G-own-card': {
    chapter: 'B12-G',
    title: { ru: 'Своя карта', en: 'Own card' },
    text: {
      ru: '',
      en: 'For a player, own cards are all cards he controls at the moment.',
    },
    enforceable: true,
  },
  'B12-G-silver-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Серебряный кристалл', en: 'Silver crystal' },
    text: {
      ru: '',
      en: 'A resource of the game with its own icon; used to pay card costs when recruiting the squad.',
    },
    enforceable: true,
  },
  'B12-G-behind': {
    chapter: 'B12-G',
    title: { ru: 'Сзади (позади)', en: 'Behind' },
    text: {
      ru: '',
      en: 'One cell down the column from the given card, as seen by the player who controls that card.',
    },
    enforceable: true,
  },
  'B12-G-attack-strength': {
    chapter: 'B12-G',
    title: { ru: 'Сила атаки', en: 'Attack strength' },
    text: {
      ru: '',
      en: 'The number stated in the card’s properties or features. While fighting, it is the computed value of the attack with all modifiers.',
    },
    enforceable: true,
  },
  'B12-G-sealed': {
    chapter: 'B12-G',
    title: { ru: 'Силед', en: 'Sealed' },
    text: {
      ru: 'Турнирный формат, для которого нужны бустеры. Размера колоды и раздачи, как и предела одинаковых карт, правила для него не называют.',
      en: 'A tournament format that uses boosters. The rules name no deck size, deal or limit of copies for it.',
    },
    enforceable: false,
    see: ['B12-G-booster'],
  },
  'B12-G-symbiont': {
    chapter: 'B12-G',
    title: { ru: 'Симбиот', en: 'Symbiont' },
    text: {
      ru: '',
      en: 'A card type (a property) with its own icon. It is assigned to a creature and placed on the same cell as that creature.',
    },
    enforceable: true,
  },
  'B12-G-hidden-card': {
    chapter: 'B12-G',
    title: { ru: 'Скрытая карта', en: 'Hidden card' },
    text: {
      ru: '',
      en: 'A card lying face down. A hidden card need not be revealed for being the source of a constant feature; that constant feature then counts as absent from the game. Constant features of other cards do not reveal it either, since they do not choose it as target. An opponent’s hidden card may be declared as target of a triggered or played feature and is then revealed; if it turns out that the declaration was illegal, the feature is not executed but is paid for. The controller of a card with Stealth may reveal it at any moment when he has priority. Revealing does not use the stack. It is illegal to hide a hidden card or to reveal a revealed one.',
    },
    enforceable: true,
  },
  'B12-G-stealth': {
    chapter: 'B12-G',
    title: { ru: 'Скрытность', en: 'Stealth' },
    text: {
      ru: '',
      en: 'The card need not be revealed in the Reveal subphase; it may stay hidden for the whole game as long as it does not become a source or a target.',
    },
    enforceable: true,
  },
  'B12-G-left': {
    chapter: 'B12-G',
    title: { ru: 'Слева', en: 'To the left' },
    text: {
      ru: '',
      en: 'One cell to the left along the row from the given card, as seen by the player using the feature.',
    },
    enforceable: true,
  },
  'B12-G-accompanying-feature': {
    chapter: 'B12-G',
    title: { ru: 'Сопутствующая особенность', en: 'Accompanying feature' },
    text: {
      ru: '',
      en: 'A feature accompanying [game action] begins “on [game action]”. It triggers when the game action is successfully executed.',
    },
    enforceable: true,
  },
  'B12-G-neighbouring-card': {
    chapter: 'B12-G',
    title: { ru: 'Соседняя (к карте/клетке) карта', en: 'Neighbouring card' },
    text: {
      ru: '',
      en: 'A card (creature) on the battlefield to the left, to the right, ahead, behind or diagonally from the given card or cell. Cards sharing one cell count as neighbouring.',
    },
    enforceable: true,
  },
  'B12-G-neighbouring-cell': {
    chapter: 'B12-G',
    title: { ru: 'Соседняя (к карте/клетке) клетка поля боя', en: 'Neighbouring cell' },
    text: {
      ru: '',
      en: 'A battlefield cell to the left, to the right, ahead, behind or diagonally from the given card or cell.',
    },
    enforceable: true,
  },
  'B12-G-ability': {
    chapter: 'B12-G',
    title: { ru: 'Способность', en: 'Ability' },
    text: {
      ru: '',
      en: 'Generic term: an attack, a spell or an influence.',
    },
    enforceable: true,
  },
  'B12-G-right': {
    chapter: 'B12-G',
    title: { ru: 'Справа', en: 'To the right' },
    text: {
      ru: '',
      en: 'One cell to the right along the row from the given card, as seen by the player using the feature.',
    },
    enforceable: true,
  },
  'B12-G-triggered-feature': {
    chapter: 'B12-G',
    title: { ru: 'Срабатывающая особенность', en: 'Triggered feature' },
    text: {
      ru: '',
      en: 'A feature declared when certain conditions are met. If two or more should trigger simultaneously, first all of the Active player’s trigger, then those of the Inactive player; they are executed in reverse order.',
    },
    enforceable: true,
  },
  'B12-G-fights': {
    chapter: 'B12-G',
    title: { ru: 'Сражается (сражаться)', en: 'Fights (to fight)' },
    text: {
      ru: '',
      en: 'The card rolls the die, or uses a feature replacing the roll, to determine grade and strength of its attack (strike).',
    },
    enforceable: true,
  },
  'B12-G-starter': {
    chapter: 'B12-G',
    title: { ru: 'Стартер (стартовый набор)', en: 'Starter (starter set)' },
    text: {
      ru: '',
      en: 'A ready-made deck of the publisher containing 30 or more preselected cards.',
    },
    enforceable: false,
  },
  'B12-G-stack': {
    chapter: 'B12-G',
    title: { ru: 'Стек', en: 'Stack' },
    text: {
      ru: '',
      en: 'A sequence of game actions. Every declared game action is put on the stack before it is executed; those on the stack are executed starting from the last declared.',
    },
    enforceable: true,
  },
  'B12-G-element': {
    chapter: 'B12-G',
    title: { ru: 'Стихия', en: 'Element' },
    text: {
      ru: '',
      en: 'A property. The glossary lists five elements: steppes, forests, mountains, swamps, forces of darkness; neutral cards belong to none of them. (The correction of 24 August 2012 adds a sixth element, forces of fire, in B12-106.2.)',
    },
    enforceable: true,
  },
  'B12-G-cost': {
    chapter: 'B12-G',
    title: { ru: 'Стоимость', en: 'Cost' },
    text: {
      ru: '',
      en: 'A base property, measured in gold and silver crystals.',
    },
    enforceable: true,
  },
  'B12-G-steadfastness': {
    chapter: 'B12-G',
    title: { ru: 'Стойкость', en: 'Steadfastness' },
    text: {
      ru: '',
      en: 'The card receives no wounds from influences of the opponent’s cards nor from influences controlled by the opponent. It does receive wounds from influences of cards of its own squad.',
    },
    enforceable: true,
  },
  'B12-G-adjacent-card': {
    chapter: 'B12-G',
    title: { ru: 'Стоящая рядом (карта)', en: 'Adjacent (standing next to) card' },
    text: {
      ru: '',
      en: 'A battlefield card to the left, right, above, below or diagonally from another battlefield card is adjacent to it; cards on one cell are adjacent too. Cards in the auxiliary zone may attack or use features and properties on any cards in play, but are adjacent neither to each other nor to cards on the battlefield.',
    },
    enforceable: true,
  },
  'B12-G-fear-x': {
    chapter: 'B12-G',
    title: { ru: 'Страх X', en: 'Fear X' },
    text: {
      ru: '',
      en: 'On an attack against this card the attacker is wounded for X, unless the attacker has Fear (of any value). No type of ability is stated, so the wounding is an influence (B12-111.2).',
    },
    enforceable: true,
  },
  'B12-G-formation': {
    chapter: 'B12-G',
    title: { ru: 'Строй', en: 'Formation' },
    text: {
      ru: '',
      en: 'Written “Formation: [text]”, where [text] is a feature tied to the formation. A creature with Formation has all its formation features while another creature of yours with Formation is on a cell next to it, not diagonally. Such a creature is called a creature in formation. A formation feature is an acquired feature for the creature.',
    },
    enforceable: true,
  },
  'B12-G-creature': {
    chapter: 'B12-G',
    title: { ru: 'Существо', en: 'Creature' },
    text: {
      ru: '',
      en: 'A card type (a property). It comprises independent creatures, flying creatures and symbionts (parasites).',
    },
    enforceable: true,
  },
  'B12-G-hideout': {
    chapter: 'B12-G',
    title: { ru: 'Схрон', en: 'Hideout' },
    text: {
      ru: '',
      en: 'Protection from attacks of flying creatures.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
