/** Cards that a scenario brings itself, as the card tables write them. */
import { ScenarioFault } from '@vigrid/kernel';
import { data, either, listOf, Misfit, optional, read, record, text, wholeFrom } from '@vigrid/kernel/schema';
import type { Ability, CardData } from '../abilities/index.ts';
import { readAbility } from '../abilities/language.ts';
import { cardType, element } from '../abilities/words.ts';

const written = record({
  name: text,
  type: optional(cardType),
  elements: optional(listOf(element, 1)),
  cost: optional(wholeFrom(0)),
  strike: optional(wholeFrom(0)),
  lives: optional(wholeFrom(1)),
  class: optional(either(text, listOf(text, 1))),
  abilities: optional(listOf(data<unknown>())),
});

export function cardWritten(entry: unknown): CardData {
  const { name, abilities, ...rest } = fits(() => read(written, entry, 'cards'));
  const { type = 'creature' } = rest;
  return {
    glyph: 'cowled',
    ...(usualFigures[type] ?? { cost: 1 }),
    ...rest,
    type,
    id: name,
    ru: name,
    en: name,
    ...(abilities && { abilities: abilities.map((one) => abilityOf(name, one)) }),
  };
}

/** What can be read can be put into words and carried out; the rest is a slip of the pen. */
function abilityOf(card: string, one: unknown): Ability {
  const slip = `An ability of "${card}" can not be put into words: ${JSON.stringify(one)}.`;
  return fits(() => readAbility(one, 'it'), slip);
}

export function fits<T>(reading: () => T, slip = ''): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Misfit) throw new ScenarioFault(`${slip} ${error.message}`.trimStart());
    throw error;
  }
}

/** What a card has that does not say otherwise; a support card or a spell has only a cost. */
const usualFigures: Readonly<Record<string, Partial<CardData>>> = {
  creature: { cost: 1, strike: 1, lives: 1 },
  hero: { lives: 20 },
  quest: {},
};
