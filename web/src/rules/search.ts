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

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Russian words change at the end: long ones are looked for without it. */
function stem(word: string, lang: Lang): string {
  if (lang === 'en' || word.length < 5 || /[\d-]/.test(word)) return word;
  return word.slice(0, word.length > 7 ? -3 : -2);
}
