import type { Act, Seat } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import type { Dune } from '../state.ts';

/** Whatever somebody might try: every card to some space, every card that lies open or in hand, ending, passing. */
export function intents(s: Dune, seat: Seat): readonly Act[] {
  const own = s.sides[seat];
  const other = s.sides[(seat + 1) % s.sides.length];
  const sends = [...own.hand, ...own.discard.slice(0, 2), ...other.hand.slice(0, 1)].flatMap((card, i) =>
    [i, i + 7, i + 14].map((at): DuneAct => ({ do: 'send', card, space: at % spaces.length })),
  );
  const acquires = [
    ...s.row,
    ...s.reserve.flatMap((stack) => stack.slice(-1)),
    ...own.discard.slice(0, 1),
  ].map((card): DuneAct => ({ do: 'acquire', card, cost: 0 }));
  const plays = [...own.intrigues, ...own.hand.slice(0, 1)].map(
    (card): DuneAct => ({ do: 'intrigue', card }),
  );
  const tiles = [...own.tech, ...other.tech].map((card): DuneAct => ({ do: 'tile', card, ability: 0 }));
  const bought = s.tech.flatMap((stack) =>
    stack.slice(-2).map((card): DuneAct => ({ do: 'tech', card, what: 'spice', cost: 0, negotiators: 0 })),
  );
  const plain: DuneAct[] = [
    { do: 'reveal' },
    { do: 'done' },
    { do: 'pass' },
    { do: 'deploy' },
    { do: 'deploy', unit: 'dreadnought' },
    { do: 'freighter', what: 'recall' },
    { do: 'detonate' },
    { do: 'specimen' },
    { do: 'atomics' },
    { do: 'research', place: 2 },
    { do: 'repel', seat: (seat + 1) % s.sides.length, unit: 'troop' },
  ];
  const grafts = own.hand
    .slice(1, 3)
    .map((graft): DuneAct => ({ do: 'send', card: own.hand[0], space: 17, graft }));
  const specimens = s.tleilaxuRow.map((card): DuneAct => ({ do: 'tleilaxu', card, cost: 0 }));
  return [...grafts, ...specimens, ...sends, ...acquires, ...plays, ...tiles, ...bought, ...plain];
}
