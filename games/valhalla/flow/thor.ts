/** Thor's Help: cards for one of two others who fight (chapters 17 and 31). */
import { no, type Seat, showOwn, type Why } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf } from '../cards/catalogue.ts';
import { opponentOf } from '../jarls.ts';
import { type Battle, type G, ref, squadSize, type Valhalla } from '../state.ts';
import { grantExtra } from './weapon-dice.ts';
import { removeFromHand, steal, takeCards } from './zones.ts';

/** The Thor cards a seat may play before this battle, and for whom. */
export function helpsOf(s: Valhalla, b: Battle, seat: Seat): ValhallaAct[] {
  const acts: ValhallaAct[] = [];
  for (const card of s.sides[seat].hand) {
    for (const { seat: helped } of b.fighters) {
      if (mayHelp(s, b, seat, card, helped)) acts.push({ do: 'help', card, seat: helped });
    }
  }
  return acts;
}

export function mayHelp(s: Valhalla, b: Battle, seat: Seat, card: number, helped: Seat, why?: Why): boolean {
  if (!s.sides[seat].hand.includes(card)) return no(why, { rule: 'V-17.2', why: 'notInHand' });
  const data = cardOf(s, card);
  if (data.kind !== 'thor') return no(why, { rule: 'V-17.2', why: 'notThor', card });
  if (b.fighters.some((f) => f.seat === seat)) return no(why, { rule: 'V-17.2', why: 'fighting', card });
  const fighter = b.fighters.find((f) => f.seat === helped);
  const other = fighter && opponentOf(b, fighter);
  if (!fighter || !other) return no(why, { rule: 'V-17.3', why: 'notFighting' });
  if (b.helps.some(({ by }) => by === seat)) return no(why, { rule: 'V-17.6', why: 'oneHelp', card });
  const have = squadSize(s.sides[helped]);
  const need = squadSize(s.sides[other.seat]);
  if (data.when === 'fewer' && have >= need)
    return no(why, { rule: 'V-31.1', why: 'notFewer', card, have, need });
  if (have > need) return no(why, { rule: 'V-31.2', why: 'notFewerOrEqual', card, have, need });
  return true;
}

export function playHelp(g: G, b: Battle, by: Seat, card: number, helped: Seat): void {
  const s = g.state;
  const data = cardOf(s, card);
  const fighter = b.fighters.find((f) => f.seat === helped);
  const other = fighter && opponentOf(b, fighter);
  if (data.kind !== 'thor' || !fighter || !other) return;
  removeFromHand(s.sides[by], card);
  showOwn(g);
  b.helps.push({ card, by, seat: helped });
  g.listener?.({
    kind: 'help',
    rule: 'V-17.3',
    seat: by,
    card: ref(g.state, card),
    for: helped,
  });
  switch (data.help.kind) {
    case 'strength':
      fighter.boosts.push(card);
      fighter.amounts.push(data.help.amount);
      g.listener?.({
        kind: 'strength',
        rule: 'V-31.4',
        seat: helped,
        card: ref(s, card),
        amount: data.help.amount,
      });
      return;
    case 'die':
      grantExtra(g, fighter, 1, 'V-31.6');
      return;
    case 'reroll':
      fighter.free++;
      return;
    case 'card':
      takeCards(g, helped, 1, 'V-31.3');
      return;
    case 'steal':
      steal(g, helped, other.seat, 'V-31.7');
      return;
  }
}
