import type { BoxedRule } from './box.ts';

/** Chapter 24: Immortality. */
export const immortality = {
  'D-24.1': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Setup', en: 'Setup' },
    text: {
      ru: 'Shuffle 30 Imperium and 15 Intrigue cards in; place the Bene Tleilax board with 2 spice on the fourth space of the Tleilaxu track; Reclaimed Forces and two face-up Tleilaxu cards form the Tleilaxu Row; overlay on Research Station; each player replaces both Dune, the Desert Planet by two Experimentation, takes a Family Atomics token and puts the research and Tleilaxu tokens on their start spaces.',
      en: 'Shuffle 30 Imperium and 15 Intrigue cards in; place the Bene Tleilax board with 2 spice on the fourth space of the Tleilaxu track; Reclaimed Forces and two face-up Tleilaxu cards form the Tleilaxu Row; overlay on Research Station; each player replaces both Dune, the Desert Planet by two Experimentation, takes a Family Atomics token and puts the research and Tleilaxu tokens on their start spaces.',
    },
    enforceable: true,
  },
  'D-24.2': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Research icon', en: 'Research icon' },
    text: {
      ru: 'Advance the research token one space to the right, choosing among the connected spaces (never up, down or left), and take the bonus of the space. A Research bonus advances again at once.',
      en: 'Advance the research token one space to the right, choosing among the connected spaces (never up, down or left), and take the bonus of the space. A Research bonus advances again at once.',
    },
    enforceable: true,
  },
  'D-24.3': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'First genetic marker', en: 'First genetic marker' },
    text: {
      ru: 'From the first marker column on, effects with that marker are active and acquired Tleilaxu cards may be put on top of the deck.',
      en: 'From the first marker column on, effects with that marker are active and acquired Tleilaxu cards may be put on top of the deck.',
    },
    enforceable: true,
  },
  'D-24.4': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Second genetic marker', en: 'Second genetic marker' },
    text: {
      ru: 'At the last column effects with the second marker are active; further Research icons draw a card instead of moving.',
      en: 'At the last column effects with the second marker are active; further Research icons draw a card instead of moving.',
    },
    enforceable: true,
  },
  'D-24.5': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Tleilaxu icon', en: 'Tleilaxu icon' },
    text: {
      ru: 'Advance the Tleilaxu token one space and take its bonus. On the fourth space each player gains 1 VP; the first one there also takes the 2 spice.',
      en: 'Advance the Tleilaxu token one space and take its bonus. On the fourth space each player gains 1 VP; the first one there also takes the 2 spice.',
    },
    enforceable: true,
  },
  'D-24.6': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'End of the Tleilaxu track', en: 'End of the Tleilaxu track' },
    text: {
      ru: 'Further Tleilaxu icons at the last space give nothing.',
      en: 'Further Tleilaxu icons at the last space give nothing.',
    },
    enforceable: true,
  },
  'D-24.7': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Not a Faction', en: 'Not a Faction' },
    text: {
      ru: 'Influence of choice cannot be used on the Tleilaxu track.',
      en: 'Influence of choice cannot be used on the Tleilaxu track.',
    },
    enforceable: true,
  },
  'D-24.8': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Specimen', en: 'Specimen' },
    text: {
      ru: 'Each specimen icon moves a troop from the supply to the Axolotl tanks. Spent specimens return to the supply. Specimens may be returned to the supply at any time.',
      en: 'Each specimen icon moves a troop from the supply to the Axolotl tanks. Spent specimens return to the supply. Specimens may be returned to the supply at any time.',
    },
    enforceable: true,
  },
  'D-24.9': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Acquiring Tleilaxu cards', en: 'Acquiring Tleilaxu cards' },
    text: {
      ru: 'In the Reveal turn, for the printed number of specimens, from the Tleilaxu Row; they go to the discard pile (top of deck from the first marker or with Spaceport). The Row is refilled to two cards.',
      en: 'In the Reveal turn, for the printed number of specimens, from the Tleilaxu Row; they go to the discard pile (top of deck from the first marker or with Spaceport). The Row is refilled to two cards.',
    },
    enforceable: true,
  },
  'D-24.10': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Reclaimed Forces', en: 'Reclaimed Forces' },
    text: {
      ru: 'Costs 3 specimens: 2 troops or 1 Tleilaxu; the card stays.',
      en: 'Costs 3 specimens: 2 troops or 1 Tleilaxu; the card stays.',
    },
    enforceable: true,
  },
  'D-24.11': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'No Persuasion effects', en: 'No Persuasion effects' },
    text: {
      ru: 'Effects that acquire Imperium Row cards or change Persuasion costs do not work on Tleilaxu cards.',
      en: 'Effects that acquire Imperium Row cards or change Persuasion costs do not work on Tleilaxu cards.',
    },
    enforceable: true,
  },
  'D-24.12': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Graft', en: 'Graft' },
    text: {
      ru: 'A card with Graft is played on an Agent turn only together with exactly one other card from hand (with or without Graft). Either card’s Agent icons may be used; both count as having sent the Agent; both Agent boxes are resolved in any order with the space.',
      en: 'A card with Graft is played on an Agent turn only together with exactly one other card from hand (with or without Graft). Either card’s Agent icons may be used; both count as having sent the Agent; both Agent boxes are resolved in any order with the space.',
    },
    enforceable: true,
  },
  'D-24.13': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Grafted', en: 'Grafted' },
    text: {
      ru: 'Both cards are grafted together; ’the other grafted card’ is the partner. Graft cards are revealed normally in the Reveal turn.',
      en: 'Both cards are grafted together; ’the other grafted card’ is the partner. Graft cards are revealed normally in the Reveal turn.',
    },
    enforceable: true,
  },
  'D-24.14': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Ghola', en: 'Ghola' },
    text: {
      ru: 'Copies the whole Agent box of the partner; details in the data notes.',
      en: 'Copies the whole Agent box of the partner; details in the data notes.',
    },
    enforceable: true,
  },
  'D-24.15': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Beguiling Pheromones', en: 'Beguiling Pheromones' },
    text: {
      ru: 'The trash of a partner cannot also pay that partner’s own trash cost; a partner that trashes itself anyway may be chosen.',
      en: 'The trash of a partner cannot also pay that partner’s own trash cost; a partner that trashes itself anyway may be chosen.',
    },
    enforceable: true,
  },
  'D-24.16': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Chairdog', en: 'Chairdog' },
    text: {
      ru: 'At the start of the Reveal turn the partner returns to hand and is revealed with the rest; no Agent turn with it.',
      en: 'At the start of the Reveal turn the partner returns to hand and is revealed with the rest; no Agent turn with it.',
    },
    enforceable: true,
  },
  'D-24.17': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Usurp', en: 'Usurp' },
    text: {
      ru: 'May graft to a Row card without acquiring it; the Row card is not in play and is trashed at the end of the turn (trash and Unload effects trigger).',
      en: 'May graft to a Row card without acquiring it; the Row card is not in play and is trashed at the end of the turn (trash and Unload effects trigger).',
    },
    enforceable: true,
  },
  'D-24.18': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Combat icon', en: 'Combat icon' },
    text: {
      ru: 'Deployment this turn as on a Combat space.',
      en: 'Deployment this turn as on a Combat space.',
    },
    enforceable: true,
  },
  'D-24.19': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Trash an Intrigue card', en: 'Trash an Intrigue card' },
    text: {
      ru: 'Trash one own Intrigue card.',
      en: 'Trash one own Intrigue card.',
    },
    enforceable: true,
  },
  'D-24.20': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Family Atomics', en: 'Family Atomics' },
    text: {
      ru: 'Once per game on the own turn: remove all cards of the Imperium Row and deal five new ones.',
      en: 'Once per game on the own turn: remove all cards of the Imperium Row and deal five new ones.',
    },
    enforceable: true,
  },
  'D-24.21': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Go to 11', en: 'Go to 11' },
    text: {
      ru: 'Variant: play to 11 VP; with 4 players start at 0 and play to 10; six players: Allies start at 0, Commanders at 4.',
      en: 'Variant: play to 11 VP; with 4 players start at 0 and play to 10; six players: Allies start at 0, Commanders at 4.',
    },
    enforceable: true,
  },
  'D-24.22': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Solo with Immortality', en: 'Solo with Immortality' },
    text: {
      ru: 'Replace the 3 Carthag cards by the 4 new cards (base). Each Rival has a Tleilaxu token but no research token; Tleilaxu icons advance it with bonuses; crossed-out Row icons remove and replace the left or right Tleilaxu card. No changes for two players.',
      en: 'Replace the 3 Carthag cards by the 4 new cards (base). Each Rival has a Tleilaxu token but no research token; Tleilaxu icons advance it with bonuses; crossed-out Row icons remove and replace the left or right Tleilaxu card. No changes for two players.',
    },
    enforceable: true,
  },
  'D-24.23': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Kwisatz Haderach grafted', en: 'Kwisatz Haderach grafted' },
    text: {
      ru: 'Only one Agent is sent in the turn.',
      en: 'Only one Agent is sent in the turn.',
    },
    enforceable: true,
  },
  'D-24.24': {
    chapter: '24',
    box: 'immortality',
    title: { ru: 'Clandestine Meeting', en: 'Clandestine Meeting' },
    text: {
      ru: 'Needs an icon from elsewhere (for example by grafting) to be played on an Agent turn.',
      en: 'Needs an icon from elsewhere (for example by grafting) to be played on an Agent turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
