/** One list or the other. */
import { optional } from '@vigrid/kernel/schema';
import { effects, effectsOrNone } from '../abilities/ability.ts';
import { condition } from '../abilities/condition.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { holds } from '../abilities/meaning.ts';
import { goInto } from '../flow/texts.ts';
import { allowed, endsOpen, inner, otherwise, whole } from '../text/clauses.ts';
import { conditionText, knowing, under } from '../text/conditions.ts';
import { inside } from '../text/targets.ts';

const shape = { if: condition, does: effects, otherwise: optional(effectsOrNone) };

export const conditional: EffectKind<'if', typeof shape> = {
  shape,
  lists: (e) => [e.does, e.otherwise ?? []],
  possible(s, e, { seat, card }, possible) {
    const list = holds(s, e.if, seat, card) ? e.does : (e.otherwise ?? []);
    return list.some((inside) => possible(s, inside, seat, card));
  },

  does(g, f, e) {
    if (holds(g.state, e.if, f.seat, f.card, f.before)) goInto(g, f, e.does, 0);
    else if (e.otherwise) goInto(g, f, e.otherwise, 1);
  },

  says(e, at, say) {
    const here = inside(at);
    const met = knowing(e.if, here);
    const when = conditionText(e.if, at.type);
    const all = say.clauses(e.does, met);
    const then = inner(all);
    const may = allowed(say.clauses(e.does, met));
    if (e.otherwise && e.otherwise.length > 0) {
      const others = say.clauses(e.otherwise, here);
      const other = otherwise(all, inner(others));
      const mayElse = allowed(say.clauses(e.otherwise, here));
      const said = under(e.if, then, at.type, 'if');
      const clause = whole(
        { en: said.en + other.en, ru: said.ru + other.ru },
        {
          en: `${may.en} if ${when.en}, otherwise ${mayElse.en}`,
          ru: `${may.ru}, если ${when.ru}, а иначе ${mayElse.ru}`,
        },
      );
      return { ...clause, holding: true, ...endsOpen(others) };
    }
    const clause = whole(under(e.if, then, at.type, 'if'), {
      en: `${may.en} if ${when.en}`,
      ru: `${may.ru}, если ${when.ru}`,
    });
    return { ...clause, holding: true, open: true };
  },
};
