import { filled } from '@vigrid/speech';
import { countOf, countSchema, countText, whenCounted } from './counts.ts';
import { effect } from './kind.ts';
import { effects } from './shapes.ts';

export const per = effect('per', {
  shape: { count: countSchema, effects },
  says: (e, inside) => filled('за *: *', 'for *: *', countText(e.count), inside.effects(e.effects)),
  when: (e) => whenCounted(e.count),
  does(g, side, e, source, it) {
    const count = countOf(g.state, side, e.count, source);
    for (let i = 0; i < count; i++) {
      for (const each of it.boxes[0]) it.rules.carryOut(g, side, each, source);
    }
  },
  worth: (s, side, _e, source, it) => 1.5 * it.rules.worth(s, side, it.boxes[0], source),
});
