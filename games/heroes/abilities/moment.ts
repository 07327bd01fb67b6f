/** The moments at which abilities trigger. */
import { oneOf, type Read } from '@vigrid/kernel/schema';

export const moments = [
  /** The card enters play (Hire). */
  'hire',
  /** The card dies (Death); X is the Weakening effects on it. */
  'death',
  /** After the creature attacked (On attack), with the X-th attack of the turn. */
  'attack',
  /** The card killed a creature. */
  'kill',
  /** The creature dealt X wounds to a hero by strike. */
  'woundHero',
  /** The character received X wounds. */
  'wounded',
  /** The character was healed of X wounds, gained X additional lives. */
  'healed',
  'livesUp',
  /** Somebody is about to choose, among cards in play, what the card's text is done to. Only cards in hands hear of it. */
  'targets',
  /** A spell chose the card as its target. */
  'spellTarget',
  /** The card closed. */
  'closes',
  /** The card acted: attacked by strike, defended, or used an ability with the close symbol (BH-G-action-of-a-card). */
  'acts',
  /** The card is being played for X coins: it is paid for, and nothing has come of it yet. */
  'plays',
  /** The card was played from the hand; a card entered play in another way. */
  'played',
  'entersOtherwise',
  /** A creature declares an attack. */
  'attacks',
  /** The player's coins opened (the moment is the hero's), other than for the first time in the turn. */
  'coinsOpenAgain',
  /** A quest was completed. */
  'completed',
  /** A text readied the card; it was discarded; it is about to leave play. */
  'readied',
  'discarded',
  'leaves',
  /** Weakening effects were put on the character. */
  'weakened',
  /** You have spent coins (Spend). */
  'spend',
  /** A player drew a card (BH-N-9), shuffled their deck, searched for cards: the moment is the hero's. */
  'draws',
  /** The card was drawn as the X-th of the turn by its owner. Only cards in the hand itself hear of it. */
  'drawn',
  'shuffles',
  'searches',
  /** The start, the end of the turn of the card's controller. */
  'turnStart',
  'turnEnd',
  /** The start, the end of the enemy's turn. */
  'enemyTurnStart',
  'enemyTurnEnd',
] as const;

export const moment = oneOf(...moments);
export type Moment = Read<typeof moment>;
