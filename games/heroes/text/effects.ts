/** What lists of effects say. An effect added to the language is a line in one of the tables below. */
import type { Text } from '@vigrid/kernel';
import { capital, listed, quoted } from '@vigrid/speech';
import type { Effect, EffectKind, EffectOf, Filter, Triggered } from '../abilities/types.ts';
import { counted, measured } from './amounts.ts';
import { receives } from './changes.ts';
import { terms } from './classes.ts';
import { allowed, befalls, type Clause, happens, inner, sentence, whole, woven } from './clauses.ts';
import { type Coins, coins } from './coins.ts';
import { condition, headed, labelled, namesHero, partsOf, together, under } from './conditions.ts';
import { again, phrase } from './filters.ts';
import { type FromGraveyard, graveyards } from './graveyards.ts';
import { amountOf, isConcentration, label, moment } from './moments.ts';
import { coinNoun, type Kind } from './nouns.ts';
import { type InPlay, pieces, type Saying } from './pieces.ts';
import { constant } from './statics.ts';
import { inside, kindOf, next, type Setting, scale, target, theSame } from './targets.ts';
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
const composed: Saying<Exclude<EffectKind, InPlay | OutOfPlay | FromGraveyard | Coins>> = {
  may(e, at) {
    const all = clauses([...e.first, ...(e.after ?? [])], { ...at, nested: true });
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
  mayPay(e, at) {
    const price = counted(e.coins, coinNoun);
    const { en, ru } = allowed(clauses(e.does, inside(at)));
    const may = { en: `pay ${price.en} to ${en}`, ru: `заплатить ${price.ru}, чтобы ${ru}` };
    return whole({ en: `you may ${may.en}`, ru: `вы можете ${may.ru}` }, may);
  },
  oneOf: (e, at) => (at.nested ? either(e.modes, at) : modes(e.modes, at, { en: 'one', ru: 'одно' })),
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
    const met = knowing(e.if, here);
    const when = condition(e.if, at.type);
    const then = within(e.does, met);
    const may = allowed(clauses(e.does, met));
    if (e.otherwise) {
      const otherwise = within(e.otherwise, here);
      const mayElse = allowed(clauses(e.otherwise, here));
      const said = under(e.if, then, at.type, 'if');
      return whole(
        { en: `${said.en}; otherwise ${otherwise.en}`, ru: `${said.ru}; иначе ${otherwise.ru}` },
        {
          en: `${may.en} if ${when.en}, otherwise ${mayElse.en}`,
          ru: `${may.ru}, если ${when.ru}, а иначе ${mayElse.ru}`,
        },
      );
    }
    return whole(under(e.if, then, at.type, 'if'), {
      en: `${may.en} if ${when.en}`,
      ru: `${may.ru}, если ${when.ru}`,
    });
  },
  /** What fits is called by its name then, what does not is a card. */
  reveal(e, at) {
    const shown = phrase({});
    const fits = isAnything(e.fits) ? null : phrase(e.fits);
    const then = within(e.does, { ...inside(at), spoken: fits ?? shown });
    const otherwise = e.otherwise && within(e.otherwise, { ...inside(at), spoken: shown });
    const what = {
      en: (fits ? `if it is ${fits.en}, ` : '') + then.en + (otherwise ? `; otherwise ${otherwise.en}` : ''),
      ru:
        (fits ? `если это ${fits.ru('nom')}, ` : '') + then.ru + (otherwise ? `; иначе ${otherwise.ru}` : ''),
    };
    const en = `show your top card; ${what.en}`;
    return whole(
      { en, ru: `покажите верхнюю карту колоды; ${what.ru}` },
      { en, ru: `показать верхнюю карту колоды; ${what.ru}` },
    );
  },
  each(e, at) {
    const all = phrase(e.of, 'each');
    const subject = { ...phrase(e.of, 'any'), that: () => again(e.of) };
    const here: Setting = { ...inside(at), near: 'it', subject };
    const does = clauses(e.does, here);
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
  byOwner(e, at) {
    const owner = (ru: string) => theSame(at).of({ en: 'owner', ru });
    const all = clauses(e.does, inside(at));
    const does = allowed(all);
    const free = e.does.every((one) => one.do === 'may');
    const they = all.flatMap((one) => one.they ?? []);
    const told =
      they.length === all.length
        ? listed(they)
        : { en: `${free ? 'may' : 'must'} ${does.en}`, ru: `${free ? 'может' : 'должен'} ${does.ru}` };
    return happens(
      { en: `${owner('').en} ${told.en}`, ru: `${owner('владелец').ru} ${told.ru}` },
      {
        en: `${free ? 'let' : 'have'} ${owner('').en} ${does.en}`,
        ru: `${free ? 'позволить' : 'дать'} ${owner('владельцу').ru} ${does.ru}`,
      },
    );
  },
  grant(e, at) {
    const kind = kindOf(e.to, at);
    const { en, ru } = e.ability.kind === 'static' ? constant(e.ability, kind) : triggered(e.ability, kind);
    const ability = {
      en: `the ability “${capital(en)}”`,
      ru: `способность ${quoted(capital(ru))}`,
    };
    return receives(target(e.to, at), ability, e.until);
  },
};

const sayings: Saying<EffectKind> = { ...pieces, ...zones, ...graveyards, ...coins, ...composed };

const isAnything = (filter: Filter): boolean => Object.keys(filter).length === 0;

/** After a condition that speaks of your hero "it" is the hero. */
export const knowing = (c: Triggered['if'], at: Setting): Setting =>
  namesHero(c) ? { ...at, near: 'hero' } : at;

/** A triggered ability: its moment or label, its condition, what happens. */
export function triggered(a: Triggered, type: Kind): Text {
  const concentrates = isConcentration(a);
  const start = concentrates ? label(terms.concentration.name, a) : moment(a, type);
  const { label: head, rest } = labelled(
    concentrates ? together(partsOf(a.if).filter((c) => !('unwounded' in c))) : a.if,
  );
  const at: Setting = knowing(rest, {
    type,
    near: start.near,
    subject: start.subject,
    cause: a.by && phrase(a.by, 'any'),
    x: amountOf(a, type),
    inGraveyard: a.where === 'graveyard',
  });
  const body = a.may ? mayDo(clauses(a.does, at)).say : rest ? within(a.does, at) : effects(a.does, at);
  const said = under(rest, body, type, 'if');
  const place = a.where ? inGraveyard : { en: '', ru: '' };
  const link = (a.where || rest) && start.link.ru === '' ? { en: ',', ru: ',' } : start.link;
  return headed(head, {
    en: `${start.en}${place.en}${link.en} ${said.en}`,
    ru: `${start.ru}${place.ru}${link.ru} ${said.ru}`,
  });
}

const inGraveyard: Text = {
  en: ', while this card is in your graveyard',
  ru: ', пока эта карта на кладбище',
};

/** "choose one: draw a card; close a creature". */
function modes(lists: readonly (readonly Effect[])[], at: Setting, many: Text): Clause {
  const said = lists.map((mode) => woven(clauses(mode, inside(at))));
  // Letters tell the modes apart where one has semicolons of its own.
  const marked = said.some((m) => m.ru.includes(';') || m.en.includes(';'));
  const each = (lang: keyof Text, letters: string) =>
    said.map((m, i) => (marked ? `(${letters[i]}) ${m[lang]}` : m[lang])).join('; ');
  const en = `choose ${many.en}: ${each('en', 'abcdefgh')}`;
  const ru = `${many.ru}: ${each('ru', 'абвгдежз')}`;
  return whole({ en, ru: `выберите ${ru}` }, { en, ru: `выбрать ${ru}` });
}

/** The same where semicolons are taken: "either draw a card or close a creature". */
function either(lists: readonly (readonly Effect[])[], at: Setting): Clause {
  const here = inside(at);
  const say = lists.map((mode) => woven(clauses(mode, here)));
  const may = lists.map((mode) => allowed(clauses(mode, here)));
  const en = (modes: readonly Text[]) => `either ${modes.map((m) => m.en).join(' or ')}`;
  const ru = (modes: readonly Text[]) => modes.map((m) => `либо ${m.ru}`).join(', ');
  return whole({ en: en(say), ru: ru(say) }, { en: en(may), ru: ru(may) });
}

/** "you may A", or "you may A to B" where B follows only if A was done. */
export function mayDo(first: readonly Clause[], after: readonly Clause[] = []): Clause {
  const a = allowed(first);
  const b = allowed(after);
  const may = after.length === 0 ? a : { en: `${a.en} to ${b.en}`, ru: `${a.ru}, чтобы ${b.ru}` };
  return whole({ en: `you may ${may.en}`, ru: `вы можете ${may.ru}` }, may);
}
