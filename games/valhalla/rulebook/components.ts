import type { Rule } from '@vigrid/kernel';

/** Chapters 1–3: what lies in the box, how a card reads, how expansions join. */
export const components = {
  'V-1.1': {
    chapter: '1',
    title: { ru: 'Role and aim', en: 'Role and aim' },
    text: {
      ru: 'Every player leads a clan as its jarl. The player with the most valour points at the end of the game wins; valour comes from the player’s warriors that entered Valhalla and from shields.',
      en: 'Every player leads a clan as its jarl. The player with the most valour points at the end of the game wins; valour comes from the player’s warriors that entered Valhalla and from shields.',
    },
    enforceable: true,
  },
  'V-1.2': {
    chapter: '1',
    title: { ru: 'Base deck', en: 'Base deck' },
    text: {
      ru: 'The base deck holds exactly 120 cards of three families: viking warriors (four clans), frost giants (also warriors) and battle tactics.',
      en: 'The base deck holds exactly 120 cards of three families: viking warriors (four clans), frost giants (also warriors) and battle tactics.',
    },
    enforceable: true,
  },
  'V-1.3': {
    chapter: '1',
    title: { ru: 'Four viking clans and their colours', en: 'Four viking clans and their colours' },
    text: {
      ru: 'bear = orange, wolf = green, boar = yellow, deer = purple.',
      en: 'bear = orange, wolf = green, boar = yellow, deer = purple.',
    },
    enforceable: true,
  },
  'V-1.4': {
    chapter: '1',
    title: { ru: 'Warrior card', en: 'Warrior card' },
    text: {
      ru: 'A card that shows the warrior symbol in its upper left corner is a warrior card. Frost giants are warrior cards and form the fifth clan of the base deck. The colour of a warrior card is its clan; different colour means different clan.',
      en: 'A card that shows the warrior symbol in its upper left corner is a warrior card. Frost giants are warrior cards and form the fifth clan of the base deck. The colour of a warrior card is its clan; different colour means different clan.',
    },
    enforceable: true,
  },
  'V-1.5': {
    chapter: '1',
    title: { ru: 'Battle tactic card', en: 'Battle tactic card' },
    text: {
      ru: 'A card with a one-time effect; it is played from the hand and then leaves play to the discard pile after the battle.',
      en: 'A card with a one-time effect; it is played from the hand and then leaves play to the discard pile after the battle.',
    },
    enforceable: true,
  },
  'V-1.6': {
    chapter: '1',
    title: { ru: 'Expansion card counts', en: 'Expansion card counts' },
    text: {
      ru: 'Loki’s Cunning 10, Thor’s Help 14, Valkyries 40, Dwarves of Svartalfheim 40, Tyr’s Wrath 20, The Last Viking 8 (2 last-viking cards + 6 double-sided bonus cards), Faithful Companions 6.',
      en: 'Loki’s Cunning 10, Thor’s Help 14, Valkyries 40, Dwarves of Svartalfheim 40, Tyr’s Wrath 20, The Last Viking 8 (2 last-viking cards + 6 double-sided bonus cards), Faithful Companions 6.',
    },
    enforceable: true,
  },
  'V-1.7': {
    chapter: '1',
    title: { ru: 'Solo set', en: 'Solo set' },
    text: {
      ru: '28 cards: 4 monsters with 6 cards each (24) and 4 solo reference cards.',
      en: '28 cards: 4 monsters with 6 cards each (24) and 4 solo reference cards.',
    },
    enforceable: true,
  },
  'V-1.8': {
    chapter: '1',
    title: { ru: 'Boards and shields', en: 'Boards and shields' },
    text: {
      ru: '6 player boards; 24 shield tokens, 4 of each of 6 player clans. A board has 4 warrior spaces and 4 round shield spaces and a notch on its right side for the Valhalla pile.',
      en: '6 player boards; 24 shield tokens, 4 of each of 6 player clans. A board has 4 warrior spaces and 4 round shield spaces and a notch on its right side for the Valhalla pile.',
    },
    enforceable: true,
  },
  'V-1.9': {
    chapter: '1',
    title: { ru: 'Jarls', en: 'Jarls' },
    text: {
      ru: '25 jarl cards.',
      en: '25 jarl cards.',
    },
    enforceable: true,
  },
  'V-1.10': {
    chapter: '1',
    title: { ru: 'Weapon dice', en: 'Weapon dice' },
    text: {
      ru: '15 weapon dice: 6 red, 6 black, 3 grey. Red and black are the two battle sets (one per side of a battle); grey dice are the shared pool of extra dice.',
      en: '15 weapon dice: 6 red, 6 black, 3 grey. Red and black are the two battle sets (one per side of a battle); grey dice are the shared pool of extra dice.',
    },
    enforceable: true,
  },
  'V-1.11': {
    chapter: '1',
    title: { ru: 'Weapon symbols and the blank face', en: 'Weapon symbols and the blank face' },
    text: {
      ru: 'The weapon symbols are axe, sword, spear, bow and shield; a die may also show X, which is no weapon. (The number of each face is not stated; see the notes.).',
      en: 'The weapon symbols are axe, sword, spear, bow and shield; a die may also show X, which is no weapon. (The number of each face is not stated; see the notes.).',
    },
    enforceable: true,
  },
  'V-1.12': {
    chapter: '1',
    title: { ru: 'Reference cards', en: 'Reference cards' },
    text: {
      ru: '9 reference cards: scoring and turn order by player count, plus special ones for one 40-card expansion and for two (+80).',
      en: '9 reference cards: scoring and turn order by player count, plus special ones for one 40-card expansion and for two (+80).',
    },
    enforceable: false,
  },
  'V-1.13': {
    chapter: '1',
    title: { ru: 'Player counts', en: 'Player counts' },
    text: {
      ru: 'Competitive play is for 2 to 6 players; solo play is for 1; a cooperative mode for 2-4 exists only through the publisher’s web site.',
      en: 'Competitive play is for 2 to 6 players; solo play is for 1; a cooperative mode for 2-4 exists only through the publisher’s web site.',
    },
    enforceable: true,
  },
  'V-2.1': {
    chapter: '2',
    title: { ru: 'Warrior card fields', en: 'Warrior card fields' },
    text: {
      ru: 'A warrior card carries: clan colour, strength, one or more weapon symbols that must be armed, an optional special ability, and valour points in the lower left corner.',
      en: 'A warrior card carries: clan colour, strength, one or more weapon symbols that must be armed, an optional special ability, and valour points in the lower left corner.',
    },
    enforceable: true,
  },
  'V-2.2': {
    chapter: '2',
    title: { ru: 'Battle tactic fields', en: 'Battle tactic fields' },
    text: {
      ru: 'A battle tactic card carries an effect; a symbol in its lower left corner may restrict the moment at which it is played.',
      en: 'A battle tactic card carries an effect; a symbol in its lower left corner may restrict the moment at which it is played.',
    },
    enforceable: true,
  },
  'V-2.3': {
    chapter: '2',
    title: { ru: 'Valour points of a card', en: 'Valour points of a card' },
    text: {
      ru: 'Only the number in the lower left corner counts for scoring and for bonus points; strength never scores.',
      en: 'Only the number in the lower left corner counts for scoring and for bonus points; strength never scores.',
    },
    enforceable: true,
  },
  'V-2.4': {
    chapter: '2',
    title: { ru: 'Jarl: two abilities', en: 'Jarl: two abilities' },
    text: {
      ru: 'Each jarl has a main ability, usable whenever its text allows, and an additional ability, usable only while the condition printed beside it is fulfilled.',
      en: 'Each jarl has a main ability, usable whenever its text allows, and an additional ability, usable only while the condition printed beside it is fulfilled.',
    },
    enforceable: true,
  },
  'V-2.5': {
    chapter: '2',
    title: { ru: 'Jarl: combined use', en: 'Jarl: combined use' },
    text: {
      ru: 'One symbol on the left side of a jarl card means both abilities may be used together; as a rule the additional one widens the main one.',
      en: 'One symbol on the left side of a jarl card means both abilities may be used together; as a rule the additional one widens the main one.',
    },
    enforceable: true,
  },
  'V-2.6': {
    chapter: '2',
    title: { ru: 'Jarl: exclusive use', en: 'Jarl: exclusive use' },
    text: {
      ru: 'The other symbol means only one of the two abilities may be used; using one forbids the other.',
      en: 'The other symbol means only one of the two abilities may be used; using one forbids the other.',
    },
    enforceable: true,
  },
  'V-2.7': {
    chapter: '2',
    title: { ru: 'Jarl: marks in the upper right corner', en: 'Jarl: marks in the upper right corner' },
    text: {
      ru: 'A jarl may carry the mark 3+ (not for two-player games) and a mark for a first game.',
      en: 'A jarl may carry the mark 3+ (not for two-player games) and a mark for a first game.',
    },
    enforceable: true,
  },
  'V-3.1': {
    chapter: '3',
    title: { ru: 'Any mix of expansions', en: 'Any mix of expansions' },
    text: {
      ru: 'Expansions may be added in any combination unless an expansion says otherwise; components of expansions not in use stay out of the game.',
      en: 'Expansions may be added in any combination unless an expansion says otherwise; components of expansions not in use stay out of the game.',
    },
    enforceable: true,
  },
  'V-3.2': {
    chapter: '3',
    title: { ru: 'First game', en: 'First game' },
    text: {
      ru: 'It is advised to play the first game without expansions; experienced players may use Loki’s Cunning at once.',
      en: 'It is advised to play the first game without expansions; experienced players may use Loki’s Cunning at once.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
