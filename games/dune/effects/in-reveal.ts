import { filled } from '@vigrid/speech';
import { pushBox } from './boxes.ts';
import { effect } from './kind.ts';
import { effects } from './shapes.ts';

/** Waits face up for the Reveal turn of this round (D-17.4). */
export const inReveal = effect('inReveal', {
  shape: { effects },
  says: (e, inside) =>
    filled('в ход раскрытия этого раунда: *', 'in your Reveal turn this round: *', inside.effects(e.effects)),
  when: 'atOnce',
  inReveal: true,
  freely: true,
  does(g, side, _e, source, it) {
    if (g.state.turn.reveal) pushBox(g, side, it.boxes[0], source);
  },
  worth: (s, side, _e, source, it) => it.rules.worth(s, side, it.boxes[0], source),
});
