/** Whatever a person could try by clicking: any act with any card as its subject and any character as its target. */
import type { Act, Seat } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { cardOf, type Heroes } from '../state.ts';

export function intents(s: Heroes, seat: Seat): Act[] {
  const all: HeroesAct[] = [
    { do: 'end' },
    { do: 'pass' },
    { do: 'decline' },
    { do: 'first', seat },
    { do: 'pay', coins: 1 },
    { do: 'modes', modes: 1 },
  ];
  const inPlay = s.sides.flatMap((side) => side.play.map((piece) => piece.card));
  for (const card of s.def.keys()) {
    all.push({ do: 'play', card }, { do: 'take', card }, { do: 'defend', card });
    all.push({ do: 'resolve', card, ability: 0 });
    for (const ability of [0, 1]) all.push({ do: 'use', card, ability });
  }
  for (const card of [...inPlay, ...s.sides[seat].hand]) {
    for (const target of inPlay) all.push({ do: 'attack', card, target });
  }
  return all.filter((act) => !('card' in act) || cardOf(s, act.card) !== undefined);
}
