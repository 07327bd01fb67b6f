import { say } from '@vigrid/speech';
import { leaders, rivals } from '../cards/catalogue.ts';
import { faceOf } from '../pieces/traits.ts';
import { pushBox } from './boxes.ts';
import { effect, nothing } from './kind.ts';

/** The ability of the Leader that the Signet Ring uses (D-20.1). */
export const signet = effect('signet', {
  shape: {},
  says: () => say('примените способность лидера с печаткой', 'use your Leader’s signet ability'),
  marks: () => [{ sign: 'signet', word: say('печатка лидера', 'Leader’s signet'), always: true }],
  when: 'atOnce',
  standsFor: (s, side) => faceOf(s.sides[side]).signet,
  does: nothing,
  /** A Rival uses it if it can be (RD-5). */
  onHagal(g, side, _e, _at, { rules }) {
    const of = g.state.sides[side];
    const box = of.rival < 0 ? leaders[of.leader].signet : rivals[of.rival].signet;
    if (box.every((id) => rules.about(id).optional && !rules.can(g.state, side, id, -1))) return;
    pushBox(g, side, box, -1);
  },
});
