/** What lists of effects say. An effect added to the language is a line in pieces.ts, zones.ts or here. */
import type { Text } from '@vigrid/kernel';
import type { Effect, EffectKind, EffectOf } from '../abilities/types.ts';
import { counted, measured } from './amounts.ts';
import { allowed, type Clause, inner, sentence, whole } from './clauses.ts';
import { condition, labelOf } from './conditions.ts';
import { coinNoun } from './nouns.ts';
import { type InPlay, pieces, type Saying } from './pieces.ts';
import { inside, next, type Setting, scale } from './targets.ts';
import { type OutOfPlay, zones } from './zones.ts';

/** In sentences of their own, where a line has room for them. */
export const effects = (does: readonly Effect[], at: Setting): Text => sentence(clauses(does, at));

/** In one sentence, so that what stands before them goes for them all. */
export const within = (does: readonly Effect[], at: Setting): Text => inner(clauses(does, at));

export function clauses(does: readonly Effect[], at: Setting): Clause[] {
  let here = at;
  return does.map((e) => {
    const said = clause(e.do, e, here);
    here = next(e, here);
    return said;
  });
}

type Effects = { readonly [K in EffectKind]: EffectOf<K> };

const clause = <K extends EffectKind>(kind: K, e: Effects[K], at: Setting): Clause => sayings[kind](e, at);

/** Effects that hold lists of effects. */
const composed: Saying<Exclude<EffectKind, InPlay | OutOfPlay>> = {
  may(e, at) {
    const all = clauses([...e.first, ...(e.after ?? [])], inside(at));
    return mayDo(all.slice(0, e.first.length), all.slice(e.first.length));
  },
  unlessPaid(e, at) {
    const price = counted(e.coins, coinNoun);
    const otherwise = within(e.otherwise, inside(at));
    return whole(
      {
        en: `the opponent may pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `противник может заплатить ${price.ru}; иначе ${otherwise.ru}`,
      },
      {
        en: `let the opponent pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `дать противнику заплатить ${price.ru}; иначе ${otherwise.ru}`,
      },
    );
  },
  payOr(e, at) {
    const price = measured(e.coins, coinNoun, scale(null, at));
    const otherwise = within(e.otherwise, inside(at));
    const en = `pay ${price.en}; otherwise ${otherwise.en}`;
    return whole(
      { en, ru: `заплатите ${price.ru}; иначе ${otherwise.ru}` },
      { en, ru: `заплатить ${price.ru}; иначе ${otherwise.ru}` },
    );
  },
  oneOf: (e, at) => modes(e.modes, at, { en: 'one', ru: 'одно' }),
  oneOrMore: (e, at) =>
    modes(
      e.modes,
      at,
      e.modes.length > 2
        ? { en: 'one or more', ru: 'одно или несколько' }
        : { en: 'one or both', ru: 'одно или оба' },
    ),
  if(e, at) {
    const here = inside(at);
    const when = condition(e.if, at.type);
    const then = within(e.does, here);
    const may = allowed(clauses(e.does, here));
    if (e.otherwise) {
      const otherwise = within(e.otherwise, here);
      const mayElse = allowed(clauses(e.otherwise, here));
      return whole(
        {
          en: `if ${when.en}, ${then.en}; otherwise ${otherwise.en}`,
          ru: `если ${when.ru}, ${then.ru}; иначе ${otherwise.ru}`,
        },
        {
          en: `${may.en} if ${when.en}, otherwise ${mayElse.en}`,
          ru: `${may.ru}, если ${when.ru}, а иначе ${mayElse.ru}`,
        },
      );
    }
    const label = labelOf(e.if);
    return whole(
      label
        ? { en: `${label.en} – ${then.en}`, ru: `${label.ru} — ${then.ru}` }
        : { en: `if ${when.en}, ${then.en}`, ru: `если ${when.ru}, ${then.ru}` },
      { en: `${may.en} if ${when.en}`, ru: `${may.ru}, если ${when.ru}` },
    );
  },
};

const sayings: Saying<EffectKind> = { ...pieces, ...zones, ...composed };

/** "choose one: draw a card; close a creature". */
function modes(lists: readonly (readonly Effect[])[], at: Setting, many: Text): Clause {
  const said = lists.map((mode) => within(mode, inside(at)));
  const en = `choose ${many.en}: ${said.map((m) => m.en).join('; ')}`;
  const ru = `${many.ru}: ${said.map((m) => m.ru).join('; ')}`;
  return whole({ en, ru: `выберите ${ru}` }, { en, ru: `выбрать ${ru}` });
}

/** "you may A", or "you may A to B" where B follows only if A was done. */
export function mayDo(first: readonly Clause[], after: readonly Clause[] = []): Clause {
  const a = allowed(first);
  const b = allowed(after);
  const may = after.length === 0 ? a : { en: `${a.en} to ${b.en}`, ru: `${a.ru}, чтобы ${b.ru}` };
  return whole({ en: `you may ${may.en}`, ru: `вы можете ${may.ru}` }, may);
}
