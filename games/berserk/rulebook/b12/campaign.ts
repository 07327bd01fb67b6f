import type { Rule } from '@vigrid/kernel';

/** Rules 701–703: the campaign. */
export const campaign = {
  'B12-701.1': {
    chapter: 'B12-701',
    title: { ru: '', en: 'A campaign is a series of games' },
    text: {
      ru: '',
      en: 'A campaign consists of a series of games. Each player starts the next game of the campaign with the very deck with which they ended the previous game.',
    },
    enforceable: true,
  },
  'B12-701.2': {
    chapter: 'B12-701',
    title: { ru: '', en: 'Winning a campaign' },
    text: {
      ru: '',
      en: 'Before the campaign the players agree on a number of victories to play to; the campaign is won by the player who first reaches that number. Alternatively they may agree to play a fixed number of games; then the player with the most victories wins.',
    },
    enforceable: true,
  },
  'B12-701.3': {
    chapter: 'B12-701',
    title: { ru: '', en: 'Deck size in a campaign' },
    text: {
      ru: '',
      en: 'Deck size in a campaign is not limited by any rules. The players set the maximum deck size by their own agreement; it usually depends on the number of games to be played.',
    },
    enforceable: true,
  },
  'B12-701.4': {
    chapter: 'B12-701',
    title: { ru: '', en: 'Cards in play when a campaign game ends' },
    text: {
      ru: '',
      en: "When a game ends, all cards of the winning player that remain in the play zone return to their owner's deck, and the cards of the losing player go to their owner's graveyard.",
    },
    enforceable: true,
  },
  'B12-701.5': {
    chapter: 'B12-701',
    title: { ru: '', en: 'Sideboard' },
    text: {
      ru: '',
      en: 'After each game the cards remaining in both graveyards go to the sideboard, a special zone; each player has a separate one. Cards in the sideboard take no part in further games of the campaign.',
    },
    enforceable: true,
  },
  'B12-702.1': {
    chapter: 'B12-702',
    title: { ru: '', en: 'Only creatures retreat' },
    text: {
      ru: '',
      en: 'In a campaign creatures may retreat. Terrains, artifacts and equipment do not retreat.',
    },
    enforceable: true,
  },
  'B12-702.2': {
    chapter: 'B12-702',
    title: { ru: '', en: 'Closing for retreat is required first' },
    text: {
      ru: '',
      en: "Before retreating, a creature must 'close for retreat' once while in its own third row (a flyer: in the auxiliary zone). Closing for retreat is an additional property of the card.",
    },
    enforceable: true,
  },
  'B12-702.3': {
    chapter: 'B12-702',
    title: { ru: '', en: 'Closing for retreat is a slow card action' },
    text: {
      ru: '',
      en: "Closing for retreat is a slow card action of the form 'close: close for retreat'. If a creature of the Active player is in its own third row (a flyer: in the auxiliary zone), that player may close it for retreat in the Choice subphase.",
    },
    enforceable: true,
  },
  'B12-702.4': {
    chapter: 'B12-702',
    title: { ru: '', en: 'The retreat itself' },
    text: {
      ru: '',
      en: "A creature that has closed for retreat stays in the play zone until the end of the opponent's next turn. When that turn ends it returns to its owner's deck; this effect cannot be lost.",
    },
    enforceable: true,
  },
  'B12-702.5': {
    chapter: 'B12-702',
    title: { ru: '', en: 'Retreat of symbionts' },
    text: {
      ru: '',
      en: 'A symbiont, like any creature, must close for retreat in its own third row in order to retreat. If the host has retreated and the symbiont has not, the symbiont dies. A symbiont may retreat separately from its host.',
    },
    enforceable: true,
  },
  'B12-703.1': {
    chapter: 'B12-703',
    title: { ru: '', en: 'Deal and redeal in a campaign' },
    text: {
      ru: '',
      en: 'Dealing and redealing (Deal subphase) follow the general rules, except that the player who lost the previous game first takes any 2 cards of their choice from their deck into their hand, then shuffles the deck and deals further cards up to 15.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
