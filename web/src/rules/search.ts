/** Looking for words and numbers in a rulebook. */
import type { Lang, Rule, Rulebook, Ruling } from '@vigrid/kernel';

export interface Found {
  readonly rules: ReadonlySet<string>;
  readonly rulings: ReadonlySet<string>;
}

/** The rules that hold every word of the query, in their number, title or text. Null for an empty query. */
export function search(book: Rulebook, query: string, lang: Lang): Found | null {
  const parts = plain(query).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return null;
  const fits = ([id, entry]: [string, Rule | Ruling]) => {
    const text = plain(`${id} ${entry.title[lang]} ${entry.text[lang]}`);
    return parts.every((part) => text.includes(stem(part, lang)));
  };
  const ids = (entries: Readonly<Record<string, Rule | Ruling>>) =>
    new Set(
      Object.entries(entries)
        .filter(fits)
        .map(([id]) => id),
    );
  return { rules: ids(book.rules), rulings: ids(book.rulings) };
}

export const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The endings that Russian nouns and adjectives take, the longer before the shorter. */
const endings =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ых|их|ам|ям|ах|ях|ом|ем|ую|юю|[аеиоуыьюя])$/;

/** A word is looked for without its ending, unless too little would be left of it. */
export function stem(word: string, lang: Lang): string {
  const cut = lang === 'ru' ? word.replace(endings, '') : word;
  return cut.length < 3 ? word : cut;
}
