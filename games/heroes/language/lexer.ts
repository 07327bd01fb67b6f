/** A restated card text as tokens: words, numbers, marks; the card's own name is one token. */
import type { Token } from '@vigrid/speech/reading';

const pieces = /\d+|[a-zà-ÿ]+(?:['’][a-zà-ÿ]+)*(?:-[a-zà-ÿ]+)*'?|\S/giu;

/** How the card itself is called, and others that texts name, with the ids of those. */
export interface Names {
  readonly own: string;
  readonly others?: ReadonlyMap<string, string>;
}

export function tokens(text: string, names: Names): Token[] {
  const found = split(text);
  const own = split(names.own).map((token) => token.text);
  const others = [...(names.others ?? [])].map(([name, id]) => ({
    words: split(name).map((token) => token.text),
    id,
  }));
  const all: Token[] = [];
  for (let i = 0; i < found.length; i++) {
    const mine = isNamed(found, i, own);
    const other = mine ? undefined : others.find(({ words }) => isNamed(found, i, words));
    const length = mine ? own.length : (other?.words.length ?? 0);
    if (length === 0) {
      all.push(found[i]);
      continue;
    }
    const { to } = found[i + length - 1];
    all.push({ ...found[i], to, text: mine ? '@this' : `@card:${other?.id}` });
    i += length - 1;
  }
  return all;
}

const split = (text: string): Token[] =>
  [...text.matchAll(pieces)].map(({ 0: raw, index }) => ({
    kind: /^\d/.test(raw) ? 'number' : /^[a-zà-ÿ]/iu.test(raw) ? 'word' : 'mark',
    text: raw.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + raw.length,
    capital: /^\p{Lu}/u.test(raw),
    readings: [],
  }));

/** The name stands here, each of its words in the plural or not. A name is written with a capital letter. */
const isNamed = (all: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.length > 0 &&
  all[at].capital &&
  // A first word with a capital is any word; a name of one word would swallow it.
  (at > 0 || words.length > 1) &&
  words.every((word, i) => [word, `${word}s`].includes(all[at + i]?.text));
