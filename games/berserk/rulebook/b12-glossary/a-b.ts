import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from А to Б. */
export const glossaryAToB = {
  'B12-G-vanguard': {
    chapter: 'B12-G',
    title: { ru: 'Авангард', en: 'Vanguard' },
    text: {
      ru: '',
      en: 'In the Vanguard subphase of the Preliminary phase a creature with Vanguard may declare one unanswerable simple strike (see unanswerable strike) against an enemy card, without closing. The declaration is legal only while the stack is empty. Each creature may use Vanguard once per battle. If both players have cards with Vanguard, they use them alternately, one card at a time (First player begins; a player who declines when his turn comes cannot use it later, B12-407.1).',
    },
    enforceable: true,
  },
  'B12-G-active-player': {
    chapter: 'B12-G',
    title: { ru: 'Активный игрок', en: 'Active player' },
    text: {
      ru: '',
      en: 'During the Preliminary phase the Active player is the First player. During the Main battle phase (Основная) the Active player is the player whose turn is in progress.',
    },
    enforceable: true,
  },
  'B12-G-artifact': {
    chapter: 'B12-G',
    title: { ru: 'Артефакт', en: 'Artifact' },
    text: {
      ru: '',
      en: 'A card type. The type is a property of the card, not a feature. (Type rules: section 210.)',
    },
    enforceable: true,
  },
  'B12-G-attack': {
    chapter: 'B12-G',
    title: { ru: 'Атака', en: 'Attack' },
    text: {
      ru: '',
      en: 'An attack is exactly one of: a strike, a shot, a throw, a discharge. Every attack is either close or ranged, and either magical or non-magical. An attack is put on the stack at the moment the die roll has fixed its grade (weak / medium / strong). It leaves the stack at the moment its wounds are inflicted, even when the number of wounds is 0. An influence and a spell are never attacks.',
    },
    enforceable: true,
  },
  'B12-G-attack-for-x': {
    chapter: 'B12-G',
    title: { ru: 'Атака на X', en: 'Attack for X' },
    text: {
      ru: '',
      en: 'When the strength of an attack or strike is printed as a single number X it stands for X-X-X (weak = medium = strong = X). The player must nevertheless roll the die, because the roll fixes the grade (weak / medium / strong) of the attack.',
    },
    enforceable: true,
  },
  'B12-G-attacked-card': {
    chapter: 'B12-G',
    title: { ru: 'Атакованная карта', en: 'Struck (attacked) card' },
    text: {
      ru: '',
      en: 'The card due to receive an attack becomes “attacked” after the die rolls that determine the strength of the attack against it, unless the result of those rolls is a miss. It stops being “attacked” at the moment the attack is paid for.',
    },
    enforceable: true,
  },
  'B12-G-attacking-card': {
    chapter: 'B12-G',
    title: { ru: 'Атакующая карта', en: 'Striking (attacking) card' },
    text: {
      ru: '',
      en: 'The card due to deliver an attack becomes “attacking” after the die rolls that determine the strength of its attack, unless the result of those rolls is a miss. It stops being “attacking” at the moment the attack is paid for.',
    },
    enforceable: true,
  },
  'B12-G-unanswerable-strike': {
    chapter: 'B12-G',
    title: { ru: 'Безответный удар', en: 'Unanswerable strike' },
    text: {
      ru: '',
      en: 'A variety of simple strike. It is a directed strike: no defender can be assigned against it. Only the card that declared it fights (rolls); the result is computed as against a closed card, so the target never rolls and never strikes back.',
    },
    enforceable: true,
  },
  'B12-G-incorporeality': {
    chapter: 'B12-G',
    title: { ru: 'Бестелесность (бестелесный)', en: 'Incorporeality (incorporeal)' },
    text: {
      ru: '',
      en: 'Written “Incorporeal” or “Incorporeal: [text]”, where [text] is a feature tied to incorporeality; all grammatical gender and number forms of the word are the same feature. An incorporeal creature, unlike any other creature, may move onto an occupied battlefield cell. An incorporeal creature can be host only to an incorporeal symbiont.',
    },
    enforceable: true,
  },
  'B12-G-blessing': {
    chapter: 'B12-G',
    title: { ru: 'Благословление', en: 'Blessing' },
    text: {
      ru: '',
      en: 'Die-roll modifier: +1 to every die roll of the card, of any kind. A card that has Blessing is called blessed.',
    },
    enforceable: true,
  },
  'B12-G-close-strike': {
    chapter: 'B12-G',
    title: { ru: 'Ближний удар (ближняя атака)', en: 'Close (melee) strike, close attack' },
    text: {
      ru: '',
      en: 'Close attacks are: simple strike, special strike, magic strike. A card on the battlefield may declare a close strike only against an adjacent card, except for a strike with range X. A close strike with range X may be declared against any card within a radius of X cells of its source and remains a close strike; a close attack with range cannot be declared against a card in the auxiliary zone. A flying creature may declare a close strike against any card in the play zone.',
    },
    enforceable: true,
  },
  'B12-G-block': {
    chapter: 'B12-G',
    title: { ru: 'Блокировать [игродействие]', en: 'Block [game action]' },
    text: {
      ru: '',
      en: 'A blocked game action is removed from the stack and none of the features accompanying it triggers. It counts as not executed, but it is paid for if it had a payment. The target of the blocking is the card that declared the game action.',
    },
    enforceable: true,
  },
  'B12-G-armour-x': {
    chapter: 'B12-G',
    title: { ru: 'Броня X', en: 'Armour X' },
    text: {
      ru: '',
      en: 'A prevention effect. During each player’s turn the first X wounds inflicted on this card by non-magical attacks are prevented; the prevented wounds are counted from the start of the turn, so X is a budget per turn (own and enemy turn alike) that may be used up over several attacks. Prevented wounds count as not inflicted on the card. Features and properties accompanying the attack still work even when all its wounds are prevented. If the card gains or restores Armour X during a turn, that Armour counts as unused and can prevent its full X wounds. Wounds from spells, influences and magical attacks are not affected.',
    },
    enforceable: true,
  },
  'B12-G-die-roll': {
    chapter: 'B12-G',
    title: { ru: 'Бросок кубика', en: 'Die roll' },
    text: {
      ru: '',
      en: 'The number a player rolled on the die, by default with all modifiers already applied.',
    },
    enforceable: true,
  },
  'B12-G-booster': {
    chapter: 'B12-G',
    title: { ru: 'Бустер (дополнительный набор)', en: 'Booster (expansion pack)' },
    text: {
      ru: '',
      en: 'A booster holds 7 random cards: 6 common cards and 1 rare card (which may be super-rare or ultra-rare instead). A booster never contains promo cards. Boosters are used in some tournament formats.',
    },
    enforceable: true,
  },
  'B12-G-fast-game-action': {
    chapter: 'B12-G',
    title: { ru: 'Быстрое игродействие', en: 'Fast game action' },
    text: {
      ru: '',
      en: 'Every game action that is not a slow game action is fast.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
