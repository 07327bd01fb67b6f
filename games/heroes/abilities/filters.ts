/** Which cards a filter means, how much an amount is, whether a condition holds. */
import type { Seat } from '@vigrid/kernel';
import type { Card } from '../cards/catalogue.ts';
import { strikeOf } from '../figures.ts';
import { cardOf, type Heroes, isHero, openCoins, type Piece, rival } from '../state.ts';
import type { Amount, Condition, Filter } from './types.ts';

/** Whether a card as such fits, wherever it lies: type, element, class and printed cost. */
export function cardFits(card: Card, filter: Filter): boolean {
  const { type, element } = filter;
  if (type !== undefined && !typeFits(card, type)) return false;
  if (element !== undefined && !card.elements?.includes(element)) return false;
  if (filter.class !== undefined && card.class !== filter.class) return false;
  if (filter.costMin !== undefined && (card.cost ?? 0) < filter.costMin) return false;
  if (filter.costMax !== undefined && (card.cost ?? 0) > filter.costMax) return false;
  return true;
}

/** Whether a card in play fits, seen from the source of the text and its controller. */
export function pieceFits(s: Heroes, piece: Piece, filter: Filter, seat: Seat, source: number): boolean {
  if (filter.side !== undefined && (piece.seat === seat) !== (filter.side === 'yours')) return false;
  if (filter.other && piece.card === source) return false;
  if (filter.wounded !== undefined && piece.wounds > 0 !== filter.wounded) return false;
  if (!cardFits(cardOf(s, piece.card), filter)) return false;
  if (filter.strikeMin !== undefined && strikeOf(s, piece) < filter.strikeMin) return false;
  return true;
}

/** The cards in play that fit, the active player's first. */
export function matching(s: Heroes, filter: Filter, seat: Seat, source: number): Piece[] {
  const found: Piece[] = [];
  for (const side of [s.sides[s.active], s.sides[rival(s.active)]]) {
    if (pieceFits(s, side.hero, filter, seat, source)) found.push(side.hero);
    for (const piece of side.squad) if (pieceFits(s, piece, filter, seat, source)) found.push(piece);
  }
  return found;
}

export function amountOf(
  s: Heroes,
  amount: Amount,
  seat: Seat,
  source: number,
  x: number,
  to?: Piece,
): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return x;
  if (amount === 'hand') return s.sides[seat].hand.length;
  if (amount === 'itsStrike') return to && !isHero(s, to) ? strikeOf(s, to) : 0;
  return matching(s, amount.count, seat, source).length;
}

export function holds(s: Heroes, condition: Condition, seat: Seat, source: number): boolean {
  const you = s.sides[seat];
  const enemy = s.sides[rival(seat)];
  if ('hand' in condition) {
    return condition.hand === 'more'
      ? you.hand.length > enemy.hand.length
      : you.hand.length < enemy.hand.length;
  }
  if ('handMin' in condition) return you.hand.length >= condition.handMin;
  if ('enemyBroke' in condition) return openCoins(enemy) === 0;
  return you.squad.some((piece) => pieceFits(s, piece, condition.control, seat, source));
}

function typeFits(card: Card, type: NonNullable<Filter['type']>): boolean {
  if (type === 'character') return card.type === 'hero' || card.type === 'creature';
  if (type === 'support') return supports.has(card.type);
  return card.type === type;
}

const supports: ReadonlySet<string> = new Set(['weapon', 'armour', 'amulet', 'terrain', 'event']);
