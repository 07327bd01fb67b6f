/** Whatever a person could try by clicking: any act with any card, die or seat. */
import type { Act, Seat } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { dieId, type Valhalla } from '../state.ts';

export function intents(s: Valhalla, seat: Seat): Act[] {
  const all: ValhallaAct[] = [
    { do: 'draw' },
    { do: 'assault' },
    { do: 'reroll' },
    { do: 'stop' },
    { do: 'pass' },
    { do: 'finish' },
    { do: 'jarl', ability: 0 },
    { do: 'jarl', ability: 1 },
    { do: 'name', clan: 'wolf' },
    { do: 'row', row: 0 },
    { do: 'row', row: 1 },
    { do: 'gift', gift: 'card' },
    { do: 'claim', points: 1 },
  ];
  s.sides.forEach((_, other) => {
    all.push({ do: 'attack', seat: other }, { do: 'guess', seat: other, prize: 'card' });
  });
  const { hand, squad } = s.sides[seat];
  for (const card of [...hand, ...squad.filter((one) => one >= 0), 0, 76, 130, 160, 200, 220]) {
    all.push({ do: 'add', card }, { do: 'tactic', card }, { do: 'lay', card }, { do: 'quest', card });
    all.push({ do: 'arm', card, dice: [dieId(0, 0)] }, { do: 'arm', card, dice: [dieId(1, 0), dieId(1, 1)] });
    all.push({ do: 'help', card, seat: 0 }, { do: 'freeReroll', by: card });
    for (const other of hand) all.push({ do: 'addTwo', cards: [card, other] });
  }
  return all;
}
