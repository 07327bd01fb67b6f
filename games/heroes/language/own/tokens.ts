/** Our own texts as tokens; "an" is "a". */
import type { Lang } from '@vigrid/speech';
import type { Token } from '@vigrid/speech/reading';

const pieces = /\d+(?:st|nd|rd|th)?(?!\p{L})|\d+|\p{L}+(?:’\p{L}+)*|\S/gu;

export const tokensOf = (text: string, lang: Lang): Token[] =>
  [...text.replaceAll("'", '’').matchAll(pieces)].map(({ 0: raw, index }): Token => {
    const isNumber = /^\d/.test(raw);
    return {
      kind: isNumber ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'mark',
      text: normal(raw, lang),
      from: index,
      to: index + raw.length,
      capital: /^\p{Lu}/u.test(raw),
      readings: [],
    };
  });

export const wordsOf = (text: string, lang: Lang): string[] =>
  (text.replaceAll("'", '’').match(pieces) ?? []).map((raw) => normal(raw, lang));

function normal(raw: string, lang: Lang): string {
  const low = raw.toLowerCase();
  if (/^\d/.test(low)) return low.replace(/\D+$/, '');
  return lang === 'en' && low === 'an' ? 'a' : low;
}
