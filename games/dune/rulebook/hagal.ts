import type { BoxedRule } from './box.ts';

/** Chapters 21–22: House Hagal, two players and solo. */
export const hagal = {
  'D-21.1': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Role', en: 'Role' },
    text: {
      ru: 'House Hagal is a third seat that occupies spaces and fights; it has no deck, resources, rewards or VP.',
      en: 'House Hagal is a third seat that occupies spaces and fights; it has no deck, resources, rewards or VP.',
    },
    enforceable: true,
  },
  'D-21.2': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Setup', en: 'Setup' },
    text: {
      ru: 'One cube on the bottom of each Influence track, the rest in its supply, no troops in the garrison, three Agents. From the House Hagal deck remove the three Arrakeen cards marked 1P; shuffle the rest (with Reshuffle).',
      en: 'One cube on the bottom of each Influence track, the rest in its supply, no troops in the garrison, three Agents. From the House Hagal deck remove the three Arrakeen cards marked 1P; shuffle the rest (with Reshuffle).',
    },
    enforceable: true,
  },
  'D-21.3': {
    chapter: '21',
    box: 'base',
    title: { ru: 'When it acts', en: 'When it acts' },
    text: {
      ru: 'After each Agent turn of the First Player House Hagal takes an Agent turn as long as it has Agents.',
      en: 'After each Agent turn of the First Player House Hagal takes an Agent turn as long as it has Agents.',
    },
    enforceable: true,
  },
  'D-21.4': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Agent turn of a Rival', en: 'Agent turn of a Rival' },
    text: {
      ru: 'Reveal House Hagal cards until one shows a space that is free; the Agent goes there. Costs and effects of the space are ignored; only the effects on the card apply: Influence, troops, Signet (solo only), Harvest Spice.',
      en: 'Reveal House Hagal cards until one shows a space that is free; the Agent goes there. Costs and effects of the space are ignored; only the effects on the card apply: Influence, troops, Signet (solo only), Harvest Spice.',
    },
    enforceable: true,
  },
  'D-21.5': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Influence of a Rival', en: 'Influence of a Rival' },
    text: {
      ru: 'It gets no bonus of the tracks but takes an Alliance token when it qualifies (two players: without scoring).',
      en: 'It gets no bonus of the tracks but takes an Alliance token when it qualifies (two players: without scoring).',
    },
    enforceable: true,
  },
  'D-21.6': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Troops of a Rival', en: 'Troops of a Rival' },
    text: {
      ru: 'Troops recruited by a card for a Combat space go straight to the Conflict, otherwise to its garrison. On every Combat space it also deploys up to two garrison troops.',
      en: 'Troops recruited by a card for a Combat space go straight to the Conflict, otherwise to its garrison. On every Combat space it also deploys up to two garrison troops.',
    },
    enforceable: true,
  },
  'D-21.7': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Harvest Spice', en: 'Harvest Spice' },
    text: {
      ru: 'The card sends the Agent to the free maker space with the most bonus spice (at least 1), ties broken by total spice. Two players: the bonus spice goes to the bank; solo: the Rival takes base and bonus spice.',
      en: 'The card sends the Agent to the free maker space with the most bonus spice (at least 1), ties broken by total spice. Two players: the bonus spice goes to the bank; solo: the Rival takes base and bonus spice.',
    },
    enforceable: true,
  },
  'D-21.8': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Empty deck', en: 'Empty deck' },
    text: {
      ru: 'When the House Hagal deck is empty or Reshuffle is revealed, all House Hagal cards are reshuffled.',
      en: 'When the House Hagal deck is empty or Reshuffle is revealed, all House Hagal cards are reshuffled.',
    },
    enforceable: true,
  },
  'D-21.9': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Combat bonus', en: 'Combat bonus' },
    text: {
      ru: 'At the start of Combat each Rival with at least one unit in the Conflict, in turn order, reveals a card and adds its swords to its strength; then Combat Intrigue cards are played.',
      en: 'At the start of Combat each Rival with at least one unit in the Conflict, in turn order, reveals a card and adds its swords to its strength; then Combat Intrigue cards are played.',
    },
    enforceable: true,
  },
  'D-21.10': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Rivals as opponents', en: 'Rivals as opponents' },
    text: {
      ru: 'Effects on opponents or players affect Rivals if they have what is asked for.',
      en: 'Effects on opponents or players affect Rivals if they have what is asked for.',
    },
    enforceable: true,
  },
  'D-21.11': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Two-player rewards', en: 'Two-player rewards' },
    text: {
      ru: 'Rewards are given as with three seats; House Hagal’s place counts but it takes nothing.',
      en: 'Rewards are given as with three seats; House Hagal’s place counts but it takes nothing.',
    },
    enforceable: true,
  },
  'D-22.1': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Setup', en: 'Setup' },
    text: {
      ru: 'Two Rivals with Leaders (not Paul Atreides, not Helena Richese); they use only the Signet ability. Garrison, Swordmaster position in the Conflict deck and extras by difficulty (hagal.json). Remove the cards marked 2P. You and each Rival start with 1 water. The Rival to your left is First Player.',
      en: 'Two Rivals with Leaders (not Paul Atreides, not Helena Richese); they use only the Signet ability. Garrison, Swordmaster position in the Conflict deck and extras by difficulty (hagal.json). Remove the cards marked 2P. You and each Rival start with 1 water. The Rival to your left is First Player.',
    },
    enforceable: true,
  },
  'D-22.2': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Turns', en: 'Turns' },
    text: {
      ru: 'Rivals take Agent turns in turn order while they have Agents; they take no Reveal turn.',
      en: 'Rivals take Agent turns in turn order while they have Agents; they take no Reveal turn.',
    },
    enforceable: true,
  },
  'D-22.3': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Swordmasters', en: 'Swordmasters' },
    text: {
      ru: 'When the Conflict card above the Swordmasters is revealed, both Rivals gain their third Agent.',
      en: 'When the Conflict card above the Swordmasters is revealed, both Rivals gain their third Agent.',
    },
    enforceable: true,
  },
  'D-22.4': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Rewards', en: 'Rewards' },
    text: {
      ru: 'Rivals take first and second rewards: VP, Influence, resources, Intrigue cards, control with its bonuses, the Mentat as an Agent for the next round, and troops (Rise of Ix).',
      en: 'Rivals take first and second rewards: VP, Influence, resources, Intrigue cards, control with its bonuses, the Mentat as an Agent for the next round, and troops (Rise of Ix).',
    },
    enforceable: true,
  },
  'D-22.5': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Victory Points from tracks', en: 'Victory Points from tracks' },
    text: {
      ru: 'Rivals score for 2 Influence and Alliances but never get the bonus at 4.',
      en: 'Rivals score for 2 Influence and Alliances but never get the bonus at 4.',
    },
    enforceable: true,
  },
  'D-22.6': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Spending', en: 'Spending' },
    text: {
      ru: 'Whenever a Rival has 3 Intrigue cards, 3 water, 7 Solari or 7 spice it spends them for 1 VP (with Rise of Ix 7 spice only during Conflict III).',
      en: 'Whenever a Rival has 3 Intrigue cards, 3 water, 7 Solari or 7 spice it spends them for 1 VP (with Rise of Ix 7 spice only during Conflict III).',
    },
    enforceable: true,
  },
  'D-22.7': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Choices', en: 'Choices' },
    text: {
      ru: 'A Rival gains Influence where it has least; the player decides ties and other choices (for the Shipping track with Rise of Ix see D-23.33).',
      en: 'A Rival gains Influence where it has least; the player decides ties and other choices (for the Shipping track with Rise of Ix see D-23.33).',
    },
    enforceable: true,
  },
  'D-22.8': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Corner the Market', en: 'Corner the Market' },
    text: {
      ru: 'Each Rival counts as having two The Spice Must Flow.',
      en: 'Each Rival counts as having two The Spice Must Flow.',
    },
    enforceable: true,
  },
  'D-22.9': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Expert Troop Deployment', en: 'Expert Troop Deployment' },
    text: {
      ru: 'At Mentat difficulty and above a Rival fighting for Conflict I or II deploys nothing while it leads by 4 or more strength; at Conflict III it deploys everything it can.',
      en: 'At Mentat difficulty and above a Rival fighting for Conflict I or II deploys nothing while it leads by 4 or more strength; at Conflict III it deploys everything it can.',
    },
    enforceable: true,
  },
  'D-22.10': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Kwisatz Haderach difficulty', en: 'Kwisatz Haderach difficulty' },
    text: {
      ru: 'As Mentat difficulty, and the player cannot gain a Swordmaster.',
      en: 'As Mentat difficulty, and the player cannot gain a Swordmaster.',
    },
    enforceable: true,
  },
  'D-22.11': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Winning', en: 'Winning' },
    text: {
      ru: 'A Rival may trigger the end and win the game.',
      en: 'A Rival may trigger the end and win the game.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
