import { say } from '@vigrid/speech';
import { boardOf, spaces } from '../board/board.ts';
import { isOpponent, seatOf } from '../state.ts';
import { acts, one, spaceActs } from './asking.ts';
import { effect } from './kind.ts';

/** No Agent of the opponents' next turns may go to the space chosen (D-18.9). Rivals too are opponents (D-21.10). */
export const voice = effect('voice', {
  shape: {},
  says: () =>
    say(
      'выберите ячейку: следующий агент каждого соперника не может туда попасть',
      'choose a space: the next Agent of each opponent cannot go there',
    ),
  asks: () =>
    one(
      ({ state: s }, f) =>
        acts(
          s,
          f,
          { ask: 'voice', rule: 'D-18.9' },
          spaceActs(boardOf(s).spaces.map(({ number }) => number)),
        ),
      (g, f, act) => {
        if (act.do !== 'space') return;
        const { state: s } = g;
        const others = s.sides.reduce(
          (sum, _, other) => (isOpponent(s, f.side, other) ? sum | (1 << other) : sum),
          0,
        );
        s.voices.push(act.space, f.side, others);
        g.listener?.({
          kind: 'voice',
          rule: 'D-18.9',
          seat: seatOf(s, f.side),
          space: spaces[act.space].id,
        });
      },
    ),
});
