import type { BoxedRule } from './box.ts';

/** Chapters 19–20: council, swordmaster, mentat, leaders. */
export const leaders = {
  'D-19.1': {
    chapter: '19',
    box: 'base',
    title: { ru: 'High Council seat', en: 'High Council seat' },
    text: {
      ru: 'A seat costs 5 Solari at the High Council space, is kept for the game and gives 2 Persuasion in each of the owner’s Reveal turns, this round included. There are 4 seats; each player may have one.',
      en: 'A seat costs 5 Solari at the High Council space, is kept for the game and gives 2 Persuasion in each of the owner’s Reveal turns, this round included. There are 4 seats; each player may have one.',
    },
    enforceable: true,
  },
  'D-19.2': {
    chapter: '19',
    box: 'uprising',
    title: { ru: 'High Council in Uprising', en: 'High Council in Uprising' },
    text: {
      ru: 'A player with a seat may visit again (5 Solari): 2 spice, 1 Intrigue card, 3 troops.',
      en: 'A player with a seat may visit again (5 Solari): 2 spice, 1 Intrigue card, 3 troops.',
    },
    enforceable: true,
  },
  'D-19.3': {
    chapter: '19',
    box: 'base',
    title: { ru: 'Swordmaster', en: 'Swordmaster' },
    text: {
      ru: '8 Solari: the third Agent joins at once and for the rest of the game. Once per player. Uprising: 6 Solari as soon as any player or Rival has a Swordmaster.',
      en: '8 Solari: the third Agent joins at once and for the rest of the game. Once per player. Uprising: 6 Solari as soon as any player or Rival has a Swordmaster.',
    },
    enforceable: true,
  },
  'D-19.4': {
    chapter: '19',
    box: 'base',
    title: { ru: 'Mentat', en: 'Mentat' },
    text: {
      ru: 'The Mentat is an extra Agent for one round; it can be taken only from its space. It is returned in phase 5, or moved to the winner of Sort Through the Chaos at the start of the next round. Uprising has no Mentat.',
      en: 'The Mentat is an extra Agent for one round; it can be taken only from its space. It is returned in phase 5, or moved to the winner of Sort Through the Chaos at the start of the next round. Uprising has no Mentat.',
    },
    enforceable: true,
  },
  'D-20.1': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Two abilities', en: 'Two abilities' },
    text: {
      ru: 'Each Leader has a left ability (works as described) and a right ability (used by playing Signet Ring). Data: leaders.json.',
      en: 'Each Leader has a left ability (works as described) and a right ability (used by playing Signet Ring). Data: leaders.json.',
    },
    enforceable: true,
  },
  'D-20.2': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Baron Vladimir Harkonnen', en: 'Baron Vladimir Harkonnen' },
    text: {
      ru: 'Masterstroke: two Factions are chosen in secret; when the owner deploys four or more troops to the Conflict in one turn, the two Factions are revealed and the owner gains 1 Influence with each; the text has no option to wait; once per game.',
      en: 'Masterstroke: two Factions are chosen in secret; when the owner deploys four or more troops to the Conflict in one turn, the two Factions are revealed and the owner gains 1 Influence with each; the text has no option to wait; once per game.',
    },
    enforceable: true,
  },
  'D-20.3': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Count Ilban Richese', en: 'Count Ilban Richese' },
    text: {
      ru: 'Draws a card when Solari are paid for the printed cost of a board space.',
      en: 'Draws a card when Solari are paid for the printed cost of a board space.',
    },
    enforceable: true,
  },
  'D-20.4': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Countess Ariana Thorvald', en: 'Countess Ariana Thorvald' },
    text: {
      ru: 'Harvest at a maker space is reduced by 1 and she draws a card; mandatory; nothing happens if no spice is harvested.',
      en: 'Harvest at a maker space is reduced by 1 and she draws a card; mandatory; nothing happens if no spice is harvested.',
    },
    enforceable: true,
  },
  'D-20.5': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Helena Richese', en: 'Helena Richese' },
    text: {
      ru: 'Enemy Agents do not block her at Landsraad and City spaces; own Agents do.',
      en: 'Enemy Agents do not block her at Landsraad and City spaces; own Agents do.',
    },
    enforceable: true,
  },
  'D-20.6': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Paul Atreides', en: 'Paul Atreides' },
    text: {
      ru: 'May look at the top card of the own deck at any time if the deck is not empty.',
      en: 'May look at the top card of the own deck at any time if the deck is not empty.',
    },
    enforceable: true,
  },
  'D-20.7': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Duke Leto Atreides', en: 'Duke Leto Atreides' },
    text: {
      ru: 'Landsraad spaces cost 1 Solari less (not below 0). Prudent Diplomacy needs a Faction in which an opponent has more Influence.',
      en: 'Landsraad spaces cost 1 Solari less (not below 0). Prudent Diplomacy needs a Faction in which an opponent has more Influence.',
    },
    enforceable: true,
  },
  'D-20.8': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Ilesa Ecaz', en: 'Ilesa Ecaz' },
    text: {
      ru: 'One Step Ahead: a card is set aside at Round Start, returns at the start of the second turn of the round; the bonus depends on its number of Agent icons and needs the card to be used for sending an Agent in that turn. If the first turn is a Reveal turn the card is revealed and gives no bonus.',
      en: 'One Step Ahead: a card is set aside at Round Start, returns at the start of the second turn of the round; the bonus depends on its number of Agent icons and needs the card to be used for sending an Agent in that turn. If the first turn is a Reveal turn the card is revealed and gives no bonus.',
    },
    enforceable: true,
  },
  'D-20.9': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Yuna Moritani', en: 'Yuna Moritani' },
    text: {
      ru: 'Starts without water; each separate gain of Solari on the own turn gives 1 more.',
      en: 'Starts without water; each separate gain of Solari on the own turn gives 1 more.',
    },
    enforceable: true,
  },
  'D-20.10': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Archduke Armand Ecaz', en: 'Archduke Armand Ecaz' },
    text: {
      ru: 'Needs two Agents on spaces with Landsraad, City or Spice Trade icons (any mix) to trash a card in play in the Reveal turn.',
      en: 'Needs two Agents on spaces with Landsraad, City or Spice Trade icons (any mix) to trash a card in play in the Reveal turn.',
    },
    enforceable: true,
  },
  'D-20.11': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Tessia Vernius', en: 'Tessia Vernius' },
    text: {
      ru: 'Snoopers stand at 2 Influence of each track; reaching one moves it to the topmost free place of the board and pays that place’s reward.',
      en: 'Snoopers stand at 2 Influence of each track; reaching one moves it to the topmost free place of the board and pays that place’s reward.',
    },
    enforceable: true,
  },
  'D-20.12': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Lady Jessica', en: 'Lady Jessica' },
    text: {
      ru: 'Starts on the Lady Jessica side; memories are troops moved from the supply to the Bene Gesserit area of the board; when an Agent is sent to a Bene Gesserit space, Other Memories may be used: it returns all of them, draws as many cards and flips the Leader; Reverend Mother may be used in that same turn.',
      en: 'Starts on the Lady Jessica side; memories are troops moved from the supply to the Bene Gesserit area of the board; when an Agent is sent to a Bene Gesserit space, Other Memories may be used: it returns all of them, draws as many cards and flips the Leader; Reverend Mother may be used in that same turn.',
    },
    enforceable: true,
  },
  'D-20.13': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Feyd-Rautha', en: 'Feyd-Rautha' },
    text: {
      ru: 'Each use of the Signet moves the token one space to the right along the Training track, choosing a branch where the path forks, and gives the reward of the new space. At the rightmost space the token stays for the rest of the game; with no new space to move to, further uses give nothing.',
      en: 'Each use of the Signet moves the token one space to the right along the Training track, choosing a branch where the path forks, and gives the reward of the new space. At the rightmost space the token stays for the rest of the game; with no new space to move to, further uses give nothing.',
    },
    enforceable: true,
  },
  'D-20.14': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Margot and Irulan', en: 'Margot and Irulan' },
    text: {
      ru: '’Reach 2 Influence’ also triggers when 2 is passed, and again after falling and rising.',
      en: '’Reach 2 Influence’ also triggers when 2 is passed, and again after falling and rising.',
    },
    enforceable: true,
  },
  'D-20.15': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Shaddam Corrino IV', en: 'Shaddam Corrino IV' },
    text: {
      ru: 'See D-26.9 and D-26.10.',
      en: 'See D-26.9 and D-26.10.',
    },
    enforceable: false,
  },
  'D-20.16': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Princess Irulan', en: 'Princess Irulan' },
    text: {
      ru: 'The Signet ability is optional (errata).',
      en: 'The Signet ability is optional (errata).',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
