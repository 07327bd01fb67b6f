/** The cards of Berserk in the builder. */
import { classes, setNames, types, words } from '@vigrid/berserk/text';
import type { CardEntry, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/speech';
import { cost, element, itself, keyword, kind, ofClass, ofSet, titled } from '../../decks/facets.ts';
import type { Facet } from '../../decks/filtering.ts';
import type { CardFace, GameCards, PriceProps } from '../../decks/games.ts';
import type { Held } from '../../decks/lists.ts';
import { useLang } from '../../i18n/index.ts';
import { elements } from '../../kit/elements.ts';
import { longestName, putCard, setCode, setFromCode, sets } from '../../workshop/sets.ts';
import { berserkGlyphs, Card, Crystal, isElite, isFlyer, quietWords, readCard } from './cards/index.ts';

function Face(props: CardFace) {
  const { lang } = useLang();
  return <Card {...props} side="own" lang={lang} />;
}

function Price({ n, entry }: PriceProps) {
  return <Crystal n={n} gold={entry !== undefined && isElite(entry)} className="price" />;
}

const typeNames: Readonly<Record<string, Text>> = types;
const terms: Readonly<Record<string, { readonly ru: readonly string[]; readonly en: string }>> = words;

const ranks: Readonly<Record<string, Text>> = {
  elite: { ru: 'Элитные', en: 'Elite' },
  ordinary: { ru: 'Рядовые', en: 'Ordinary' },
};

/** Its name without the value: «Броня», "Armour". */
function term(word: string): Text {
  const found = terms[word];
  if (!found) return itself(word);
  const cut = (name: string) => name.replace(/,.*$|\s*(на )?X$/, '');
  return titled({ ru: cut(found.ru[0]), en: cut(found.en) });
}

const facets: readonly Facet[] = [
  cost,
  element(elements),
  {
    id: 'rank',
    name: { ru: 'За что набирают', en: 'What it is recruited for' },
    any: { ru: 'Элитные и рядовые', en: 'Elite and ordinary' },
    look: 'chips',
    order: Object.keys(ranks),
    values: ({ traits }) => traits?.rank ?? [],
    label: (value) => ranks[value] ?? itself(value),
  },
  kind({
    look: 'list',
    order: Object.keys(types),
    values: ({ traits }) => traits?.stand ?? [],
    label: (value) => titled(typeNames[value] ?? itself(value)),
  }),
  ofClass(classes),
  ofSet({ ...setNames, own: { ru: 'Свои карты', en: 'Cards of one’s own' } }),
  keyword({
    order: [],
    values: ({ traits }) =>
      (traits?.keyword ?? []).map((said) => said.split(' ')[0]).filter((word) => !quietWords.has(word)),
    label: term,
  }),
];

/** What a deal of fifteen will be short of or full of: gold and silver, wings, elements. */
function sums(held: readonly Held[], lang: 'ru' | 'en'): readonly string[] {
  const count = (fits: (entry: CardEntry) => boolean) =>
    held.reduce((sum, { entry, count }) => sum + (fits(entry) ? count : 0), 0);
  const all = count(() => true);
  const elite = count(isElite);
  const flyers = count(isFlyer);
  const dyes = Object.keys(elements).flatMap((dye) => {
    const n = count(({ traits }) => traits?.element?.includes(dye) ?? false);
    return n > 0 ? [`${elements[dye].name[lang]} ${n}`] : [];
  });
  const said =
    lang === 'ru'
      ? [
          `${elite} ${plural(elite, 'ru', ['элитная', 'элитные', 'элитных'])}`,
          `${all - elite} ${plural(all - elite, 'ru', ['рядовая', 'рядовые', 'рядовых'])}`,
          flyers > 0 && `${flyers} ${plural(flyers, 'ru', ['летающая', 'летающие', 'летающих'])}`,
        ]
      : [
          `${elite} elite`,
          `${all - elite} ordinary`,
          flyers > 0 && `${flyers} ${plural(flyers, 'en', ['flyer', 'flyers'])}`,
        ];
  return [...said.filter((part) => part !== false), ...dyes];
}

export const cards: GameCards = {
  glyphs: berserkGlyphs,
  Card: Face,
  read: (entry, lang) => readCard(entry, {}, lang, true),
  facets,
  Price,
  dearest: 9,
  sample: {
    title: { ru: 'Пробная раздача', en: 'Sample deal' },
    short: { ru: 'Раздача', en: 'Deal' },
    again: { ru: 'Раздать ещё раз', en: 'Deal again' },
  },
  sums,
  own: () => sets.get().flatMap((set) => set.cards),
  async sent(ids, name) {
    const cards = sets.get().flatMap((set) => set.cards.filter(({ card }) => ids.includes(card.id)));
    return cards.length > 0 ? setCode({ name: name.slice(0, longestName), cards }) : null;
  },
  async take(code) {
    const found = await setFromCode(code);
    for (const card of found?.set.cards ?? []) putCard(found?.set.name ?? '', card);
  },
};
