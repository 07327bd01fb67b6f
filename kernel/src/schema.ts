/**
 * The shape of data that comes from outside or is written by people, as data: an act, a card of a scenario's own, an
 * ability. From one schema follow its TypeScript type (`Read`), its reader (`read`, which says where something is
 * wrong and what would be right) and, for tests, a generator (testing/arbitrary.ts).
 *
 * What refers to itself does so by name (`named`): a `Language` says what the names stand for. So a schema has no
 * cycles, and neither have the files that describe it. For the type of a named part declare an interface, which the
 * compiler resolves late: `interface Filter extends Fitting<typeof filterFields> {}`,
 * `interface Effects extends ReadonlyArray<Effect> {}`; a union that refers to itself is one of such interfaces.
 */
import type { Text } from '@vigrid/speech';
import { nearest } from './nearest.ts';

/** Describes values of a type. The type itself is known to the compiler alone. */
export interface Schema<T> {
  readonly node: Node;
  /** What it means in an act (acts.ts). */
  readonly part?: Part;
  readonly of?: T;
}

/** A field that may be left out. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

/** The fields of a mapping, each by its schema. */
export type Fields = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;

/** The type that a schema describes. */
export type Read<S> = S extends Schema<infer T> ? T : never;

/** The type of a mapping with these fields. */
export type Fitting<F> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: F[K] extends Schema<infer T>
    ? T
    : never;
} & {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T>
    ? T
    : never;
};

/** The other fields of each kind; or a schema of the whole, where a kind falls into kinds again. */
export type Kinds = Readonly<Record<string, Fields | Schema<unknown>>>;

/** Whether this describes a whole value rather than fields. */
export const isSchema = (of: Fields | Schema<unknown>): of is Schema<unknown> => Object.hasOwn(of, 'node');

/** What names stand for. */
export type Language = Readonly<Record<string, Schema<unknown>>>;

/** What a schema says, as data. */
export type Node =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'text' }
  | { readonly kind: 'data' }
  | { readonly kind: 'words'; readonly words: readonly Word[] }
  | { readonly kind: 'list'; readonly of: Schema<unknown>; readonly min: number; readonly max: number }
  | { readonly kind: 'tuple'; readonly items: readonly Schema<unknown>[] }
  | { readonly kind: 'record'; readonly fields: Fields }
  | { readonly kind: 'tagged'; readonly tag: string; readonly kinds: Kinds }
  | { readonly kind: 'keyed'; readonly kinds: Readonly<Record<string, Fields>> }
  | { readonly kind: 'either'; readonly among: readonly Schema<unknown>[] }
  | { readonly kind: 'named'; readonly name: string };

type Word = string | number | boolean;

/** The part a number plays in an act (acts.ts). */
export type Part = 'from' | 'to' | 'place' | 'ability' | 'seat';

/** What is wrong with a value: where it stands, what is wrong, what would be right. */
export class Misfit extends Error {
  readonly text: Text;

  constructor(en: string, ru: string) {
    super(en);
    this.text = { ru, en };
  }
}

const schema = <T>(node: Node): Schema<T> => ({ node });

/** A field that may be left out. */
export const optional = <T>(of: Schema<T>): Optional<T> => ({ optional: of });

/** A whole number from `min` to `max`. */
export const wholeFrom = (min: number, max: number = Number.MAX_SAFE_INTEGER): Schema<number> =>
  schema({ kind: 'whole', min, max });

/** Any whole number. */
export const whole: Schema<number> = wholeFrom(Number.MIN_SAFE_INTEGER);

/** Any text. */
export const text: Schema<string> = schema({ kind: 'text' });

/** Plain data whose shape is described elsewhere; it is kept as it is. */
export const data = <T>(): Schema<T> => schema({ kind: 'data' });

/** One of these words or numbers. */
export const oneOf = <const W extends readonly Word[]>(...words: W): Schema<W[number]> =>
  schema({ kind: 'words', words });

/** True; left out where it is not so. */
export const yes: Schema<true> = oneOf(true);
/** True or false. */
export const truth: Schema<boolean> = oneOf(true, false);

/** A list of at least min and at most max such values. */
export const listOf = <T>(of: Schema<T>, min = 0, max = Number.MAX_SAFE_INTEGER): Schema<readonly T[]> =>
  schema({ kind: 'list', of, min, max });

/** A list of just these items. */
export const tuple = <const S extends readonly Schema<unknown>[]>(
  ...items: S
): Schema<{ readonly [I in keyof S]: Read<S[I]> }> => schema({ kind: 'tuple', items });

/** A mapping with these fields and no others. */
export const record = <const F extends Fields>(fields: F): Schema<Fitting<F>> =>
  schema({ kind: 'record', fields });

/** Fields all of which may be left out. */
export const parts = <const F extends Readonly<Record<string, Schema<unknown>>>>(fields: F): Parts<F> => {
  const all = Object.entries(fields).map(([key, of]) => [key, optional(of)]);
  return Object.fromEntries(all);
};

/** The fields that `parts` makes of schemas. */
export type Parts<F> = { readonly [K in keyof F]: Optional<Read<F[K]>> };

/** A mapping whose field `tag` tells its kind; for each kind the other fields, or a schema of the whole. */
export const tagged = <const T extends string, const K extends Kinds>(
  tag: T,
  kinds: K,
): Schema<Tagged<T, K>> => schema({ kind: 'tagged', tag, kinds });

/** The union that `tagged` describes. */
export type Tagged<T extends string, K> = {
  [V in keyof K]: K[V] extends Schema<infer S> ? S : { readonly [_ in T]: V } & Fitting<K[V]>;
}[keyof K];

/** A mapping whose kind shows by a field that only this kind has; for each such field all fields of the kind. */
export const keyed = <const K extends Readonly<Record<string, Fields>>>(
  kinds: K,
): Schema<{ [V in keyof K]: Fitting<K[V]> }[keyof K]> => schema({ kind: 'keyed', kinds });

/** A mapping with some of these fields, at least one. */
export const some = <const F extends Readonly<Record<string, Schema<unknown>>>>(
  fields: F,
): Schema<Fitting<Parts<F>>> => {
  const all = parts(fields);
  return keyed(Object.fromEntries(Object.keys(fields).map((key) => [key, all])));
};

/** Any of these; the first that a value is like (a word, a number, a list, a mapping) reads it. */
export const either = <const S extends readonly Schema<unknown>[]>(...among: S): Schema<Read<S[number]>> =>
  schema({ kind: 'either', among });

/** What the language calls so. */
export const named = <T>(name: string): Schema<T> => schema({ kind: 'named', name });

/** The value as the schema describes it, with nothing else in it; throws a Misfit where it does not fit. */
export function read<T>(of: Schema<T>, value: unknown, at: string, language: Language = {}): T {
  return readNode(of.node, value, at, language) as T;
}

function readNode(node: Node, value: unknown, at: string, language: Language): unknown {
  switch (node.kind) {
    case 'whole':
      if (typeof value === 'number' && Number.isInteger(value) && value >= node.min && value <= node.max)
        return value;
      throw unlike(at, spanOf(node), value);
    case 'text':
      if (typeof value === 'string' && value !== '') return value;
      throw unlike(at, { en: 'a word or a name', ru: 'слово или имя' }, value);
    case 'data':
      return value;
    case 'words':
      if (node.words.some((word) => word === value)) return value;
      throw misplaced(at, shown(value), hint(node.words, value));
    case 'list':
      return readList(node, value, at, language);
    case 'tuple':
      if (!Array.isArray(value) || value.length !== node.items.length)
        throw unlike(at, listOfJust(node.items.length), value);
      return node.items.map((item, i) => readNode(item.node, value[i], `${at} ${i + 1}`, language));
    case 'record':
      return readFields(node.fields, mapping(value, at), at, language);
    case 'tagged':
      return readTagged(node, mapping(value, at), at, language);
    case 'keyed':
      return readKeyed(node.kinds, mapping(value, at), at, language);
    case 'either':
      return readEither(node.among, value, at, language);
    case 'named':
      return readNode(resolved(node.name, language), value, at, language);
  }
}

/** What a name stands for. */
export function resolved(name: string, language: Language): Node {
  if (!Object.hasOwn(language, name)) throw new Error(`The language has no "${name}".`);
  return language[name].node;
}

function readList(
  { of, min, max }: Extract<Node, { kind: 'list' }>,
  value: unknown,
  at: string,
  language: Language,
): unknown[] {
  if (!Array.isArray(value)) throw unlike(at, aList, value);
  const { length } = value;
  if (length < min)
    throw new Misfit(
      `${at} is a list of at least ${min}, not of ${length}.`,
      `${at}: список короток, нужно не меньше ${min}, а есть ${length}.`,
    );
  if (length > max)
    throw new Misfit(
      `${at} is a list of at most ${max}, not of ${length}.`,
      `${at}: список длинен, нужно не больше ${max}, а есть ${length}.`,
    );
  return value.map((one, i) => readNode(of.node, one, `${at} ${i + 1}`, language));
}

function readFields(fields: Fields, given: Mapping, at: string, language: Language): unknown {
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key)) throw unknownField(at, key, Object.keys(fields));
  }
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (given[key] !== undefined) {
      const { node } = 'optional' in field ? field.optional : field;
      values[key] = readNode(node, given[key], `${at}, ${key}`, language);
    } else if (!('optional' in field)) throw missing(at, key);
  }
  return values;
}

function readTagged(
  { tag, kinds }: Extract<Node, { kind: 'tagged' }>,
  given: Mapping,
  at: string,
  language: Language,
): unknown {
  const { [tag]: kind, ...rest } = given;
  if (typeof kind === 'string' && Object.hasOwn(kinds, kind)) {
    const of = kinds[kind];
    return isSchema(of)
      ? readNode(of.node, given, at, language)
      : { [tag]: kind, ...Object(readFields(of, rest, at, language)) };
  }
  if (kind === undefined) throw missing(at, tag, hint(Object.keys(kinds), kind));
  const { en, ru } = hint(Object.keys(kinds), kind);
  throw new Misfit(
    `${at}: ${shown(kind)} is no "${tag}" that is known here. ${en}`,
    `${at}: «${tag}» не бывает ${shown(kind)}. ${ru}`,
  );
}

function readKeyed(
  kinds: Readonly<Record<string, Fields>>,
  given: Mapping,
  at: string,
  language: Language,
): unknown {
  const key = Object.keys(kinds).find((one) => Object.hasOwn(given, one));
  if (key !== undefined) return readFields(kinds[key], given, at, language);
  const [first] = Object.keys(given);
  if (first !== undefined) throw unknownField(at, first, Object.keys(kinds));
  const { en, ru } = hint(Object.keys(kinds), first);
  throw new Misfit(`${at}: nothing is said. ${en}`, `${at}: ничего не сказано. ${ru}`);
}

function readEither(
  among: readonly Schema<unknown>[],
  value: unknown,
  at: string,
  language: Language,
): unknown {
  const like = among.filter(({ node }) => isLike(node, value, language));
  if (like.length === 1) return readNode(like[0].node, value, at, language);
  const words = like.flatMap(({ node }) => (node.kind === 'words' ? node.words : []));
  if (words.length > 0 && like.every(({ node }) => node.kind === 'words'))
    return readNode({ kind: 'words', words }, value, at, language);
  // Several mappings, told apart by what fits; the complaint of the last is told.
  const all = among.map(({ node }) => nameOf(node, language));
  let complaint = misplaced(at, shown(value), {
    en: `Known are: ${all.map(({ en }) => en).join(', ')}.`,
    ru: `Бывает: ${all.map(({ ru }) => ru).join(', ')}.`,
  });
  for (const { node } of like) {
    try {
      return readNode(node, value, at, language);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      complaint = error;
    }
  }
  throw complaint;
}

/** Whether a value is of the sort that the node reads: so that the complaint is about the right one. */
function isLike(node: Node, value: unknown, language: Language): boolean {
  switch (node.kind) {
    case 'whole':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
    case 'data':
      return true;
    case 'words':
      return node.words.some((word) => typeof word === typeof value);
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'record':
    case 'tagged':
      return isMapping(value);
    case 'keyed':
      return isMapping(value) && Object.keys(node.kinds).some((key) => Object.hasOwn(value, key));
    case 'either':
      return node.among.some((one) => isLike(one.node, value, language));
    case 'named':
      return isLike(resolved(node.name, language), value, language);
  }
}

function nameOf(node: Node, language: Language): Text {
  switch (node.kind) {
    case 'whole':
      return spanOf(node);
    case 'text':
      return { en: 'a name', ru: 'имя' };
    case 'data':
      return { en: 'any data', ru: 'любые данные' };
    case 'words':
      return same(node.words.map(String).join(', '));
    case 'list':
    case 'tuple':
      return aList;
    case 'record':
      return mappingWith(Object.keys(node.fields), ', ', ', ');
    case 'tagged':
      return mappingWith([`"${node.tag}"`], '', '');
    case 'keyed':
      return mappingWith(Object.keys(node.kinds), ' or ', ' или ');
    case 'either': {
      const all = node.among.map((one) => nameOf(one.node, language));
      return { en: all.map(({ en }) => en).join(', '), ru: all.map(({ ru }) => ru).join(', ') };
    }
    case 'named':
      return nameOf(resolved(node.name, language), language);
  }
}

const same = (words: string): Text => ({ en: words, ru: words });

const mappingWith = (keys: readonly string[], or: string, или: string): Text => ({
  en: `a mapping with ${keys.join(or)}`,
  ru: `запись с ${keys.join(или)}`,
});

function spanOf({ min, max }: { readonly min: number; readonly max: number }): Text {
  const open = { below: min === Number.MIN_SAFE_INTEGER, above: max === Number.MAX_SAFE_INTEGER };
  const [from, to] = [
    open.below ? same('') : { en: ` from ${min}`, ru: ` от ${min}` },
    open.above ? same('') : { en: open.below ? ` up to ${max}` : ` to ${max}`, ru: ` до ${max}` },
  ];
  return { en: `a whole number${from.en}${to.en}`, ru: `целое число${from.ru}${to.ru}` };
}

const aList: Text = { en: 'a list', ru: 'список' };

const listOfJust = (length: number): Text => ({ en: `a list of ${length}`, ru: `список длины ${length}` });

const unlike = (at: string, right: Text, value: unknown): Misfit =>
  new Misfit(
    `${at} is ${right.en}, not ${shown(value)}.`,
    `${at}: ожидается ${right.ru}, а не ${shown(value)}.`,
  );

const misplaced = (at: string, what: string, known: Text): Misfit =>
  new Misfit(
    `${at}: ${what} can not stand here. ${known.en}`,
    `${at}: здесь не может стоять ${what}. ${known.ru}`,
  );

function unknownField(at: string, key: string, fields: readonly string[]): Misfit {
  const { en, ru } = hint(fields, key);
  return new Misfit(`${at}: "${key}" is not known here. ${en}`, `${at}: здесь не бывает «${key}». ${ru}`);
}

const missing = (at: string, key: string, known?: Text): Misfit =>
  new Misfit(
    `${at}: "${key}" is missing.${known ? ` ${known.en}` : ''}`,
    `${at}: не хватает «${key}».${known ? ` ${known.ru}` : ''}`,
  );

type Mapping = Readonly<Record<string, unknown>>;

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapping(value: unknown, at: string): Mapping {
  if (isMapping(value)) return value;
  throw unlike(at, { en: 'a mapping', ru: 'запись' }, value);
}

/** A hostile value may be huge; its beginning tells enough. */
function shown(value: unknown): string {
  const whole = JSON.stringify(value) ?? 'nothing';
  return whole.length <= 120 ? whole : `${whole.slice(0, 117)}…`;
}

/** What could stand there, and what was likely meant. */
function hint(known: readonly Word[], meant: unknown): Text {
  const words = known.map(String);
  if (words.length === 0) return { en: 'Nothing is.', ru: 'Здесь ничего не бывает.' };
  if (words.length === 1) return { en: `Known is: ${words[0]}.`, ru: `Бывает: ${words[0]}.` };
  const near = typeof meant === 'string' ? nearest(meant.slice(0, 60), words) : null;
  const all = words.join(', ');
  if (near === null) return { en: `Known are: ${all}.`, ru: `Бывает: ${all}.` };
  return { en: `Perhaps "${near}"? Known are: ${all}.`, ru: `Может быть, «${near}»? Бывает: ${all}.` };
}
