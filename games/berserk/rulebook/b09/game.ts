import type { Rule } from '@vigrid/kernel';

/** Sections 100–104: the game, its start and end, golden rules, numbers and symbols. */
export const game = {
  'B09-100.1': {
    chapter: 'B09-100',
    title: { ru: '', en: 'Two-player scope' },
    text: {
      ru: '',
      en: 'The rule set defines a game between exactly two players. Most rules also make sense with more players, but multiplayer play is not fully specified here.',
    },
    enforceable: false,
  },
  'B09-100.2': {
    chapter: 'B09-100',
    title: { ru: '', en: 'Required components' },
    text: {
      ru: '',
      en: 'A game needs: a board of 5 columns by 6 rows of cells; one six-sided die; small tokens that record wounds, chips, and lasting or temporary effects.',
    },
    enforceable: false,
  },
  'B09-100.2a': {
    chapter: 'B09-100',
    title: { ru: '', en: 'Minimum deck size' },
    text: {
      ru: '',
      en: 'Each player needs a deck of genuine Berserk cards. Minimum size: 30 cards for constructed; 20 cards for draft or sealed.',
    },
    enforceable: true,
  },
  'B09-100.2b': {
    chapter: 'B09-100',
    title: { ru: '', en: 'Copy limit in constructed' },
    text: {
      ru: '',
      en: 'In constructed, a deck may hold at most 3 cards of the same name. (Horde raises this to 5, see B09-D-horde.) No copy limit is stated for draft or sealed.',
    },
    enforceable: true,
  },
  'B09-100.3': {
    chapter: 'B09-100',
    title: { ru: '', en: 'Maximum deck size' },
    text: {
      ru: '',
      en: 'A deck may not contain more than 50 cards.',
    },
    enforceable: true,
  },
  'B09-100.4': {
    chapter: 'B09-100',
    title: { ru: '', en: 'Tournament restrictions' },
    text: {
      ru: '',
      en: 'Tournaments may ban individual cards and restrict the legal sets; those restrictions live in the separate Tournament Rules.',
    },
    enforceable: false,
  },
  'B09-101.1': {
    chapter: 'B09-101',
    title: { ru: '', en: 'Starting crystals' },
    text: {
      ru: '',
      en: 'Before the game each player receives 23 gold and 22 silver crystals.',
    },
    enforceable: true,
  },
  'B09-101.2': {
    chapter: 'B09-101',
    title: { ru: '', en: 'Shuffling' },
    text: {
      ru: '',
      en: 'After the crystals are handed out, both players randomise their own decks; then either player may additionally shuffle the opponent’s deck.',
    },
    enforceable: true,
  },
  'B09-101.3': {
    chapter: 'B09-101',
    title: { ru: '', en: 'Second-player compensation' },
    text: {
      ru: '',
      en: 'Once it is known who goes second, that player gets 1 additional silver crystal. If the turn order is changed, the extra crystal passes to the player who is now second.',
    },
    enforceable: true,
  },
  'B09-102.1': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Game ends immediately' },
    text: {
      ru: '',
      en: 'The game ends at the moment a player wins or loses, or the game is drawn.',
    },
    enforceable: true,
  },
  'B09-102.2': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Ways to win' },
    text: {
      ru: '',
      en: 'The game is won in one of the ways listed in B09-102.2a and B09-102.2b.',
    },
    enforceable: false,
  },
  'B09-102.2a': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Win because the opponent lost' },
    text: {
      ru: '',
      en: 'A player who controls at least one creature wins when the opponent has lost.',
    },
    enforceable: true,
  },
  'B09-102.2b': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Win by an effect' },
    text: {
      ru: '',
      en: 'An effect may state that a player wins; executing it wins the game.',
    },
    enforceable: true,
  },
  'B09-102.3': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Ways to lose' },
    text: {
      ru: '',
      en: 'The game is lost in one of the ways listed in B09-102.3a to B09-102.3d.',
    },
    enforceable: false,
  },
  'B09-102.3a': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Loss: no creatures and empty stack' },
    text: {
      ru: '',
      en: 'Whenever any player receives priority, if the stack is empty and a player controls no creature on the battlefield or in the Additional Zone, that player loses and the opponent wins. This is a base effect (section 421). While the stack is non-empty the loss is not applied, so objects still on the stack can supply a creature in time.',
    },
    enforceable: true,
  },
  'B09-102.3b': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Concession' },
    text: {
      ru: '',
      en: 'A player may concede at any moment of the game and thereby loses at once.',
    },
    enforceable: true,
  },
  'B09-102.3c': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Win and lose together means lose' },
    text: {
      ru: '',
      en: 'A player who would win and lose at the same time loses.',
    },
    enforceable: true,
  },
  'B09-102.3d': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Loss by an effect' },
    text: {
      ru: '',
      en: 'An effect may state that a player loses; executing it loses the game for that player.',
    },
    enforceable: true,
  },
  'B09-102.4': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Simultaneous result is a draw' },
    text: {
      ru: '',
      en: 'If both players lose, or both win, at the same time, the game is drawn.',
    },
    enforceable: true,
  },
  'B09-102.5': {
    chapter: 'B09-102',
    title: { ru: '', en: 'Draw by agreement' },
    text: {
      ru: '',
      en: 'The players may agree on a draw at any moment.',
    },
    enforceable: true,
  },
  'B09-103.1': {
    chapter: 'B09-103',
    title: { ru: '', en: 'Card text beats rules' },
    text: {
      ru: '',
      en: 'Where card text directly contradicts a rule, the card text is followed. Only an explicit statement that overrides a rule counts as a contradiction. Exception: rules about ending the game by word (conceding, B09-102.3b, and agreeing a draw) cannot be overridden.',
    },
    enforceable: true,
  },
  'B09-103.2': {
    chapter: 'B09-103',
    title: { ru: '', en: 'Prohibition beats permission' },
    text: {
      ru: '',
      en: 'If one feature or effect forbids what a comparable one allows, the prohibition prevails.',
    },
    enforceable: true,
  },
  'B09-103.3': {
    chapter: 'B09-103',
    title: { ru: '', en: 'Impossible requirement cancels without payment' },
    text: {
      ru: '',
      en: 'If carrying out a feature or effect would require something impossible, that feature or effect is cancelled and nothing is paid for it.',
    },
    enforceable: true,
  },
  'B09-103.4': {
    chapter: 'B09-103',
    title: { ru: '', en: 'Infinite chains' },
    text: {
      ru: '',
      en: 'When features/effects form an endless chain, the first effect that exactly repeats an effect which already took part in the same chain is blocked, and so is everything after it in that chain. “Exactly” includes the event that caused it: a repeat with a different cause is not a repetition.',
    },
    enforceable: true,
  },
  'B09-103.5': {
    chapter: 'B09-103',
    title: { ru: '', en: 'Active player chooses first' },
    text: {
      ru: '',
      en: 'When both players must declare game actions or make choices at the same time, the active player does so first, then the inactive player (B09-200.4).',
    },
    enforceable: true,
  },
  'B09-103.6': {
    chapter: 'B09-103',
    title: { ru: '', en: 'Resources must be available' },
    text: {
      ru: '',
      en: 'A card can neither declare nor execute a game action for which it lacks the resources to pay. Resources already pledged to an unpaid declared action are not available for another.',
    },
    enforceable: true,
  },
  'B09-104.1': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Integers only' },
    text: {
      ru: '',
      en: 'Only whole numbers are used. If a feature or effect yields a fraction, the source card’s text says whether to round up or down.',
    },
    enforceable: true,
  },
  'B09-104.2': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Non-negative numbers' },
    text: {
      ru: '',
      en: 'Values are zero or positive unless a rule says otherwise. A value pushed below 0 is read as 0 by everything except (a) effects that modify that same value, which continue from the true negative number, and (b) the comparison of die results in combat between two creatures.',
    },
    enforceable: true,
  },
  'B09-104.2a': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Clamping die results' },
    text: {
      ru: '',
      en: 'Outside the combat of two open creatures, a die result below 1 counts as 1 and a result above 6 counts as 6.',
    },
    enforceable: true,
  },
  'B09-104.2b': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Referenced attack strength is unmodified' },
    text: {
      ru: '',
      en: 'When a feature or effect asks for the strength of one of a card’s attacks, the unmodified strength is used.',
    },
    enforceable: true,
  },
  'B09-104.3': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Property symbols' },
    text: {
      ru: '',
      en: 'Symbols printed on cards denote properties: crystal (gold or silver) = cost; life symbol = lives; movement symbol = movement stock; strike symbol = simple strike; wing symbol = flight; X = symbiont (parasite). Which of these a card has depends on its type (section 208).',
    },
    enforceable: false,
  },
  'B09-104.4': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Close symbol' },
    text: {
      ru: '',
      en: 'The close symbol in the payment of a feature means the card must close (turn sideways) to use it. A closed card cannot declare such a feature. Neither can a card that already declared one, while objects of that feature are on the stack (B09-103.6).',
    },
    enforceable: true,
  },
  'B09-104.5': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Chip symbol' },
    text: {
      ru: '',
      en: 'A chip symbol before the colon means the card spends one chip as payment for what follows the colon. N chip symbols / “X chip” means spend X chips, where X must be greater than 0.',
    },
    enforceable: true,
  },
  'B09-104.6': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Sudden symbol' },
    text: {
      ru: '',
      en: 'The sudden symbol lets the action be declared at any moment when the controller of the card holds priority.',
    },
    enforceable: true,
  },
  'B09-104.7': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Feature symbols' },
    text: {
      ru: '',
      en: 'Symbols abbreviate these features: Protection from Spells; Protection from Sudden Actions; Protection from Poison; Protection from Shots; Protection from Magic; Uniqueness; Strike over a Row (with its strength); Directed Strike; Regeneration.',
    },
    enforceable: false,
  },
  'B09-104.8': {
    chapter: 'B09-104',
    title: { ru: '', en: 'Element shown by background' },
    text: {
      ru: '',
      en: 'A card’s element is shown only by the colour of its background frame, which counts as a symbol. Frames exist for Steppe, Forest, Mountains, Swamp, Darkness, and for neutral (no element).',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
