/** Reads a card of a scenario's own, as the card tables write them, and words such as "armour 1". */
import { ScenarioFault } from '@vigrid/kernel';
import { listOf, Misfit, named, optional, read, record, type Schema, text } from '@vigrid/kernel/schema';
import { cardFields } from '../abilities/card.ts';
import type { CardData, Feature, Gain, Named, Until } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';
import { until, word } from '../abilities/vocabulary.ts';

const feature = named<Feature>('feature');
const gain = named<Gain>('gain');

export const readFeature = (written: unknown, at: string): Feature => reading(feature, written, at);

export const readGain = (written: unknown, at: string): Gain => reading(gain, written, at);

export const readUntil = (written: unknown, at: string): Until => reading(until, written, at);

/** "armour 1", "jump 2", "hideout". */
export function namedFeature(written: unknown, at: string): Named {
  const [, name, value] = /^(\S+)(?: (\d+))?$/.exec(String(written)) ?? [String(written), String(written)];
  return {
    kind: 'word',
    word: reading(word, name, at),
    ...(value !== undefined && { value: Number(value) }),
  };
}

const written = record({ name: text, ...cardFields, features: optional(listOf(feature)) });

/** What is not said of a creature is as with most. */
export function ownCard(value: unknown, at: string): CardData {
  const given = Object(value);
  const where = typeof given.name === 'string' ? `"${given.name}"` : at;
  checkStrike(given.strike, where);
  const { name, type = 'creature', ...rest } = reading(written, spelledOut(value, where), where);
  const usual =
    type === 'creature'
      ? { lives: 8, move: 1, strike: [1, 2, 3] as const }
      : type === 'artifact'
        ? { lives: 8 }
        : {};
  return { glyph: 'cowled', cost: 3, type, ...usual, ...rest, id: name, ru: name, en: name };
}

/** Features that are written as words. */
function spelledOut(value: unknown, at: string): unknown {
  if (Array.isArray(value)) return value.map((one) => spelledOut(one, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      wordLists.includes(key) && Array.isArray(one)
        ? one.map((entry: unknown, i) =>
            typeof entry === 'string' ? namedFeature(entry, `${at}, ${key} ${i + 1}`) : spelledOut(entry, at),
          )
        : spelledOut(one, at),
    ]),
  );
}

/** Lists of features, and of what is given. */
const wordLists = ['features', 'has', 'gives', 'gains'];

function checkStrike(strike: unknown, at: string): void {
  if (strike === undefined || (Array.isArray(strike) && strike.length === 3)) return;
  throw new ScenarioFault(
    `${at}, strike is three numbers, such as [1, 2, 3], not ${JSON.stringify(strike)}.`,
  );
}

/** What does not fit is the scenario's fault. */
function reading<T>(of: Schema<T>, value: unknown, at: string): T {
  try {
    return read(of, value, at, language);
  } catch (error) {
    if (error instanceof Misfit) throw new ScenarioFault(error.message);
    throw error;
  }
}

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
