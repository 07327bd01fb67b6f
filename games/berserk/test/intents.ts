/** Whatever a person could try by clicking: any act with any card as its subject and any other as its target. */
import type { Act, Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { playablesOf } from '../stack/playing.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { cells } from '../zones/battlefield.ts';

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
    { do: 'claim', what: 'victory' },
    { do: 'claim', what: 'draw' },
  ];
  const { squad, deal } = s.sides[seat];
  const enemies = s.sides[1 - seat].squad;
  // A few of each kind are enough at any one moment; which ones changes as the game goes on.
  const some = <T>(from: readonly T[], most: number): T[] =>
    from.length <= most
      ? [...from]
      : Array.from({ length: most }, (_, i) => from[(s.clock * 7 + i * 3) % from.length]);
  for (const card of [...some(squad, 4), ...some(enemies, 3), ...some([...s.def.keys()], 3)]) {
    all.push({ do: 'defend', card }, { do: 'reveal', card }, { do: 'accumulate', card });
    all.push({ do: 'prepare', card }, { do: 'retreat', card }, { do: 'recruit', card });
    all.push({ do: 'putBack', card });
    all.push({ do: 'use', card, of: 0, feature: 0 });
  }
  for (const card of [...some(squad, 3), ...some(deal, 2)]) {
    for (const cell of some(everyCell, 6)) {
      all.push({ do: 'move', card, cell }, { do: 'jump', card, cell }, { do: 'teleport', card, cell });
      all.push({ do: 'deploy', card, cell });
    }
    const piece = pieceOf(s, card);
    if (!piece) continue;
    for (const { def, number } of playablesOf(s, piece))
      all.push({ do: 'use', card, of: def, feature: number });
    for (const target of [...some(enemies, 4), ...some(squad, 2)]) {
      all.push({ do: 'strike', card, target }, { do: 'host', card, host: target });
      all.push({ do: 'maneuver', card, partner: target });
    }
  }
  for (const card of some(enemies, 2)) all.push({ do: 'strike', card, target: squad[0] ?? card });
  return all;
}

const everyCell = Array.from({ length: cells }, (_, cell) => cell);
