import { say } from '@vigrid/speech';
import { spaceIn } from '../board/board.ts';
import { isAgent, spaceSource } from '../state.ts';
import { effect } from './kind.ts';

/** What is printed on the visited space once more: neither its price nor its Influence nor more deployment (D-20.12). */
export const repeatSpace = effect('repeatSpace', {
  shape: {},
  says: () => say('повторите эффекты этой ячейки', 'repeat the effects of this space'),
  does(g) {
    const frame = g.state.frames.find(isAgent);
    if (!frame) return;
    for (const id of spaceIn(g.state, frame.space).effects) {
      frame.clauses.push(id);
      frame.sources.push(spaceSource(frame.space));
    }
  },
  worth: (s, side, _e, _source, it) =>
    s.turn.space < 0
      ? 0.3
      : it.rules.worth(s, side, spaceIn(s, s.turn.space).effects, spaceSource(s.turn.space)),
});
