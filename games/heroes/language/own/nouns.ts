/** Noun phrases in our own words, learned from what the writer makes of each part of a filter. */
import { cases, inWords, type Lang, severalOf } from '@vigrid/speech';
import { alt, type Found, lit, many, map, memo, opt, type Parser, seq, token } from '@vigrid/speech/reading';
import { filter } from '../../abilities/filter.ts';
import type { Filter } from '../../abilities/index.ts';
import { classes } from '../../text/classes.ts';
import { again, type Count, phrase } from '../../text/filters.ts';
import { classNoun, copyNoun, type Kind, kinds } from '../../text/nouns.ts';
import type { Phrase } from '../../text/phrases.ts';
import { heroOf, made } from '../../text/phrases.ts';
import { Patterns, pattern, type Slots } from './patterns.ts';
import * as stand from './stand-ins.ts';
import { wordsOf } from './tokens.ts';

/** Some cards as a sentence names them. */
export interface Named {
  readonly what: Filter;
  readonly count?: number;
  readonly upTo?: true;
  /** All of them: each, or without saying so. */
  readonly all?: true;
  readonly by?: 'enemy';
}

/** What one of several things is meant, which the text alone does not say. */
export interface Open {
  readonly '@any': readonly unknown[];
}

export interface Nouns {
  readonly named: Parser<Named>;
  readonly target: Parser<unknown>;
  /** What has been spoken of. */
  readonly that: Parser<unknown>;
  /** What the card calls itself. */
  readonly ownName: Parser<unknown>;
  readonly number: Parser<number>;
}

/** Nouns of each gender, living and not, of one word each. */
const samples: readonly Filter[] = [
  { type: 'creature' },
  { type: 'character' },
  {},
  { type: 'amulet' },
  { type: 'weapon' },
  { type: 'creature', class: 'fairy' },
];

export function nounsOf(lang: Lang): Nouns {
  const number = numbers(lang);
  const ownName: Parser<unknown> = lit(
    ...[...stand.me.said(lang).values()].flat().map((words) => words.join(' ')),
  );
  const slots = (): Slots => ({ ...none, number, me: ownName });
  const [quantity, before, after, noun, whole] = [1, 2, 3, 4, 5].map(() => new Patterns());

  const forms = (one: Phrase): readonly (readonly string[])[] =>
    (lang === 'en' ? [one.en] : cases.map((c) => one.ru(c))).map((text) => wordsOf(text, lang));
  const countForms = (one: Filter, count: Count) => forms(phrase(one, count));
  const heads = new Set(
    samples.flatMap((one) =>
      (['any', 'bare', 2, 5] as const).flatMap((count) =>
        countForms(one, count).map((words) => words[words.length - 1]),
      ),
    ),
  );

  /** What stands before and after the noun where this is said of it. */
  function learn(of: object, used: readonly stand.StandIn[], counts: readonly Count[]): void {
    for (const sample of samples) {
      for (const count of counts) {
        for (const said of countForms({ ...sample, ...of }, count)) {
          const words = lang === 'en' && count === 'any' ? said.slice(1) : said;
          for (const [at, word] of words.entries()) {
            if (!heads.has(word)) continue;
            if (at === 0) add(after, words.slice(1), used, of);
            if (at === words.length - 1) add(before, words.slice(0, at), used, of);
          }
        }
      }
    }
  }

  function add(into: Patterns, words: readonly string[], used: readonly stand.StandIn[], of: object): void {
    const pieces = pattern(words, used, lang);
    if (!pieces) return;
    const order = pieces.filter((piece): piece is stand.StandIn => typeof piece !== 'string');
    const make = (values: readonly unknown[]) => {
      const known = new Map(order.map((one, i) => [one.data, values[i]]));
      return Object.fromEntries(
        Object.entries(of).map(([key, value]) => [key, known.has(value) ? known.get(value) : value]),
      );
    };
    const key = JSON.stringify(of);
    into.add(pieces, key, make);
    // "with strike 3 and Rush".
    const link = { en: ['with', 'and'], ru: ['с', 'и'] }[lang];
    if (pieces[0] === link[0] || (lang === 'ru' && pieces[0] === 'со'))
      into.add([link[1], ...pieces.slice(1)], key, make);
  }

  const any = stand.number(0);
  const other = stand.number(1);
  const n = any.data;
  for (const [key, field] of Object.entries(Object(filter.node).fields)) {
    if (['type', 'side', 'other', 'class', 'raid'].includes(key)) continue;
    const { node } = Object(field).optional;
    if (node.kind === 'words')
      for (const word of node.words)
        learn({ [key]: word }, [], key === 'foreign' ? ['bare', 'any', 5] : ['bare', 'any']);
    else learn({ [key]: n }, [any], ['bare']);
  }
  for (const figure of ['cost', 'strike']) {
    learn({ [`${figure}Min`]: n, [`${figure}Max`]: n }, [any], ['bare']);
    learn({ [`${figure}Min`]: n, [`${figure}Max`]: other.data }, [any, other], ['bare']);
  }
  learn({ has: 'raid', raid: n }, [any], ['bare']);
  for (const key of Object.keys(classes)) {
    const [words] = countForms({ type: 'spell', class: key }, 'bare');
    add(after, words.slice(1), [], { class: key });
  }

  // How many, whose, which others.
  const sides = [{}, { side: 'yours' }, { side: 'enemy' }];
  for (const sample of samples) {
    for (const side of sides) {
      for (const others of [{}, { other: true }]) {
        const of = { ...sample, ...side, ...others } as Filter;
        const data = { ...side, ...others };
        const numbered = stand.endings[lang].map((ending) => stand.number(0, ending));
        const counts: readonly [Count, readonly stand.StandIn[], object][] = [
          [1, [], {}],
          ['any', [], {}],
          ['each', [], { all: true }],
          ['bare', [], { all: true }],
          [{ upTo: 1 }, [], { count: 1, upTo: true }],
          ...numbered.map((one): [Count, stand.StandIn[], object] => [
            Number(one.data),
            [one],
            { count: one.data },
          ]),
          ...numbered.map((one): [Count, stand.StandIn[], object] => [
            { upTo: Number(one.data) },
            [one],
            { count: one.data, upTo: true },
          ]),
        ];
        for (const [count, used, how] of counts) {
          for (const words of countForms(of, count)) {
            const pieces = pattern(words.slice(0, -1), used, lang);
            if (!pieces) continue;
            const said = { what: data, ...how };
            quantity.add(pieces, JSON.stringify(said), (values) =>
              values.length > 0 ? { ...said, count: values[0] } : said,
            );
          }
        }
      }
    }
  }
  const nounForms = (one: Filter) =>
    (['any', 'bare', 2, 5] as const).flatMap((count) => {
      const bare = count === 'any' && lang === 'en' ? 1 : 0;
      return countForms(one, count).map((words) =>
        words.slice(typeof count === 'number' ? 1 : lang === 'en' ? bare : 0),
      );
    });
  for (const kind of Object.keys(kinds)) {
    const of: Filter = kind === 'card' ? {} : { type: kind as Filter['type'] & Kind };
    for (const words of nounForms(of)) noun.add(words, kind, () => of);
  }
  for (const key of Object.keys(classes)) {
    const of: Filter = { type: 'creature', class: key };
    for (const words of nounForms(of)) noun.add(words, key, () => of);
  }
  for (const side of ['yours', 'enemy'] as const) {
    for (const words of forms(heroOf(side))) whole.add(words, side, () => ({ what: { type: 'hero', side } }));
  }

  const joined = seq(
    quantity.parser(slots),
    many(before.parser(slots)),
    noun.parser(slots),
    many(after.parser(slots)),
    opt(lit(lang === 'en' ? 'of the opponent’s choice' : 'по выбору противника')),
  );
  const named: Parser<Named> = memo(
    alt(
      map(joined, ([how, front, head, behind, theirs]): Named | undefined => {
        const { what, ...rest } = Object(how);
        const all = together([what, ...front.map(Object), Object(head), ...behind.map(Object)]);
        return all && { ...rest, what: all, ...(theirs && { by: 'enemy' as const }) };
      }),
      map(whole.parser(slots), (one) => one as Named),
    ),
  );

  const pronouns = new Patterns();
  const copies = (many: boolean) => made({ en: '', ru: () => '', noun: copyNoun, many });
  const spoken = [
    ...[false, true].map(copies),
    ...Object.keys(kinds).flatMap((kind) =>
      phrasesOf(kind === 'card' ? {} : { type: kind as Filter['type'] & Kind }),
    ),
    ...Object.keys(classes).flatMap((key) => phrasesOf({ type: 'creature', class: key })),
  ];
  for (const one of spoken) {
    for (const words of [one.pronoun(), one.that()].flatMap(forms))
      pronouns.add(words, 'that', () => spokenOf);
    for (const c of cases) {
      const [first, ...rest] = wordsOf(one.pronoun().after('на', c), lang);
      if (lang === 'ru' && first) pronouns.add(rest, 'that', () => spokenOf);
    }
  }
  for (const type of Object.keys(classes))
    for (const side of ['yours', 'enemy'] as const)
      for (const words of forms(again({ type: 'creature', class: type, side })))
        pronouns.add(words, 'that', () => spokenOf);
  for (const kind of Object.keys(kinds))
    for (const side of ['yours', 'enemy'] as const)
      for (const words of forms(
        again({ ...(kind !== 'card' && { type: kind as Filter['type'] & Kind }), side }),
      ))
        pronouns.add(words, 'that', () => spokenOf);
  const that = memo(pronouns.parser(slots));
  const self: Parser<unknown> = map(ownName, () => 'self');
  return { named, target: memo(alt(map(named, targetOf), that, self)), that, ownName, number };
}

/** Whom "it" can be. */
export const spokenOf: Open = { '@any': ['same', 'self', 'it', 'cause', 'yourHero'] };

const phrasesOf = (what: Filter): readonly Phrase[] => [phrase(what), phrase(what, 2)];

function targetOf({ what, all, by, count, upTo }: Named): unknown {
  if (all) return { all: what };
  const isHero = what.type === 'hero' && Object.keys(what).length === 2 && what.side !== undefined;
  if (isHero && count === undefined) return what.side === 'yours' ? 'yourHero' : 'enemyHero';
  return {
    pick: what,
    ...(count !== undefined && (count > 1 || upTo) && { count }),
    ...(upTo && { upTo }),
    ...(by && { by }),
  };
}

/** Said twice is said wrongly. */
function together(parts: readonly object[]): Filter | undefined {
  const made: Record<string, unknown> = {};
  for (const [key, value] of parts.flatMap((one) => Object.entries(one))) {
    if (key in made && made[key] !== value) return undefined;
    made[key] = value;
  }
  return made;
}

/** In figures and in words. */
function numbers(lang: Lang): Parser<number> {
  const inText = new Map<string, number>();
  for (let n = 1; n <= 10; n++) {
    if (lang === 'en') inText.set(inWords(n), n);
    else {
      for (const { ru } of [kinds.creature, kinds.character, kinds.card, kinds.weapon, classNoun('fairy')])
        for (const c of cases) if (n > 1) inText.set(severalOf(n, [], ru, c).split(' ')[0], n);
    }
  }
  const ordinals = { en: ['first', 'second', 'third'], ru: [] }[lang];
  for (const [i, said] of ordinals.entries()) inText.set(said, i + 1);
  return token('1', ({ kind, text }) => (kind === 'number' ? Number(text) : inText.get(text)));
}

const nothing: Parser<unknown> = (): readonly Found<unknown>[] => [];
export const none: Slots = {
  number: nothing,
  cards: nothing,
  target: nothing,
  that: nothing,
  condition: nothing,
  effects: nothing,
  granted: nothing,
  word: nothing,
  me: nothing,
  moment: nothing,
  card: nothing,
};
