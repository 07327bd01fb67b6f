import type { BoxedRule } from './box.ts';

/** Chapters 10–12: combat, rewards, control of locations. */
export const combat = {
  'D-10.1': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Strength', en: 'Strength' },
    text: {
      ru: 'Strength = 2 per troop in the Conflict + 3 per dreadnought (4 with Prince Rhombur Vernius) + 3 per sandworm + 1 per sword. Only units in the Conflict count.',
      en: 'Strength = 2 per troop in the Conflict + 3 per dreadnought (4 with Prince Rhombur Vernius) + 3 per sandworm + 1 per sword. Only units in the Conflict count.',
    },
    enforceable: true,
  },
  'D-10.2': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Unit needed', en: 'Unit needed' },
    text: {
      ru: 'Without any own unit in the Conflict strength is 0, whatever swords were revealed. If the last unit leaves, strength drops to 0 at once.',
      en: 'Without any own unit in the Conflict strength is 0, whatever swords were revealed. If the last unit leaves, strength drops to 0 at once.',
    },
    enforceable: true,
  },
  'D-10.3': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Combat track', en: 'Combat track' },
    text: {
      ru: 'The Combat marker shows the strength; above 20 the marker is turned to its +20 side.',
      en: 'The Combat marker shows the strength; above 20 the marker is turned to its +20 side.',
    },
    enforceable: true,
  },
  'D-10.4': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Combat Intrigue window', en: 'Combat Intrigue window' },
    text: {
      ru: 'Beginning with the First Player and clockwise, each player with at least one unit in the Conflict may play any number of Combat Intrigue cards or pass. A player who passed may act again later. The window closes when all participants have passed in succession.',
      en: 'Beginning with the First Player and clockwise, each player with at least one unit in the Conflict may play any number of Combat Intrigue cards or pass. A player who passed may act again later. The window closes when all participants have passed in succession.',
    },
    enforceable: true,
  },
  'D-10.5': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Participants', en: 'Participants' },
    text: {
      ru: 'A player without a unit in the Conflict takes no part. A participant whose last unit leaves drops out at once.',
      en: 'A player without a unit in the Conflict takes no part. A participant whose last unit leaves drops out at once.',
    },
    enforceable: true,
  },
  'D-10.6': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Updating strength', en: 'Updating strength' },
    text: {
      ru: 'Whenever a card changes units or swords, the strength is updated at once, also downwards.',
      en: 'Whenever a card changes units or swords, the strength is updated at once, also downwards.',
    },
    enforceable: true,
  },
  'D-10.7': {
    chapter: '10',
    box: 'base',
    title: { ru: 'When you win a Conflict', en: 'When you win a Conflict' },
    text: {
      ru: 'Cards that work when you win a Conflict are not played in this window but after the Conflict was won, before the phase ends. They need a sole winner. One drawn as reward for the win may be played at once.',
      en: 'Cards that work when you win a Conflict are not played in this window but after the Conflict was won, before the phase ends. They need a sole winner. One drawn as reward for the win may be played at once.',
    },
    enforceable: true,
  },
  'D-10.8': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Swords played in Combat', en: 'Swords played in Combat' },
    text: {
      ru: 'A sword from a Combat Intrigue card adds 1 strength.',
      en: 'A sword from a Combat Intrigue card adds 1 strength.',
    },
    enforceable: true,
  },
  'D-11.1': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Rewards 1-3 players', en: 'Rewards 1-3 players' },
    text: {
      ru: 'With 1, 2 or 3 players (automated seats included): highest strength wins and takes the first reward, second highest takes the second reward. The third reward is used only for a tie for second place (D-11.5).',
      en: 'With 1, 2 or 3 players (automated seats included): highest strength wins and takes the first reward, second highest takes the second reward. The third reward is used only for a tie for second place (D-11.5).',
    },
    enforceable: true,
  },
  'D-11.2': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Rewards 4 players', en: 'Rewards 4 players' },
    text: {
      ru: 'With 4 (and 6) players the third highest strength also takes the third reward.',
      en: 'With 4 (and 6) players the third highest strength also takes the third reward.',
    },
    enforceable: true,
  },
  'D-11.3': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Zero strength', en: 'Zero strength' },
    text: {
      ru: 'A player with strength 0 gets no reward.',
      en: 'A player with strength 0 gets no reward.',
    },
    enforceable: true,
  },
  'D-11.4': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Tie for first', en: 'Tie for first' },
    text: {
      ru: 'Nobody wins (in Uprising nobody takes the Conflict card). The tied players each take the second reward. With 4 (or 6) players and exactly two tied, the others compete for the third reward; with three or fewer players, or with three or more tied, no further reward is given.',
      en: 'Nobody wins (in Uprising nobody takes the Conflict card). The tied players each take the second reward. With 4 (or 6) players and exactly two tied, the others compete for the third reward; with three or fewer players, or with three or more tied, no further reward is given.',
    },
    enforceable: true,
  },
  'D-11.5': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Tie for second', en: 'Tie for second' },
    text: {
      ru: 'The tied players each take the third reward, with any number of players; the winner keeps the first reward; no further reward is given.',
      en: 'The tied players each take the third reward, with any number of players; the winner keeps the first reward; no further reward is given.',
    },
    enforceable: true,
  },
  'D-11.6': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Tie for third', en: 'Tie for third' },
    text: {
      ru: 'The tied players get nothing.',
      en: 'The tied players get nothing.',
    },
    enforceable: true,
  },
  'D-11.7': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Order of rewards', en: 'Order of rewards' },
    text: {
      ru: 'If the order matters, rewards are taken in turn order beginning with the First Player; each player chooses the order of the own rewards.',
      en: 'If the order matters, rewards are taken in turn order beginning with the First Player; each player chooses the order of the own rewards.',
    },
    enforceable: true,
  },
  'D-11.8': {
    chapter: '11',
    box: 'base',
    title: { ru: 'After rewards', en: 'After rewards' },
    text: {
      ru: 'All troops in the Conflict return to their owners’ supplies, sandworms to the bank, dreadnoughts as in D-23.18 to D-23.20; Combat markers return to 0.',
      en: 'All troops in the Conflict return to their owners’ supplies, sandworms to the bank, dreadnoughts as in D-23.18 to D-23.20; Combat markers return to 0.',
    },
    enforceable: true,
  },
  'D-11.9': {
    chapter: '11',
    box: 'immortality',
    title: { ru: 'Troops returned', en: 'Troops returned' },
    text: {
      ru: 'Returning troops to supply at the end of Combat counts as losing them for effects that count troops lost at the end of the Conflict (Harvest Cells).',
      en: 'Returning troops to supply at the end of Combat counts as losing them for effects that count troops lost at the end of the Conflict (Harvest Cells).',
    },
    enforceable: true,
  },
  'D-11.10': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Optional costs in rewards', en: 'Optional costs in rewards' },
    text: {
      ru: 'A reward with an arrow is optional like any arrow.',
      en: 'A reward with an arrow is optional like any arrow.',
    },
    enforceable: true,
  },
  'D-11.11': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Mentat as reward', en: 'Mentat as reward' },
    text: {
      ru: 'The winner of Sort Through the Chaos takes the Mentat at the start of the next round, so it is not put back on its space for that round.',
      en: 'The winner of Sort Through the Chaos takes the Mentat at the start of the next round, so it is not put back on its space for that round.',
    },
    enforceable: true,
  },
  'D-12.1': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Locations', en: 'Locations' },
    text: {
      ru: 'Base: Arrakeen, Carthag, Imperial Basin. Uprising: Arrakeen, Spice Refinery, Imperial Basin.',
      en: 'Base: Arrakeen, Carthag, Imperial Basin. Uprising: Arrakeen, Spice Refinery, Imperial Basin.',
    },
    enforceable: true,
  },
  'D-12.2': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Taking control', en: 'Taking control' },
    text: {
      ru: 'A control reward puts the winner’s Control marker on the flag of the location, replacing another player’s marker.',
      en: 'A control reward puts the winner’s Control marker on the flag of the location, replacing another player’s marker.',
    },
    enforceable: true,
  },
  'D-12.3': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Control bonus', en: 'Control bonus' },
    text: {
      ru: 'Whenever any player (the controller included) sends an Agent to the location, the controller gains 1 Solari (Arrakeen, Carthag, Spice Refinery) or 1 spice (Imperial Basin).',
      en: 'Whenever any player (the controller included) sends an Agent to the location, the controller gains 1 Solari (Arrakeen, Carthag, Spice Refinery) or 1 spice (Imperial Basin).',
    },
    enforceable: true,
  },
  'D-12.4': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Defensive bonus', en: 'Defensive bonus' },
    text: {
      ru: 'When a Conflict card for a location is revealed, its controller may deploy 1 troop from the supply to the Conflict.',
      en: 'When a Conflict card for a location is revealed, its controller may deploy 1 troop from the supply to the Conflict.',
    },
    enforceable: true,
  },
  'D-12.5': {
    chapter: '12',
    box: 'base',
    title: { ru: 'House Hagal and control', en: 'House Hagal and control' },
    text: {
      ru: 'In two-player base games House Hagal never gains control; if it wins a Conflict for a location controlled by a player, that Control marker is removed.',
      en: 'In two-player base games House Hagal never gains control; if it wins a Conflict for a location controlled by a player, that Control marker is removed.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
