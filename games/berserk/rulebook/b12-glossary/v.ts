import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from В. */
export const glossaryV = {
  'B12-G-in-play-zone': {
    chapter: 'B12-G',
    title: { ru: 'В игровой зоне', en: 'In the play zone' },
    text: {
      ru: '',
      en: 'A card is in the play zone when it is on the battlefield or in an auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-G-cell-in-direction-of-movement': {
    chapter: 'B12-G',
    title: {
      ru: 'В направлении движения (клетка в направлении движения)',
      en: 'In the direction of movement',
    },
    text: {
      ru: '',
      en: 'Let cell 1 be the cell the card was relocated from and cell 2 the neighbouring cell it was relocated to. The cell in the direction of movement is cell 3: a neighbour of cell 2 that lies on the same straight line as cells 1 and 2 (diagonals included).',
    },
    enforceable: true,
  },
  'B12-G-cell-in-direction-of-strike': {
    chapter: 'B12-G',
    title: { ru: 'В направлении удара (атаки)', en: 'In the direction of the strike (attack)' },
    text: {
      ru: '',
      en: 'Let cell 1 be the attacker’s cell and cell 2 the neighbouring cell of the attacked card. The cell in the direction of the strike is cell 3: a neighbour of cell 2 lying on the same straight line as cells 1 and 2 (diagonals included). A strike with range X and a strike over a row have no direction.',
    },
    enforceable: true,
  },
  'B12-G-at-start-of-battle': {
    chapter: 'B12-G',
    title: { ru: 'В начале боя', en: 'At the start of battle' },
    text: {
      ru: '',
      en: 'A feature beginning “at the start of battle” is used in the Start-of-battle subphase (before the Vanguard subphase) while the stack is empty. Each such feature may be used once per battle. If both players have such features they use them alternately.',
    },
    enforceable: true,
  },
  'B12-G-at-start-of-turn': {
    chapter: 'B12-G',
    title: { ru: 'В начале хода', en: 'At the start of the turn' },
    text: {
      ru: '',
      en: 'A triggered feature beginning “at the start of the turn” triggers immediately after the Active player has opened his cards in the Opening step.',
    },
    enforceable: true,
  },
  'B12-G-vampirism': {
    chapter: 'B12-G',
    title: { ru: 'Вампиризм', en: 'Vampirism' },
    text: {
      ru: '',
      en: 'When this creature inflicts X wounds with a simple strike on a non-incorporeal creature, it heals itself by X; if the attacked creature had only Y lives left before the strike and Y < X, it heals by Y instead. If this creature carries fewer wounds than X, the remaining difference becomes extra lives on it.',
    },
    enforceable: true,
  },
  'B12-G-your-card': {
    chapter: 'B12-G',
    title: { ru: 'Ваша карта', en: 'Your card' },
    text: {
      ru: '',
      en: 'A card that is under your control.',
    },
    enforceable: true,
  },
  'B12-G-return-to-deck': {
    chapter: 'B12-G',
    title: { ru: 'Вернуть (убрать) в колоду', en: 'Return (put away) to the deck' },
    text: {
      ru: '',
      en: 'Move a card from the play zone into a deck (its owner’s, B12-204.4); after that the deck is shuffled.',
    },
    enforceable: true,
  },
  'B12-G-take-card-into-squad': {
    chapter: 'B12-G',
    title: { ru: 'Взять карту в отряд', en: 'Take a card into the squad' },
    text: {
      ru: '',
      en: 'A card is taken into a squad in exactly these ways: recruiting it from the deal, summoning, revival, incarnation, taking control of it.',
    },
    enforceable: true,
  },
  'B12-G-attack-grade': {
    chapter: 'B12-G',
    title: { ru: 'Вид атаки (удара)', en: 'Grade of an attack (strike)' },
    text: {
      ru: '',
      en: 'Every attack or strike has exactly one of three grades: weak, medium, strong.',
    },
    enforceable: true,
  },
  'B12-G-card-owner': {
    chapter: 'B12-G',
    title: { ru: 'Владелец карты', en: 'Owner of a card' },
    text: {
      ru: '',
      en: 'The owner is the player in whose deck the card was before the game began. When the game ends every card goes back to its owner.',
    },
    enforceable: true,
  },
  'B12-G-sudden-attack': {
    chapter: 'B12-G',
    title: { ru: 'Внезапная атака', en: 'Sudden attack' },
    text: {
      ru: '',
      en: 'A sudden attack is either a sudden action or a triggered feature. The target of a sudden attack does not fight (does not roll), and no defender can be assigned against it.',
    },
    enforceable: true,
  },
  'B12-G-sudden-action': {
    chapter: 'B12-G',
    title: { ru: 'Внезапное действие', en: 'Sudden action' },
    text: {
      ru: '',
      en: 'An action whose payment contains both the sudden icon and the closing icon. Assigning a defender is also a sudden action.',
    },
    enforceable: true,
  },
  'B12-G-is-returned-to-deck': {
    chapter: 'B12-G',
    title: { ru: 'Возвращается в колоду', en: 'Is returned to the deck' },
    text: {
      ru: '',
      en: 'Same as return to the deck (B12-G-return-to-deck).',
    },
    enforceable: false,
  },
  'B12-G-influence': {
    chapter: 'B12-G',
    title: { ru: 'Воздействие', en: 'Influence' },
    text: {
      ru: '',
      en: 'A non-magical ability that is not an attack. It is described in the text of a feature, which may (but need not) contain the italic word “Influence”. If, with all modifiers, an influence should inflict 0 wounds or fewer, it inflicts no wounds and features accompanying the infliction of wounds do not trigger.',
    },
    enforceable: true,
  },
  'B12-G-revival': {
    chapter: 'B12-G',
    title: { ru: 'Возрождение (возродить)', en: 'Revival (revive)' },
    text: {
      ru: '',
      en: 'To revive a card is to move it from your graveyard into the play zone. Defaults: (1) from your own graveyard; (2) next to the card that uses the revival; (3) open; (4) revealed; (5) onto a free cell; (6) at most one card per cell when several are revived; (7) under your control. Flying creatures, terrains and cards with the text “is placed in the auxiliary zone” go straight to the auxiliary zone instead of a battlefield cell.',
    },
    enforceable: true,
  },
  'B12-G-forward': {
    chapter: 'B12-G',
    title: { ru: 'Вперёд', en: 'Forward' },
    text: {
      ru: '',
      en: 'One or more cells up the column from the given card, as seen by the player who controls that card.',
    },
    enforceable: true,
  },
  'B12-G-reveal-card': {
    chapter: 'B12-G',
    title: { ru: 'Вскрытие карты', en: 'Revealing a card' },
    text: {
      ru: '',
      en: 'Turning a card face up (back side down).',
    },
    enforceable: true,
  },
  'B12-G-second-player': {
    chapter: 'B12-G',
    title: { ru: 'Второй игрок', en: 'Second player' },
    text: {
      ru: '',
      en: 'The player who takes his turn second.',
    },
    enforceable: true,
  },
  'B12-G-second-row': {
    chapter: 'B12-G',
    title: { ru: 'Второй ряд игрока', en: "A player's second row" },
    text: {
      ru: '',
      en: 'The five horizontal cells of a player’s half of the battlefield that touch both his first row and his third row.',
    },
    enforceable: true,
  },
  'B12-G-chosen-attack': {
    chapter: 'B12-G',
    title: { ru: 'Выбранная атака (удар)', en: 'Chosen attack (strike)' },
    text: {
      ru: '',
      en: 'One particular attack or strike currently on the stack: after it has been computed and before its wounds are inflicted.',
    },
    enforceable: true,
  },
  'B12-G-chosen-creature': {
    chapter: 'B12-G',
    title: { ru: 'Выбранное существо (карта)', en: 'Chosen creature (card)' },
    text: {
      ru: '',
      en: 'A legal creature (card) that the player can name as target of the declaration; wording “chosen” therefore means the game action has a target.',
    },
    enforceable: true,
  },
  'B12-G-chosen-die-roll': {
    chapter: 'B12-G',
    title: { ru: 'Выбранный бросок кубика', en: 'Chosen die roll' },
    text: {
      ru: '',
      en: 'One particular die roll currently on the stack.',
    },
    enforceable: true,
  },
  'B12-G-summon': {
    chapter: 'B12-G',
    title: { ru: 'Вызов (вызвать)', en: 'Summoning (summon)' },
    text: {
      ru: '',
      en: 'To summon a card is to move it from the deck into the play zone. Defaults: (1) from your own deck; (2) next to the card that uses the summoning; (3) open; (4) revealed; (5) onto a free cell; (6) at most one card per cell when several are summoned; (7) under your control. Flying creatures, terrains and cards with the text “is placed in the auxiliary zone” go straight to the auxiliary zone instead of a battlefield cell.',
    },
    enforceable: true,
  },
  'B12-G-execute': {
    chapter: 'B12-G',
    title: { ru: 'Выполнить (игродействие)', en: 'Execute (a game action)' },
    text: {
      ru: '',
      en: 'Put its effect into force, at the moment the game action leaves the stack. (The counterpart for game actions that do not use the stack is “apply”.)',
    },
    enforceable: true,
  },
  'B12-G-shot': {
    chapter: 'B12-G',
    title: { ru: 'Выстрел на X (на X-Y-Z)', en: 'Shot for X (X-Y-Z)' },
    text: {
      ru: '',
      en: 'An ability; a ranged non-magical attack. Grade and strength of a shot for X-Y-Z come from one die roll: 3 or less = X (weak), 4 or 5 = Y (medium), 6 = Z (strong). “Shot for X” always means X-X-X.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
