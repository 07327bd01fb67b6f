import type { Rule } from '@vigrid/kernel';

/** Rules 401–407: the Preliminary phase, from the deal to Vanguard. */
export const preliminary = {
  'B12-401.1': {
    chapter: 'B12-401',
    title: { ru: '', en: 'Preliminary phase happens once' },
    text: {
      ru: '',
      en: 'A game starts with the Preliminary phase and, when that ends, passes to the Main battle phase. The Preliminary phase is carried out once per game. Features that work in the Preliminary phase cannot be used by a card taken into the squad during the Main battle phase. In the Preliminary phase (unlike the Main battle phase) players cannot declare any card actions.',
    },
    enforceable: true,
  },
  'B12-401.2': {
    chapter: 'B12-401',
    title: { ru: '', en: 'Fixed order of phases and steps' },
    text: {
      ru: '',
      en: "Phases, subphases and steps go in the listed order: Deal (turn order, shuffle, deal, redeal), Recruitment (features 'before recruitment', recruiting), Deployment (deployment, features 'after deployment'), Reveal (reveal, seating), Battle start, Vanguard; then the Main battle phase.",
    },
    enforceable: true,
  },
  'B12-401.3': {
    chapter: 'B12-401',
    title: { ru: '', en: "Meaning of 'players alternate using features'" },
    text: {
      ru: '',
      en: "'Players alternate using features' means: with an empty stack the First player uses (declares and executes) one feature, then with an empty stack the Second player uses one, and so on in turn. If one player declines (passes), the other goes on using features alone; when that player declines too, the game goes to the next step.",
    },
    enforceable: true,
  },
  'B12-401.4': {
    chapter: 'B12-401',
    title: { ru: '', en: "'Once per turn' features are off in the Preliminary phase" },
    text: {
      ru: '',
      en: "Features containing 'once (X times) per turn' cannot be used in the Preliminary phase.",
    },
    enforceable: true,
  },
  'B12-402.1': {
    chapter: 'B12-402',
    title: { ru: '', en: 'Turn-order step and starting crystals' },
    text: {
      ru: '',
      en: 'Both players roll the die. The higher roll chooses whether to be First or Second player; equal rolls are rerolled. Each player gets 24 gold and 22 silver crystals for recruiting; the Second player gets 1 more gold and 1 more silver (25 gold and 23 silver).',
    },
    enforceable: true,
  },
  'B12-402.2': {
    chapter: 'B12-402',
    title: { ru: '', en: 'Shuffle step' },
    text: {
      ru: '',
      en: "Each player shuffles their own deck in any way that makes the order of cards random and unknown. Then each player may shuffle and/or cut the opponent's deck.",
    },
    enforceable: true,
  },
  'B12-402.3': {
    chapter: 'B12-402',
    title: { ru: '', en: 'Deal step' },
    text: {
      ru: '',
      en: "Each player takes the top 15 cards of their deck (12 in the draft format). These cards are that player's deal, and the player may look at them.",
    },
    enforceable: true,
  },
  'B12-402.4': {
    chapter: 'B12-402',
    title: { ru: '', en: 'Redeal step' },
    text: {
      ru: '',
      en: "A player who does not want to build a squad from the deal may pay 1 gold crystal, put the dealt cards back into the deck, shuffle it so that the order is random and unknown (the opponent may cut or shuffle it too), and take a new deal. The number of redeals is limited only by the player's gold crystals.",
    },
    enforceable: true,
  },
  'B12-402.4.1': {
    chapter: 'B12-402',
    title: { ru: '', en: 'Order of redeal decisions' },
    text: {
      ru: '',
      en: 'In each round the First player announces first whether they take a redeal, then the Second player announces; after both have announced, those who chose it take the redeal. A player who declines in their turn loses the right to any later redeal; from then on only the opponent may go on taking redeals.',
    },
    enforceable: true,
  },
  'B12-403.1': {
    chapter: 'B12-403',
    title: { ru: '', en: "Step of features 'before squad recruitment'" },
    text: {
      ru: '',
      en: "Beginning with the First player, players alternate using features of the form 'before squad recruitment - [text]'. A player who declines in their turn cannot use that feature later. Each card uses its 'before squad recruitment' feature once per battle.",
    },
    enforceable: true,
  },
  'B12-403.2': {
    chapter: 'B12-403',
    title: { ru: '', en: 'Squad recruitment step' },
    text: { ru: '', en: 'Squads are recruited by rules 403.2.1 and 403.2.2.' },
    enforceable: true,
  },
  'B12-403.2.1': {
    chapter: 'B12-403',
    title: { ru: '', en: 'Paying for cards; element penalty; leftovers are kept' },
    text: {
      ru: '',
      en: 'To take a card from the deal into the squad the player pays its cost with the crystals they have: elite cards only with gold crystals, ordinary cards with gold and/or silver crystals in any mix. For every element in the squad beyond the first the player loses 1 gold crystal; it is lost before the card that brings the new element is recruited. Crystals left after recruitment stay with the player.',
    },
    enforceable: true,
  },
  'B12-403.2.2': {
    chapter: 'B12-403',
    title: { ru: '', en: 'One by one; recruited cards count at once; the rest returns to the deck' },
    text: {
      ru: '',
      en: 'Cards are recruited one at a time. Once recruited a card counts as being in the play zone and can influence the rest of the recruitment. Cards left in the deal after recruitment return to the deck.',
    },
    enforceable: true,
  },
  'B12-404.1': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Deployment step' },
    text: { ru: '', en: 'Deployment follows rules 404.1.1 to 404.1.3 (with 404.1.4 and 404.1.5).' },
    enforceable: true,
  },
  'B12-404.1.1': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Face-down, one card per cell, First player first' },
    text: {
      ru: '',
      en: "All recruited cards, whatever their type, are placed on the battlefield face down, one card per cell, on their player's own half. The First player places the whole squad first, then the Second player does the same.",
    },
    enforceable: true,
  },
  'B12-404.1.2': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Cells of the First player' },
    text: {
      ru: '',
      en: 'The First player places cards on the central 3x3 cells of their half (columns 2-4 of rows 1-3). Only when all nine are occupied may they use the remaining cells of the 2nd and 3rd rows (columns 1 and 5). The remaining empty cells of the 1st row (columns 1 and 5) are filled last of all.',
    },
    enforceable: true,
  },
  'B12-404.1.3': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Cells of the Second player' },
    text: {
      ru: '',
      en: 'The Second player places cards on the central 3x3 cells of their half (columns 2-4 of rows 1-3) and on the two edge cells of the 1st row (columns 1 and 5), eleven cells in any order. The edge cells of the 2nd and 3rd rows are filled last.',
    },
    enforceable: true,
  },
  'B12-404.1.4': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Cards that could not be placed' },
    text: {
      ru: '',
      en: "Cards that for whatever reason could not be placed on the battlefield return to their owners' decks. They count as never having been taken into the squad, and none of their features counts as having influenced the game.",
    },
    enforceable: true,
  },
  'B12-404.1.5': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Forbidden cells count as occupied' },
    text: {
      ru: '',
      en: 'If an effect forbids a player to use certain cells for deployment, those cells count as occupied during deployment (so they also count as filled for the order of filling).',
    },
    enforceable: true,
  },
  'B12-404.2': {
    chapter: 'B12-404',
    title: { ru: '', en: "Step of features 'after deployment'" },
    text: {
      ru: '',
      en: "When all cards are placed, beginning with the First player, players alternate using features of the form 'after deployment of cards - [text]'. A player who declines in their turn cannot use that feature later. Each card uses its 'after deployment' feature once per battle.",
    },
    enforceable: true,
  },
  'B12-404.2.1': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Cards with X in their cost reveal after deployment' },
    text: {
      ru: '',
      en: "A card whose cost contains X automatically has the feature 'After deployment of cards - reveal itself'. On revealing it the player must tell the opponent what value of X was used when recruiting it.",
    },
    enforceable: true,
  },
  'B12-404.2.2': {
    chapter: 'B12-404',
    title: { ru: '', en: 'Cards with a replaceable cost reveal after deployment' },
    text: {
      ru: '',
      en: "A card with a feature that lets its cost be replaced when it is recruited automatically has the feature 'After deployment of cards - reveal itself'. On revealing it the player must tell the opponent the cost value used when recruiting it.",
    },
    enforceable: true,
  },
  'B12-405.1': {
    chapter: 'B12-405',
    title: { ru: '', en: 'Reveal step' },
    text: {
      ru: '',
      en: "The First player reveals all their cards and transfers flying creatures and terrains to the auxiliary zone; then the Second player does the same. The Second player may leave any cards of their own 3rd row hidden (face down) up to the end of the First player's first turn.",
    },
    enforceable: true,
  },
  'B12-405.2': {
    chapter: 'B12-405',
    title: { ru: '', en: 'Seating step' },
    text: {
      ru: '',
      en: "Order: (1) the First player assigns all their symbionts (except cards with 'Parasite') and equipment to creatures of their own squad; (2) the Second player does the same; (3) the First player assigns parasites to creatures in the Second player's 1st row; (4) the Second player assigns parasites to creatures in the First player's 1st row; (5) symbionts, parasites and equipment left without a host die.",
    },
    enforceable: true,
  },
  'B12-406.1': {
    chapter: 'B12-406',
    title: { ru: '', en: "Features 'at the start of battle'" },
    text: {
      ru: '',
      en: "When all cards have taken their places on the battlefield and in the auxiliary zone, beginning with the First player, players alternate using features of the form 'at the start of battle - [text]'. A player who declines in their turn cannot use that feature later. Each card uses its 'at the start of battle' feature once per battle.",
    },
    enforceable: true,
  },
  'B12-407.1': {
    chapter: 'B12-407',
    title: { ru: '', en: 'Vanguard features' },
    text: {
      ru: '',
      en: "Beginning with the First player, players alternate using the 'vanguard' features of their cards. A player who declines in their turn cannot use that feature later. Each card uses its 'vanguard' feature once per battle.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
