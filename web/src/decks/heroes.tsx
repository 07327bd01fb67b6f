/** The cards of Heroes in the builder. */
import { classes, keywords, terms } from '@vigrid/heroes/text';
import type { Text } from '@vigrid/kernel';
import { useLang } from '../i18n/index.ts';
import {
  Card,
  elements,
  heroesGlyphs,
  kinds,
  keywords as marks,
  readCard,
  Terms,
} from '../kit/heroes/index.ts';
import { Coin } from '../kit/index.ts';
import type { Facet } from './filtering.ts';
import type { CardFace, GameCards } from './games.ts';

function Face(props: CardFace) {
  const { lang } = useLang();
  return <Card {...props} side="own" lang={lang} />;
}

const named = (table: Readonly<Record<string, { readonly name: Text }>>, value: string): Text =>
  capital(table[value]?.name ?? { ru: value, en: value });

const capital = ({ ru, en }: Text): Text => ({ ru: upper(ru), en: upper(en) });
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const classNames: Readonly<Record<string, Text>> = classes;

const facets: readonly Facet[] = [
  {
    id: 'cost',
    name: { ru: 'Стоимость', en: 'Cost' },
    any: { ru: 'Любая стоимость', en: 'Any cost' },
    look: 'coins',
    order: [],
    values: ({ figures }) => (figures.cost === undefined ? [] : [String(figures.cost)]),
    label: (value) => ({ ru: value, en: value }),
  },
  {
    id: 'element',
    name: { ru: 'Стихия', en: 'Element' },
    any: { ru: 'Любая стихия', en: 'Any element' },
    look: 'chips',
    order: Object.keys(elements),
    values: ({ traits }) => traits?.element ?? [],
    label: (value) => named(elements, value),
    glyph: (value) => elements[value]?.glyph,
  },
  {
    id: 'kind',
    name: { ru: 'Тип', en: 'Type' },
    any: { ru: 'Любой тип', en: 'Any type' },
    look: 'chips',
    order: Object.keys(kinds),
    values: ({ kind }) => [kind],
    label: (value) => named(kinds, value),
    glyph: (value) => kinds[value]?.glyph,
  },
  {
    id: 'class',
    name: { ru: 'Класс', en: 'Class' },
    any: { ru: 'Любой класс', en: 'Any class' },
    look: 'list',
    order: [],
    values: ({ traits }) => traits?.class ?? [],
    label: (value) => capital(classNames[value] ?? { ru: value, en: value }),
  },
  {
    id: 'keyword',
    name: { ru: 'Способность', en: 'Keyword' },
    any: { ru: 'Любая способность', en: 'Any keyword' },
    look: 'list',
    order: Object.keys(marks),
    values: ({ traits }) => traits?.keyword ?? [],
    label: (value) => named({ ...keywords, ...terms }, value),
  },
];

export const heroesCards: GameCards = {
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
