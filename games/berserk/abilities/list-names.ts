/**
 * The names of what the rules give in the grammar of features (named.ts), apart from it because screens need them
 * alone. In order: the n-th is list -1 - n. A name never moves, records speak of it.
 */
export const listNames = [
  'strike',
  'strikeAsOpen',
  'accumulate',
  'prepare',
  'retreat',
  'vanguard',
  'poisoning',
  'fading',
  'regeneration',
  'concentration',
  'soulCatcher',
  'bloodMagic',
  'rageGrows',
  'charge',
  'rage',
  'giftOfLife',
  'agility',
  'corpseEating',
  'fear',
  'plague',
  'plagueSpreads',
  'vampirism',
  'decay',
  'thirst',
  'destruction',
  'union',
  'healingWounds',
  'healingOpens',
  'replacementWounds',
  'vanguardNear',
  'blight',
  'weakStrike',
] as const;

export type ListName = (typeof listNames)[number];
