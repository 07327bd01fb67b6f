import { say } from '@vigrid/speech';
import { blowWall } from '../pieces/sandworms.ts';
import { one, yesNo } from './asking.ts';
import { ask, effect } from './kind.ts';
import { mark } from './marks.ts';

/** The Shield Wall goes for good, if wanted (D-25.17, D-F-004). */
export const shieldWall = effect('shieldWall', {
  shape: {},
  says: () => say('можете взорвать Барьерную Стену', 'you may blow up the Shield Wall'),
  marks: () => mark('shieldWall', undefined, say('Барьерная Стена', 'Shield Wall')),
  optional: true,
  lacks: 'D-F-005',
  may: (s) => s.wall,
  does(g, side, _e, source, it) {
    if (g.state.sides[side].automated) blowWall(g, side, 'D-27.4');
    else ask(g, side, it, source);
  },
  asks: () =>
    one(
      ({ state: s }, f) => (s.wall ? yesNo(s, f, { ask: 'shieldWall', rule: 'D-F-004' }) : null),
      (g, f, yes) => {
        if (yes) blowWall(g, f.side, 'D-25.17');
      },
    ),
  onHagal(g, side) {
    if (g.state.wall) blowWall(g, side, 'D-27.4');
  },
  worth: (s, side) => (s.sides[side].hooks ? 0.3 : 0.02),
});
