/** A quick judgement of a position, for bots and hints: tempo and cards in units of coins, lives weighed as they dwindle. */
import type { Seat } from '@vigrid/kernel';
import { livesOf, strikeOf } from '../abilities/meaning.ts';
import { cardOf, type Heroes, heroOf, isCreature, isHero, type Piece, rival, textOf } from '../state.ts';

export function judge(s: Heroes, seat: Seat): number {
  if (s.result) {
    if (s.result.winners.length !== 1) return 0;
    return s.result.winners[0] === seat ? 1 : -1;
  }
  return Math.tanh((worth(s, seat) - worth(s, rival(seat))) / 25);
}

function worth(s: Heroes, seat: Seat): number {
  const side = s.sides[seat];
  const hero = heroOf(side);
  let sum = 1.2 * side.hand.length + heroWorth(livesOf(s, hero) - hero.wounds) - 4 * side.missed;
  for (const piece of side.play) {
    if (isCreature(s, piece)) sum += creatureWorth(s, piece, seat);
    else if (!isHero(s, piece)) sum += 1 + 0.6 * (cardOf(s, piece.card).cost ?? 0);
  }
  return sum;
}

/** The last lives are dear. */
const heroWorth = (lives: number) =>
  0.9 * lives + 8 * Math.sqrt(Math.max(0, lives)) - 20 / (1 + Math.max(0, lives));

function creatureWorth(s: Heroes, piece: Piece, seat: Seat): number {
  const strike = strikeOf(s, piece);
  const left = livesOf(s, piece) - piece.wounds - Math.min(piece.poison, 2);
  const attacks = textOf(s, piece).attacksOnly === null ? 0.5 : 1;
  // An open creature can still defend in the rival's turn.
  const ready = piece.closed || s.active !== seat ? 0 : 0.15 * strike;
  return attacks * strike * 0.9 + left * 0.8 + 0.4 + ready;
}
