/** Whatever a person could try by clicking: any act with any card as its subject and any other as its target. */
import type { Act, Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { cells } from '../cells.ts';
import { playablesOf } from '../flow/legal.ts';
import { type Berserk, pieceOf } from '../state.ts';

export function intents(s: Berserk, seat: Seat): Act[] {
  const all: BerserkAct[] = [
    { do: 'end' },
    { do: 'pass' },
    { do: 'leave' },
    { do: 'decline' },
    { do: 'done' },
    { do: 'suggest' },
    { do: 'redeal' },
    { do: 'goFirst' },
    { do: 'mode', mode: 0 },
  ];
  const { squad, deal } = s.sides[seat];
  const enemies = s.sides[1 - seat].squad;
  for (const card of s.def.keys()) {
    all.push({ do: 'defend', card }, { do: 'reveal', card }, { do: 'accumulate', card });
    all.push({ do: 'prepare', card }, { do: 'retreat', card }, { do: 'recruit', card });
    all.push({ do: 'use', card, of: 0, feature: 0 });
  }
  for (const card of [...squad, ...deal]) {
    for (let cell = card % 3; cell < cells; cell += 3) {
      all.push({ do: 'move', card, cell }, { do: 'jump', card, cell }, { do: 'teleport', card, cell });
      all.push({ do: 'deploy', card, cell });
    }
    const piece = pieceOf(s, card);
    if (!piece) continue;
    for (const { def, number } of playablesOf(s, piece))
      all.push({ do: 'use', card, of: def, feature: number });
    for (const target of [...enemies, ...squad]) {
      all.push({ do: 'strike', card, target }, { do: 'host', card, host: target });
      all.push({ do: 'maneuver', card, partner: target });
    }
  }
  for (const target of squad) for (const card of enemies) all.push({ do: 'strike', card, target });
  return all;
}
