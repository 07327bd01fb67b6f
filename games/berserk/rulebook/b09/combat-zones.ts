import type { Rule } from '@vigrid/kernel';

/** Sections 205–206: combat, the simple strike, and the zones. */
export const combatAndZones = {
  'B09-205.1': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Attack strength' },
    text: {
      ru: '',
      en: 'The strength of an attack is its numeric value: how many wounds it can potentially deal.',
    },
    enforceable: false,
  },
  'B09-205.1a': {
    chapter: 'B09-205',
    title: { ru: '', en: 'When strength includes modifiers' },
    text: {
      ru: '',
      en: 'If the attack was made, its strength is computed with all applicable modifiers. If strength is asked for as a property or feature of the card, the unmodified number is taken.',
    },
    enforceable: true,
  },
  'B09-205.2': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Assault with a simple strike' },
    text: {
      ru: '',
      en: 'Assaulting with a simple strike is a property of a card. A simple strike is an attack. The simple-strike numbers are also a property.',
    },
    enforceable: false,
  },
  'B09-205.2a': {
    chapter: 'B09-205',
    title: { ru: '', en: 'When a simple strike may be declared' },
    text: {
      ru: '',
      en: 'An assault with a simple strike may be declared only in one’s own turn, with an empty stack, by the player who controls the card, holds priority and is the active player.',
    },
    enforceable: true,
  },
  'B09-205.3': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Defender' },
    text: {
      ru: '',
      en: 'Against an assault with a simple strike a defender may be assigned; this redirects the assault to the defending creature.',
    },
    enforceable: true,
  },
  'B09-205.3a': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Who may defend' },
    text: {
      ru: '',
      en: 'A defender must be an open creature that is adjacent both to the source of the assault and to its target. (Flying creatures: see B09-211.6.)',
    },
    enforceable: true,
  },
  'B09-205.3b': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Defending is a sudden action' },
    text: {
      ru: '',
      en: 'Assigning a defender is a sudden action.',
    },
    enforceable: true,
  },
  'B09-205.3c': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Only the inactive player defends' },
    text: {
      ru: '',
      en: 'Only the inactive player may assign a defender.',
    },
    enforceable: true,
  },
  'B09-205.4': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Strength roll against a closed card' },
    text: {
      ru: '',
      en: 'To find the strength of an attack (including a simple strike on a closed card) one die is rolled; after all modifiers: 3 or less = weak, 4 or 5 = medium, 6 = strong.',
    },
    enforceable: true,
  },
  'B09-205.5': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Combat' },
    text: {
      ru: '',
      en: 'Combat is the interval from the roll that determines attack strength to the application of the wounds from that attack (B09-216.5 to B09-216.11).',
    },
    enforceable: true,
  },
  'B09-205.5a': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Combat happens even with one creature' },
    text: {
      ru: '',
      en: 'Combat takes place even if only one creature fights, in any phase of battle or turn, and for any type or kind of attack.',
    },
    enforceable: true,
  },
  'B09-205.5b': {
    chapter: 'B09-205',
    title: { ru: '', en: 'A card that does not fight' },
    text: {
      ru: '',
      en: 'A card that does not fight cannot roll for attack strength, and therefore simple strikes targeting it treat it as closed.',
    },
    enforceable: true,
  },
  'B09-205.5c': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Non-creatures that can assault' },
    text: {
      ru: '',
      en: 'Artifacts, equipment and terrains do not fight by default, but some can assault; in that case they roll for the strength of their attack.',
    },
    enforceable: true,
  },
  'B09-205.6': {
    chapter: 'B09-205',
    title: { ru: '', en: 'Strike Table (two open creatures)' },
    text: {
      ru: '',
      en: 'When two open creatures fight with a simple strike, let d = assailant’s result minus repeller’s result (modified results, not clamped). Outcome (assailant deals / repeller deals): d=+1 weak/miss; d=+2 medium/weak; d=+3 medium/miss; d=+4 strong/weak; d>=+5 strong/miss; d=-1 weak/miss; d=-2 miss/miss; d=-3 miss/weak; d=-4 weak/medium; d<=-5 miss/medium; d=0 and both rolled 4 or less: weak/miss; d=0 and both rolled 5 or more: miss/weak.',
    },
    enforceable: true,
  },
  'B09-205.7': {
    chapter: 'B09-205',
    title: { ru: '', en: 'X-Y-Z notation' },
    text: {
      ru: '',
      en: 'In X-Y-Z, X is the weak, Y the medium and Z the strong attack value.',
    },
    enforceable: true,
  },
  'B09-205.7a': {
    chapter: 'B09-205',
    title: { ru: '', en: '“Attack for X”' },
    text: {
      ru: '',
      en: 'An attack written with one number X is an attack of X-X-X.',
    },
    enforceable: true,
  },
  'B09-205.7b': {
    chapter: 'B09-205',
    title: { ru: '', en: 'X-Y-Z in non-attacks' },
    text: {
      ru: '',
      en: 'X-Y-Z in a feature that is not an attack is read from a die roll in the same way (weak/medium/strong bands), but such a feature has no “strength”.',
    },
    enforceable: true,
  },
  'B09-206.1': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Zones' },
    text: {
      ru: '',
      en: 'Zones are the places where cards are during a game. All zones take part in the game.',
    },
    enforceable: false,
  },
  'B09-206.2': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Six zones' },
    text: {
      ru: '',
      en: 'The zones are Deck, Deal, Recruit, Graveyard, Battlefield and Additional Zone. “In the squad” is the joint term for Battlefield plus Additional Zone.',
    },
    enforceable: true,
  },
  'B09-206.3': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Personal zones' },
    text: {
      ru: '',
      en: 'Deck, Deal, Recruit and Graveyard are personal: each player has one of each.',
    },
    enforceable: true,
  },
  'B09-206.3a': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Cards go to their owner’s zone' },
    text: {
      ru: '',
      en: 'A personal zone holds only cards owned by its player. If a card would go to a personal zone of another player, it goes to its owner’s zone of the same kind instead.',
    },
    enforceable: true,
  },
  'B09-206.4': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Shared zones' },
    text: {
      ru: '',
      en: 'Battlefield and Additional Zone are shared: cards of both players may be there and neither belongs to a player.',
    },
    enforceable: true,
  },
  'B09-206.5': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Deck is closed' },
    text: {
      ru: '',
      en: 'The Deck is a closed zone: no player may look at cards in it unless a feature tells them to.',
    },
    enforceable: true,
  },
  'B09-206.6': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Deal and Recruit are half-closed' },
    text: {
      ru: '',
      en: 'Cards in Deal and Recruit may be viewed only by the player whose zone it is.',
    },
    enforceable: true,
  },
  'B09-206.7': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Open zones' },
    text: {
      ru: '',
      en: 'Graveyard, Battlefield and Additional Zone are open: any player may inspect any card there at any time (face-down cards stay hidden, section 415).',
    },
    enforceable: true,
  },
  'B09-206.8': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Zone changes are shown' },
    text: {
      ru: '',
      en: 'A card that changes zone is shown to all players, who may read it in full; exception: moves into or out of Deal and Recruit.',
    },
    enforceable: true,
  },
  'B09-206.9': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Order is fixed' },
    text: {
      ru: '',
      en: 'Nobody may change the order of cards in a Graveyard or Deck unless a rule or feature says so.',
    },
    enforceable: true,
  },
  'B09-206.10': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Deck is shuffled after handling' },
    text: {
      ru: '',
      en: 'A deck is shuffled after each handling of it: a card entering it from another zone, a card leaving it for another zone, looking through it, or showing a card from it.',
    },
    enforceable: true,
  },
  'B09-206.11': {
    chapter: 'B09-206',
    title: { ru: '', en: 'Unstructured zones' },
    text: {
      ru: '',
      en: 'Decks, Graveyards, Deals, Recruits and the Additional Zone have no layout beyond what the players agree on.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
