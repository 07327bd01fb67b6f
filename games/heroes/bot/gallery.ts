/**
 * Opponents that never change, to measure others by. They judge a position in coins: tempo, cards, and lives weighed as
 * they dwindle. What they think more or less of than the plain fighter is their manner.
 */
import type { Gallery, Reference, Seat } from '@vigrid/kernel';
import { livesOf, strikeOf } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import type { HeroesEvent } from '../events.ts';
import { cardOf, type Heroes, heroOf, isCreature, isHero, type Piece, rival, textOf } from '../state.ts';

interface Manner {
  /** How much the enemy hero's lives weigh, and the own hero's. */
  readonly strike: number;
  readonly guard: number;
  /** What a card in hand is worth. */
  readonly card: number;
}

const opponent = (manner: Manner): Reference<Heroes, HeroesAct, HeroesEvent> => ({
  judge: (s, seat) => judge(s, seat, manner),
});

export const gallery: Gallery<Heroes, HeroesAct, HeroesEvent> = {
  fighter1: opponent({ strike: 1, guard: 1, card: 1.2 }),
  rush: opponent({ strike: 4, guard: 0.5, card: 0.6 }),
  turtle: opponent({ strike: 0.3, guard: 3, card: 1.2 }),
  hoarder: opponent({ strike: 0.8, guard: 1.2, card: 4 }),
};

function judge(s: Heroes, seat: Seat, manner: Manner): number {
  if (s.result) {
    if (s.result.winners.length !== 1) return 0;
    return s.result.winners[0] === seat ? 1 : -1;
  }
  const { strike, guard, card } = manner;
  return Math.tanh((worth(s, seat, guard, card) - worth(s, rival(seat), strike, 1.2)) / 25);
}

function worth(s: Heroes, seat: Seat, lives: number, card: number): number {
  const side = s.sides[seat];
  const hero = heroOf(side);
  let sum = card * side.hand.length + lives * heroWorth(livesOf(s, hero) - hero.wounds) - 4 * side.missed;
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
