/** Finding cards: by words in either language, and by what they are. */
import type { CardEntry, Lang } from '@vigrid/kernel';
import type { Both } from '../i18n/index.ts';
import { plain, stem } from '../rules/search.ts';
import { byCost } from './lists.ts';

/** Something that cards are told apart by, such as their element or cost. */
export interface Facet {
  readonly id: string;
  readonly name: Both<string>;
  /** What a list says while nothing is chosen. */
  readonly any: Both<string>;
  /** Few values stand side by side, many in a list to pick from. */
  readonly look: 'chips' | 'coins' | 'list';
  /** Values in the order to show them; others follow by name. */
  readonly order: readonly string[];
  values(entry: CardEntry): readonly string[];
  label(value: string): Both<string>;
  glyph?(value: string): string | undefined;
}

/** The values chosen of each facet. A card has to have one of them, of every facet of which any are chosen. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export const passes = (entry: CardEntry, facets: readonly Facet[], chosen: Chosen): boolean =>
  facets.every((facet) => {
    const wanted = chosen[facet.id] ?? [];
    return wanted.length === 0 || facet.values(entry).some((value) => wanted.includes(value));
  });

/** The values that occur among these cards. */
export function valuesAmong(facet: Facet, entries: readonly CardEntry[], lang: Lang): string[] {
  const place = (value: string) => {
    const at = facet.order.indexOf(value);
    return at < 0 ? facet.order.length : at;
  };
  const label = (value: string) => facet.label(value)[lang];
  return [...new Set(entries.flatMap((entry) => facet.values(entry)))].sort(
    (a, b) => place(a) - place(b) || label(a).localeCompare(label(b), lang, { numeric: true }),
  );
}

export function toggled(chosen: Chosen, facet: string, value: string): Chosen {
  const now = chosen[facet] ?? [];
  return { ...chosen, [facet]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] };
}

/** What a card is found by. */
export interface Indexed {
  readonly entry: CardEntry;
  readonly names: string;
  /** All that it says, in both languages. */
  readonly words: string;
}

export const indexed = (entry: CardEntry, read: (entry: CardEntry, lang: Lang) => string): Indexed => ({
  entry,
  names: plain(`${entry.name.ru} ${entry.name.en}`),
  words: plain(`${read(entry, 'ru')} ${read(entry, 'en')}`),
});

/** The cards that hold every word of the query, those with it in their name first, then by cost. */
export function search(cards: readonly Indexed[], query: string, lang: Lang): CardEntry[] {
  const parts = plain(query).split(/\s+/).filter(Boolean);
  const wanted = parts.map((part) => stem(part, /[а-я]/.test(part) ? 'ru' : 'en'));
  const named = (card: Indexed) => wanted.length > 0 && wanted.every((part) => card.names.includes(part));
  return cards
    .filter((card) => wanted.every((part) => card.words.includes(part)))
    .sort((a, b) => Number(named(b)) - Number(named(a)) || byCost(a.entry, b.entry, lang))
    .map(({ entry }) => entry);
}
