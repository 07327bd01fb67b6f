/**
 * A quick judgement of a position, for bots and hints: the chance to win, as games have taught it. Alone and in teams,
 * which nothing was learned of, everything is counted in parts of a victory point by hand.
 */
import { type Judging, type Learned, type Learning, type Seat, weighing } from '@vigrid/kernel';
import { immortality, ix } from '../modules.ts';
import { cardOf, type Dune, isHouseHagal, isOpponent, type Side, type SideId } from '../state.ts';
import { battle } from './battle.ts';
import { figures } from './figures.ts';
import { learned } from './learned.ts';
import { uprisingThings } from './uprising.ts';

/** A judgement by these weights. */
function judging(by: Learned): Judging<Dune> {
  const base = weighing(figures, by.base);
  const expanded = weighing(figures, by.expanded);
  const uprising = weighing(figures, by.uprising);
  const judge = (s: Dune, seat: Seat): number => {
    if (s.result) return s.result.winners.includes(seat) ? 1 : -1;
    if (s.players === 1 || s.players === 6) return byHand(s, seat);
    const chances =
      s.sides[seat].tableau !== null ? uprising : (s.modules & (ix | immortality)) !== 0 ? expanded : base;
    const sides = s.sides.flatMap((of, side) => (isHouseHagal(of) ? [] : side));
    return 2 * chances(s, sides)[sides.indexOf(seat)] - 1;
  };
  return { judge };
}

export const learning: Learning<Dune> = { ...figures, learned, judging };

export const { judge } = judging(learned);

/** What was judged by before anything was learned. */
export function byHand(s: Dune, seat: Seat): number {
  // A team wins and loses together (D-28.2).
  if (s.players === 6) {
    let lead = 0;
    for (let side = 0; side < 6; side++) lead += isOpponent(s, seat, side) ? -worth(s, side) : worth(s, side);
    return Math.tanh(lead / 16);
  }
  const own = worth(s, seat);
  let best = 0;
  let sum = 0;
  for (let side = 0; side < s.sides.length; side++) {
    if (side === seat || isHouseHagal(s.sides[side])) continue;
    const theirs = worth(s, side);
    best = Math.max(best, theirs);
    sum += theirs;
  }
  const others = Math.max(1, s.sides.length - 1);
  return Math.tanh((own - 0.5 * best - (0.5 * sum) / others) / 8);
}

function worth(s: Dune, side: SideId): number {
  const of = s.sides[side];
  const held = of.tableau === null ? 0 : uprisingThings(s, side, of.tableau);
  return of.points + things(s, of) + tracks(s, of, side) + deckWorth(s, of) + battle(s, side) + held;
}

/** How much of the game is still to come, from 1 to 0: what pays later is worth less towards the end. */
const future = (s: Dune): number => Math.max(0.05, 1 - s.round / 10);

function things(s: Dune, of: Side): number {
  const later = 0.4 + 0.6 * future(s);
  const goods = 0.11 * soft(of.solari, 8) + 0.17 * soft(of.spice, 7) + 0.2 * soft(of.water, 4);
  const army = 0.1 * soft(of.garrison, 8);
  const agents = (of.swordmaster ? 1.9 * future(s) : 0) + (of.council ? 1.3 * future(s) : 0);
  const minds = of.automated ? 0 : 0.28 * soft(of.intrigues.length, 4) + (of.mentat === -1 ? 0.3 : 0);
  const hand = 0.06 * of.hand.length;
  return later * goods + army + agents + minds + hand;
}

/** The first are worth more than the tenth. */
const soft = (n: number, knee: number): number => (n <= knee ? n : knee + (n - knee) * 0.4);

/** Steps towards the points and bonuses of the tracks. */
function tracks(s: Dune, of: Side, side: SideId): number {
  let sum = 0;
  for (let faction = 0; faction < 4; faction++) {
    const n = of.influence[faction];
    sum += n === 1 ? 0.4 : n >= 2 ? 0.25 * Math.min(2, n - 2) + 0.05 * Math.max(0, n - 4) : 0;
    const holder = s.alliance[faction];
    if (holder >= 0 && holder !== side && n >= 3) {
      const gap = s.sides[holder].influence[faction] - n;
      sum += gap <= 0 ? 0.35 : gap === 1 ? 0.1 : 0;
    }
  }
  return (sum + 0.45 * (of.track % 2)) * (0.5 + 0.5 * future(s));
}

/** A good deck pays in every round to come; starting cards thin it. */
function deckWorth(s: Dune, of: Side): number {
  if (of.automated) return 0;
  let sum = 0;
  let count = 0;
  for (const zone of [of.deck, of.hand, of.played, of.shown, of.discard]) {
    for (const card of zone) {
      const { cost, type } = cardOf(s, card);
      sum += type === 'starting' ? 0.3 : Math.max(0.6, cost);
      count++;
    }
  }
  return count === 0 ? 0 : future(s) * (0.16 * sum + 0.5 * (sum / count));
}
