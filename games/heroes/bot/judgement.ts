/** A quick judgement of a position, for bots and hints, in coins: creatures, cards, and lives weighed as they dwindle. */
import type { Seat } from '@vigrid/kernel';
import { strikeOf } from '../abilities/meaning.ts';
import { cardOf, type Heroes, heroOf, isCreature, isHero, rival } from '../state.ts';
import { weights } from './weights.ts';
import { creatureWorth, heroWorth, livesLeft } from './worth.ts';

export function judge(s: Heroes, seat: Seat): number {
  if (s.result) {
    if (s.result.winners.length !== 1) return 0;
    return s.result.winners[0] === seat ? 1 : -1;
  }
  return Math.tanh((worth(s, seat) - worth(s, rival(seat))) / 25);
}

function worth(s: Heroes, seat: Seat): number {
  const side = s.sides[seat];
  let sum = weights.card * side.hand.length + heroWorth(livesLeft(s, heroOf(side))) - 4 * side.missed;
  for (const piece of side.play) {
    if (isCreature(s, piece)) {
      // Who is open defends in the rival's turn.
      sum += creatureWorth(s, piece) + (piece.closed || s.active !== seat ? 0 : 0.15 * strikeOf(s, piece));
    } else if (!isHero(s, piece)) sum += 1 + 0.6 * (cardOf(s, piece.card).cost ?? 0);
  }
  return sum;
}
