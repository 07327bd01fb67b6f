/** Coins: markers that close when they pay (BH-7.5) and open in the recovery phase (BH-8.4). */
import type { Seat } from '@vigrid/kernel';
import type { G } from './state.ts';

/** BH-8.7: nobody has more than this many markers from turns. */
export const coinLimit = 10;

export function spend(g: G, seat: Seat, coins: number): void {
  g.state.sides[seat].closedCoins += coins;
}
