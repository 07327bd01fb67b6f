/** "You may X" and, if you did, "after that Y"; if you did not or could not, "otherwise Z" (BH-G-otherwise). */
import { optional } from '@vigrid/kernel/schema';
import { type Effects, effects } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { goInto } from '../flow/texts.ts';
import { mayDo, orElse } from '../text/clauses.ts';
import { inside } from '../text/targets.ts';

const shape = { first: effects, after: optional(effects), otherwise: optional(effects) };

export const may: EffectKind<'may', typeof shape> = {
  shape,
  /** What may be done is one list, which can be declined; the other is for whoever declines it. */
  lists: (e) => [together(e), e.otherwise ?? []],
  /** Nothing of it happens without its beginning. */
  possible: (s, e, { seat, card }, possible) =>
    e.otherwise !== undefined || possible(s, e.first[0], seat, card),

  does: (g, f, e) => goInto(g, f, together(e), 0, { optional: true }),

  says(e, at, say) {
    const all = say.clauses(together(e), { ...at, nested: true });
    const may = mayDo(all.slice(0, e.first.length), all.slice(e.first.length));
    return { ...(e.otherwise ? orElse(may, say.clauses(e.otherwise, inside(at))) : may), free: true };
  },
};

const together = ({ first, after }: { readonly first: Effects; readonly after?: Effects }): Effects =>
  after ? [...first, ...after] : first;
