/**
 * How a game shows itself in a terminal. Each game's room has a `table/terminal.ts` that exports what `TerminalTable`
 * asks for; the helps below lay text out in it. Not part of the kernel's index: browsers have no use for it.
 */
import { stripVTControlCharacters } from 'node:util';
import type { Lang, Text } from '@vigrid/speech';
import type { CardEntry, Names, Seat } from '../game.ts';
import type { Act } from '../questions.ts';

/** How a game shows itself in a terminal. */
export interface TerminalTable<V extends object = object, A extends Act = Act> {
  /** The position as a seat sees it, a line each. */
  draw(view: V, sheet: Sheet): string[];
  /** Where several objects in view have the same name: the number that tells each from the others, from 2. */
  twins(view: V): ReadonlyMap<number, number>;
  /**
   * A legal act on the list of choices: acts of one head share a line, each with its own item. Null leaves the act to
   * the game's speech.
   */
  choice(act: A, view: V, sheet: Sheet): Choice | null;
  /** What an object is called that is no card, such as a die or a space; null for cards. */
  called?(object: number, view: V, sheet: Sheet): string | null;
  /** What the seat might want to do with an object, allowed or not: for explaining why not. */
  intents(view: V, object: number): readonly A[];
  /** A text of the catalogue without symbols. */
  words(text: string, lang: Lang): string;
  /** What the figures of its catalogue are called that have no common mark. */
  readonly figures?: Readonly<Record<string, Text>>;
}

/** Numbers those of one name within each of the lists, from the second on; whoever has no name here has no number. */
export function twinsIn(
  lists: Iterable<Iterable<{ readonly id: number; readonly def: string | null }>>,
): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const list of lists) {
    const met = new Map<string, number>();
    for (const { id, def } of list) {
      if (def === null) continue;
      const nth = (met.get(def) ?? 0) + 1;
      met.set(def, nth);
      if (nth > 1) numbers.set(id, nth);
    }
  }
  return numbers;
}

/** A legal act as it stands on a list. */
export interface Choice {
  readonly head: string;
  readonly item: string;
  /** What else to show beside the item, such as its cost. */
  readonly note?: string;
}

/** What a position is drawn on. */
export interface Sheet {
  readonly lang: Lang;
  readonly ink: Ink;
  /** Columns there are. */
  readonly width: number;
  readonly names: Names;
  card(def: string): CardEntry | undefined;
}

/** Colours by what they mean; each gives the text back as it is where there is no colour. */
export interface Ink {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** Numbers of rules. */
  info(text: string): string;
  /** What may be chosen. */
  lit(text: string): string;
  /** The colour of an element, clan or faction. */
  dyed(dye: string, text: string): string;
  /** The colour of a player. */
  seated(seat: Seat, text: string): string;
}

const same = (text: string) => text;

/** No colours at all. */
export const plainInk: Ink = {
  strong: same,
  faint: same,
  good: same,
  bad: same,
  info: same,
  lit: same,
  dyed: (_dye, text) => text,
  seated: (_seat, text) => text,
};

/** Columns a text takes; colours take none. */
export const columns = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Filled up with spaces to a width, whatever colours are in it. */
export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - columns(text)));

/** A text without colours, cut where there is no room for it. */
export function clip(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
}

/** A text without colours in lines of at most so many columns, broken between words where it can be. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (columns(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Short texts one after the other, in as many lines as it takes; lines after the first are indented. */
export function inRow(texts: readonly string[], width: number, gap = '   ', indent = '  '): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1)}${gap}${text}`;
    if (lines.length > 0 && columns(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(lines.length === 0 ? text : `${indent}${text}`);
  }
  return lines;
}

/** A frame around lines. */
export function box(lines: readonly string[], width: number, dashed = false): string[] {
  const [across, down] = dashed ? ['╌', '┆'] : ['─', '│'];
  const edge = across.repeat(width - 2);
  return [`╭${edge}╮`, ...lines.map((line) => `${down}${pad(line, width - 2)}${down}`), `╰${edge}╯`];
}

/** Blocks of equal width and height side by side, in as many rows as it takes. */
export function beside(blocks: readonly (readonly string[])[], width: number, gap = ' '): string[] {
  const rows: string[] = [];
  const one = blocks[0]?.[0];
  if (one === undefined) return rows;
  const fit = Math.max(1, Math.floor((width + gap.length) / (columns(one) + gap.length)));
  for (let from = 0; from < blocks.length; from += fit) {
    const row = blocks.slice(from, from + fit);
    blocks[0].forEach((_, line) => {
      rows.push(row.map((block) => block[line] ?? '').join(gap));
    });
  }
  return rows;
}

/** A word too long for a line, in pieces that are not. */
function pieces(word: string, width: number): string[] {
  const letters = [...word];
  if (letters.length <= width) return [word];
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) =>
    letters.slice(i * width, (i + 1) * width).join(''),
  );
}
