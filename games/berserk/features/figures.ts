/** What a card is now: its type, rank, classes, lives, movement, cost, elements, strike. */

import type { Becomes, CardType, Element, Gain } from '../abilities/index.ts';
import { gainBit, gainKind } from '../cards/catalogue.ts';
import type { Blow } from '../flow/combat/blow.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, profileOf } from '../state.ts';
import { adjacent } from '../zones/battlefield.ts';
import { gainsOf, has, isMute, touched, wordOf } from './gains.ts';
import { giftKinds, giftOf } from './gifts.ts';
import { meaning } from './meaning.ts';

/**
 * What effects made of it, the latest of those that take the same place (B12-108.1); null if it is as printed. What
 * lies on it stays there (RB-38).
 */
function madeInto<B extends Becomes>(s: Berserk, piece: Piece, place: readonly B[]): B | null {
  let made: B | null = null;
  for (const given of piece.lasting) {
    if ((giftKinds(s, given) & gainBit.becomes) === 0) continue;
    for (const gain of giftOf(s, given))
      if (gain.kind === 'becomes') made = place.find((one) => one === gain.what) ?? made;
  }
  return made;
}

/** The figures of a creature that was none (RB-146), by what made it one last. */
function madeFigures(s: Berserk, piece: Piece): Extract<Gain, { kind: 'becomes' }> | null {
  if ((s.kinds & gainBit.becomes) === 0) return null;
  let made: Extract<Gain, { kind: 'becomes' }> | null = null;
  for (const given of piece.lasting) {
    if ((giftKinds(s, given) & gainBit.becomes) === 0) continue;
    for (const gain of giftOf(s, given)) if (gain.kind === 'becomes' && gain.what === 'creature') made = gain;
  }
  return made;
}

const types: readonly CardType[] = ['creature', 'artifact', 'terrain', 'equipment'];

/** B12-106.3, B12-G-creature, B12-206.1, B12-108.2, B09-208.1, B09-208.4. */
export function typeOf(s: Berserk, piece: Piece): CardType {
  const { type } = cardOf(s, piece.card);
  return (s.kinds & gainBit.becomes) === 0 ? type : (madeInto(s, piece, types) ?? type);
}

/** B12-105.2, B12-G-elite, B12-G-ordinary, B09-202.2. */
export function isElite(s: Berserk, piece: Piece): boolean {
  const printed = cardOf(s, piece.card).elite === true;
  if ((s.kinds & gainBit.becomes) === 0) return printed;
  const made = madeInto(s, piece, ['elite', 'ordinary']);
  return made === null ? printed : made === 'elite';
}

export const isCreature = (s: Berserk, piece: Piece): boolean => typeOf(s, piece) === 'creature';

/**
 * Its classes now, of any card (B09-208.6a). They go with its features (B12-117.4, B09-208.6), those of equipment do not
 * (B12-G-classes-equipment); in 2009 weapon, armour and shield alone stay (B09-214.2a).
 */
export function classesOf(s: Berserk, piece: Piece): readonly string[] {
  const { type, classes } = cardOf(s, piece.card);
  if (classes.length === 0 || !isMute(s, piece)) return classes;
  if (type !== 'equipment') return none;
  if (!profileOf(s).wornClassesAreFeatures) return classes;
  return classes.filter((one) => one === 'weapon' || one === 'bodyArmour' || one === 'shield');
}

const none: readonly string[] = [];

/** B12-G-flight, B12-G-symbol-flight, B12-106.4, B12-108.2: printed or gained, unless lost. */
export const isFlying = (s: Berserk, piece: Piece): boolean =>
  isCreature(s, piece) && has(s, piece, 'flight');

/**
 * Symbionts and parasites (B12-209.1, B12-G-symbol-symbiont, B09-208.2); flight stands in the same place (B12-105.4),
 * so nobody is both (B09-208.5).
 */
export function isSymbiont(s: Berserk, piece: Piece): boolean {
  const printed = cardOf(s, piece.card).move === 'symbiont';
  if (piece.lasting.length === 0) return printed;
  if (!printed && madeInto(s, piece, ['symbiont']) === null) return false;
  return isCreature(s, piece) && !isFlying(s, piece);
}

/** Whether an effect has made a flyer into a symbiont, which nobody can be at the same time (B09-208.5). */
export const isFlyerMadeSymbiont = (s: Berserk, piece: Piece): boolean =>
  piece.lasting.length > 0 && madeInto(s, piece, ['symbiont']) !== null && isFlying(s, piece);

/** Whether it sits on another card and shares its cell. */
export const isSeated = (piece: Piece): boolean => piece.host >= 0;

/**
 * Lives printed on the card (B12-G-initial-lives, B12-G-symbol-initial-lives; B09-204.1, B09-204.1a) with what was
 * paid for them, and what constant features change.
 */
function printedLives(s: Berserk, piece: Piece): number {
  let lives = cardOf(s, piece.card).lives ?? 0;
  if (piece.x > 0) {
    for (const feature of cardOf(s, piece.card).recruiting) {
      if (feature.what === 'more') lives += feature.lives * piece.x;
    }
  }
  for (const { gain, by } of gainsOf(s, piece, gainKind.lives)) lives += meaning.amountOf(s, gain.by, by);
  return lives;
}

/** The current maximum of lives (B12-508.1, B12-G-maximum-lives). */
export const maxLivesOf = (s: Berserk, piece: Piece): number =>
  printedLives(s, piece) + piece.extraLives - piece.reduced;

/** Current lives (B12-G-current-lives, B09-204.6). */
export const livesOf = (s: Berserk, piece: Piece): number => maxLivesOf(s, piece) - piece.wounds;

/** Whether an attack took its last lives; who was destroyed by something else did not die from it (B12-509.1.1). */
export const fellToAttack = (s: Berserk, piece: Piece): boolean => {
  const blow = fellTo(s, piece);
  return blow !== null && blow.type !== 'spell' && blow.type !== 'influence';
};

/** What took its last lives, if it has none left. */
export const fellTo = (s: Berserk, piece: Piece): Blow | null =>
  hasLives(s, piece) && livesOf(s, piece) <= 0 ? piece.killingBlow : null;

/** Cards with lives can be wounded (B12-206.6): creatures and artifacts (B12-105.3). */
export function hasLives(s: Berserk, piece: Piece): boolean {
  if (cardOf(s, piece.card).lives === undefined) return false;
  const type = typeOf(s, piece);
  return type === 'creature' || type === 'artifact';
}

/**
 * The movement stock (B12-G-movement-stock, B12-G-symbol-movement-stock), never below zero (B12-516.2), as it is now
 * (B09-203.1, B09-203.4a, B09-421.3); 0 where there is none (B12-105.4, B12-206.7).
 */
export function stockOf(s: Berserk, piece: Piece): number {
  if (!isCreature(s, piece) || isFlying(s, piece) || isSymbiont(s, piece)) return 0;
  const { move } = cardOf(s, piece.card);
  const landed = move === 'flight' || (piece.landed && profileOf(s).landedStock > 0);
  const made = typeof move === 'number' ? null : madeFigures(s, piece);
  const stock = landed ? landedStock(s, piece) : typeof move === 'number' ? move : (made?.move ?? 0);
  let more = 0;
  for (const { gain, by } of gainsOf(s, piece, gainKind.move)) more += meaning.amountOf(s, gain.by, by);
  return Math.max(0, stock + more);
}

/** That of a card which has lost flight; in 2009 it has one unless its own text gives another (B09-D-flight). */
function landedStock(s: Berserk, piece: Piece): number {
  const given = piece.lasting.some(
    (one) => one.from === piece.card && (giftKinds(s, one) & gainBit.move) !== 0,
  );
  return given ? 0 : profileOf(s).landedStock;
}

/**
 * The cost (B12-G-cost) that counts in play: as it was recruited, else as printed (B12-105.1, B12-105.2.3, B09-202.5),
 * without any X (RB-51).
 */
export const costOf = (s: Berserk, piece: Piece): number =>
  piece.cost >= 0 ? piece.cost : cardOf(s, piece.card).cost;

/** B12-G-element, B12-106.2.1; of two that contradict each other the later counts (B12-524.1). */
export function elementsOf(s: Berserk, piece: Piece): readonly Element[] {
  let elements = cardOf(s, piece.card).elements;
  if (!touched(s, piece, gainBit.element | gainBit.gainsElement)) return elements;
  let latest = -1;
  for (const { gain, by } of gainsOf(s, piece, gainKind.element)) {
    if (by.since < latest) continue;
    latest = by.since;
    elements = gain.becomes === 'neutral' ? [] : [gain.becomes];
  }
  for (const { gain, by } of gainsOf(s, piece, gainKind.gainsElement)) {
    // B12-106.2.4: none twice.
    if (by.since < latest || elements.includes(gain.element)) continue;
    // B09-202.9: in 2009 a card has one element at most.
    elements = profileOf(s).oneElement ? [gain.element] : [...elements, gain.element];
  }
  return elements;
}

/**
 * The three values of the simple strike (B12-105.5, B12-G-symbol-simple-strike, B09-205.7) as printed, with what was
 * paid for at recruiting; texts that ask for them mean these (B09-104.2b).
 */
export function printedStrike(s: Berserk, piece: Piece): readonly number[] {
  const card = cardOf(s, piece.card);
  const strike = card.strike ?? madeFigures(s, piece)?.strike ?? zero;
  if (piece.x === 0) return strike;
  let more = 0;
  for (const feature of card.recruiting) if (feature.what === 'more') more += feature.strike * piece.x;
  return strike.map((value) => value + more);
}

const zero: readonly number[] = [0, 0, 0];

/**
 * Next to each other (B12-G-adjacent-card, B12-G-neighbouring-card, B09-207.7a): on neighbouring cells or the same one
 * (B12-209.9, B12-212.7; B09-210.9, B09-210.9a, B09-214.10, B09-214.10a); flyers are next to nobody (B12-208.2,
 * B09-211.4).
 */
export const near = (s: Berserk, a: Piece, b: Piece): boolean =>
  a !== b && adjacent(a.cell, b.cell) && !sharesAsStranger(s, a, b);

/**
 * In 2009 a card stands next to those on neighbouring cells (B09-207.7a), and on its own cell to its host and what that
 * carries alone (B09-210.9, B09-214.10); in 2012 to all on it (B12-G-adjacent-card).
 */
export const sharesAsStranger = (s: Berserk, a: Piece, b: Piece): boolean =>
  a.cell === b.cell && !profileOf(s).oneCellAdjoins && bearerOf(a) !== bearerOf(b);

const bearerOf = ({ host, card }: Piece): number => (host >= 0 ? host : card);

/** The most chips it can have (B12-G-maximum-x-chips); Soul Catcher and Rage set a limit of their own. */
export function chipsMost(s: Berserk, piece: Piece): number {
  let most = Number.POSITIVE_INFINITY;
  for (const word of chipWords) {
    const limit = wordOf(s, piece, word);
    if (limit > 0) most = Math.min(most, limit);
  }
  return most;
}

const chipWords = ['maxChips', 'soulCatcher', 'rage'] as const;

/** The number of poisoning markers. */
export const poisonOf = (piece: Piece): number =>
  piece.markers.find((marker) => marker.kind === 'poison')?.amount ?? 0;
