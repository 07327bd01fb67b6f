/** A card in the hand or in an Egg lies in ambush: it may be played for its Ambush cost in either turn (BH-G-ambush). */
import { type ActQuestion, asks, flow } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import type { HeroesEvent } from '../events.ts';
import { type AmbushFrame, type G, type Heroes, inEggs, openCoins } from '../state.ts';
import { playCard } from './main.ts';

export const ambush = flow<Heroes, AmbushFrame>({
  spring: asks(
    (g: G, f: AmbushFrame): ActQuestion<HeroesAct> | null => {
      const side = g.state.sides[f.seat];
      const there = side.hand.includes(f.card) || inEggs(g.state, f.seat).includes(f.card);
      if (!there || openCoins(side) < f.coins) return null;
      const options: HeroesAct[] = [{ do: 'pay', coins: f.coins }, { do: 'decline' }];
      const about = { source: f.card, amount: f.coins };
      return { kind: 'act', seat: f.seat, ask: 'ambush', rule: 'BH-G-ambush', about, options };
    },
    (g, f, act) => {
      if (act.do === 'pay') playCard(g, f.card, f.coins);
      else g.listener?.({ kind: 'decline', rule: 'BH-G-ambush', seat: f.seat } satisfies HeroesEvent);
    },
  ),
});
