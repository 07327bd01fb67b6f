import { pushBox } from './boxes.ts';
import { effect } from './kind.ts';
import { effects } from './shapes.ts';

/** Lines of a card of which any may be used, each paid when it is (RD-27). */
export const lines = effect('lines', {
  shape: { effects },
  says: (e, inside) => inside.effects(e.effects),
  marks: (e, inside) => inside.marks(e.effects),
  heedsInfluence: (_e, it) => it.boxes[0].some((id) => it.rules.about(id).heedsInfluence),
  may: (s, side, _e, source, it) => it.rules.canAny(s, side, it.boxes[0], source),
  refuses: (s, side, _e, card, { boxes: [box], rules }) =>
    rules.canAny(s, side, box, card) ? null : { rule: 'D-17.2', why: 'cost', card },
  does: (g, side, _e, source, it) => pushBox(g, side, it.boxes[0], source, false),
  worth: (s, side, _e, source, it) => it.rules.worth(s, side, it.boxes[0], source),
});
