/** What cards are as they are printed, wherever they lie: which of them a filter means. */
import type { Seat } from '@vigrid/kernel';
import type { Card } from '../cards/catalogue.ts';
import { cardOf, type Heroes, heroOf, pieceOf } from '../state.ts';
import { filterFields } from './filter.ts';
import type { Filter } from './index.ts';

/** What an amount is measured by: who asks, the source of the text, the amount of the moment, the card concerned. */
export interface Measure {
  readonly seat: Seat;
  readonly card: number;
  readonly x: number;
  readonly it?: number;
  readonly before?: readonly number[];
  /** How many had died this turn when the text began. */
  readonly fallen?: number;
}

/**
 * A filter that speaks of the source or of what was chosen before, in terms of the moment: names and costs. Others are
 * given back as they are.
 */
export function bound(s: Heroes, filter: Filter, by: Measure): Filter {
  if (!isRelative(filter)) return filter;
  const { named, cheaper, asCostly, foreign, belowMarkers, costUpTo, ...plain } = filter;
  const cost = cardOf(s, by.card).cost ?? 0;
  const graveyard = s.sides[by.seat].graveyard;
  const sharing = named === 'self' ? [by.card] : named === 'same' ? (by.before ?? []) : graveyard;
  const itsCost = cardOf(s, by.it ?? by.card).cost ?? 0;
  return {
    ...plain,
    ...(named !== undefined && { names: sharing.map((card) => cardOf(s, card).en) }),
    ...(cheaper && { costMax: cost - 1 }),
    ...(asCostly && { costMin: itsCost, costMax: itsCost }),
    ...(costUpTo && { costMax: mostOf(s, costUpTo, by.seat) }),
    ...(belowMarkers && { costMax: (pieceOf(s, by.card)?.markers ?? 0) - 1 }),
    ...(foreign && { without: cardOf(s, heroOf(s.sides[by.seat]).card).elements ?? [] }),
  };
}

const isRelative = (filter: Filter): boolean =>
  (filter.named ??
    filter.cheaper ??
    filter.asCostly ??
    filter.foreign ??
    filter.belowMarkers ??
    filter.costUpTo) !== undefined;

function mostOf(s: Heroes, what: NonNullable<Filter['costUpTo']>, seat: Seat): number {
  if (what === 'closedCoins') return s.sides[seat].closedCoins;
  return s.sides.flatMap(({ play }) => play).filter(({ card }) => cardOf(s, card).type === 'creature').length;
}

const known = new WeakMap<Filter, Filter>();

/** The same filter with every field there is: filters that are all of one shape are read much faster. */
export function spreadOut(filter: Filter): Filter {
  let whole = known.get(filter);
  if (!whole) {
    whole = { ...nothing, ...filter };
    known.set(filter, whole);
  }
  return whole;
}

const nothing: object = Object.fromEntries(filterFields.map((field) => [field, undefined]));

/** Whether a card as such fits, wherever it lies: type, element, class, printed cost and keywords. */
export function cardFits(card: Card, filter: Filter): boolean {
  // What a card gathers in play it has nowhere else.
  if (filter.wounded || filter.closed || filter.weakened || filter.poisoned || filter.stunned) return false;
  if (!figuresFit(card, filter) || !textFits(card, filter)) return false;
  return filter.word === undefined || card.words.has(filter.word);
}

/** What is printed and nothing in play can change. */
export function figuresFit(card: Card, filter: Filter): boolean {
  const { type, element, elements } = filter;
  if (type !== undefined && !typeFits(card, type)) return false;
  if (filter.not !== undefined && card.type === filter.not) return false;
  if (element !== undefined && !card.elements?.includes(element)) return false;
  if (elements === 'none' && card.elements !== undefined) return false;
  // BH-4.4.
  if (elements === 'several' && (card.elements?.length ?? 0) < 2) return false;
  if (filter.class !== undefined && !card.classes.includes(filter.class)) return false;
  if (filter.notClass !== undefined && card.classes.includes(filter.notClass)) return false;
  // A card without a cost, such as a quest (BH-2.2), is neither cheap nor dear.
  if (filter.costMin !== undefined && (card.cost ?? -1) < filter.costMin) return false;
  if (filter.costMax !== undefined && (card.cost ?? Infinity) > filter.costMax) return false;
  if (filter.names !== undefined && !filter.names.includes(card.en)) return false;
  const { without } = filter;
  if (without !== undefined && !card.elements?.some((one) => !without.includes(one))) return false;
  return true;
}

/** What its text says, as it is now. */
export function textFits({ mechanics, raids }: Card, { has, lacks, raid }: Filter): boolean {
  if (lacks !== undefined && mechanics.has(lacks)) return false;
  if (has !== undefined && !mechanics.has(has)) return false;
  return raid === undefined || raids.includes(raid);
}

function typeFits(card: Card, type: NonNullable<Filter['type']>): boolean {
  switch (type) {
    // BH-1.3, BH-G-character.
    case 'character':
      return card.type === 'hero' || card.type === 'creature';
    case 'support':
      return isSupport(card);
    // BH-G-equipment.
    case 'equipment':
      return card.type === 'weapon' || card.type === 'armour' || card.type === 'amulet';
    default:
      return card.type === type;
  }
}

export const isSupport = (card: Card): boolean =>
  card.type === 'weapon' ||
  card.type === 'armour' ||
  card.type === 'amulet' ||
  card.type === 'terrain' ||
  card.type === 'event';
