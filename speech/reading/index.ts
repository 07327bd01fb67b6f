/**
 * Parsers that return all readings. A parser looks at the tokens from a place on and gives every way in which it can
 * read them; nothing is decided early, so that a text with two meanings is seen to have two. What a reading costs says
 * how much it had to take as a mere name: of several the cheapest is meant.
 */
import type { Case, Gender } from '../russian/cases.ts';

/** What a word may be: its lemma and its form; what is not said fits everything. */
export interface Reading {
  readonly lemma: string;
  readonly case?: Case;
  readonly number?: 'sg' | 'pl';
  readonly gender?: Gender;
  readonly as?: string;
}

/** A word, number or sign of a text, with all that it may be. */
export interface Token {
  readonly kind: 'word' | 'number' | 'triple' | 'mark';
  /** In lower case, with «е» for «ё»; signs by their names in braces. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly capital: boolean;
  readonly readings: readonly Reading[];
}

/** One reading of a part of the text: what it means, where it ends, what had to be taken for a mere name. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
  readonly cost: number;
}

/** One attempt to read one text: what has been read where, and how far anything got. */
export interface Run {
  readonly tokens: readonly Token[];
  readonly memo: Map<object, (readonly Found<unknown>[] | undefined)[]>;
  readonly rules: Rules;
  far: number;
  readonly expected: Set<string>;
  /** How many readings may still be put together. */
  left: number;
}

/** A text that can be taken in too many ways, so that looking at all of them would take for ever. */
export class TooMany extends Error {}

/** The most involved sentence in print needs some 900. */
const mostReadings = 30_000;

function spend(run: Run, readings: number): void {
  run.left -= readings;
  if (run.left < 0) throw new TooMany();
}

/** Rules of a language that need themselves by way of other files, by their names: a text within a text. */
export type Rules = Readonly<Record<string, Parser<unknown>>>;

/** All readings of what begins at a place of the text. */
export type Parser<T> = (at: number, run: Run) => readonly Found<T>[];

/** One going through of one text. */
export const newRun = (tokens: readonly Token[], rules: Rules = {}): Run => ({
  tokens,
  rules,
  memo: new Map(),
  far: 0,
  expected: new Set(),
  left: mostReadings,
});

const none: readonly never[] = [];

function missed(run: Run, at: number, wanted: string): readonly never[] {
  if (at > run.far) {
    run.far = at;
    run.expected.clear();
  }
  if (at === run.far) run.expected.add(wanted);
  return none;
}

/** One of these phrases, word for word. */
export function lit(...phrases: readonly string[]): Parser<string> {
  const all = phrases.map((phrase) => phrase.split(' '));
  return (at, run) => {
    const found: Found<string>[] = [];
    for (const [n, words] of all.entries()) {
      let i = 0;
      while (i < words.length && run.tokens[at + i]?.text === words[i]) i++;
      if (i === words.length) found.push({ value: phrases[n], end: at + i, cost: 0 });
      else missed(run, at + i, words[i]);
    }
    return found;
  };
}

/** What form of a word is wanted. */
export interface Shape {
  readonly case?: Case;
  readonly number?: 'sg' | 'pl';
  readonly as?: string;
}

/** Whether a word may have this form. */
export const fits = (reading: Reading, shape: Shape): boolean =>
  (shape.case === undefined || reading.case === undefined || reading.case === shape.case) &&
  (shape.number === undefined || reading.number === undefined || reading.number === shape.number) &&
  (shape.as === undefined || reading.as === undefined || reading.as === shape.as);

const isAlike = (a: Reading, b: Reading): boolean =>
  a.lemma === b.lemma && a.number === b.number && a.gender === b.gender && a.case === b.case;

/** A form of one of these lemmas. */
export function lem(lemmas: string | readonly string[], shape: Shape = {}): Parser<Reading> {
  const wanted = new Set(typeof lemmas === 'string' ? [lemmas] : lemmas);
  const name = [...wanted][0];
  return (at, run) => {
    const token = run.tokens[at];
    if (!token) return missed(run, at, name);
    let found: Found<Reading>[] | undefined;
    for (const reading of token.readings) {
      if (!wanted.has(reading.lemma) || !fits(reading, shape)) continue;
      if (found?.some(({ value }) => isAlike(value, reading))) continue;
      found ??= [];
      found.push({ value: reading, end: at + 1, cost: 0 });
    }
    return found ?? missed(run, at, name);
  };
}

/** A form of this lemma, whichever. */
export const any = (lemmas: string | readonly string[], shape: Shape = {}): Parser<string> => {
  const parse = lem(lemmas, shape);
  return (at, run) =>
    parse(at, run)
      .slice(0, 1)
      .map(({ value, end, cost }) => ({ value: value.lemma, end, cost }));
};

/** A word that a table knows: the row for its lemma. */
export function row<T>(rows: Readonly<Record<string, T>>, shape: Shape = {}): Parser<T> {
  const parse = lem(Object.keys(rows), shape);
  return (at, run) => {
    const seen = new Set<string>();
    const found: Found<T>[] = [];
    for (const { value, end, cost } of parse(at, run)) {
      if (seen.has(value.lemma)) continue;
      seen.add(value.lemma);
      found.push({ value: rows[value.lemma], end, cost });
    }
    return found;
  };
}

/** Any word or sign of which something can be made. */
export const token =
  <T>(wanted: string, take: (token: Token) => T | undefined): Parser<T> =>
  (at, run) => {
    const here = run.tokens[at];
    const value = here && take(here);
    return value === undefined ? missed(run, at, wanted) : [{ value, end: at + 1, cost: 0 }];
  };

type Values<P extends readonly Parser<unknown>[]> = {
  readonly [I in keyof P]: P[I] extends Parser<infer T> ? T : never;
};

/** One after the other. */
export function seq<const P extends readonly Parser<unknown>[]>(...parts: P): Parser<Values<P>> {
  const [first, ...rest] = parts;
  return (at, run) => {
    const begun = first(at, run);
    if (begun.length === 0) return none;
    let found: Found<unknown[]>[] = begun.map(({ value, end, cost }) => ({ value: [value], end, cost }));
    for (const part of rest) {
      const next: Found<unknown[]>[] = [];
      for (const one of found) {
        for (const more of part(one.end, run)) {
          next.push({ value: [...one.value, more.value], end: more.end, cost: one.cost + more.cost });
        }
      }
      if (next.length === 0) return none;
      spend(run, next.length);
      found = next;
    }
    return found as unknown as readonly Found<Values<P>>[];
  };
}

/** Every reading of every one of several ways. */
export function alt<const P extends readonly Parser<unknown>[]>(...ways: P): Parser<Values<P>[number]> {
  return (at, run) => {
    let found: Found<unknown>[] | readonly Found<unknown>[] = none;
    for (const way of ways) {
      const more = way(at, run);
      if (more.length > 0) found = found.length > 0 ? [...found, ...more] : more;
    }
    return found as unknown as readonly Found<Values<P>[number]>[];
  };
}

/** What a reading means; undefined where it can not be meant. */
export const map =
  <T, U>(parse: Parser<T>, means: (value: T) => U | undefined): Parser<U> =>
  (at, run) => {
    const read = parse(at, run);
    if (read.length === 0) return none;
    const found: Found<U>[] = [];
    for (const { value, end, cost } of read) {
      const made = means(value);
      if (made !== undefined) found.push({ value: made, end, cost });
    }
    return found;
  };

/** What was read means this, whatever it was. */
export const says = <U>(parse: Parser<unknown>, value: U): Parser<U> => map(parse, () => value);

/** There or not; both are readings. */
export const opt =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (at, run) => [...parse(at, run), { value: undefined, end: at, cost: 0 }];

/** There if it can be: what is not taken here belongs nowhere else. */
export const greedy =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (at, run) => {
    const found = parse(at, run);
    return found.length > 0 ? found : [{ value: undefined, end: at, cost: 0 }];
  };

/** The same thing several times, each number of times a reading of its own. */
export function many<T>(parse: Parser<T>, min = 0): Parser<readonly T[]> {
  return (at, run) => {
    const all: Found<readonly T[]>[] = [];
    let found: Found<readonly T[]>[] = [{ value: [], end: at, cost: 0 }];
    for (let n = 0; found.length > 0; n++) {
      spend(run, found.length);
      if (n >= min) for (const one of found) all.push(one);
      const next: Found<readonly T[]>[] = [];
      for (const one of found) {
        for (const more of parse(one.end, run)) {
          if (more.end > one.end)
            next.push({ value: [...one.value, more.value], end: more.end, cost: one.cost + more.cost });
        }
      }
      found = next;
    }
    return all;
  };
}

/** One or more with something between them. */
export const listed = <T>(parse: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> =>
  map(seq(parse, many(map(seq(between, parse), ([, one]) => ({ one })))), ([first, rest]) => [
    first,
    ...rest.map(({ one }) => one),
  ]);

/** Read once at each place, whoever asks. */
export function memo<T>(parse: Parser<T>): Parser<T> {
  const key = {};
  return (at, run) => {
    let row = run.memo.get(key);
    if (!row) {
      row = [];
      run.memo.set(key, row);
    }
    const known = row[at];
    if (known) return known as readonly Found<T>[];
    // A rule that begins with itself finds nothing the second time round.
    row[at] = none;
    const found = distinct(parse(at, run));
    row[at] = found;
    return found;
  };
}

/** Readings that mean the same and end alike are one. */
function distinct<T>(found: readonly Found<T>[]): readonly Found<T>[] {
  if (found.length < 2) return found;
  const seen = new Map<string, Found<T>>();
  for (const one of found) {
    const key = `${one.end} ${JSON.stringify(one.value)}`;
    const before = seen.get(key);
    if (!before || before.cost > one.cost) seen.set(key, one);
  }
  return [...seen.values()];
}

/** A rule that is written further down, or in a file that needs this one. */
export function later<T>(parse: () => Parser<T>): Parser<T> {
  let made: Parser<T> | undefined;
  return (at, run) => {
    made ??= parse();
    return made(at, run);
  };
}

/** A reading that is taken only where there is no cheaper one. */
export const costing =
  <T>(parse: Parser<T>, more: number): Parser<T> =>
  (at, run) =>
    parse(at, run).map((one) => ({ ...one, cost: one.cost + more }));

/** Only where this can not be read. */
export const unless =
  (parse: Parser<unknown>): Parser<null> =>
  (at, run) =>
    parse(at, run).length > 0 ? none : [{ value: null, end: at, cost: 0 }];

/** The end of the text. */
export const end: Parser<null> = (at, run) =>
  at === run.tokens.length ? [{ value: null, end: at, cost: 0 }] : missed(run, at, 'end');
