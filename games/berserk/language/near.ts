/** What is near to a place that could not be read: a word that is spelt almost so, or the text without it. */
import { nearest } from '@vigrid/kernel';
import type { Diagnostic, NearText, PrintedCard } from '@vigrid/kernel/card-reader';
import { lexicon, plain } from './lexicon.ts';

/** More than a few are no help. */
const most = 3;

/** `read` tells how many sentences of a text are read: what reads none more is not near. */
export function nearTexts(
  { text }: PrintedCard,
  at: Diagnostic,
  read: (text: string) => number,
): readonly NearText[] {
  const before = read(text);
  const found: NearText[] = [];
  for (const one of candidates(text, at)) {
    if (found.length === most) break;
    if (read(`${text.slice(0, one.from)}${one.text}${text.slice(one.to)}`) > before) found.push(one);
  }
  return found;
}

function* candidates(text: string, { from, to }: Diagnostic): Generator<NearText> {
  // From the word that could not be read to the end of its sentence.
  const end = from + (/[.;]|$/.exec(text.slice(from))?.index ?? 0);
  const words = [...text.slice(from, end).matchAll(/[\p{L}-]+/gu)].slice(0, 4);
  const forms = knownForms();
  for (const { 0: word, index } of words) {
    if (forms.has(plain(word))) continue;
    const near = nearest(
      plain(word),
      [...forms.keys()].filter((form) => isClose(form, word)),
    );
    if (near !== null) yield { from: from + index, to: from + index + word.length, text: near };
  }
  const start = from - (/[\s,]*$/.exec(text.slice(0, from))?.[0].length ?? 0);
  if (to > from) yield { from: start, to, text: '' };
  for (const { index, 0: word } of words.slice(1))
    yield { from: start, to: from + index + word.length, text: '' };
  const comma = Math.max(text.lastIndexOf(',', from - 1), text.lastIndexOf(':', from - 1));
  if (start > 0 && end > to) yield { from: start, to: end, text: '' };
  if (comma > text.lastIndexOf('.', from - 1)) yield { from: comma, to: end, text: '' };
}

const isClose = (form: string, word: string): boolean =>
  Math.abs(form.length - word.length) <= 2 && form[0] === plain(word)[0];

let forms: ReadonlyMap<string, unknown> | undefined;
const knownForms = (): ReadonlyMap<string, unknown> => {
  forms ??= lexicon().forms;
  return forms;
};
