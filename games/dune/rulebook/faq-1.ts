import type { BoxedRule } from './box.ts';

/** The official answers, 1–31. */
export const faq1 = {
  'D-F-001': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Guild Bankers', en: 'Guild Bankers' },
    text: {
      ru: 'The 3-Persuasion discount that Guild Bankers gives on The Spice Must Flow applies to every copy of The Spice Must Flow the player acquires during the turn in which Guild Bankers is used, not only to the first copy.',
      en: 'The 3-Persuasion discount that Guild Bankers gives on The Spice Must Flow applies to every copy of The Spice Must Flow the player acquires during the turn in which Guild Bankers is used, not only to the first copy.',
    },
    enforceable: true,
  },
  'D-F-002': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Baron Vladimir Harkonnen', en: 'Baron Vladimir Harkonnen' },
    text: {
      ru: 'The two Factions for the Masterstroke ability are chosen secretly after the whole setup is finished but before round 1 begins.',
      en: 'The two Factions for the Masterstroke ability are chosen secretly after the whole setup is finished but before round 1 begins.',
    },
    enforceable: true,
  },
  'D-F-003': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Baron Vladimir Harkonnen', en: 'Baron Vladimir Harkonnen' },
    text: {
      ru: 'Masterstroke can be used only once per game.',
      en: 'Masterstroke can be used only once per game.',
    },
    enforceable: true,
  },
  'D-F-004': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Shield Wall', en: 'Shield Wall' },
    text: {
      ru: 'Removing the Shield Wall with the Shield Wall (detonation) icon is optional.',
      en: 'Removing the Shield Wall with the Shield Wall (detonation) icon is optional.',
    },
    enforceable: true,
  },
  'D-F-005': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Shield Wall', en: 'Shield Wall' },
    text: {
      ru: 'Once removed, the Shield Wall is gone for the remainder of the game.',
      en: 'Once removed, the Shield Wall is gone for the remainder of the game.',
    },
    enforceable: true,
  },
  'D-F-006': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Gun Thopter', en: 'Gun Thopter' },
    text: {
      ru: 'The Agent effect of Gun Thopter does nothing to an opponent who has no troop in the garrison.',
      en: 'The Agent effect of Gun Thopter does nothing to an opponent who has no troop in the garrison.',
    },
    enforceable: true,
  },
  'D-F-007': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Rapid Mobilization', en: 'Rapid Mobilization' },
    text: {
      ru: 'Reference to the Retreat entry: an amount given as ’any number’ may be zero, so Rapid Mobilization may be played deploying 0 garrisoned troops.',
      en: 'Reference to the Retreat entry: an amount given as ’any number’ may be zero, so Rapid Mobilization may be played deploying 0 garrisoned troops.',
    },
    enforceable: false,
  },
  'D-F-008': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Recruitment Mission', en: 'Recruitment Mission' },
    text: {
      ru: 'Everything on Recruitment Mission applies only to the owner’s Reveal turn of this round. Cards acquired on an Agent turn cannot be put on top of the deck with it.',
      en: 'Everything on Recruitment Mission applies only to the owner’s Reveal turn of this round. Cards acquired on an Agent turn cannot be put on top of the deck with it.',
    },
    enforceable: true,
  },
  'D-F-009': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Recruitment Mission', en: 'Recruitment Mission' },
    text: {
      ru: 'If several cards are acquired in that Reveal turn, the choice ’top of deck or discard pile’ is made separately for each card.',
      en: 'If several cards are acquired in that Reveal turn, the choice ’top of deck or discard pile’ is made separately for each card.',
    },
    enforceable: true,
  },
  'D-F-010': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Recruitment Mission', en: 'Recruitment Mission' },
    text: {
      ru: 'Reference to the Intrigue cards entry: played before the Reveal turn, Recruitment Mission stays face up in front of its owner until the Reveal turn, then is used and discarded.',
      en: 'Reference to the Intrigue cards entry: played before the Reveal turn, Recruitment Mission stays face up in front of its owner until the Reveal turn, then is used and discarded.',
    },
    enforceable: false,
  },
  'D-F-011': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'infiltration', en: 'infiltration' },
    text: {
      ru: 'A card whose Agent icon carries the infiltration mark lets the player send the Agent to a matching board space that is already occupied by an enemy Agent.',
      en: 'A card whose Agent icon carries the infiltration mark lets the player send the Agent to a matching board space that is already occupied by an enemy Agent.',
    },
    enforceable: true,
  },
  'D-F-012': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'infiltration', en: 'infiltration' },
    text: {
      ru: 'Infiltration is optional: with an infiltration icon the Agent may also be sent to an empty board space that has the matching icon.',
      en: 'Infiltration is optional: with an infiltration icon the Agent may also be sent to an empty board space that has the matching icon.',
    },
    enforceable: true,
  },
  'D-F-013': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Tiebreaker', en: 'Tiebreaker' },
    text: {
      ru: 'The spice gained by playing Tiebreaker at the end of the game counts when ties for victory are broken (spice is the first tie-break criterion).',
      en: 'The spice gained by playing Tiebreaker at the end of the game counts when ties for victory are broken (spice is the first tie-break criterion).',
    },
    enforceable: true,
  },
  'D-F-014': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Reverend Mother Mohiam', en: 'Reverend Mother Mohiam' },
    text: {
      ru: 'Each opponent affected by the Agent effect of Reverend Mother Mohiam chooses which of the opponent’s own cards to discard.',
      en: 'Each opponent affected by the Agent effect of Reverend Mother Mohiam chooses which of the opponent’s own cards to discard.',
    },
    enforceable: true,
  },
  'D-F-015': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Reverend Mother Mohiam', en: 'Reverend Mother Mohiam' },
    text: {
      ru: 'The opponents discard one after another in clockwise order, beginning with the player to the left of the player who played Reverend Mother Mohiam.',
      en: 'The opponents discard one after another in clockwise order, beginning with the player to the left of the player who played Reverend Mother Mohiam.',
    },
    enforceable: true,
  },
  'D-F-016': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Count Ilban Richese', en: 'Count Ilban Richese' },
    text: {
      ru: 'Ruthless Negotiator triggers only when Solari are paid for the cost of a board space that is printed on the game board. Paying Solari for an ability of a card does not trigger it.',
      en: 'Ruthless Negotiator triggers only when Solari are paid for the cost of a board space that is printed on the game board. Paying Solari for an ability of a card does not trigger it.',
    },
    enforceable: true,
  },
  'D-F-017': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Countess Ariana Thorvald', en: 'Countess Ariana Thorvald' },
    text: {
      ru: 'Spice Addict is not optional: it always applies when spice is harvested.',
      en: 'Spice Addict is not optional: it always applies when spice is harvested.',
    },
    enforceable: true,
  },
  'D-F-018': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Countess Ariana Thorvald', en: 'Countess Ariana Thorvald' },
    text: {
      ru: 'Spice Addict affects only the spice gained for sending an Agent to a maker board space. Other effects that give spice are not reduced and give no card.',
      en: 'Spice Addict affects only the spice gained for sending an Agent to a maker board space. Other effects that give spice are not reduced and give no card.',
    },
    enforceable: true,
  },
  'D-F-019': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Countess Ariana Thorvald', en: 'Countess Ariana Thorvald' },
    text: {
      ru: 'In Uprising an Agent can be sent to Deep Desert or Hagga Basin without harvesting any spice (no bonus spice there, and sandworms are summoned instead of taking the base spice). Then Spice Addict does not apply, even if some other effect gives spice in that turn.',
      en: 'In Uprising an Agent can be sent to Deep Desert or Hagga Basin without harvesting any spice (no bonus spice there, and sandworms are summoned instead of taking the base spice). Then Spice Addict does not apply, even if some other effect gives spice in that turn.',
    },
    enforceable: true,
  },
  'D-F-020': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Carryall', en: 'Carryall' },
    text: {
      ru: 'The base spice doubled by Carryall is 1 at Imperial Basin, 2 at Hagga Basin and 3 at The Great Flat. Bonus spice is not doubled.',
      en: 'The base spice doubled by Carryall is 1 at Imperial Basin, 2 at Hagga Basin and 3 at The Great Flat. Bonus spice is not doubled.',
    },
    enforceable: true,
  },
  'D-F-021': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Carryall', en: 'Carryall' },
    text: {
      ru: 'When Carryall is used with Uprising, the base spice is 2 at Habbanya Erg and 4 at Deep Desert.',
      en: 'When Carryall is used with Uprising, the base spice is 2 at Habbanya Erg and 4 at Deep Desert.',
    },
    enforceable: true,
  },
  'D-F-022': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Ghola', en: 'Ghola' },
    text: {
      ru: 'Ghola grafted to Carryall gives four times the base spice of the maker board space to which the Agent is sent.',
      en: 'Ghola grafted to Carryall gives four times the base spice of the maker board space to which the Agent is sent.',
    },
    enforceable: true,
  },
  'D-F-023': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'To the Victor…', en: 'To the Victor…' },
    text: {
      ru: 'Reference to the Intrigue cards entry: To the Victor… is played only when its condition (winning the Conflict alone) is met; the rules for ’when you win a Conflict’ apply.',
      en: 'Reference to the Intrigue cards entry: To the Victor… is played only when its condition (winning the Conflict alone) is met; the rules for ’when you win a Conflict’ apply.',
    },
    enforceable: false,
  },
  'D-F-024': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Double Cross', en: 'Double Cross' },
    text: {
      ru: 'Double Cross can be played only if at least one opponent has a troop in the Conflict.',
      en: 'Double Cross can be played only if at least one opponent has a troop in the Conflict.',
    },
    enforceable: true,
  },
  'D-F-025': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Double Cross', en: 'Double Cross' },
    text: {
      ru: 'The player of Double Cross does not need a troop in the own supply to play it.',
      en: 'The player of Double Cross does not need a troop in the own supply to play it.',
    },
    enforceable: true,
  },
  'D-F-026': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'dreadnoughts', en: 'dreadnoughts' },
    text: {
      ru: 'A dreadnought in the Conflict fulfils the base-game condition of having a deployed troop: its owner has strength, counts sword icons and may play Combat Intrigue cards even with no troops in the Conflict.',
      en: 'A dreadnought in the Conflict fulfils the base-game condition of having a deployed troop: its owner has strength, counts sword icons and may play Combat Intrigue cards even with no troops in the Conflict.',
    },
    enforceable: true,
  },
  'D-F-027': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'dreadnoughts', en: 'dreadnoughts' },
    text: {
      ru: 'Dreadnoughts in the garrison or on a board space (controlling a location) do not fulfil this condition and add no strength.',
      en: 'Dreadnoughts in the garrison or on a board space (controlling a location) do not fulfil this condition and add no strength.',
    },
    enforceable: true,
  },
  'D-F-028': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Helena Richese', en: 'Helena Richese' },
    text: {
      ru: 'Opponents cannot acquire the card that Helena Richese removed from the Imperium Row with Manipulate.',
      en: 'Opponents cannot acquire the card that Helena Richese removed from the Imperium Row with Manipulate.',
    },
    enforceable: true,
  },
  'D-F-029': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Helena Richese', en: 'Helena Richese' },
    text: {
      ru: 'Helena’s owner may acquire the removed card by other means as well (for example with Bypass Protocol or Boundless Ambition), but then Helena’s discount does not apply.',
      en: 'Helena’s owner may acquire the removed card by other means as well (for example with Bypass Protocol or Boundless Ambition), but then Helena’s discount does not apply.',
    },
    enforceable: true,
  },
  'D-F-030': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Helena Richese', en: 'Helena Richese' },
    text: {
      ru: 'If the removed card has not been acquired during the owner’s next Reveal turn, it is removed from the game.',
      en: 'If the removed card has not been acquired during the owner’s next Reveal turn, it is removed from the game.',
    },
    enforceable: true,
  },
  'D-F-031': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Manipulate', en: 'Manipulate' },
    text: {
      ru: 'The Uprising Intrigue card Manipulate works the same way as Helena Richese’s ability: opponents cannot acquire the removed card, other means may be used without the discount, and an unacquired card leaves the game after the player’s next Reveal turn.',
      en: 'The Uprising Intrigue card Manipulate works the same way as Helena Richese’s ability: opponents cannot acquire the removed card, other means may be used without the discount, and an unacquired card leaves the game after the player’s next Reveal turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
