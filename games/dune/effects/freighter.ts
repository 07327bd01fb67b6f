import { again, asks, flow } from '@vigrid/kernel';
import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { sailRival } from '../pieces/rivals.ts';
import { advanceFreighter, recallFreighter, topOfShipping } from '../pieces/shipping.ts';
import type { ClauseFrame, G } from '../state.ts';
import { acts } from './asking.ts';
import { ask, effect } from './kind.ts';
import { several } from './marks.ts';

/** One icon after the other (D-23.10). */
export const freighter = effect('freighter', {
  shape: { n: whole },
  byAlly: true,
  says: (e) =>
    e.n === 1
      ? say('продвиньте транспортник или верните его', 'advance your Freighter or recall it')
      : say(
          `продвиньте транспортник или верните его, ${e.n} раза`,
          `advance your Freighter or recall it, ${e.n} times`,
        ),
  marks: (e) => several('freighter', e.n, say('транспортник', 'Freighter')),
  refills: (s, side) => s.sides[side].negotiators > 0,
  does(g, side, e, source, it) {
    if (g.state.sides[side].automated) sailRival(g, side, e.n);
    else ask(g, side, it, source, e.n);
  },
  asks: () =>
    flow<G, ClauseFrame>({
      ask: asks(
        ({ state: s }, f) => {
          if (f.n <= 0) return null;
          const options: DuneAct[] = [];
          const at = s.sides[f.side].freighter;
          if (at < topOfShipping) options.push({ do: 'freighter', what: 'advance' });
          if (at > 0) options.push({ do: 'freighter', what: 'recall' });
          return acts(s, f, { ask: 'freighter', rule: 'D-23.10' }, options);
        },
        (g, f, act) => {
          f.n--;
          again(f);
          if (act.do !== 'freighter') return;
          if (act.what === 'advance') advanceFreighter(g, f.side);
          else recallFreighter(g, f.side);
        },
      ),
    }),
  onHagal: (g, side, e) => sailRival(g, side, e.n),
  worth: (_s, _side, e) => 0.5 * e.n,
});
