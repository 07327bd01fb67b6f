/** Coins: markers that close when they pay (BH-7.5) and open in the recovery phase (BH-8.4). */
import type { Seat } from '@vigrid/kernel';
import type { G } from './state.ts';

/** BH-8.7: nobody gains a coin at the start of a turn who has this many. */
export const coinLimit = 10;

/** What Spend makes of it is asked when the payment is over (triggerSpend). */
export function spend(g: G, seat: Seat, coins: number): void {
  const side = g.state.sides[seat];
  side.closedCoins += coins;
  side.spent += coins;
}
