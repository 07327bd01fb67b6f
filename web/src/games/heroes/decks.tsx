/** The cards of Heroes in the builder. */
import { classes, keywords, setNames, terms } from '@vigrid/heroes/text';
import type { Text } from '@vigrid/kernel';
import { cost, element, itself, keyword, kind, ofClass, ofSet, titled } from '../../decks/facets.ts';
import type { Facet } from '../../decks/filtering.ts';
import type { CardFace, GameCards } from '../../decks/games.ts';
import { useLang } from '../../i18n/index.ts';
import { elements } from '../../kit/elements.ts';
import { Coin } from '../../kit/index.ts';
import { Card, heroesGlyphs, kinds, keywords as marks, readCard, Terms } from './cards/index.ts';

function Face(props: CardFace) {
  const { lang } = useLang();
  return <Card {...props} side="own" lang={lang} />;
}

const named = (table: Readonly<Record<string, { readonly name: Text }>>, value: string): Text =>
  titled(table[value]?.name ?? itself(value));

const facets: readonly Facet[] = [
  cost,
  element(elements),
  kind({
    look: 'chips',
    order: Object.keys(kinds),
    values: ({ kind }) => [kind],
    label: (value) => named(kinds, value),
    glyph: (value) => kinds[value]?.glyph,
  }),
  ofClass(classes),
  ofSet(setNames),
  keyword({
    order: Object.keys(marks),
    values: ({ traits }) => traits?.keyword ?? [],
    label: (value) => named({ ...keywords, ...terms }, value),
  }),
];

export const cards: GameCards = {
  glyphs: heroesGlyphs,
  Card: Face,
  Terms: ({ entry }) => <Terms of={entry.traits?.keyword ?? []} />,
  read: (entry, lang) => readCard(entry, {}, lang, true),
  facets,
  Price: Coin,
  dearest: 7,
  sample: {
    title: { ru: 'Пробная рука', en: 'Sample hand' },
    short: { ru: 'Рука', en: 'Hand' },
    exchanged: {
      ru: 'Нажмите на карты, которые хотите обменять.',
      en: 'Press the cards you want to exchange.',
    },
    again: { ru: 'Новая рука', en: 'New hand' },
  },
};
