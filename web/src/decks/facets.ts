/** What cards of both collectible games are sorted by. */
import type { Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import type { Facet } from './filtering.ts';

/** A value that has no name of its own. */
export const itself = (value: string): Text => ({ ru: value, en: value });

/** The name at the head of a line. */
export const titled = ({ ru, en }: Text): Text => ({ ru: capital(ru), en: capital(en) });

export const cost: Facet = {
  id: 'cost',
  name: { ru: 'Стоимость', en: 'Cost' },
  any: { ru: 'Любая стоимость', en: 'Any cost' },
  look: 'coins',
  order: [],
  values: ({ figures }) => (figures.cost === undefined ? [] : [String(figures.cost)]),
  label: itself,
};

export const element = (
  elements: Readonly<Record<string, { readonly name: Text; readonly glyph: string }>>,
): Facet => ({
  id: 'element',
  name: { ru: 'Стихия', en: 'Element' },
  any: { ru: 'Любая стихия', en: 'Any element' },
  look: 'chips',
  order: Object.keys(elements),
  values: ({ traits }) => traits?.element ?? [],
  label: (value) => titled(elements[value]?.name ?? itself(value)),
  glyph: (value) => elements[value]?.glyph,
});

/** What cards are, by the game's own sorts. */
export const kind = (own: Pick<Facet, 'look' | 'order' | 'values' | 'label' | 'glyph'>): Facet => ({
  id: 'kind',
  name: { ru: 'Тип', en: 'Type' },
  any: { ru: 'Любой тип', en: 'Any type' },
  ...own,
});

export const ofClass = (classes: Readonly<Record<string, Text>>): Facet => ({
  id: 'class',
  name: { ru: 'Класс', en: 'Class' },
  any: { ru: 'Любой класс', en: 'Any class' },
  look: 'list',
  order: [],
  values: ({ traits }) => traits?.class ?? [],
  label: (value) => titled(classes[value] ?? itself(value)),
});

export const ofSet = (sets: Readonly<Record<string, Text>>): Facet => ({
  id: 'set',
  name: { ru: 'Набор', en: 'Set' },
  any: { ru: 'Любой набор', en: 'Any set' },
  look: 'list',
  order: Object.keys(sets),
  values: ({ traits }) => traits?.set ?? [],
  label: (value) => sets[value] ?? itself(value),
});

export const keyword = (own: Pick<Facet, 'order' | 'values' | 'label'>): Facet => ({
  id: 'keyword',
  name: { ru: 'Способность', en: 'Keyword' },
  any: { ru: 'Любая способность', en: 'Any keyword' },
  look: 'list',
  ...own,
});
