/** What effects share that somebody may pay for. */
import type { ActQuestion, Seat } from '@vigrid/kernel';
import type { HeroesAct } from '../../acts.ts';
import { spend } from '../../flow/coins.ts';
import { triggerSpend } from '../../flow/triggers.ts';
import { type EffectsFrame, type G, openCoins } from '../../state.ts';

/** To pay so many coins, if there are so many, or to decline. */
export function payment(g: G, f: EffectsFrame, seat: Seat, coins: number): ActQuestion<HeroesAct> {
  const options: HeroesAct[] = [{ do: 'decline' }];
  if (openCoins(g.state.sides[seat]) >= coins) options.unshift({ do: 'pay', coins });
  const about = { source: f.card, amount: coins };
  return { kind: 'act', seat, ask: 'pay', rule: 'BH-G-otherwise', about, options };
}

/** The coins are paid, or it is declined. */
export function settlePayment(g: G, act: HeroesAct, seat: Seat): void {
  if (act.do === 'pay') {
    spend(g, seat, act.coins);
    g.listener?.({ kind: 'pay', rule: 'BH-G-otherwise', seat, coins: act.coins });
    triggerSpend(g, seat, act.coins);
  } else g.listener?.({ kind: 'decline', rule: 'BH-G-otherwise', seat });
}
