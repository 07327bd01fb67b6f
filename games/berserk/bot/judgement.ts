/**
 * A quick judgement of a position, for bots and hints, in crystals: what the cards left in each squad are worth. Few
 * lives left are worth less than their share; fighters want to be near enemies, those who work from afar do not.
 */
import type { Seat } from '@vigrid/kernel';
import type { Card } from '../cards/catalogue.ts';
import { isCreature, livesOf, maxLivesOf, poisonOf, stockOf } from '../features/figures.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, pieceOf, rival } from '../state.ts';
import { columnOf, rowOf } from '../zones/battlefield.ts';
import { cardValue } from './exchange.ts';

export function judge(s: Berserk, seat: Seat): number {
  if (s.result) {
    if (s.result.winners.length !== 1) return 0;
    return s.result.winners[0] === seat ? 1 : -1;
  }
  if (s.turn === 0) return recruiting * Math.tanh(recruited(s, seat) / 40);
  const own = worth(s, seat);
  const theirs = worth(s, rival(seat));
  // The same lead counts for more the less is left.
  return Math.tanh((1.2 * (own - theirs)) / (8 + 0.35 * (own + theirs)));
}

/** Before the battle nobody is far ahead. */
const recruiting = 0.2;

/** Until both squads stand each side is judged alone: what was taken. */
function recruited(s: Berserk, seat: Seat): number {
  const { recruits, squad } = s.sides[seat];
  let sum = 0;
  for (const number of [...recruits.map(({ card }) => card), ...squad]) {
    const { type, cost } = cardOf(s, number);
    sum += type === 'creature' ? cost + 1 : 0.8 * cost;
  }
  return sum;
}

function worth(s: Berserk, seat: Seat): number {
  let sum = 0;
  for (const number of s.sides[seat].squad) {
    const piece = pieceOf(s, number);
    if (piece) sum += pieceWorth(s, piece);
  }
  return sum;
}

function pieceWorth(s: Berserk, piece: Piece): number {
  const card = cardOf(s, piece.card);
  const value = cardValue(s, piece);
  if (card.lives === undefined) return value;
  const most = Math.max(1, maxLivesOf(s, piece));
  const left = Math.max(0, livesOf(s, piece) - 0.5 * poisonOf(piece));
  // The first wound hurts less than the last one.
  let sum = value * (0.45 + 0.55 * Math.min(1, left / most)) + 0.1 * Math.max(0, piece.extraLives);
  if (!isCreature(s, piece)) return sum;
  if (card.spendsChips) sum += 0.25 * Math.min(piece.chips, 3);
  // Who is open can answer and defend.
  if (!piece.closed) sum += 0.15 * middleStrike(card);
  // B12-208.6: flyers that are left alone are only reached by those who prepare for it.
  if (piece.prepared >= s.turn) sum += 0.3 * (1 + middleStrike(card));
  if (piece.cell >= 0) sum += standing(s, piece, card);
  return sum;
}

const middleStrike = (card: Card): number => card.strike?.[1] ?? 0;

/** What the place is worth: a fighter draws near, who has attacks or spells of its own keeps a card between. */
function standing(s: Berserk, piece: Piece, card: Card): number {
  const near = nearestEnemy(s, piece);
  if (near === 0) return 0;
  if (worksFromAfar(card)) return near === 1 ? -0.4 : 0.05 * Math.min(near, 3);
  // It counts less for those who can hardly get there.
  const reach = stockOf(s, piece) > 0 ? 0.08 : 0.02;
  return -reach * (1 + middleStrike(card)) * (near - 1);
}

/** Shoots, throws or casts rather than strikes. Who strikes well goes ahead, whatever else it can do. */
export const worksFromAfar = (card: Card): boolean =>
  middleStrike(card) <= 2 &&
  card.plays.some(({ feature }) => feature.pay.close === true) &&
  afar.some((use) => card.uses.has(use)) &&
  !card.uses.has('special');

const afar = ['shot', 'throw', 'discharge', 'magic', 'spell'];

/**
 * How far it is to walk from a cell until one stands beside the other, and one more: steps go straight, blows diagonally
 * as well (B12-G-neighbouring-cell).
 */
export const walk = (from: number, to: number): number =>
  1 +
  Math.max(0, Math.abs(rowOf(from) - rowOf(to)) - 1) +
  Math.max(0, Math.abs(columnOf(from) - columnOf(to)) - 1);

/** How far it is to walk to the next enemy on the battlefield; 0 if there is none to be seen. */
export function nearestEnemy(s: Berserk, piece: Piece, cell = piece.cell): number {
  let least = 0;
  for (const number of s.sides[rival(piece.seat)].squad) {
    const other = pieceOf(s, number);
    if (!other || other.cell < 0 || other.host >= 0) continue;
    const far = walk(cell, other.cell);
    if (least === 0 || far < least) least = far;
  }
  return least;
}
