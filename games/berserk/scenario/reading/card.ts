/** Reads a card of a scenario's own, as the card tables write them, and words such as "armour 1". */
import { ScenarioFault } from '@vigrid/kernel';
import {
  listOf,
  oneOf,
  optional,
  type Reader,
  record,
  text,
  whole,
  wordOr,
  yes,
} from '@vigrid/kernel/scenario/shape.ts';
import type { CardData, Feature, Named } from '../../abilities/types.ts';
import { words } from '../../abilities/words.ts';
import { feature } from './features.ts';
import { cardClass, cardType, element, triple } from './terms.ts';

/** "armour 1", "jump 2", "hideout". */
export const namedFeature: Reader<Named> = (written, at) => {
  const [, name, value] = /^(\S+)(?: (\d+))?$/.exec(String(written)) ?? [String(written), String(written)];
  const word = oneOf(...words)(name, at);
  return { kind: 'word', word, ...(value !== undefined && { value: Number(value) }) };
};

const features: Reader<readonly Feature[]> = listOf(
  (value, at): Feature => (typeof value === 'string' ? namedFeature(value, at) : feature(value, at)),
);

type Written = Omit<CardData, 'id' | 'ru' | 'en' | 'glyph' | 'reedition' | 'type' | 'cost'> &
  Partial<Pick<CardData, 'type' | 'cost'>> & { readonly name: string };

const written = record<Written>({
  name: text,
  type: optional(cardType),
  elements: optional(listOf(element)),
  cost: optional(whole),
  elite: optional(yes),
  lives: optional(whole),
  move: optional(wordOr(oneOf('flight', 'symbiont'), whole)),
  strike: optional(triple),
  classes: optional(listOf(cardClass)),
  features: optional(features),
});

/** What is not said of a creature is as with most. */
export const ownCard: Reader<CardData> = (value, at) => {
  const called = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  const {
    name,
    type = 'creature',
    ...rest
  } = written(value, typeof called === 'string' ? `"${called}"` : at);
  const usual = type === 'creature' ? { lives: 8, move: 1, strike: [1, 2, 3] as const } : {};
  return { glyph: 'cowled', cost: 3, type, ...usual, ...rest, id: name, ru: name, en: name };
};

/** What cards speak of by name, wherever it stands in their data: other cards, markers. */
export function mentioned(data: unknown, field: 'name' | 'marker'): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === field && typeof value === 'string' ? [value] : mentioned(value, field),
  );
}

/** Cards that the features of these speak of must be there. */
export function checkNames(own: readonly CardData[], known: ReadonlySet<string>): void {
  for (const card of own) {
    const strange = mentioned(card.features, 'name').find((name) => !known.has(name));
    if (strange !== undefined)
      throw new ScenarioFault(`"${card.en}" speaks of "${strange}", but no card has that English name.`);
  }
}
