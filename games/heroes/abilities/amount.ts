/** How much: a number, or what is measured at the moment. */
import {
  either,
  type Fitting,
  keyed,
  named,
  oneOf,
  optional,
  type Read,
  type Schema,
  whole,
  wholeFrom,
} from '@vigrid/kernel/schema';
import { filter } from './filter.ts';

const measure = oneOf(
  'X',
  /** How many cards you hold. */
  'hand',
  /** How many creatures died this turn. */
  'died',
  /** A figure of the chosen card itself, or of what the effect before was done to. */
  'itsStrike',
  'itsLives',
  'itsCost',
  'costBefore',
  'livesBefore',
  'strikeBefore',
  /** The enemy's closed coins; the creatures with Raid that have attacked this turn. */
  'enemyClosedCoins',
  'raiders',
  /** The creatures other than the card concerned that have attacked this turn. */
  'otherAttackers',
  /** How many elements, how many types of cards are in graveyards. */
  'elementsDead',
  'typesDead',
  /** The markers on this card, the Strengthening or Weakening effects on it. */
  'markers',
  'boosts',
  /** How many creatures lie in the enemy's graveyard. */
  'enemyDead',
  /** This card's strike, as it is or as it last was in play (RH-57); what is left of the lives of the chosen card. */
  'ownStrike',
  'itsHealth',
  /** Your completed quests, those of both players. */
  'quests',
  'allQuests',
  /** How many cards the enemy holds, you hold besides this one, you have drawn this turn. */
  'enemyHand',
  'otherHand',
  'drawn',
);

/** Half of a figure, rounded up (RH-58). */
const halved = { half: oneOf('ownStrike', 'itsStrike', 'itsHealth') };
export interface Halved extends Fitting<typeof halved> {}

/** How many cards fit, in play or in graveyards (one's own where not said otherwise, BH-9.2), times the factor. */
const counted = {
  count: filter,
  in: optional(oneOf('graveyard', 'enemyGraveyard', 'graveyards')),
  times: optional(whole),
};
export interface Counted extends Fitting<typeof counted> {}

/** Another amount times the factor. */
const multiple = { of: named<Amount>('amount'), times: whole };
interface Multiple extends Fitting<typeof multiple> {}

const measured = keyed({ count: counted, of: multiple, half: halved });

export type Amount = number | Read<typeof measure> | Counted | Multiple | Halved;
export const amount: Schema<Amount> = either(wholeFrom(0), measure, measured);

/** The same where it may be taken away. */
export const gain: Schema<Amount> = either(whole, measure, measured);
