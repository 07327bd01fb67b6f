/**
 * Readers of data that a person has written, such as a card of a scenario's own. Each reads one type, as the compiler
 * does for data in code, and of what does not fit it says where that is, what is wrong and what would be right.
 */
import { ScenarioFault } from '../game.ts';
import { nearest } from '../nearest.ts';

/** Reads a value that stands at the place called `at`, or throws a ScenarioFault. */
export type Reader<T> = (value: unknown, at: string) => T;

/** A reader for each field; for one that may be left out, `optional`. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Reader<T[K]>;
};

interface Optional<T> {
  readonly optional: Reader<T>;
}

export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader });

/** One of these words or numbers. */
export const oneOf =
  <const T extends readonly (string | number | boolean)[]>(...known: T): Reader<T[number]> =>
  (value, at) => {
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
    throw new ScenarioFault(`${at}: ${shown(value)} can not stand here. ${hint(known, value)}`);
  };

export const yes = oneOf(true);
export const truth = oneOf(true, false);

export const whole: Reader<number> = (value, at) => {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new ScenarioFault(`${at} is a whole number, not ${shown(value)}.`);
};

export const text: Reader<string> = (value, at) => {
  if (typeof value === 'string' && value !== '') return value;
  throw new ScenarioFault(`${at} is a word or a name, not ${shown(value)}.`);
};

export const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw new ScenarioFault(`${at} is a list, not ${shown(value)}.`);
    return value.map((one, i) => reader(one, `${at} ${i + 1}`));
  };

/** A word, or something else in its place. */
export const wordOr =
  <W extends string, T>(word: Reader<W>, other: Reader<T>): Reader<W | T> =>
  (value, at) =>
    typeof value === 'string' ? word(value, at) : other(value, at);

/** A mapping with these fields and no others. */
export const record =
  <T>(fields: Fields<T>): Reader<T> =>
  (value, at) => {
    const given = mapping(value, at);
    const known = Object.keys(fields);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key))
        throw new ScenarioFault(`${at}: "${key}" is not known here. ${hint(known, key)}`);
    }
    const read: Record<string, unknown> = {};
    for (const [key, field] of Object.entries<Reader<unknown> | Optional<unknown>>(fields)) {
      if (given[key] !== undefined)
        read[key] = (typeof field === 'function' ? field : field.optional)(given[key], `${at}, ${key}`);
      else if (typeof field === 'function') throw new ScenarioFault(`${at}: "${key}" is missing.`);
    }
    return read as T;
  };

/** A mapping all of whose fields may be left out. */
export const parts = <T>(
  fields: {
    readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>>;
  },
): Reader<T> =>
  record(
    Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, { optional: one }])) as Fields<T>,
  );

/** The member of a union whose field `K` may be `V`. */
export type Variant<T, K extends keyof T, V> = T extends unknown ? (V extends T[K] ? T : never) : never;

/** A mapping that one of its fields tells the kind of; for each kind the other fields, or a reader. */
export function tagged<T, K extends keyof T & string>(
  tag: K,
  kinds: {
    readonly [V in T[K] & string]: Fields<Omit<Variant<T, K, V>, K>> | Reader<Variant<T, K, V>>;
  },
): Reader<T> {
  const readers = new Map(
    Object.entries<object>(kinds).map(([kind, of]): [string, Reader<unknown>] => [
      kind,
      typeof of === 'function'
        ? (of as Reader<unknown>)
        : record({ [tag]: oneOf(kind), ...of } as Fields<object>),
    ]),
  );
  return (value, at) => {
    const kind = mapping(value, at)[tag];
    const reader = readers.get(String(kind));
    if (reader) return reader(value, at) as T;
    const known = [...readers.keys()];
    throw new ScenarioFault(
      kind === undefined
        ? `${at}: "${tag}" is missing. ${hint(known, kind)}`
        : `${at}: ${shown(kind)} is no "${tag}" that is known here. ${hint(known, kind)}`,
    );
  };
}

/** A mapping whose kind shows by the field it has; for each such field all fields of the kind. */
export function keyed<T>(
  kinds: {
    readonly [K in T extends unknown ? keyof T : never]?: Fields<Extract<T, { readonly [F in K]: unknown }>>;
  },
): Reader<T> {
  const readers = Object.entries<object | undefined>(kinds).map(
    ([key, fields]): [string, Reader<unknown>] => [key, record((fields ?? {}) as Fields<object>)],
  );
  return (value, at) => {
    const given = mapping(value, at);
    const found = readers.find(([key]) => Object.hasOwn(given, key));
    if (found) return found[1](value, at) as T;
    const [first] = Object.keys(given);
    const known = readers.map(([key]) => key);
    throw new ScenarioFault(
      `${at}: ${first === undefined ? 'nothing is said' : `"${first}" is not known here`}. ${hint(known, first)}`,
    );
  };
}

function mapping(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new ScenarioFault(`${at} is a mapping, not ${shown(value)}.`);
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** What could stand there, and what was likely meant. */
function hint(known: readonly (string | number | boolean)[], meant: unknown): string {
  const words = known.map(String);
  if (words.length === 1) return `Known is: ${words[0]}.`;
  const near = typeof meant === 'string' ? nearest(meant, words) : null;
  return `${near === null ? '' : `Perhaps "${near}"? `}Known are: ${words.join(', ')}.`;
}
