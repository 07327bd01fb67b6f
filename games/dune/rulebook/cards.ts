import type { BoxedRule } from './box.ts';

/** Chapters 16–18: influence, intrigue cards, what is done with cards. */
export const cards = {
  'D-16.1': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Track', en: 'Track' },
    text: {
      ru: 'Each track has 6 spaces above the start; Influence ranges from 0 to 6. Influence beyond 6 is lost.',
      en: 'Each track has 6 spaces above the start; Influence ranges from 0 to 6. Influence beyond 6 is lost.',
    },
    enforceable: true,
  },
  'D-16.2': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Two Influence', en: 'Two Influence' },
    text: {
      ru: 'Reaching 2 gives 1 VP; falling below 2 takes it away again.',
      en: 'Reaching 2 gives 1 VP; falling below 2 takes it away again.',
    },
    enforceable: true,
  },
  'D-16.3': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Four Influence', en: 'Four Influence' },
    text: {
      ru: 'Reaching 4 gives the bonus printed on the track. It is not given back on falling; reaching 4 again gives it again.',
      en: 'Reaching 4 gives the bonus printed on the track. It is not given back on falling; reaching 4 again gives it again.',
    },
    enforceable: true,
  },
  'D-16.4': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Bonuses', en: 'Bonuses' },
    text: {
      ru: 'Base: Emperor 2 troops, Spacing Guild 3 Solari, Bene Gesserit 1 Intrigue card, Fremen 1 water. Uprising: Emperor 1 Spy, Spacing Guild 3 Solari, Bene Gesserit 1 Intrigue card, Fremen 1 water.',
      en: 'Base: Emperor 2 troops, Spacing Guild 3 Solari, Bene Gesserit 1 Intrigue card, Fremen 1 water. Uprising: Emperor 1 Spy, Spacing Guild 3 Solari, Bene Gesserit 1 Intrigue card, Fremen 1 water.',
    },
    enforceable: true,
  },
  'D-16.5': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Reaching while jumping', en: 'Reaching while jumping' },
    text: {
      ru: 'Passing a space by gaining several Influence at once counts as reaching it; moving down never counts as reaching.',
      en: 'Passing a space by gaining several Influence at once counts as reaching it; moving down never counts as reaching.',
    },
    enforceable: true,
  },
  'D-16.6': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Alliance', en: 'Alliance' },
    text: {
      ru: 'The first player to reach 4 takes the Alliance token (1 VP). An opponent who rises to a higher space than the holder takes the token and its VP.',
      en: 'The first player to reach 4 takes the Alliance token (1 VP). An opponent who rises to a higher space than the holder takes the token and its VP.',
    },
    enforceable: true,
  },
  'D-16.7': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Losing Influence while tied', en: 'Losing Influence while tied' },
    text: {
      ru: 'If the holder loses Influence and was tied with an opponent before, that opponent takes the token; with several tied opponents the holder chooses.',
      en: 'If the holder loses Influence and was tied with an opponent before, that opponent takes the token; with several tied opponents the holder chooses.',
    },
    enforceable: true,
  },
  'D-16.8': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Falling below 4', en: 'Falling below 4' },
    text: {
      ru: 'If the holder falls below 4, the token is lost; if nobody else has 4 or more it returns to the track.',
      en: 'If the holder falls below 4, the token is lost; if nobody else has 4 or more it returns to the track.',
    },
    enforceable: true,
  },
  'D-16.9': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Alliance condition', en: 'Alliance condition' },
    text: {
      ru: 'An Alliance effect needs the token itself, not merely 4 Influence.',
      en: 'An Alliance effect needs the token itself, not merely 4 Influence.',
    },
    enforceable: true,
  },
  'D-16.10': {
    chapter: '16',
    box: 'base',
    title: { ru: 'Lose Influence', en: 'Lose Influence' },
    text: {
      ru: 'Loss of Influence moves the cube down 1; it is impossible at 0.',
      en: 'Loss of Influence moves the cube down 1; it is impossible at 0.',
    },
    enforceable: true,
  },
  'D-17.1': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Types', en: 'Types' },
    text: {
      ru: 'Plot cards are played on own Agent or Reveal turns at any time; Combat cards in the Combat phase; Endgame cards at the end of the game. A card with two sections is played for one of them.',
      en: 'Plot cards are played on own Agent or Reveal turns at any time; Combat cards in the Combat phase; Endgame cards at the end of the game. A card with two sections is played for one of them.',
    },
    enforceable: true,
  },
  'D-17.2': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Condition and cost', en: 'Condition and cost' },
    text: {
      ru: 'To play a card its condition must hold and its cost must be paid; an Intrigue card may not be played just to get rid of it.',
      en: 'To play a card its condition must hold and its cost must be paid; an Intrigue card may not be played just to get rid of it.',
    },
    enforceable: true,
  },
  'D-17.3': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Secret', en: 'Secret' },
    text: {
      ru: 'Held Intrigue cards are secret; their number is public. No hand limit is stated.',
      en: 'Held Intrigue cards are secret; their number is public. No hand limit is stated.',
    },
    enforceable: true,
  },
  'D-17.4': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Delayed effect', en: 'Delayed effect' },
    text: {
      ru: 'A Plot card that works in the Reveal turn stays face up before its owner until then and is discarded afterwards.',
      en: 'A Plot card that works in the Reveal turn stays face up before its owner until then and is discarded afterwards.',
    },
    enforceable: true,
  },
  'D-17.5': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Discard and reshuffle', en: 'Discard and reshuffle' },
    text: {
      ru: 'Resolved cards go to a face-up discard pile; when the deck is empty the pile is shuffled to a new deck.',
      en: 'Resolved cards go to a face-up discard pile; when the deck is empty the pile is shuffled to a new deck.',
    },
    enforceable: true,
  },
  'D-17.6': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Trashed Intrigue', en: 'Trashed Intrigue' },
    text: {
      ru: 'A trashed Intrigue card leaves the game and is not reshuffled.',
      en: 'A trashed Intrigue card leaves the game and is not reshuffled.',
    },
    enforceable: true,
  },
  'D-17.7': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Several lines', en: 'Several lines' },
    text: {
      ru: 'If a card shows several separate lines without ’or’, each line may be used, its cost being paid when it is used; a line whose condition fails gives nothing.',
      en: 'If a card shows several separate lines without ’or’, each line may be used, its cost being paid when it is used; a line whose condition fails gives nothing.',
    },
    enforceable: true,
  },
  'D-17.8': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Partly impossible effects', en: 'Partly impossible effects' },
    text: {
      ru: 'A card may be played although a part of its effect cannot be carried out (for example no card of cost 3 or less is available for Impress).',
      en: 'A card may be played although a part of its effect cannot be carried out (for example no card of cost 3 or less is available for Impress).',
    },
    enforceable: true,
  },
  'D-17.9': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Bindu Suspension', en: 'Bindu Suspension' },
    text: {
      ru: 'Played only at the start of the own turn; after drawing, the turn may be passed without taking an Agent or Reveal turn.',
      en: 'Played only at the start of the own turn; after drawing, the turn may be passed without taking an Agent or Reveal turn.',
    },
    enforceable: true,
  },
  'D-17.10': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Double Cross', en: 'Double Cross' },
    text: {
      ru: 'Needs an opponent with a troop in the Conflict; an own troop in supply is not needed.',
      en: 'Needs an opponent with a troop in the Conflict; an own troop in supply is not needed.',
    },
    enforceable: true,
  },
  'D-17.11': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Refocus and Poison Snooper', en: 'Refocus and Poison Snooper' },
    text: {
      ru: 'Refocus with an empty discard pile shuffles only the deck. Poison Snooper needs a non-empty deck. Cards drawn with them in the Reveal turn are revealed.',
      en: 'Refocus with an empty discard pile shuffles only the deck. Poison Snooper needs a non-empty deck. Cards drawn with them in the Reveal turn are revealed.',
    },
    enforceable: true,
  },
  'D-17.12': {
    chapter: '17',
    box: 'base',
    title: { ru: 'Dispatch an Envoy', en: 'Dispatch an Envoy' },
    text: {
      ru: 'Adds the four Faction icons to the card played this turn, never duplicating an icon; with grafted cards the player chooses one of the two.',
      en: 'Adds the four Faction icons to the card played this turn, never duplicating an icon; with grafted cards the player chooses one of the two.',
    },
    enforceable: true,
  },
  'D-18.1': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Draw', en: 'Draw' },
    text: {
      ru: 'Draw from the top of the own deck; if it is empty, shuffle the discard pile into a new deck and go on. If both are empty, no card is drawn.',
      en: 'Draw from the top of the own deck; if it is empty, shuffle the discard pile into a new deck and go on. If both are empty, no card is drawn.',
    },
    enforceable: true,
  },
  'D-18.2': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Reshuffle only to draw', en: 'Reshuffle only to draw' },
    text: {
      ru: 'The discard pile is reshuffled only when a card must be drawn, not for looking at the top card.',
      en: 'The discard pile is reshuffled only when a card must be drawn, not for looking at the top card.',
    },
    enforceable: true,
  },
  'D-18.3': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Discard', en: 'Discard' },
    text: {
      ru: 'A discard effect takes a card from hand (never an Intrigue card) chosen by its owner.',
      en: 'A discard effect takes a card from hand (never an Intrigue card) chosen by its owner.',
    },
    enforceable: true,
  },
  'D-18.4': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Each opponent discards', en: 'Each opponent discards' },
    text: {
      ru: 'Effects on each opponent are resolved clockwise from the left of the active player; an opponent who cannot comply does what is possible.',
      en: 'Effects on each opponent are resolved clockwise from the left of the active player; an opponent who cannot comply does what is possible.',
    },
    enforceable: true,
  },
  'D-18.5': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Trash', en: 'Trash' },
    text: {
      ru: 'Trash one card from hand, discard pile or in play. Reserve cards return to their stack, other cards leave the game.',
      en: 'Trash one card from hand, discard pile or in play. Reserve cards return to their stack, other cards leave the game.',
    },
    enforceable: true,
  },
  'D-18.6': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Trash or discard as a cost', en: 'Trash or discard as a cost' },
    text: {
      ru: 'When trashing or discarding is the cost of an arrow it must be done to get the effect; the cost cannot be the same event as another effect’s cost.',
      en: 'When trashing or discarding is the cost of an arrow it must be done to get the effect; the cost cannot be the same event as another effect’s cost.',
    },
    enforceable: true,
  },
  'D-18.7': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Effects of a trashed card', en: 'Effects of a trashed card' },
    text: {
      ru: 'Persuasion, swords and resources already gained stay; unresolved effects of a trashed card are lost.',
      en: 'Persuasion, swords and resources already gained stay; unresolved effects of a trashed card are lost.',
    },
    enforceable: true,
  },
  'D-18.8': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Assassination Mission and Imperial Spy', en: 'Assassination Mission and Imperial Spy' },
    text: {
      ru: 'Assassination Mission pays 4 Solari when trashed by any other effect; Imperial Spy gives its Intrigue card only through its own arrow.',
      en: 'Assassination Mission pays 4 Solari when trashed by any other effect; Imperial Spy gives its Intrigue card only through its own arrow.',
    },
    enforceable: true,
  },
  'D-18.9': {
    chapter: '18',
    box: 'base',
    title: { ru: 'The Voice', en: 'The Voice' },
    text: {
      ru: 'The next Agent each opponent sends this round cannot go to the chosen space; the marker is removed on the owner’s next turn; not even Kwisatz Haderach or infiltration opens it.',
      en: 'The next Agent each opponent sends this round cannot go to the chosen space; the marker is removed on the owner’s next turn; not even Kwisatz Haderach or infiltration opens it.',
    },
    enforceable: true,
  },
  'D-18.10': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Kwisatz Haderach', en: 'Kwisatz Haderach' },
    text: {
      ru: 'May be played even with no Agent on the Leader, moving an Agent already on the board, also back to the space it came from. Costs and requirements apply. Only one Agent is sent per turn.',
      en: 'May be played even with no Agent on the Leader, moving an Agent already on the board, also back to the space it came from. Costs and requirements apply. Only one Agent is sent per turn.',
    },
    enforceable: true,
  },
  'D-18.11': {
    chapter: '18',
    box: 'base',
    title: { ru: 'Test of Humanity', en: 'Test of Humanity' },
    text: {
      ru: 'Opponents choose clockwise between discarding a card of choice and losing a deployed troop; each must choose something possible; one who can do neither is unaffected.',
      en: 'Opponents choose clockwise between discarding a card of choice and losing a deployed troop; each must choose something possible; one who can do neither is unaffected.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
