import { say } from '@vigrid/speech';
import { seatOf } from '../state.ts';
import { one, yesNo } from './asking.ts';
import { effect } from './kind.ts';

export const mayPass = effect('mayPass', {
  shape: {},
  says: () => say('можете пропустить этот ход', 'you may pass this turn'),
  refuses: (s, _side, _e, card) => (s.turn.begun ? { rule: 'D-17.9', why: 'turnBegun', card } : null),
  asks: () =>
    one(
      ({ state: s }, f) => yesNo(s, f, { ask: 'mayPass', rule: 'D-17.9' }),
      (g, f, yes) => {
        g.state.turn.passed = yes;
        if (!yes) return;
        g.listener?.({
          kind: 'passed',
          rule: 'D-17.9',
          seat: seatOf(g.state, f.side),
        });
      },
    ),
  asPlot: () => -1,
});
