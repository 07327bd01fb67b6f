/** Looking for words and numbers in a rulebook. */
import type { Lang, Rule, Rulebook, Ruling } from '@vigrid/kernel';

/** The ids of all that holds every word of the query, in its number, title or texts. Null for an empty query. */
export function search(book: Rulebook, query: string, lang: Lang): ReadonlySet<string> | null {
  const parts = plain(query).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return null;
  const fits = ([id, entry]: [string, Rule | Ruling]) => {
    const { question, reason } = 'reason' in entry ? entry : {};
    const texts = [entry.title, question, entry.text, reason].map((text) => text?.[lang] ?? '');
    const text = plain([id, ...texts].join(' '));
    return parts.every((part) => text.includes(stem(part, lang)));
  };
  const all = Object.entries({ ...book.rules, ...book.rulings, ...book.details });
  return new Set(all.filter(fits).map(([id]) => id));
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
