/** Which cards a text speaks of. */
import {
  either,
  type Fitting,
  listOf,
  oneOf,
  parts,
  record,
  type Schema,
  text,
  truth,
  wholeFrom,
  yes,
} from '@vigrid/kernel/schema';
import { cardType, cardTypes, className, element, mechanic, word } from './words.ts';

/** All that is given must fit. Without `side` both players' cards fit. */
const written = parts({
  type: cardTypes,
  not: cardType,
  side: oneOf('yours', 'enemy'),
  other: yes,
  wounded: truth,
  closed: truth,
  weakened: yes,
  poisoned: yes,
  stunned: yes,
  element,
  /** Of no element, of more than one. */
  elements: oneOf('none', 'several'),
  class: className,
  notClass: className,
  word,
  costMin: wholeFrom(0),
  costMax: wholeFrom(0),
  strikeMin: wholeFrom(0),
  strikeMax: wholeFrom(0),
  livesMin: wholeFrom(0),
  /** Costs less than this card; exactly as much as it. */
  cheaper: yes,
  asCostly: yes,
  /** Has an ability of this kind; has none of this kind. */
  has: mechanic,
  lacks: mechanic,
  raid: wholeFrom(1),
  /** Costs no more than you have closed coins; than there are creatures in play. */
  costUpTo: oneOf('closedCoins', 'creatures'),
  /** Costs less than there are markers on this card. */
  belowMarkers: yes,
  /** Shares its name with this card, with what the effect before was done to, with a card of your graveyard. */
  named: oneOf('self', 'same', 'graveyard'),
  /** Of an element that your hero has not. */
  foreign: yes,
});

/** What `named` and `foreign` come down to at the moment: one of these names, an element other than these. */
const resolved = parts({ names: listOf(text), without: listOf(element) });

export interface Filter extends Fitting<typeof written>, Fitting<typeof resolved> {}
export const filter: Schema<Filter> = record(written);
export const filterFields: readonly string[] = [...Object.keys(written), ...Object.keys(resolved)];

/** The cards that an ability works on: 'self' is its own card. */
export type Group = 'self' | Filter;
export const group: Schema<Group> = either(oneOf('self'), filter);
