/**
 * Opponents that never change, to measure others by. They judge a position in crystals, by what the cards left in each
 * squad are worth: few lives left are worth less than their share; fighters want to be near enemies, those who work
 * from afar do not. What they think more or less of than the plain fighter is their manner.
 */
import { encode, type Gallery, questionFor, type Reference, type Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import type { Card } from '../cards/catalogue.ts';
import type { BerserkEvent } from '../events.ts';
import { costOf, isCreature, livesOf, maxLivesOf, poisonOf, stockOf } from '../features/figures.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, type G, pieceOf, rival } from '../state.ts';
import { distance, halfOf, rankOf } from '../zones/battlefield.ts';
import { suggestLeftOut, suggestPick } from './suggestion.ts';

interface Manner {
  /** How much the enemy's cards weigh beside the own. */
  readonly enemy: number;
  /** What a chip is worth, and how much standing near an enemy. */
  readonly chip: number;
  readonly near: number;
}

const opponent = (manner: Manner): Reference<Berserk, BerserkAct, BerserkEvent> => ({
  judge: (s, seat) => judge(s, seat, manner),
  advise,
  luck: 4,
});

export const gallery: Gallery<Berserk, BerserkAct, BerserkEvent> = {
  fighter1: opponent({ enemy: 1, chip: 0.35, near: 1 }),
  rush: opponent({ enemy: 1.5, chip: 0, near: 4 }),
  turtle: opponent({ enemy: 0.7, chip: 0.35, near: -2 }),
  hoarder: opponent({ enemy: 1, chip: 1.2, near: 0 }),
};

/** Before the battle: squads and line-ups as the table itself suggests them. */
function advise(g: G, seat: Seat): number | null {
  const q = questionFor(g, seat);
  if (q?.kind === 'cards' && q.ask === 'draftPick') return encode(q, [suggestPick(g.state, seat)]);
  if (q?.kind === 'cards' && q.ask === 'leaveOut') return encode(q, suggestLeftOut(g.state, seat, q.max));
  if (q?.kind !== 'act' || (q.ask !== 'recruit' && q.ask !== 'deploy')) return null;
  // A squad that nothing can be added to is ready.
  const acts = q.ask === 'recruit' ? ['suggest', 'done'] : ['suggest'];
  const at = q.options.findIndex((act) => acts.includes(act.do));
  return at < 0 ? null : at;
}

function judge(s: Berserk, seat: Seat, manner: Manner): number {
  if (s.result) {
    if (s.result.winners.length !== 1) return 0;
    return s.result.winners[0] === seat ? 1 : -1;
  }
  if (s.turn === 0 && s.sides[seat].squad.length === 0) return Math.tanh(recruited(s, seat) / 40);
  return Math.tanh((worth(s, seat, manner) - manner.enemy * worth(s, rival(seat), manner)) / 20);
}

/** While squads are recruited each side is judged alone: what was taken, and what is left to be spent. */
function recruited(s: Berserk, seat: Seat): number {
  return s.sides[seat].recruits.reduce((sum, { card }) => sum + recruitWorth(cardOf(s, card)), 0);
}

/** A creature is what the battle is won with; anything else helps it. */
const recruitWorth = (card: Card): number => (card.type === 'creature' ? card.cost + 1 : 0.8 * card.cost);

function worth(s: Berserk, seat: Seat, manner: Manner): number {
  let sum = 0;
  for (const number of s.sides[seat].squad) {
    const piece = pieceOf(s, number);
    if (piece) sum += pieceWorth(s, piece, manner);
  }
  return sum;
}

function pieceWorth(s: Berserk, piece: Piece, manner: Manner): number {
  const card = cardOf(s, piece.card);
  const value = Math.max(1, costOf(s, piece)) + (card.type === 'creature' ? 1 : 0);
  if (card.lives === undefined) return 0.8 * value;
  const most = Math.max(1, maxLivesOf(s, piece));
  const left = Math.max(0, livesOf(s, piece) - 0.5 * poisonOf(piece));
  // The first wound hurts less than the last one.
  let sum = value * (0.4 + 0.6 * Math.min(1, left / most)) + 0.1 * Math.max(0, piece.extraLives);
  sum += manner.chip * Math.min(piece.chips, 4);
  if (!isCreature(s, piece)) return sum;
  // Who is open can answer and defend.
  if (!piece.closed) sum += 0.12 * middleStrike(card);
  // B12-208.6: flyers that are left alone are only reached by those who prepare for it.
  if (piece.prepared >= s.turn) sum += 0.3 * (1 + middleStrike(card));
  if (piece.cell >= 0) sum += manner.near * standing(s, piece, card);
  return sum;
}

const middleStrike = (card: Card): number => card.strike?.[1] ?? 0;

/** What the place is worth: a fighter draws near, who has attacks or spells of its own keeps a card between. */
function standing(s: Berserk, piece: Piece, card: Card): number {
  const fights = middleStrike(card);
  const afar = worksFromAfar(card);
  const home = halfOf(piece.cell) === piece.seat;
  const depth = home ? rankOf(piece.cell) - 1 : 0;
  const near = nearestEnemy(s, piece);
  if (near === 0) return afar ? 0.1 * depth : -0.1 * fights * depth;
  if (afar) return near === 1 ? -0.5 : 0.05 * Math.min(near, 3);
  // It counts less for those who can hardly get there.
  const reach = stockOf(s, piece) > 0 ? 0.06 : 0.02;
  return -reach * (1 + fights) * (near - 1);
}

const worksFromAfar = (card: Card): boolean =>
  card.plays.some(({ feature }) => feature.pay.close === true) && !card.uses.has('special');

/** How many cells to the next enemy on the battlefield; 0 if there is none to be seen. */
function nearestEnemy(s: Berserk, piece: Piece): number {
  let least = 0;
  for (const number of s.sides[rival(piece.seat)].squad) {
    const other = pieceOf(s, number);
    if (!other || other.cell < 0 || other.host >= 0) continue;
    const far = distance(piece.cell, other.cell);
    if (least === 0 || far < least) least = far;
  }
  return least;
}
