/** "You may X" and, if you did, "after that Y"; nothing of it otherwise. */
import { optional } from '@vigrid/kernel/schema.ts';
import { type Effects, effects } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { goInto } from '../flow/texts.ts';
import { mayDo } from '../text/clauses.ts';

const shape = { first: effects, after: optional(effects) };

export const may: EffectKind<'may', typeof shape> = {
  shape,
  /** They are one list, which can be declined. */
  lists: (e) => [together(e)],
  /** Nothing of it happens without its beginning. */
  possible: (s, e, { seat, card }, possible) => possible(s, e.first[0], seat, card),

  does: (g, f, e) => goInto(g, f, together(e), 0, { optional: true }),

  says(e, at, say) {
    const all = say.clauses(together(e), { ...at, nested: true });
    return { ...mayDo(all.slice(0, e.first.length), all.slice(e.first.length)), free: true };
  },
};

const together = ({ first, after }: { readonly first: Effects; readonly after?: Effects }): Effects =>
  after ? [...first, ...after] : first;
