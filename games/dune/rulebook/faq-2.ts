import type { BoxedRule } from './box.ts';

/** The official answers, 32–63. */
export const faq2 = {
  'D-F-032': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'When you win a Conflict', en: 'When you win a Conflict' },
    text: {
      ru: 'A card that works when you win a Conflict cannot be played by a player who shared the victory (tied for the highest strength).',
      en: 'A card that works when you win a Conflict cannot be played by a player who shared the victory (tied for the highest strength).',
    },
    enforceable: true,
  },
  'D-F-033': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'When you win a Conflict', en: 'When you win a Conflict' },
    text: {
      ru: 'An Intrigue card received as a reward for winning the Conflict that works when you win a Conflict may be played at once.',
      en: 'An Intrigue card received as a reward for winning the Conflict that works when you win a Conflict may be played at once.',
    },
    enforceable: true,
  },
  'D-F-034': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Tech tiles', en: 'Tech tiles' },
    text: {
      ru: 'If a Tech tile does not say when its effect is used, the effect is used during one of the owner’s turns.',
      en: 'If a Tech tile does not say when its effect is used, the effect is used during one of the owner’s turns.',
    },
    enforceable: true,
  },
  'D-F-035': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Tech tiles', en: 'Tech tiles' },
    text: {
      ru: 'Spy Satellites has two effects: the second is marked as Endgame; the first has no timing, so its owner may pay 3 spice and trash the tile for 1 Victory Point during an own turn.',
      en: 'Spy Satellites has two effects: the second is marked as Endgame; the first has no timing, so its owner may pay 3 spice and trash the tile for 1 Victory Point during an own turn.',
    },
    enforceable: true,
  },
  'D-F-036': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Assassination Mission', en: 'Assassination Mission' },
    text: {
      ru: 'Assassination Mission has no effect that trashes itself; to get the 4 Solari for trashing it some other trash effect is needed.',
      en: 'Assassination Mission has no effect that trashes itself; to get the 4 Solari for trashing it some other trash effect is needed.',
    },
    enforceable: true,
  },
  'D-F-037': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Imperial Spy', en: 'Imperial Spy' },
    text: {
      ru: 'An Intrigue card is drawn only by using the Agent effect of Imperial Spy and trashing it through that effect. Trashing it by any other effect draws nothing.',
      en: 'An Intrigue card is drawn only by using the Agent effect of Imperial Spy and trashing it through that effect. Trashing it by any other effect draws nothing.',
    },
    enforceable: true,
  },
  'D-F-038': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Intrigue cards', en: 'Intrigue cards' },
    text: {
      ru: 'To play an Intrigue card the player must fulfil its condition and pay its cost.',
      en: 'To play an Intrigue card the player must fulfil its condition and pay its cost.',
    },
    enforceable: true,
  },
  'D-F-039': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Intrigue cards', en: 'Intrigue cards' },
    text: {
      ru: 'A Plot Intrigue card may be played at any moment of the owner’s own turn, whether it is an Agent turn or a Reveal turn.',
      en: 'A Plot Intrigue card may be played at any moment of the owner’s own turn, whether it is an Agent turn or a Reveal turn.',
    },
    enforceable: true,
  },
  'D-F-040': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Intrigue cards', en: 'Intrigue cards' },
    text: {
      ru: 'A Plot card whose effect works only in the Reveal turn (for example Charisma, Recruitment Mission) is kept face up in front of its owner until that Reveal turn and discarded afterwards.',
      en: 'A Plot card whose effect works only in the Reveal turn (for example Charisma, Recruitment Mission) is kept face up in front of its owner until that Reveal turn and discarded afterwards.',
    },
    enforceable: true,
  },
  'D-F-041': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Intrigue cards', en: 'Intrigue cards' },
    text: {
      ru: 'When the Intrigue deck is empty, the discarded Intrigue cards are shuffled and form a new deck.',
      en: 'When the Intrigue deck is empty, the discarded Intrigue cards are shuffled and form a new deck.',
    },
    enforceable: true,
  },
  'D-F-042': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Intrigue cards', en: 'Intrigue cards' },
    text: {
      ru: 'Reference: the entries ’When you win a Conflict’ and ’Reveal turn’ also apply to Intrigue cards.',
      en: 'Reference: the entries ’When you win a Conflict’ and ’Reveal turn’ also apply to Intrigue cards.',
    },
    enforceable: false,
  },
  'D-F-043': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Endgame', en: 'Endgame' },
    text: {
      ru: 'If all tie-break criteria of the rulebook leave players tied, the tied player who took the Reveal turn later in the last round wins.',
      en: 'If all tie-break criteria of the rulebook leave players tied, the tied player who took the Reveal turn later in the last round wins.',
    },
    enforceable: true,
  },
  'D-F-044': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'contract', en: 'contract' },
    text: {
      ru: 'Completing a contract is mandatory as soon as its condition is fulfilled.',
      en: 'Completing a contract is mandatory as soon as its condition is fulfilled.',
    },
    enforceable: true,
  },
  'D-F-045': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'contract', en: 'contract' },
    text: {
      ru: 'Several contracts that require an Agent on the same board space are all completed in the turn in which the Agent is sent to that space.',
      en: 'Several contracts that require an Agent on the same board space are all completed in the turn in which the Agent is sent to that space.',
    },
    enforceable: true,
  },
  'D-F-046': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'contract', en: 'contract' },
    text: {
      ru: 'When the condition of a contract is sending an Agent to a board space, the contract’s reward is one more effect of that Agent turn besides the effects of the space and of the card’s Agent box; all these effects may be resolved in any order.',
      en: 'When the condition of a contract is sending an Agent to a board space, the contract’s reward is one more effect of that Agent turn besides the effects of the space and of the card’s Agent box; all these effects may be resolved in any order.',
    },
    enforceable: true,
  },
  'D-F-047': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Spaceport', en: 'Spaceport' },
    text: {
      ru: 'Reference to the Reveal turn entry (see the example with Trade Monopoly): cards drawn by acquiring Spaceport after the own Reveal turn stay in hand for the next round; drawn during the Reveal turn they are revealed at once.',
      en: 'Reference to the Reveal turn entry (see the example with Trade Monopoly): cards drawn by acquiring Spaceport after the own Reveal turn stay in hand for the next round; drawn during the Reveal turn they are revealed at once.',
    },
    enforceable: false,
  },
  'D-F-048': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Chairdog', en: 'Chairdog' },
    text: {
      ru: 'The grafted partner that Chairdog returns to hand at the start of the Reveal turn is revealed at once as part of that Reveal turn.',
      en: 'The grafted partner that Chairdog returns to hand at the start of the Reveal turn is revealed at once as part of that Reveal turn.',
    },
    enforceable: true,
  },
  'D-F-049': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Chairdog', en: 'Chairdog' },
    text: {
      ru: 'The returned card cannot be used to send an Agent in this round: after returning it the player must complete the Reveal turn.',
      en: 'The returned card cannot be used to send an Agent in this round: after returning it the player must complete the Reveal turn.',
    },
    enforceable: true,
  },
  'D-F-050': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Maker Hooks', en: 'Maker Hooks' },
    text: {
      ru: 'Maker Hooks are not spent when a sandworm is summoned.',
      en: 'Maker Hooks are not spent when a sandworm is summoned.',
    },
    enforceable: true,
  },
  'D-F-051': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Liet Kynes', en: 'Liet Kynes' },
    text: {
      ru: 'Liet Kynes counts both the Fremen cards played to send Agents this round and those revealed this round.',
      en: 'Liet Kynes counts both the Fremen cards played to send Agents this round and those revealed this round.',
    },
    enforceable: true,
  },
  'D-F-052': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Liet Kynes', en: 'Liet Kynes' },
    text: {
      ru: 'Each counted card gives 2 Persuasion.',
      en: 'Each counted card gives 2 Persuasion.',
    },
    enforceable: true,
  },
  'D-F-053': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Staged Incident', en: 'Staged Incident' },
    text: {
      ru: 'After Staged Incident is played the Combat marker must be moved back: the lost troops no longer give strength.',
      en: 'After Staged Incident is played the Combat marker must be moved back: the lost troops no longer give strength.',
    },
    enforceable: true,
  },
  'D-F-054': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'optional effects', en: 'optional effects' },
    text: {
      ru: 'Effects of board spaces and cards are mandatory unless one of the listed exceptions applies.',
      en: 'Effects of board spaces and cards are mandatory unless one of the listed exceptions applies.',
    },
    enforceable: true,
  },
  'D-F-055': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'optional effects', en: 'optional effects' },
    text: {
      ru: 'Exception 1: the text says that the player may do something.',
      en: 'Exception 1: the text says that the player may do something.',
    },
    enforceable: true,
  },
  'D-F-056': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'optional effects', en: 'optional effects' },
    text: {
      ru: 'Exception 2: an effect with an arrow is optional - the player may leave the cost unpaid and then gets no effect. This does not hold for Intrigue cards with a cost: whoever plays the card must pay.',
      en: 'Exception 2: an effect with an arrow is optional - the player may leave the cost unpaid and then gets no effect. This does not hold for Intrigue cards with a cost: whoever plays the card must pay.',
    },
    enforceable: true,
  },
  'D-F-057': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'optional effects', en: 'optional effects' },
    text: {
      ru: 'Exception 3: trashing a card with the trash icon (card with a black X) is optional.',
      en: 'Exception 3: trashing a card with the trash icon (card with a black X) is optional.',
    },
    enforceable: true,
  },
  'D-F-058': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'optional effects', en: 'optional effects' },
    text: {
      ru: 'If a card orders its own trashing and there is no arrow, the trashing is mandatory.',
      en: 'If a card orders its own trashing and there is no arrow, the trashing is mandatory.',
    },
    enforceable: true,
  },
  'D-F-059': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'optional effects', en: 'optional effects' },
    text: {
      ru: 'Reference to the Shield Wall entry: the Shield Wall icon is optional, too.',
      en: 'Reference to the Shield Wall entry: the Shield Wall icon is optional, too.',
    },
    enforceable: false,
  },
  'D-F-060': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Refocus', en: 'Refocus' },
    text: {
      ru: 'If the discard pile is empty when Refocus is played, only the player’s deck is shuffled before the card is drawn.',
      en: 'If the discard pile is empty when Refocus is played, only the player’s deck is shuffled before the card is drawn.',
    },
    enforceable: true,
  },
  'D-F-061': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Refocus', en: 'Refocus' },
    text: {
      ru: 'Reference to the Reveal turn entry: a card drawn with Refocus during the own Reveal turn is revealed and used at once.',
      en: 'Reference to the Reveal turn entry: a card drawn with Refocus during the own Reveal turn is revealed and used at once.',
    },
    enforceable: false,
  },
  'D-F-062': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Solo Play', en: 'Solo Play' },
    text: {
      ru: 'In a solo game Rivals score Victory Points from the Influence tracks: for reaching 2 Influence and for holding the Alliance token.',
      en: 'In a solo game Rivals score Victory Points from the Influence tracks: for reaching 2 Influence and for holding the Alliance token.',
    },
    enforceable: true,
  },
  'D-F-063': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Solo Play', en: 'Solo Play' },
    text: {
      ru: 'Rivals do not receive the bonus for reaching 4 Influence.',
      en: 'Rivals do not receive the bonus for reaching 4 Influence.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
