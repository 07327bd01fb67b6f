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
import { type Card, cardById, cards } from '../cards/catalogue.ts';
import { startingHand } from '../flow/setup.ts';
import { constructedDecks, teachingDecks } from './ready.ts';

/** RH-1: the size of a deck. The teaching format has smaller ones. */
export const formats = {
  teaching: { size: 30 },
  constructed: { size: 40 },
} as const;

export type Format = keyof typeof formats;

/** What is wrong with a deck in a format; empty if it may be played. */
export function checkDeck(deck: DeckList, format: Format): Problem[] {
  const hero = cardById(deck.hero ?? '');
  if (hero?.type !== 'hero') return [noHero(deck.hero)];
  const min = formats[format].size;
  return checkCards(deck, cardById, (card, count) => checkCard(card, count, hero), {
    min,
    rule: () => 'RH-1',
  });
}

function noHero(given: string | undefined): Problem {
  const text = given
    ? {
        ru: `«${given}» — не герой. Первой картой колоды должен быть герой.`,
        en: `"${given}" is not a hero. A deck is led by a hero.`,
      }
    : { ru: 'В колоде нет героя.', en: 'The deck has no hero.' };
  return { rule: 'BH-6.1', text };
}

const pools = new WeakMap<Card, readonly Card[]>();

/** The cards a hero's deck may hold, found once for each hero. */
export function playableWith(hero: Card): readonly Card[] {
  const known = pools.get(hero);
  if (known) return known;
  const pool = cards.filter((card) => checkCard(card, 1, hero).length === 0);
  pools.set(hero, pool);
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

const copiesOf = (card: Card): number => (card.words.has('horde') ? 5 : 3);

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

const checkAny = (deck: DeckList): Problem[] => checkDeck(deck, formatOf(deck));

export const decks: Decks = {
  ready: readyDecks,
  hand: startingHand,
  leader: 'hero',
  check: checkAny,
  limits(deck) {
    const hero = cardById(deck.hero ?? '');
    if (hero?.type !== 'hero') return {};
    return Object.fromEntries(cards.map((card) => [card.id, limitOf(card, hero)]));
  },
  ...deckText({
    cards,
    example: { ru: '«3 Гном» или «Герой: Фургот»', en: '"3 Gnome" or "Hero: Furgot"' },
    check: checkAny,
    hero: { is: (id) => cardById(id)?.type === 'hero', needed: 'BH-6.1', alone: 'BH-1.4' },
  }),
};

/** Decks of teaching cards alone may have the teaching size. */
export const formatOf = (deck: DeckList): Format =>
  [deck.hero ?? '', ...Object.keys(deck.cards)].every((id) => id.startsWith('L25-'))
    ? 'teaching'
    : 'constructed';
