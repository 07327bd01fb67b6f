import { listOf } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { pushBox } from './boxes.ts';
import {
  costSchema,
  costsMarks,
  costsText,
  costsWorth,
  fills,
  heedsInfluence,
  payable,
  payCosts,
} from './costs.ts';
import { effect } from './kind.ts';
import { effects } from './shapes.ts';

/** Pay the cost, or leave it (D-6.3, D-6.4, D-F-066). */
export const arrow = effect('arrow', {
  shape: { pay: listOf(costSchema), effects },
  says: (e, inside) => filled('* → *', '* → *', costsText(e.pay), inside.effects(e.effects)),
  marks: (e, inside) => [{ pay: costsMarks(e.pay), gives: inside.marks(e.effects) }],
  optional: true,
  pays: true,
  refills: (_s, _side, e) => fills(e.pay, 'supply'),
  heedsInfluence: (e, it) =>
    e.pay.some(heedsInfluence) || it.boxes[0].some((id) => it.rules.about(id).heedsInfluence),
  may: (s, side, e, source, { boxes: [box], rules }) =>
    payable(s, side, e.pay, source) &&
    box.every((id) => !rules.about(id).must || rules.can(s, side, id, source)) &&
    // Nothing is paid for nothing (RD-6), but the cost may make it possible: a discarded card can be drawn again.
    (rules.canAny(s, side, box, source) || box.some((id) => fills(e.pay, rules.about(id).from))),
  does(g, side, e, source, it) {
    pushBox(g, side, it.boxes[0], source);
    payCosts(g, side, e.pay, source);
  },
  lacking: (s, side, e, source) => (payable(s, side, e.pay, source) ? null : 'D-6.3'),
  // What stands before the arrow of an Intrigue card must be paid (D-F-056).
  refuses(s, side, e, card, { boxes: [box], rules }) {
    if (!payable(s, side, e.pay, card)) return { rule: 'D-17.2', why: 'cost', card };
    const missing = box.find((id) => rules.about(id).must && !rules.can(s, side, id, card));
    return missing === undefined ? null : rules.refuses(s, side, missing, card, false);
  },
  worth(s, side, e, source, it) {
    if (!payable(s, side, e.pay, source)) return 0;
    return Math.max(0, it.rules.worth(s, side, it.boxes[0], source) - costsWorth(s, side, e.pay));
  },
});
