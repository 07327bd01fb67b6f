/** A quick judgement of a position, for bots and hints: tempo and cards in units of coins, lives weighed as they dwindle. */
import type { Seat } from '@vigrid/kernel';
import { livesOf, strikeOf } from './figures.ts';
import { cardOf, type Heroes, type Piece, rival } from './state.ts';

export function judge(s: Heroes, seat: Seat): number {
  if (s.result) {
    if (s.result.winners.length !== 1) return 0;
    return s.result.winners[0] === seat ? 1 : -1;
  }
  return Math.tanh((worth(s, seat) - worth(s, rival(seat))) / 25);
}

function worth(s: Heroes, seat: Seat): number {
  const side = s.sides[seat];
  let sum = 1.2 * side.hand.length + heroWorth(livesOf(s, side.hero) - side.hero.wounds) - 4 * side.missed;
  for (const piece of side.squad) sum += pieceWorth(s, piece, seat);
  return sum;
}

/** The last lives are dear. */
const heroWorth = (lives: number) =>
  0.9 * lives + 8 * Math.sqrt(Math.max(0, lives)) - 20 / (1 + Math.max(0, lives));

function pieceWorth(s: Heroes, piece: Piece, seat: Seat): number {
  const card = cardOf(s, piece.card);
  const strike = strikeOf(s, piece);
  const left = livesOf(s, piece) - piece.wounds;
  const attacks = card.attacksOnly === null ? 0.5 : 1;
  // An open creature can still defend in the rival's turn.
  const ready = piece.closed || s.active !== seat ? 0 : 0.15 * strike;
  return attacks * strike * 0.9 + left * 0.8 + 0.4 + ready;
}
