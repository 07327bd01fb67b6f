/**
 * Patterns of words and slots in one tree, so that all of them are looked for at once; and the patterns of an example:
 * what the writer makes of it, with its stand-ins left out.
 */
import type { Lang } from '@vigrid/speech';
import type { Found, Parser, Run } from '@vigrid/speech/reading';
import { me, type SlotKind, type StandIn, that } from './stand-ins.ts';

/** A word, or what may stand there. */
export type Piece = string | StandIn;

export type Slots = Readonly<Record<SlotKind, Parser<unknown>>>;

/** What a pattern means, once its slots have been read. */
export type Make = (values: readonly unknown[]) => unknown;

interface Place {
  words?: Map<string, Place>;
  slots?: Map<SlotKind, Place>;
  ends?: Map<string, Make>;
}

export class Patterns {
  private readonly root: Place = {};

  /** `key` tells apart what is said alike. */
  add(pieces: readonly Piece[], key: string, make: Make): void {
    let at = this.root;
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        at.words ??= new Map();
        at = entered(at.words, piece);
      } else {
        at.slots ??= new Map();
        at = entered(at.slots, piece.kind);
      }
    }
    at.ends ??= new Map();
    at.ends.set(key, make);
  }

  parser(slots: () => Slots): Parser<unknown> {
    return (at, run) => {
      const found: Found<unknown>[] = [];
      walk(this.root, at, run, [], slots(), found);
      return found;
    };
  }
}

function entered<K>(places: Map<K, Place>, key: K): Place {
  const known = places.get(key) ?? {};
  places.set(key, known);
  return known;
}

function walk(
  { words, slots: open, ends }: Place,
  at: number,
  run: Run,
  values: readonly unknown[],
  slots: Slots,
  found: Found<unknown>[],
): void {
  for (const make of ends?.values() ?? []) {
    const value = make(values);
    if (value !== undefined) found.push({ value, end: at, cost: 0 });
  }
  const token = run.tokens[at];
  if (at > run.far) {
    run.far = at;
    run.expected.clear();
  }
  const next = token && words?.get(token.text);
  if (next) walk(next, at + 1, run, values, slots, found);
  for (const [kind, after] of open ?? []) {
    for (const { value, end } of slots[kind](at, run))
      walk(after, end, run, [...values, value], slots, found);
  }
}

/** The words with the stand-ins in place of what they say; null where one of them is not said. */
export function pattern(
  words: readonly string[],
  used: readonly StandIn[],
  lang: Lang,
): readonly Piece[] | null {
  let pieces: readonly Piece[] = words;
  // What holds numbers of its own is looked for before the numbers.
  const inOrder = [
    ...used.filter(({ kind }) => kind !== 'number'),
    ...used.filter(({ kind }) => kind === 'number'),
  ];
  const counted = new Set<string>();
  for (const one of inOrder) {
    const replaced = replace(pieces, one, lang, counted);
    if (replaced) pieces = replaced;
    else if (one.kind !== 'number' || !counted.has(`${Math.abs(Number(one.data))}`)) return null;
  }
  // Who the text stands on, and who was spoken of, are not told by the data.
  for (const one of [me, that]) pieces = replace(pieces, one, lang, counted) ?? pieces;
  return pieces;
}

/** Wherever it is said, in as many words as it takes there. */
function replace(
  pieces: readonly Piece[],
  one: StandIn,
  lang: Lang,
  counted: Set<string>,
): readonly Piece[] | null {
  const said = one.said(lang);
  const made: Piece[] = [];
  let found = false;
  for (let at = 0; at < pieces.length; ) {
    const here = pieces[at];
    const words =
      typeof here === 'string' ? said.get(here)?.find((way) => standsAt(pieces, at, way)) : undefined;
    if (!words) {
      made.push(here);
      at++;
      continue;
    }
    found = true;
    made.push(one);
    at += words.length;
    if (one.kind !== 'number') for (const word of words) if (/^\d+$/.test(word)) counted.add(word);
  }
  return found ? made : null;
}

const standsAt = (pieces: readonly Piece[], at: number, words: readonly string[]): boolean =>
  words.every((word, i) => pieces[at + i] === word);
