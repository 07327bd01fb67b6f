/** Markers on cards and cells by their names in texts (text/names.ts has how they are shown). */
import type { Case } from '@vigrid/speech';
import { markerNouns } from './marker-nouns.ts';
import { quote, unquote } from './numbers.ts';
import { alt, any, map, opt, type Parser, row, seq } from './parser.ts';

const rows = Object.fromEntries(Object.keys(markerNouns).map((key) => [`%${key}`, key]));

const quoted = (name: Parser<string>): Parser<string> =>
  map(seq(opt(quote), name, opt(unquote)), ([open, key, close]) =>
    (open === undefined) === (close === undefined) ? key : undefined,
  );

/** «маркер «гнили»», «маркера охоты»; the name in the nominative or the genitive. */
export const markerIn = (c: Case): Parser<string> =>
  alt(
    map(
      seq(any('маркер', { case: c }), quoted(alt(row(rows, { case: 'gen' }), row(rows, { case: 'nom' })))),
      ([, key]) => key,
    ),
    // «с «оберегом»»: by its name alone, between quotation marks.
    map(seq(quote, row(rows, { case: c }), unquote), ([, key]) => key),
  );
