/** Markers on cards and cells by their names in texts (text/names.ts has how they are shown). */
import type { Case } from '@vigrid/speech';
import { markerNouns, markerPhrases } from './marker-nouns.ts';
import { quote, unquote } from './numbers.ts';
import { alt, any, many, map, opt, type Parser, row, seq, token } from './parser.ts';

const rows = Object.fromEntries(Object.keys(markerNouns).map((key) => [`%${key}`, key]));

const quoted = (name: Parser<string>): Parser<string> =>
  map(seq(opt(quote), name, opt(unquote)), ([open, key, close]) =>
    (open === undefined) === (close === undefined) ? key : undefined,
  );

const nameWord = token('a name', (t) =>
  t.kind === 'word' && !t.text.startsWith('{') && !t.text.startsWith('@') ? t : undefined,
);

/** A name that no table has, between quotation marks: known by the very words. */
const anyName: Parser<string> = map(seq(quote, many(nameWord, 1), unquote), ([, words]) => {
  const known = words.some(({ readings }) => readings.some(({ lemma }) => lemma.startsWith('%')));
  const name = words.map(({ text }) => text).join(' ');
  return known || words.length > 3 ? undefined : (markerPhrases[name] ?? name);
});

/** One word that no table has is a name without the marks as well. */
const unknownName: Parser<string> = token('a name', (t) =>
  t.kind === 'word' && t.readings.length === 0 && /^[а-я]{4,}$/.test(t.text)
    ? (markerPhrases[t.text] ?? t.text)
    : undefined,
);

/** «маркеры «мести»»: all of them. */
export const markersIn: Parser<string> = map(
  seq(
    any('маркер', { case: 'acc', number: 'pl' }),
    quoted(alt(row(rows, { case: 'gen' }), row(rows, { case: 'nom' }))),
  ),
  ([, key]) => key,
);

/** «рядом с гнездом»: by its name alone. */
export const bareMarker = (c: Case): Parser<string> => row(rows, { case: c });

/** «маркер «гнили»», «маркера охоты»; the name in the nominative or the genitive. */
export const markerIn = (c: Case): Parser<string> =>
  alt(
    map(
      seq(
        any('маркер', { case: c }),
        alt(quoted(alt(row(rows, { case: 'gen' }), row(rows, { case: 'nom' }))), anyName, unknownName),
      ),
      ([, key]) => key,
    ),
    // «с «оберегом»»: by its name alone, between quotation marks.
    map(seq(quote, row(rows, { case: c }), unquote), ([, key]) => key),
  );
