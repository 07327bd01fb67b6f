/** Triggered abilities that wait are carried out: the non-active player's first, each player's in their own order (BH-14.1). */
import { type ActQuestion, again, asks, flow } from '@vigrid/kernel';
import { carryOut } from '../abilities/interpreter.ts';
import type { HeroesAct } from '../acts.ts';
import type { HeroesEvent } from '../events.ts';
import { type G, type Heroes, ref, rival, type SettleFrame, type Waiting } from '../state.ts';

export const settle = flow<Heroes, SettleFrame>({
  next: asks(
    (g: G): ActQuestion<HeroesAct> | null => {
      const waiting = nextToSettle(g.state);
      if (waiting.length === 0) return null;
      const options: HeroesAct[] = [];
      for (const { card, ability } of waiting) {
        const known = options.some((o) => o.do === 'resolve' && o.card === card && o.ability === ability);
        if (!known) options.push({ do: 'resolve', card, ability });
      }
      return { kind: 'act', seat: waiting[0].seat, ask: 'resolve', rule: 'BH-14.1', options };
    },
    (g, f: SettleFrame, act) => {
      if (act.do !== 'resolve') return;
      const { queue } = g.state;
      const at = queue.findIndex((w) => w.card === act.card && w.ability === act.ability);
      const [{ seat, card, ability, x }] = queue.splice(at, 1);
      again(f);
      g.state.moment++;
      g.listener?.({
        kind: 'ability',
        rule: 'BH-N-4',
        seat,
        card: ref(g.state, card),
        ability,
        coins: 0,
      } satisfies HeroesEvent);
      carryOut(g, seat, card, ability, x);
    },
  ),
});

/** The earliest moment's abilities, of the non-active player if there are any (RH-29). */
function nextToSettle(s: Heroes): Waiting[] {
  if (s.queue.length === 0) return s.queue;
  const earliest = s.queue.filter((w) => w.moment === s.queue[0].moment);
  const inactive = earliest.filter((w) => w.seat === rival(s.active));
  return inactive.length > 0 ? inactive : earliest;
}
