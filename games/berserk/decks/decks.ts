/** Decks: what they may hold in each format. The ready ones are in ready.ts. */
import { checkCards, type DeckList, type Problem } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { type Card, cardById } from '../cards/catalogue.ts';
import { sets as allSets } from '../cards/sets.ts';
import { type Edition, profileFor } from '../profile.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Format } from '../state.ts';
import { setOf } from '../text/set-names.ts';

export type Deck = DeckList;

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly copies: number;
  readonly rule: RuleId;
}

export const formats: Readonly<Record<Format, Limits>> = {
  constructed: { min: 30, max: 50, copies: 3, rule: 'B12-G-constructed-deck' },
  draft: { min: 20, max: 28, copies: 28, rule: 'B12-G-draft-deck' },
  // B12-701.3: the players agree on the size; this is what the table agrees to.
  campaign: { min: 1, max: 200, copies: 3, rule: 'B12-701.3' },
};

/** In 2009 no deck has more than 50 cards, of whatever format (B09-100.3); a campaign is of 2012 alone. */
export function limitsOf(format: Format, edition: Edition): Limits {
  const limits = formats[format];
  if (format !== 'draft') return limits;
  // No limit of copies but the size of the deck (B12-G-draft-deck, B09-100.2b).
  const max = profileFor(edition).draftMost;
  return { ...limits, max, copies: max };
}

/** How many cards are dealt (B12-402.3). */
export const dealSize = (format: Format): number => (format === 'draft' ? 12 : 15);

/** What is wrong with a deck in a format; empty if it may be played. */
export function checkDeck(
  deck: DeckList,
  format: Format,
  edition: Edition = '2012',
  cardOf: (id: string) => Card | undefined = cardById,
  sets: readonly string[] = [],
): Problem[] {
  const { min, max, rule } = limitsOf(format, edition);
  const { least, most } = profileFor(edition).deckRules;
  return checkCards(
    deck,
    (id) => cardOf(id) ?? refused.get(id),
    (card, count) => {
      if (!isPlayed(card)) return [notRead(card)];
      const strange = isOf(card.id, sets) ? [] : [ofAnotherSet(card)];
      return [...strange, ...checkCard(card, count, format, edition)];
    },
    {
      min,
      max,
      rule: (size) => (format === 'campaign' ? null : size < min ? least : most) ?? rule,
    },
  );
}

/** Cards whose texts have not been read (RB-56). */
export const refusedCards: readonly CardData[] = allSets.flatMap(({ refused }) => refused);

const refused = new Map(refusedCards.map((card) => [card.id, card]));

const isPlayed = (card: Card | CardData): card is Card => 'def' in card;

export const notRead = ({ id, ru, en }: CardData): Problem => ({
  rule: 'RB-56',
  card: id,
  text: {
    ru: `Текст карты «${ru}» пока не прочитан, ею здесь ещё не играют.`,
    en: `The text of "${en}" has not been read yet, so it is not played here.`,
  },
});

const ofAnotherSet = ({ id, ru, en }: Card): Problem => ({
  rule: 'RB-56',
  card: id,
  text: {
    ru: `«${ru}» не из тех наборов, которыми договорились играть.`,
    en: `"${en}" is not of the sets that the players agreed on.`,
  },
});

/** Whether a card is of one of the sets; cards of one's own are agreed on apart. Where no set is named, all are meant. */
export function isOf(id: string, sets: readonly string[]): boolean {
  const set = setOf(id);
  return sets.length === 0 || set === null || sets.includes(set);
}

/** Whether a whole deck is of the sets. */
export const keepsTo = ({ cards }: Deck, sets: readonly string[]): boolean =>
  Object.keys(cards).every((id) => isOf(id, sets));

/** What keeps so many copies of a card (B12-G-card-name) out of a deck. */
export function checkCard(card: Card, count: number, format: Format, edition: Edition = '2012'): Problem[] {
  const { wearsAnything, deckRules } = profileFor(edition);
  if (!wearsAnything && !isWornIn2009(card)) {
    const text = {
      ru: `«${card.ru}»: в издании 2009 года экипировка — это оружие, доспех или щит.`,
      en: `"${card.en}": in the edition of 2009 equipment is a weapon, an armour or a shield.`,
    };
    return [{ rule: 'B09-214.2', text, card: card.id }];
  }
  const most = copiesOf(card, format, edition);
  if (Number.isInteger(count) && count >= 1 && count <= most) return [];
  const horde = isHorde(card) && most > limitsOf(format, edition).copies;
  const rule = horde ? deckRules.horde : (deckRules.copies ?? formats[format].rule);
  const text = {
    ru: `«${card.ru}»: ${count} шт., можно от 1 до ${most}.`,
    en: `"${card.en}": ${count} copies; from 1 to ${most} are allowed.`,
  };
  return [{ rule, text, card: card.id }];
}

/** What else is worn came later (B09-214.2). */
const isWornIn2009 = ({ type, classes }: Card): boolean =>
  type !== 'equipment' || ['weapon', 'bodyArmour', 'shield'].some((one) => classes.includes(one));

const isHorde = (card: Card): boolean => card.words.has('horde');

/** How many copies of a card a deck may hold. */
export const copiesOf = (card: Card, format: Format, edition: Edition): number =>
  Math.max(limitsOf(format, edition).copies, isHorde(card) ? 5 : 0);
