/** Time (B12-604.1): a game that does not come to an end is decided by crystals. */

import { costOf } from '../../features/figures.ts';
import { type Berserk, type G, pieceOf, rival } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { endGame } from './campaign.ts';
import { grant, mayClaim } from './claim.ts';

/** After the Second player's turn the crystals of the cards in play are counted. True if that was the last turn. */
export function timeIsUp(g: G): boolean {
  const s = g.state;
  if (s.turn < s.lastTurn || s.active === s.first) return false;
  // B12-602.2, B12-603.3: what the figures prove goes before crystals.
  for (const what of ['victory', 'draw'] as const) {
    const seat = [s.first, rival(s.first)].find((one) => mayClaim(s, one, what));
    if (seat === undefined) continue;
    grant(g, seat, what, what === 'victory' ? 'B12-602.2' : 'B12-603.3');
    return true;
  }
  const [a, b] = s.sides.map((_, seat) => crystals(s, seat));
  const winners = a === b ? [0, 1] : [a > b ? 0 : 1];
  stirring(g)?.({
    kind: 'over',
    rule: 'B12-604.1',
    seat: winners[0],
    what: winners.length === 2 ? 'technicalDraw' : 'technicalVictory',
  });
  endGame(g, winners, 'B12-604.1');
  return true;
}

const crystals = (s: Berserk, seat: number): number =>
  s.sides[seat].squad.reduce((sum, card) => {
    const piece = pieceOf(s, card);
    return sum + (piece ? costOf(s, piece) : 0);
  }, 0);
