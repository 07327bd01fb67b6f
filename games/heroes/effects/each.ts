/** The list, once for each card in play that fits: that card is "it". */
import { listed } from '@vigrid/speech';
import { effects } from '../abilities/ability.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { matching } from '../abilities/meaning.ts';
import { bound } from '../abilities/printed.ts';
import { goInto } from '../flow/texts.ts';
import { allowed, befalls, inner, whole } from '../text/clauses.ts';
import { again, phrase } from '../text/filters.ts';
import { inside, type Setting } from '../text/targets.ts';

const shape = { of: filter, does: effects };

export const each: EffectKind<'each', typeof shape> = {
  shape,
  lists: (e) => [e.does],

  does(g, f, e) {
    for (const piece of matching(g.state, bound(g.state, e.of, f), f.seat, f.card).toReversed()) {
      goInto(g, f, e.does, 0, { it: piece.card });
    }
  },

  says(e, at, say) {
    const all = phrase(e.of, 'each');
    const subject = { ...phrase(e.of, 'any'), that: () => again(e.of) };
    const here: Setting = { ...inside(at), near: 'it', subject };
    const does = say.clauses(e.does, here);
    const told = does.flatMap(({ of }) => (of?.who.again ? of.told : []));
    // What is told of that card alone is told of each of them.
    if (told.length === does.length) return befalls(all, listed(told), allowed(does));
    const said = inner(does);
    const may = allowed(does);
    return whole(
      { en: `for ${all.en}, ${said.en}`, ru: `для ${all.ru('gen')} ${said.ru}` },
      { en: `for ${all.en} ${may.en}`, ru: `для ${all.ru('gen')} ${may.ru}` },
    );
  },
};
