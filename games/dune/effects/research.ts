import { asks, flow, goTo } from '@vigrid/kernel';
import { whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { advanceResearch, nextPlaces, placeBox, researchAtEnd } from '../pieces/immortality.ts';
import type { ClauseFrame, G } from '../state.ts';
import { times } from '../text/words.ts';
import { acts } from './asking.ts';
import { ask, effect, type It } from './kind.ts';
import { several } from './marks.ts';

/** One step along the research track after the other; each place gives what it gives before the next (D-24.2). */
export const research = effect('research', {
  shape: { n: whole },
  byAlly: true,
  says: (e) =>
    e.n === 1
      ? say('продвиньтесь по треку исследований', 'advance on the research track')
      : filled('продвиньтесь по треку исследований *', 'advance * on the research track', times(e.n)),
  marks: (e) => several('research', e.n, say('исследование', 'research')),
  may(s, side) {
    const of = s.sides[side];
    return nextPlaces(of).length > 0 || of.deck.length + of.discard.length > 0;
  },
  does(g, side, e, source, it) {
    if (!g.state.sides[side].automated) ask(g, side, it, source, e.n);
  },
  asks: (_the, itOf) =>
    flow<G, ClauseFrame>({
      end(g, f) {
        if (f.n <= 0 || nextPlaces(g.state.sides[f.side]).length > 0) return;
        f.n--;
        f.step--;
        researchAtEnd(g, f.side);
      },
      ask: asks(
        ({ state: s }, f) => {
          if (f.n <= 0) return null;
          const options = nextPlaces(s.sides[f.side]).map(
            (place): DuneAct => ({ do: 'research', place, ...saysAt(place, itOf(f)) }),
          );
          return acts(s, f, { ask: 'research', rule: 'D-24.2' }, options);
        },
        (g, f, act) => {
          f.n--;
          goTo(g, f, 'end');
          if (act.do === 'research') advanceResearch(g, f.side, act.place);
        },
      ),
    }),
  worth: (_s, _side, e) => 0.4 * e.n,
});

/** What a place says, where it gives something. */
const saysAt = (place: number, { rules }: It) => {
  const box = placeBox(place);
  return box.length > 0 && { says: rules.says(box) };
};
