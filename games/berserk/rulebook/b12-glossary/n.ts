import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Н. */
export const glossaryN = {
  'B12-G-for-x-turns-of-player': {
    chapter: 'B12-G',
    title: { ru: 'На один (на X) ходов игрока', en: 'For one (X) turns of a player' },
    text: {
      ru: '',
      en: 'The features named after this phrase apply during that player’s next turn (next X turns), while that player is the Active player.',
    },
    enforceable: true,
  },
  'B12-G-backward': {
    chapter: 'B12-G',
    title: { ru: 'Назад', en: 'Backward' },
    text: {
      ru: '',
      en: 'One or more cells down the column from the given card, as seen by the player who controls that card.',
    },
    enforceable: true,
  },
  'B12-G-card-name': {
    chapter: 'B12-G',
    title: { ru: 'Название карты', en: 'Name of a card' },
    text: {
      ru: '',
      en: 'A property. A constructed deck may hold at most 3 cards of one name; draft has no such limit. A card’s own name in its text means that very card, not other cards of the same name in the play zone.',
    },
    enforceable: true,
  },
  'B12-G-assign-defender': {
    chapter: 'B12-G',
    title: { ru: 'Назначить защитника', en: 'Assign a defender' },
    text: {
      ru: '',
      en: 'Change the original target of an attack by simple strike: the defender card becomes the target. Assigning a defender is a sudden action. It is possible only against a simple strike.',
    },
    enforceable: true,
  },
  'B12-G-accumulate-chip': {
    chapter: 'B12-G',
    title: { ru: 'Накопить фишку (копить фишку)', en: 'Accumulate a chip' },
    text: {
      ru: '',
      en: 'Gain a chip by using the feature “[close]: accumulate 1 chip”. A card with any feature whose payment contains a chip or X chips has this feature by default, although it is not printed.',
    },
    enforceable: true,
  },
  'B12-G-assault': {
    chapter: 'B12-G',
    title: { ru: 'Нападение', en: 'Assault' },
    text: {
      ru: '',
      en: 'The declaration of an attack.',
    },
    enforceable: true,
  },
  'B12-G-directed-strike': {
    chapter: 'B12-G',
    title: { ru: 'Направленный удар (НУ)', en: 'Directed strike' },
    text: {
      ru: '',
      en: 'A variety of simple strike with its own icon. No defender can be assigned against it.',
    },
    enforceable: true,
  },
  'B12-G-ahead': {
    chapter: 'B12-G',
    title: { ru: 'Напротив', en: 'Ahead (opposite)' },
    text: {
      ru: '',
      en: 'One cell up the column from the given card, as seen by the player who controls that card.',
    },
    enforceable: true,
  },
  'B12-G-initial-lives': {
    chapter: 'B12-G',
    title: { ru: 'Начальное число жизней', en: 'Initial lives' },
    text: {
      ru: '',
      en: 'A base property: the number at the lives icon, for the types creature and artifact.',
    },
    enforceable: true,
  },
  'B12-G-starts-battle-with': {
    chapter: 'B12-G',
    title: { ru: 'Начинает бой с [текст]', en: 'Starts the battle with [text]' },
    text: {
      ru: '',
      en: 'When the card is recruited into the squad it gains [text]: it counts as having [text], but [text] is put on (applied to) the card only when the card is revealed during play.',
    },
    enforceable: true,
  },
  'B12-G-does-not-close-after-assault': {
    chapter: 'B12-G',
    title: {
      ru: 'Не закрывается после нападения (не закрывается, выступая защитником)',
      en: 'Does not close after an assault (when acting as defender)',
    },
    text: {
      ru: '',
      en: 'A replacement effect. The card does not close after declaring a slow attack (after becoming a defender), although closing is the payment. It nevertheless counts as having acted.',
    },
    enforceable: true,
  },
  'B12-G-without-closing': {
    chapter: 'B12-G',
    title: { ru: 'Не закрываясь', en: 'Without closing' },
    text: {
      ru: '',
      en: 'The card uses a feature that is not an action. An open card stays open and can still act this turn under the usual rules.',
    },
    enforceable: true,
  },
  'B12-G-cannot': {
    chapter: 'B12-G',
    title: { ru: 'Не может … (Нельзя …)', en: 'Cannot ... (must not ...)' },
    text: {
      ru: '',
      en: 'Means that it is illegal to do so.',
    },
    enforceable: true,
  },
  'B12-G-cannot-be-in-squad-with': {
    chapter: 'B12-G',
    title: { ru: 'Не может быть взят в отряд с [текст]', en: 'Cannot be taken into a squad with [text]' },
    text: {
      ru: '',
      en: 'In the Recruitment subphase a player cannot recruit the card if [text] is already in his squad, and cannot recruit [text] if the card is already in his squad. He also cannot summon, revive, incarnate or take control of the card while [text] is in his squad.',
    },
    enforceable: true,
  },
  'B12-G-does-not-wear': {
    chapter: 'B12-G',
    title: { ru: 'Не носит [экипировку]', en: 'Does not wear [equipment]' },
    text: {
      ru: '',
      en: '[Equipment] cannot be placed on this creature.',
    },
    enforceable: true,
  },
  'B12-G-receives-no-wounds-from': {
    chapter: 'B12-G',
    title: { ru: 'Не получает ран от [текст]', en: 'Receives no wounds from [text]' },
    text: {
      ru: '',
      en: '[Text] inflicts no wounds on the card, but the card may still be chosen as a legal target for [text].',
    },
    enforceable: true,
  },
  'B12-G-does-not-fight': {
    chapter: 'B12-G',
    title: { ru: 'Не сражается', en: 'Does not fight' },
    text: {
      ru: '',
      en: 'The card does not roll the die (nor uses a feature replacing the roll) to compute grade and strength of an attack or strike. If a card does not fight, the attacker computes his attack as against a closed card.',
    },
    enforceable: true,
  },
  'B12-G-inactive-player': {
    chapter: 'B12-G',
    title: { ru: 'Неактивный игрок', en: 'Inactive player' },
    text: {
      ru: '',
      en: 'The player whose opponent is the Active player.',
    },
    enforceable: true,
  },
  'B12-G-unoccupied-cell': {
    chapter: 'B12-G',
    title: { ru: 'Незанятая (свободная, пустая) клетка поля', en: 'Unoccupied (free, empty) cell' },
    text: {
      ru: '',
      en: 'A battlefield cell with no cards on it and with no effect stating that the cell counts as occupied.',
    },
    enforceable: true,
  },
  'B12-G-illegality': {
    chapter: 'B12-G',
    title: { ru: 'Нелегальность (нелегальное игродействие)', en: 'Illegality (illegal game action)' },
    text: {
      ru: '',
      en: 'A game action or feature is illegal if it cannot be declared, computed, applied, executed or paid for under the rules or the card text. A game action on the stack that becomes illegal is removed from the stack without payment, except that a game action made illegal by having a hidden card as its target is removed from the stack but paid for.',
    },
    enforceable: true,
  },
  'B12-G-non-magical-attack': {
    chapter: 'B12-G',
    title: { ru: 'Немагическая атака', en: 'Non-magical attack' },
    text: {
      ru: '',
      en: 'Any strike except the magic strike; a shot; a throw.',
    },
    enforceable: true,
  },
  'B12-G-clumsiness-x': {
    chapter: 'B12-G',
    title: { ru: 'Неповоротливость X', en: 'Clumsiness X' },
    text: {
      ru: '',
      en: 'Die-roll modifier: -X to the card’s roll for attack strength when it attacks with a simple strike or repels a simple strike. X is 1 if not stated.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
