/** What comes next costs so much less (more where negative), or so much in all, this turn. */
import { oneOf, optional, type Read, whole, wholeFrom } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { cardOf } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { happens } from '../text/clauses.ts';
import { coinNoun } from '../text/nouns.ts';

const next = oneOf('card', 'heroAction', 'sameName');
const shape = { on: next, by: optional(whole), to: optional(wholeFrom(0)) };

export const discount: EffectKind<'discount', typeof shape> = {
  shape,

  does(g, f, e) {
    const s = g.state;
    const [before] = f.before;
    const named = e.on === 'sameName' && before !== undefined;
    const seat = named ? s.owner[before] : f.seat;
    const { by = 0, to = null } = e;
    s.sides[seat].discounts.push({
      on: e.on === 'sameName' ? 'name' : e.on,
      name: named ? cardOf(s, before).en : '',
      by,
      to,
      lasts: named,
    });
    g.listener?.({ kind: 'discount', rule: 'BH-13.1', seat, by, to });
  },

  says({ on, by = 0, to }) {
    const { en, ru } = discounted[on];
    const n = counted(to ?? Math.abs(by), coinNoun);
    const price =
      to === undefined
        ? { en: `${n.en} ${by < 0 ? 'more' : 'less'}`, ru: `на ${n.ru} ${by < 0 ? 'больше' : 'меньше'}` }
        : n;
    return happens(
      { en: `${en} costs ${price.en}`, ru: `${ru} стоит ${price.ru}` },
      { en: `make ${en} cost ${price.en}`, ru: `сделать так, чтобы ${ru} стоила ${price.ru}` },
    );
  },
};

/** What is paid for next; the one with the same name may be its owner's in any turn. */
const discounted: Readonly<Record<Read<typeof next>, Text>> = {
  card: { en: 'your next card this turn', ru: 'ваша следующая карта в этом ходу' },
  heroAction: {
    en: 'the next activated ability of your hero this turn',
    ru: 'следующая активируемая способность вашего героя в этом ходу',
  },
  sameName: {
    en: 'its owner’s next card with the same name',
    ru: 'следующая карта владельца с тем же именем',
  },
};
