/** What comes next costs so much less (more where negative), or so much in all, this turn. */
import { oneOf, optional, type Read, whole, wholeFrom } from '@vigrid/kernel/schema';
import { type Adjective, adjective, agree, agreed, short, type Text, your } from '@vigrid/speech';
import { type Filter, filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { bound } from '../abilities/printed.ts';
import { cardOf, rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { happens } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { coinNoun } from '../text/nouns.ts';

const subject = oneOf('card', 'heroAction', 'sameName');
const shape = {
  on: subject,
  /** Of cards, one that fits. */
  what: optional(filter),
  by: optional(whole),
  to: optional(wholeFrom(0)),
  /** The enemy's next card until your turn; the first of the enemy's next turn. */
  enemy: optional(oneOf('untilYourTurn', 'nextTurn')),
};

export const discount: EffectKind<'discount', typeof shape> = {
  shape,

  does(g, f, e) {
    const s = g.state;
    const [before] = f.before;
    const named = e.on === 'sameName' && before !== undefined;
    const seat = named ? s.owner[before] : e.enemy ? rival(f.seat) : f.seat;
    const { by = 0, to = null } = e;
    s.sides[seat].discounts.push({
      on: e.on === 'sameName' ? 'name' : e.on,
      name: named ? cardOf(s, before).en : '',
      what: e.what ? bound(s, e.what, f) : null,
      by,
      to,
      until: named ? 'used' : e.enemy ? lasting[e.enemy] : 'turnEnd',
    });
    g.listener?.({ kind: 'discount', rule: 'BH-13.1', seat, by, to });
  },

  says({ on, by = 0, to, what, enemy }) {
    const { en, ru } = on === 'card' ? nextCard(what ?? {}, enemy) : discounted[on];
    const cost = agreed(short('стоил'), phrase(on === 'card' ? (what ?? {}) : {}, 'any'));
    const n = counted(to ?? Math.abs(by), coinNoun);
    const price =
      to === undefined
        ? { en: `${n.en} ${by < 0 ? 'more' : 'less'}`, ru: `на ${n.ru} ${by < 0 ? 'больше' : 'меньше'}` }
        : n;
    return happens(
      { en: `${en} costs ${price.en}`, ru: `${ru} стоит ${price.ru}` },
      { en: `make ${en} cost ${price.en}`, ru: `сделать так, чтобы ${ru} ${cost} ${price.ru}` },
    );
  },
};

const lasting = { untilYourTurn: 'ownTurnEnd', nextTurn: 'inOwnTurn' } as const;

/** "your next creature this turn", "the opponent’s next card until the start of your turn". */
function nextCard(what: Filter, enemy: 'untilYourTurn' | 'nextTurn' | undefined): Text {
  const one = phrase(what, 'any');
  const which = (adjective: Adjective) => agree(adjective, one.noun.ru, 'nom', false);
  const en = phrase(what, 'each').en.replace(/^each /, '');
  const ru = one.ru('nom');
  const following = which(next);
  switch (enemy) {
    case undefined:
      return { en: `your next ${en} this turn`, ru: `${which(your)} ${following} ${ru} в этом ходу` };
    case 'untilYourTurn':
      return {
        en: `the opponent’s next ${en} until the start of your turn`,
        ru: `${following} ${ru} противника до начала вашего хода`,
      };
    case 'nextTurn':
      return {
        en: `the opponent’s first ${en} of their next turn`,
        ru: `${which(first)} ${ru} противника в его следующем ходу`,
      };
  }
}

const next = adjective('следующий');
const first = adjective('первый');

/** What is paid for next; the one with the same name may be its owner's in any turn. */
const discounted: Readonly<Record<Exclude<Read<typeof subject>, 'card'>, Text>> = {
  heroAction: {
    en: 'the next activated ability of your hero this turn',
    ru: 'следующая активируемая способность вашего героя в этом ходу',
  },
  sameName: {
    en: 'its owner’s next card with the same name',
    ru: 'следующая карта владельца с тем же именем',
  },
};
