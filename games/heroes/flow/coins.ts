/** Coins: markers that close when they pay (BH-7.5) and open in the recovery phase (BH-8.4). */
import type { Seat } from '@vigrid/kernel';
import { type G, heroOf, openCoins } from '../state.ts';
import { trigger } from './triggers.ts';

/** BH-8.7: nobody gains a coin at the start of a turn who has this many. */
export const coinLimit = 10;

/** What Spend makes of it is asked when the payment is over (triggerSpend). */
export function spend(g: G, seat: Seat, coins: number): void {
  const side = g.state.sides[seat];
  side.closedCoins += coins;
  side.spent += coins;
}

/** Coins open at the start of the turn, and again when a card says so. */
export function coinsOpened(g: G, seat: number): void {
  const side = g.state.sides[seat];
  side.coinsOpened++;
  if (side.coinsOpened > 1) trigger(g, 'coinsOpenAgain', heroOf(side));
}

export function tellCoins(g: G, seat: number): void {
  g.listener?.({
    kind: 'coin',
    rule: 'BH-13.1',
    seat,
    coins: g.state.sides[seat].coins,
    open: openCoins(g.state.sides[seat]),
  });
}
