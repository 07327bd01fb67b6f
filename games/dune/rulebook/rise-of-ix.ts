import type { BoxedRule } from './box.ts';

/** Chapter 23: Rise of Ix. */
export const riseOfIx = {
  'D-23.1': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Setup', en: 'Setup' },
    text: {
      ru: 'Add the overlay (base: Landsraad and CHOAM sections replaced; Rally Troops, Hall of Oratory, Sell Melange and Secure Contract disappear), the Ix board with 18 Tech tiles in three stacks of 6 with the top tile face up, the Conflict, Imperium, Intrigue cards and Leaders. Each player: 2 dreadnoughts in the supply, Freighter on the bottom of the Shipping track. The Conflict deck keeps 1/5/4 cards from the larger pools.',
      en: 'Add the overlay (base: Landsraad and CHOAM sections replaced; Rally Troops, Hall of Oratory, Sell Melange and Secure Contract disappear), the Ix board with 18 Tech tiles in three stacks of 6 with the top tile face up, the Conflict, Imperium, Intrigue cards and Leaders. Each player: 2 dreadnoughts in the supply, Freighter on the bottom of the Shipping track. The Conflict deck keeps 1/5/4 cards from the larger pools.',
    },
    enforceable: true,
  },
  'D-23.2': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Acquire Tech', en: 'Acquire Tech' },
    text: {
      ru: 'Each Acquire Tech icon lets the player take one face-up tile from the top of a stack for its spice cost; then the next tile of the stack is turned up. There is no limit of tiles. Empty stacks stay empty.',
      en: 'Each Acquire Tech icon lets the player take one face-up tile from the top of a stack for its spice cost; then the next tile of the stack is turned up. There is no limit of tiles. Empty stacks stay empty.',
    },
    enforceable: true,
  },
  'D-23.3': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Discount icon', en: 'Discount icon' },
    text: {
      ru: 'A -1 or -2 on the icon reduces this one purchase; discounts of several icons are not combined; the cost is never below 0.',
      en: 'A -1 or -2 on the icon reduces this one purchase; discounts of several icons are not combined; the cost is never below 0.',
    },
    enforceable: true,
  },
  'D-23.4': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Negotiators', en: 'Negotiators' },
    text: {
      ru: 'Each Tech Negotiation icon moves a troop from the supply to the Ix board. When acquiring Tech any number of own Negotiators may be returned to the supply for 1 spice less each, also together with a discount icon.',
      en: 'Each Tech Negotiation icon moves a troop from the supply to the Ix board. When acquiring Tech any number of own Negotiators may be returned to the supply for 1 spice less each, also together with a discount icon.',
    },
    enforceable: true,
  },
  'D-23.5': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Negotiators are not recruitable', en: 'Negotiators are not recruitable' },
    text: {
      ru: 'Negotiators cannot be recruited from the Ix board.',
      en: 'Negotiators cannot be recruited from the Ix board.',
    },
    enforceable: true,
  },
  'D-23.6': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Using tiles', en: 'Using tiles' },
    text: {
      ru: 'A tile works at the printed time; without printed time on one of the owner’s turns.',
      en: 'A tile works at the printed time; without printed time on one of the owner’s turns.',
    },
    enforceable: true,
  },
  'D-23.7': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Flip icon', en: 'Flip icon' },
    text: {
      ru: 'A flip ability is used once per round on an Agent or Reveal turn; the tile lies face down until the next Round Start.',
      en: 'A flip ability is used once per round on an Agent or Reveal turn; the tile lies face down until the next Round Start.',
    },
    enforceable: true,
  },
  'D-23.8': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Acquire effect of a tile', en: 'Acquire effect of a tile' },
    text: {
      ru: 'Resolved once when the tile is acquired.',
      en: 'Resolved once when the tile is acquired.',
    },
    enforceable: true,
  },
  'D-23.9': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Appropriate', en: 'Appropriate' },
    text: {
      ru: 'With Appropriate a tile may be paid in Solari; spice and Solari are not mixed; Negotiators then save 1 Solari each.',
      en: 'With Appropriate a tile may be paid in Solari; spice and Solari are not mixed; Negotiators then save 1 Solari each.',
    },
    enforceable: true,
  },
  'D-23.10': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Shipping track', en: 'Shipping track' },
    text: {
      ru: 'Four positions: bottom (start) and three reward spaces. A Freighter icon lets the player either advance the Freighter 1 space (not from the top) or recall it to the bottom and take the rewards of its space and all spaces below in any order.',
      en: 'Four positions: bottom (start) and three reward spaces. A Freighter icon lets the player either advance the Freighter 1 space (not from the top) or recall it to the bottom and take the rewards of its space and all spaces below in any order.',
    },
    enforceable: true,
  },
  'D-23.11': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Shipping rewards', en: 'Shipping rewards' },
    text: {
      ru: 'From bottom to top: (1) 5 Solari and each opponent gains 1 Solari, or 2 spice; (2) 2 troops and 1 Influence of choice; (3) Acquire Tech with discount 2.',
      en: 'From bottom to top: (1) 5 Solari and each opponent gains 1 Solari, or 2 spice; (2) 2 troops and 1 Influence of choice; (3) Acquire Tech with discount 2.',
    },
    enforceable: true,
  },
  'D-23.12': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Freighter at the bottom', en: 'Freighter at the bottom' },
    text: {
      ru: 'Recalling a Freighter that stands on the bottom start space gives nothing.',
      en: 'Recalling a Freighter that stands on the bottom start space gives nothing.',
    },
    enforceable: true,
  },
  'D-23.13': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Troops from shipping', en: 'Troops from shipping' },
    text: {
      ru: 'Troops of the Shipping track are recruited this turn and may be deployed if the Agent was sent to a Combat space.',
      en: 'Troops of the Shipping track are recruited this turn and may be deployed if the Agent was sent to a Combat space.',
    },
    enforceable: true,
  },
  'D-23.14': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Commission', en: 'Commission' },
    text: {
      ru: 'Each Dreadnought icon moves a dreadnought from the supply to the garrison. At most two per player; with none in the supply nothing happens.',
      en: 'Each Dreadnought icon moves a dreadnought from the supply to the garrison. At most two per player; with none in the supply nothing happens.',
    },
    enforceable: true,
  },
  'D-23.15': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Deploying dreadnoughts', en: 'Deploying dreadnoughts' },
    text: {
      ru: 'Dreadnoughts are units: one commissioned this turn may be deployed on a Combat space, one in the garrison counts towards the two garrison units.',
      en: 'Dreadnoughts are units: one commissioned this turn may be deployed on a Combat space, one in the garrison counts towards the two garrison units.',
    },
    enforceable: true,
  },
  'D-23.16': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Dreadnought strength', en: 'Dreadnought strength' },
    text: {
      ru: '3 each in the Conflict (4 for Prince Rhombur Vernius). A dreadnought in the Conflict is enough to have strength, count swords and play Combat Intrigue cards.',
      en: '3 each in the Conflict (4 for Prince Rhombur Vernius). A dreadnought in the Conflict is enough to have strength, count swords and play Combat Intrigue cards.',
    },
    enforceable: true,
  },
  'D-23.17': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Dreadnought elsewhere', en: 'Dreadnought elsewhere' },
    text: {
      ru: 'Dreadnoughts in the garrison or on a location give no strength and no participation.',
      en: 'Dreadnoughts in the garrison or on a location give no strength and no participation.',
    },
    enforceable: true,
  },
  'D-23.18': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Losing with a dreadnought', en: 'Losing with a dreadnought' },
    text: {
      ru: 'If the owner does not win, deployed dreadnoughts return to the garrison after Combat.',
      en: 'If the owner does not win, deployed dreadnoughts return to the garrison after Combat.',
    },
    enforceable: true,
  },
  'D-23.19': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Winning with a dreadnought', en: 'Winning with a dreadnought' },
    text: {
      ru: 'The sole winner with at least one dreadnought in the Conflict must place one of them on the flag of a location without a dreadnought, covering any Control marker; a second one returns to the garrison. A tie is not a win.',
      en: 'The sole winner with at least one dreadnought in the Conflict must place one of them on the flag of a location without a dreadnought, covering any Control marker; a second one returns to the garrison. A tie is not a win.',
    },
    enforceable: true,
  },
  'D-23.20': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Dreadnought control', en: 'Dreadnought control' },
    text: {
      ru: 'While it stands there its owner has all control benefits of the location. At the end of the next Combat phase it returns to the garrison and the covered marker is in force again.',
      en: 'While it stands there its owner has all control benefits of the location. At the end of the next Combat phase it returns to the garrison and the covered marker is in force again.',
    },
    enforceable: true,
  },
  'D-23.21': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'All locations taken', en: 'All locations taken' },
    text: {
      ru: 'If every location already has a dreadnought, no control can be taken; the dreadnought returns to the garrison.',
      en: 'If every location already has a dreadnought, no control can be taken; the dreadnought returns to the garrison.',
    },
    enforceable: true,
  },
  'D-23.22': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Detonation Devices', en: 'Detonation Devices' },
    text: {
      ru: 'The winner may return the dreadnought to the supply for 1 VP instead of taking control with it.',
      en: 'The winner may return the dreadnought to the supply for 1 VP instead of taking control with it.',
    },
    enforceable: true,
  },
  'D-23.23': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Infiltration icon', en: 'Infiltration icon' },
    text: {
      ru: 'An Agent icon with the infiltration mark also reaches spaces with enemy Agents (any number); optional; not with an own Agent on the space; not against The Voice.',
      en: 'An Agent icon with the infiltration mark also reaches spaces with enemy Agents (any number); optional; not with an own Agent on the space; not against The Voice.',
    },
    enforceable: true,
  },
  'D-23.24': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Discard icon', en: 'Discard icon' },
    text: {
      ru: 'Discard a card of choice from hand.',
      en: 'Discard a card of choice from hand.',
    },
    enforceable: true,
  },
  'D-23.25': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Unload', en: 'Unload' },
    text: {
      ru: 'A Reveal box with Unload is resolved when the card is revealed in the Reveal turn, when it is discarded from hand, and when it is trashed. The card itself gives no means to do so unless stated; clean-up is not a discard.',
      en: 'A Reveal box with Unload is resolved when the card is revealed in the Reveal turn, when it is discarded from hand, and when it is trashed. The card itself gives no means to do so unless stated; clean-up is not a discard.',
    },
    enforceable: true,
  },
  'D-23.26': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'After Combat order', en: 'After Combat order' },
    text: {
      ru: 'Rewards first, then dreadnoughts of winner and losers are moved, then dreadnoughts placed in the previous round return, then the phase ends.',
      en: 'Rewards first, then dreadnoughts of winner and losers are moved, then dreadnoughts placed in the previous round return, then the phase ends.',
    },
    enforceable: true,
  },
  'D-23.27': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Epic Game Mode', en: 'Epic Game Mode' },
    text: {
      ru: '12 VP; no Conflict I: 5 random Conflict II on 5 Conflict III; one Dune, the Desert Planet is replaced by Control the Spice (with Immortality: Control the Spice starts in the discard pile instead); 5 troops in the garrison; each player draws 1 Intrigue card. In Uprising Economic Supremacy is the fifth Conflict III card.',
      en: '12 VP; no Conflict I: 5 random Conflict II on 5 Conflict III; one Dune, the Desert Planet is replaced by Control the Spice (with Immortality: Control the Spice starts in the discard pile instead); 5 troops in the garrison; each player draws 1 Intrigue card. In Uprising Economic Supremacy is the fifth Conflict III card.',
    },
    enforceable: true,
  },
  'D-23.28': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Hagal deck with Ix', en: 'Hagal deck with Ix' },
    text: {
      ru: 'Remove 2 Hall of Oratory and 2 Rally Troops; add the 9 new cards without those of the other player count (solo: without Dreadnought 2P x2; two players: without Dreadnought 1P x2 and Tech Negotiation x2).',
      en: 'Remove 2 Hall of Oratory and 2 Rally Troops; add the 9 new cards without those of the other player count (solo: without Dreadnought 2P x2; two players: without Dreadnought 1P x2 and Tech Negotiation x2).',
    },
    enforceable: true,
  },
  'D-23.29': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Rivals and dreadnoughts', en: 'Rivals and dreadnoughts' },
    text: {
      ru: 'A Dreadnought card is skipped for a Rival with two dreadnoughts. Rivals deploy dreadnoughts before troops and whenever possible.',
      en: 'A Dreadnought card is skipped for a Rival with two dreadnoughts. Rivals deploy dreadnoughts before troops and whenever possible.',
    },
    enforceable: true,
  },
  'D-23.30': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Rival dreadnought control', en: 'Rival dreadnought control' },
    text: {
      ru: 'A winning Rival covers an opponent’s Control marker if possible and avoids its own; among equal choices Imperial Basin, then Arrakeen, then Carthag (Uprising: counter-clockwise).',
      en: 'A winning Rival covers an opponent’s Control marker if possible and avoids its own; among equal choices Imperial Basin, then Arrakeen, then Carthag (Uprising: counter-clockwise).',
    },
    enforceable: true,
  },
  'D-23.31': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Rivals and Interstellar Shipping', en: 'Rivals and Interstellar Shipping' },
    text: {
      ru: 'Needs 2 Spacing Guild Influence; otherwise the alternative on the card applies or the card is skipped.',
      en: 'Needs 2 Spacing Guild Influence; otherwise the alternative on the card applies or the card is skipped.',
    },
    enforceable: true,
  },
  'D-23.32': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Rivals and the Shipping track', en: 'Rivals and the Shipping track' },
    text: {
      ru: 'A Rival advances until the second space, then recalls; it always takes Dividends on the first space (solo: 5 Solari; others 1).',
      en: 'A Rival advances until the second space, then recalls; it always takes Dividends on the first space (solo: 5 Solari; others 1).',
    },
    enforceable: true,
  },
  'D-23.33': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Tie for a Rival’s lowest Faction', en: 'Tie for a Rival’s lowest Faction' },
    text: {
      ru: 'The holder of the First Player marker, or the player acting next after a Rival that holds it, chooses.',
      en: 'The holder of the First Player marker, or the player acting next after a Rival that holds it, chooses.',
    },
    enforceable: true,
  },
  'D-23.34': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Rivals and Tech (solo)', en: 'Rivals and Tech (solo)' },
    text: {
      ru: 'Only tiles with the House Hagal mark; the most expensive affordable one (tie: topmost stack). If no marked tile is face up, trash the top tile of the largest stack (tie: topmost). At Tech Negotiation: acquire at -1, otherwise a Negotiator. Two players: the Rival ignores Tech.',
      en: 'Only tiles with the House Hagal mark; the most expensive affordable one (tie: topmost stack). If no marked tile is face up, trash the top tile of the largest stack (tie: topmost). At Tech Negotiation: acquire at -1, otherwise a Negotiator. Two players: the Rival ignores Tech.',
    },
    enforceable: true,
  },
  'D-23.35': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Rival tile rules (solo)', en: 'Rival tile rules (solo)' },
    text: {
      ru: 'Detonation Devices: always VP. Flagship: with 4 Solari and three troops in supply on a Combat space, recruit and deploy three. Holtzman Engine: 1 VP at Endgame. Invasion Ships: used when blocked, without discarding. Sonic Snoopers: never trashed. Spy Satellites: 3 spice for 1 VP. Training Drones: at the first opportunity each round. Troop Transports: all troops deployed.',
      en: 'Detonation Devices: always VP. Flagship: with 4 Solari and three troops in supply on a Combat space, recruit and deploy three. Holtzman Engine: 1 VP at Endgame. Invasion Ships: used when blocked, without discarding. Sonic Snoopers: never trashed. Spy Satellites: 3 spice for 1 VP. Training Drones: at the first opportunity each round. Troop Transports: all troops deployed.',
    },
    enforceable: true,
  },
  'D-23.36': {
    chapter: '23',
    box: 'ix',
    title: { ru: 'Solo variants of Ix', en: 'Solo variants of Ix' },
    text: {
      ru: 'Brutal Escalation: two House Hagal cards for the swords in Conflict III. Dice churn: after each of your Reveal turns two dice remove Row cards 1-5 (6 = none; doubles remove one).',
      en: 'Brutal Escalation: two House Hagal cards for the swords in Conflict III. Dice churn: after each of your Reveal turns two dice remove Row cards 1-5 (6 = none; doubles remove one).',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
