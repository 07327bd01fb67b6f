/** Which cards a filter means, how much an amount is, whether a condition holds. */
import type { Seat } from '@vigrid/kernel';
import type { Card } from '../cards/catalogue.ts';
import { hasWord, livesOf, strikeOf } from '../figures.ts';
import {
  cardOf,
  type Heroes,
  heroOf,
  isAttack,
  openCoins,
  type Piece,
  pieceOf,
  rival,
  textOf,
} from '../state.ts';
import { partsOf } from './inside.ts';
import type { Amount, Condition, Filter, Group } from './types.ts';

/**
 * A filter that speaks of the source or of what was chosen before, in terms of the moment: names and costs. Others are
 * given back as they are.
 */
export function bound(s: Heroes, filter: Filter, by: Measure): Filter {
  if (!filter.named && !filter.cheaper && !filter.asCostly && !filter.foreign && !filter.belowMarkers)
    return filter;
  const { named, cheaper, asCostly, foreign, belowMarkers, ...plain } = filter;
  const cost = cardOf(s, by.card).cost ?? 0;
  const graveyard = s.sides[by.seat].graveyard;
  const sharing = named === 'self' ? [by.card] : named === 'same' ? (by.before ?? []) : graveyard;
  const itsCost = cardOf(s, by.it ?? by.card).cost ?? 0;
  return {
    ...plain,
    ...(named !== undefined && { names: sharing.map((card) => cardOf(s, card).en) }),
    ...(cheaper && { costMax: cost - 1 }),
    ...(asCostly && { costMin: itsCost, costMax: itsCost }),
    ...(belowMarkers && { costMax: (pieceOf(s, by.card)?.markers ?? 0) - 1 }),
    ...(foreign && { without: cardOf(s, heroOf(s.sides[by.seat]).card).elements ?? [] }),
  };
}

/** Whether a card as such fits, wherever it lies: type, element, class, printed cost and keywords. */
export function cardFits(card: Card, filter: Filter): boolean {
  // What a card gathers in play it has nowhere else.
  if (filter.wounded || filter.closed || filter.weakened) return false;
  if (!figuresFit(card, filter) || !textFits(card, filter)) return false;
  return filter.word === undefined || card.words.has(filter.word);
}

/** What is printed and nothing in play can change. */
function figuresFit(card: Card, filter: Filter): boolean {
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
function textFits({ mechanics, raids }: Card, { has, lacks, raid }: Filter): boolean {
  if (lacks !== undefined && mechanics.has(lacks)) return false;
  if (has !== undefined && !mechanics.has(has)) return false;
  return raid === undefined || raids.includes(raid);
}

/** Whether a card in play fits, seen from the source of the text and its controller. */
export function pieceFits(s: Heroes, piece: Piece, filter: Filter, seat: Seat, source: number): boolean {
  if (filter.side !== undefined && (piece.seat === seat) !== (filter.side === 'yours')) return false;
  if (filter.other && piece.card === source) return false;
  if (filter.wounded !== undefined && piece.wounds > 0 !== filter.wounded) return false;
  if (filter.closed !== undefined && piece.closed !== filter.closed) return false;
  if (filter.weakened && piece.boosts >= 0) return false;
  const { word, strikeMin, strikeMax, livesMin } = filter;
  if (!figuresFit(cardOf(s, piece.card), filter)) return false;
  if ((filter.has ?? filter.lacks) !== undefined && !textFits(textOf(s, piece), filter)) return false;
  if (word !== undefined && !hasWord(s, piece, word)) return false;
  if (strikeMin !== undefined && strikeOf(s, piece) < strikeMin) return false;
  if (strikeMax !== undefined && strikeOf(s, piece) > strikeMax) return false;
  return livesMin === undefined || livesOf(s, piece) - piece.wounds >= livesMin;
}

/** The cards in play that fit, the active player's first. */
export function matching(s: Heroes, filter: Filter, seat: Seat, source: number): Piece[] {
  const found: Piece[] = [];
  for (const side of [s.sides[s.active], s.sides[rival(s.active)]]) {
    for (const piece of side.play) if (pieceFits(s, piece, filter, seat, source)) found.push(piece);
  }
  return found;
}

/** Whether a card, in play or not, is meant by a group: 'self' is the source alone. */
export function meant(s: Heroes, group: Group, card: number, of: Seat, seat: Seat, source: number): boolean {
  if (group === 'self') return card === source;
  const piece = pieceOf(s, card);
  if (piece) return pieceFits(s, piece, group, seat, source);
  if (group.side !== undefined && (of === seat) !== (group.side === 'yours')) return false;
  return cardFits(cardOf(s, card), group);
}

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

export function amountOf(s: Heroes, amount: Amount, by: Measure, to?: Piece): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    // Nothing taken off is 0, not -0.
    if ('of' in amount) return amountOf(s, amount.of, by, to) * amount.times + 0;
    return matching(s, amount.count, by.seat, by.card).length * (amount.times ?? 1);
  }
  switch (amount) {
    case 'X':
      return by.x;
    case 'hand':
      return s.sides[by.seat].hand.length;
    case 'died':
      return s.died;
    case 'itsStrike':
      return to ? strikeOf(s, to) : 0;
    case 'itsLives':
      return to ? livesOf(s, to) : 0;
    case 'itsCost':
      return to ? (cardOf(s, to.card).cost ?? 0) : 0;
    case 'markers':
      return pieceOf(s, by.card)?.markers ?? 0;
    case 'boosts':
      return Math.abs(pieceOf(s, by.card)?.boosts ?? 0);
    case 'enemyDead':
      return s.sides[rival(by.seat)].graveyard.filter((card) => cardOf(s, card).type === 'creature').length;
    case 'costBefore':
      return firstBefore(s, by)?.cost ?? 0;
    case 'livesBefore':
      return firstBefore(s, by)?.lives ?? 0;
    case 'strikeBefore': {
      const piece = pieceOf(s, by.before?.[0] ?? -1);
      return piece ? strikeOf(s, piece) : 0;
    }
    case 'otherAttackers':
      return s.attackers.filter((card) => card !== to?.card).length;
    case 'enemyClosedCoins':
      return s.sides[rival(by.seat)].closedCoins;
    case 'raiders':
      return s.raiders.length;
    case 'elementsDead':
      return new Set(dead(s).flatMap((card) => cardOf(s, card).elements ?? [])).size;
    case 'typesDead':
      return new Set(s.sides[by.seat].graveyard.map((card) => cardOf(s, card).type)).size;
  }
}

/** The first card that the effect before was done to, if there was one. */
function firstBefore(s: Heroes, { before }: Measure): Card | undefined {
  const card = before?.[0];
  return card === undefined ? undefined : cardOf(s, card);
}

/** Whether a condition holds for a player and the source of the text; `before` is what the effect before was done to. */
export function holds(
  s: Heroes,
  condition: Condition,
  seat: Seat,
  source: number,
  before: readonly number[] = [],
): boolean {
  const you = s.sides[seat];
  const enemy = s.sides[rival(seat)];
  if ('hand' in condition) {
    return condition.hand === 'more'
      ? you.hand.length > enemy.hand.length
      : you.hand.length < enemy.hand.length;
  }
  if ('all' in condition) return condition.all.every((one) => holds(s, one, seat, source, before));
  if ('handMin' in condition) return you.hand.length >= condition.handMin;
  if ('enemyBroke' in condition) return openCoins(enemy) === 0;
  if ('soulcatcher' in condition) return s.died > 0;
  if ('unwounded' in condition) return pieceOf(s, source)?.wounds === 0;
  if ('raid' in condition) return raids(s, source, condition.raid);
  if ('went' in condition) return (s.first === seat) === (condition.went === 'first');
  if ('heroClass' in condition) return cardOf(s, heroOf(you).card).classes.includes(condition.heroClass);
  if ('enemyTurn' in condition) return s.active !== seat;
  if ('boostsMin' in condition) return (pieceOf(s, source)?.boosts ?? 0) >= condition.boostsMin;
  if ('unweakened' in condition) return (pieceOf(s, source)?.boosts ?? 0) >= 0;
  if ('against' in condition) return attacks(s, source, condition.against);
  if ('coinsMin' in condition) return you.coins >= condition.coinsMin;
  if ('heroNeutral' in condition) return cardOf(s, heroOf(you).card).elements === undefined;
  if ('lost' in condition) return you.lost > 0;
  if ('graveyardHas' in condition)
    return you.graveyard.some((card) => cardOf(s, card).type === condition.graveyardHas);
  if ('before' in condition)
    return before.some((card) => meant(s, condition.before, card, s.owner[card], seat, source));
  return you.play.some((piece) => pieceFits(s, piece, condition.control, seat, source));
}

/** BH-18.1: the creature is attacking, and this is the X-th or a later attack of the turn. */
const raids = (s: Heroes, source: number, x: number): boolean =>
  s.attacks >= x && s.frames.some((frame) => isAttack(frame) && frame.attacker === source);

/** Whether a text with this condition is a Raid that applies twice in the present attack. */
export const raidsTwice = (s: Heroes, condition: Condition, source: number): boolean =>
  partsOf(condition).some((part) => 'raid' in part) &&
  s.frames.some((frame) => isAttack(frame) && frame.attacker === source && frame.raidTwice);

/** Whom the creature is attacking, the defender in the target's place. */
function attacks(s: Heroes, source: number, what: 'hero' | 'creature'): boolean {
  const frame = s.frames.find((one) => isAttack(one) && one.attacker === source);
  return (
    frame !== undefined &&
    isAttack(frame) &&
    cardOf(s, frame.defender < 0 ? frame.target : frame.defender).type === what
  );
}

const dead = (s: Heroes): number[] => s.sides.flatMap((side) => side.graveyard);

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
