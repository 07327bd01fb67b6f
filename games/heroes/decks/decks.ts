/** Decks: what they may hold, and the ready ones. */
import {
  type CardLimit,
  checkCards,
  type DeckList,
  type Decks,
  deckText,
  type LedDeck,
  type Problem,
  type ReadyDeck,
} from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { type Card, cardById, cards, refusedCards, setOf } from '../cards/catalogue.ts';
import { startingHand } from '../flow/setup.ts';
import { constructedDecks, teachingDecks } from './ready.ts';

/** RH-1: the size of a deck. The teaching format has smaller ones. */
export const formats = {
  teaching: { size: 30 },
  constructed: { size: 40 },
} as const;

export type Format = keyof typeof formats;

/** What is wrong with a deck in a format; empty if it may be played. */
export function checkDeck(deck: DeckList, format: Format, sets: readonly string[] = []): Problem[] {
  const hero = cardById(deck.hero ?? '');
  const unread = refused.get(deck.hero ?? '');
  if (unread) return [notRead(unread)];
  if (hero?.type !== 'hero') return [noHero(deck.hero)];
  const min = formats[format].size;
  const problems = checkCards(
    deck,
    (id) => cardById(id) ?? refused.get(id),
    (card, count) => (isPlayed(card) ? checkCard(card, count, hero) : [notRead(card)]),
    { min, rule: () => 'RH-1' },
  );
  const strange = [hero.id, ...Object.keys(deck.cards)].filter((id) => !isOf(id, sets) && cardById(id));
  return [...problems, ...strange.map((id) => ofAnotherSet(id, cardById(id) ?? hero))];
}

const isPlayed = (card: Card | CardData): card is Card => 'def' in card;

const refused = new Map(refusedCards.map((card) => [card.id, card]));

const notRead = ({ id, ru, en }: CardData): Problem => ({
  rule: 'RH-54',
  card: id,
  text: {
    ru: `Текст карты «${ru}» пока не прочитан, ею здесь ещё не играют.`,
    en: `The text of "${en}" has not been read yet, so it is not played here.`,
  },
});

const ofAnotherSet = (card: string, { ru, en }: CardData): Problem => ({
  rule: 'RH-54',
  card,
  text: {
    ru: `«${ru}» не из тех наборов, которыми договорились играть.`,
    en: `"${en}" is not of the sets that the players agreed on.`,
  },
});

/** Whether a card is of one of the sets, or of the Learning Set, which always is among them; where none is named, all are meant. */
export const isOf = (id: string, sets: readonly string[]): boolean =>
  sets.length === 0 || id.startsWith('L25-') || sets.includes(setOf(id));

export const keepsTo = ({ hero, cards }: LedDeck, sets: readonly string[]): boolean =>
  [hero, ...Object.keys(cards)].every((id) => isOf(id, sets));

function noHero(given: string | undefined): Problem {
  const text = given
    ? {
        ru: `«${given}» — не герой. Первой картой колоды должен быть герой.`,
        en: `"${given}" is not a hero. A deck is led by a hero.`,
      }
    : { ru: 'В колоде нет героя.', en: 'The deck has no hero.' };
  return { rule: 'BH-6.1', text };
}

const pools = new WeakMap<Card, Map<string, readonly Card[]>>();

/** The cards a hero's deck may hold, found once for each hero and choice of sets. */
export function playableWith(hero: Card, sets: readonly string[] = []): readonly Card[] {
  const key = sets.join();
  const found = pools.get(hero) ?? new Map<string, readonly Card[]>();
  pools.set(hero, found);
  const known = found.get(key);
  if (known) return known;
  const pool = cards.filter((card) => isOf(card.id, sets) && checkCard(card, 1, hero).length === 0);
  found.set(key, pool);
  return pool;
}

/** What keeps so many copies of a card out of a hero's deck. */
export function checkCard(card: Card, count: number, hero: Card): Problem[] {
  const problems: Problem[] = [];
  const add = (rule: string, ru: string, en: string) =>
    problems.push({ rule, text: { ru, en }, card: card.id });
  if (card.type === 'hero') {
    add(
      'BH-1.4',
      `«${card.ru}» — герой, герой в колоде один и отдельно.`,
      `"${card.en}" is a hero; a deck has one hero, beside the cards.`,
    );
  }
  if (card.words.has('created')) {
    add(
      'BH-G-created',
      `«${card.ru}» — созданная карта, в колоду её не кладут.`,
      `"${card.en}" is a created card and can not be in a deck.`,
    );
  }
  const most = copiesOf(card);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    add(
      card.words.has('horde') ? 'BH-G-horde' : 'RH-1',
      `«${card.ru}»: ${count} шт., можно от 1 до ${most}.`,
      `"${card.en}": ${count} copies; from 1 to ${most} are allowed.`,
    );
  }
  if (card.elements && !card.elements.some((element) => hero.elements?.includes(element))) {
    add(
      'RH-1',
      `«${card.ru}» не той стихии, что герой «${hero.ru}».`,
      `"${card.en}" is not of the element of the hero "${hero.en}".`,
    );
  }
  return problems;
}

export const copiesOf = (card: Card): number => (card.words.has('horde') ? 5 : 3);

function limitOf(card: Card, hero: Card): CardLimit {
  const [barred] = checkCard(card, 1, hero);
  if (barred) return { most: 0, why: barred };
  const most = copiesOf(card);
  return { most, why: checkCard(card, most + 1, hero)[0] };
}

export const readyDecks: readonly (ReadyDeck & { readonly deck: LedDeck })[] = [
  ...teachingDecks,
  ...constructedDecks,
];

const checkAny = (deck: DeckList, options?: { readonly sets?: readonly string[] }): Problem[] =>
  checkDeck(deck, formatOf(deck), options?.sets);

export const decks: Decks<{ readonly sets?: readonly string[] }> = {
  ready: readyDecks,
  hand: startingHand,
  leader: 'hero',
  check: checkAny,
  limits(deck) {
    const hero = cardById(deck.hero ?? '');
    if (hero?.type !== 'hero') return {};
    return Object.fromEntries([
      ...cards.map((card): [string, CardLimit] => [card.id, limitOf(card, hero)]),
      ...refusedCards.map((card): [string, CardLimit] => [card.id, { most: 0, why: notRead(card) }]),
    ]);
  },
  ...deckText({
    cards: [...cards, ...refusedCards],
    example: { ru: '«3 Гном» или «Герой: Фургот»', en: '"3 Gnome" or "Hero: Furgot"' },
    check: checkAny,
    hero: {
      is: (id) => (cardById(id) ?? refused.get(id))?.type === 'hero',
      needed: 'BH-6.1',
      alone: 'BH-1.4',
    },
  }),
};

/** Decks of teaching cards alone may have the teaching size. */
export const formatOf = (deck: DeckList): Format =>
  [deck.hero ?? '', ...Object.keys(deck.cards)].every((id) => id.startsWith('L25-'))
    ? 'teaching'
    : 'constructed';
