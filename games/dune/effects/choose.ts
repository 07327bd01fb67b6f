import { again, asks, flow } from '@vigrid/kernel';
import { listOf, optional, whole } from '@vigrid/kernel/schema';
import { either, filled, joined } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import type { ClauseFrame, G } from '../state.ts';
import { acts } from './asking.ts';
import { pushBox } from './boxes.ts';
import { ask, effect, type It } from './kind.ts';
import { effects } from './shapes.ts';

/** `pick` of the options, one where not given (D-6.7, D-6.8). */
export const choose = effect('choose', {
  shape: { pick: optional(whole), options: listOf(effects) },
  says(e, inside) {
    const options = e.options.map(inside.effects);
    return (e.pick ?? 1) === 1
      ? joined(options, ' — или ', ' — or ')
      : filled(`выберите ${e.pick} из: *`, `choose ${e.pick} of: *`, joined(options, '; '));
  },
  theirs: (e, inside) => either(e.options.map((option) => joined(inside.theirs(option), '; '))),
  marks: (e, inside) => [
    { among: e.options.map(inside.marks), ...(e.pick !== undefined && { pick: e.pick }) },
  ],
  optionalAsInside: true,
  may: (s, side, _e, source, it) => it.boxes.some((box) => it.rules.canAny(s, side, box, source)),
  does(g, side, e, source, it) {
    const instead = g.state.sides[side].automated ? offersOf(it) : undefined;
    if (instead) instead(g, side, false);
    else ask(g, side, it, source, e.pick ?? 1);
  },
  asks: (the, itOf) =>
    flow<G, ClauseFrame>({
      ask: asks(
        ({ state: s }, f) => {
          const { pick = 1 } = the(f);
          const { boxes, rules } = itOf(f);
          const chosen = pick - f.n;
          const found: DuneAct[] = [];
          boxes.forEach((box, option) => {
            // The second of two comes after the first in the list; both are settled before either is done (D-6.8).
            if (chosen > 0 && option <= f.also) return;
            if (!rules.canAny(s, f.side, box, f.source)) return;
            found.push({ do: 'option', option, says: rules.says(box) });
          });
          // The last of them can not be the first of two.
          if (f.n > 1 && found.length > 1) found.length -= f.n - 1;
          const ask = pick === 1 ? 'choose' : chosen === 0 ? 'firstOfTwo' : 'secondOfTwo';
          return acts(s, f, { ask, rule: 'D-6.7' }, found);
        },
        (g, f, act) => {
          if (act.do !== 'option') return;
          f.n--;
          if (f.n > 0) {
            f.also = act.option;
            again(f);
            return;
          }
          const { boxes, rules, id } = itOf(f);
          // Who chooses among arrows means to pay.
          const meant = rules.about(id).optional || undefined;
          pushBox(g, f.side, boxes[act.option], f.source, meant);
          if (f.also >= 0) pushBox(g, f.side, boxes[f.also], f.source);
        },
      ),
    }),
  onHagal(g, side, _e, at, it) {
    const instead = offersOf(it);
    if (instead) instead(g, side, true);
    else for (const id of it.boxes[at]) it.rules.onHagal(g, side, id, 0);
  },
  worth: (s, side, _e, source, it) =>
    Math.max(...it.boxes.map((box) => it.rules.worth(s, side, box, source))),
});

/** What a Rival does instead of choosing, where something in the choice says so. */
const offersOf = ({ boxes, rules }: It) =>
  boxes
    .flat()
    .map((id) => rules.about(id).offers)
    .find((instead) => instead !== undefined);
