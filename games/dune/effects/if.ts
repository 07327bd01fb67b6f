import { listOf } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { pushBox } from './boxes.ts';
import { conditionSchema, conditionsShort, conditionsText, holdsAll, windowOf } from './conditions.ts';
import { effect } from './kind.ts';
import { effects } from './shapes.ts';

/** Conditions that do not hold wait: something may fulfil them (D-6.12, D-F-051, D-F-052). */
export const when = effect('if', {
  shape: { all: listOf(conditionSchema), effects },
  says: (e, inside) => filled('если *: *', 'if *: *', conditionsText(e.all), inside.effects(e.effects)),
  marks: (e, inside) => [{ when: conditionsShort(e.all), gives: inside.marks(e.effects) }],
  when: 'atOnce',
  unfolds: true,
  due: (s, side, e, source) => holdsAll(s, side, e.all, source),
  may: (s, side, e, source, it) =>
    holdsAll(s, side, e.all, source) && it.rules.canAny(s, side, it.boxes[0], source),
  does(g, side, e, source, it) {
    if (holdsAll(g.state, side, e.all, source)) pushBox(g, side, it.boxes[0], source);
  },
  lacking(s, side, e, source) {
    if (holdsAll(s, side, e.all, source)) return null;
    const asks = (what: string) => e.all.some(({ kind }) => kind === what);
    return asks('alliance') ? 'D-16.9' : asks('hooks') ? 'D-25.16' : 'D-6.12';
  },
  refuses(s, side, e, card, { boxes: [box], rules }, alone) {
    // Of several lines with conditions of their own one that holds is enough (D-17.7).
    if (!holdsAll(s, side, e.all, card)) {
      if (!alone) return null;
      const alliance = e.all.some(({ kind }) => kind === 'alliance');
      return { rule: alliance ? 'D-16.9' : 'D-17.2', why: 'condition', card };
    }
    return rules.refuses(s, side, box[0], card, true);
  },
  onHagal(g, side, e, at, it) {
    if (!holdsAll(g.state, side, e.all, -1)) return;
    for (const id of it.boxes[0]) it.rules.onHagal(g, side, id, at);
  },
  window: (e) => windowOf(e.all),
  worth: (s, side, e, source, it) =>
    (holdsAll(s, side, e.all, source) ? 1 : 0.1) * it.rules.worth(s, side, it.boxes[0], source),
});
