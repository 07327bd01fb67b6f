import { say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { training } from '../board/tracks.ts';
import { seatOf } from '../state.ts';
import { acts, one } from './asking.ts';
import { pushBox } from './boxes.ts';
import { type Box, boxOf } from './clauses.ts';
import { effect } from './kind.ts';

/** One place along the Training track with what it gives; at its end no more (D-20.13). */
export const train = effect('train', {
  shape: {},
  says: () =>
    say(
      'продвиньтесь по треку тренировок и получите награду нового места',
      'advance on the Training track and take what the new place gives',
    ),
  lacks: 'D-20.13',
  may: (s, side) => training[s.sides[side].training].next.length > 0,
  asks: (_the, itOf) =>
    one(
      ({ state: s }, f) => {
        const { rules } = itOf(f);
        const options = training[s.sides[f.side].training].next.map(
          (place): DuneAct => ({ do: 'train', place, says: rules.says(boxes[place]) }),
        );
        return acts(s, f, { ask: 'train', rule: 'D-20.13' }, options);
      },
      (g, f, act) => {
        if (act.do !== 'train') return;
        g.state.sides[f.side].training = act.place;
        g.listener?.({
          kind: 'trained',
          rule: 'D-20.13',
          seat: seatOf(g.state, f.side),
          place: training[act.place].id,
        });
        pushBox(g, f.side, boxes[act.place], -1, false);
      },
    ),
  worth: 0.4,
});

/** What a place gives. */
export const trainingBox = (place: number): Box => boxes[place];

const boxes = training.map(({ effects }) => boxOf(effects));
