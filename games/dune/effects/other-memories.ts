import { say } from '@vigrid/speech';
import { spaces } from '../board/board.ts';
import { drawCards } from '../pieces/cards.ts';
import { visitBox } from '../pieces/traits.ts';
import { isAgent, seatOf } from '../state.ts';
import { effect } from './kind.ts';

/** All memories go back, as many cards are drawn, and the Leader is turned over, also with none (D-20.12, RD-30). */
export const otherMemories = effect('otherMemories', {
  shape: {},
  says: () =>
    say(
      'можете вернуть все воспоминания в запас, взять столько же карт и перевернуть лидера',
      'you may return all memories to your supply, draw as many cards and turn your Leader over',
    ),
  optional: true,
  may: (s, side) => !s.sides[side].turned,
  does(g, side) {
    const { state: s } = g;
    const of = s.sides[side];
    const n = of.memories;
    of.memories = 0;
    of.supply += n;
    of.turned = true;
    if (n > 0) g.listener?.({ kind: 'memories', rule: 'D-20.12', seat: seatOf(s, side), n: -n });
    g.listener?.({ kind: 'turnedOver', rule: 'D-20.12', seat: seatOf(s, side) });
    // What the other side says counts in this turn already (D-F-082).
    const frame = s.frames.find(isAgent);
    for (const id of visitBox(of, frame ? spaces[frame.space].faction : -1)) {
      frame?.clauses.push(id);
      frame?.sources.push(-1);
    }
    drawCards(g, side, n, 'D-20.12');
  },
  worth: (s, side) => 0.35 * s.sides[side].memories - 0.5,
});
