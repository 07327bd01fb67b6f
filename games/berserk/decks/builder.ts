/** What the deck builder asks: limits, checks and texts of decks, with cards of one's own beside the catalogue's. */
import {
  type CardLimit,
  type DeckList,
  type Decks,
  deckText,
  type OwnCard,
  type Problem,
} from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { type Card, cardById, cards } from '../cards/catalogue.ts';
import { ownCards, readOwn } from '../cards/own.ts';
import { priceOf } from '../cards/price.ts';
import type { Edition } from '../profile.ts';
import type { Format } from '../state.ts';
import { checkCard, checkDeck, copiesOf, dealSize, notRead, refusedCards } from './decks.ts';
import { readyDecks } from './ready.ts';

interface DeckOptions {
  readonly format: Format;
  readonly edition: Edition;
  readonly own?: readonly CardData[];
  readonly sets?: readonly string[];
}

export const decks: Decks<DeckOptions> = {
  ready: readyDecks,
  hand: dealSize('constructed'),
  check,
  limits: (deck) =>
    Object.fromEntries([
      ...[...cards, ...broughtBy(deck).own.values()].map((card): [string, CardLimit] => [
        card.id,
        limitOf(card),
      ]),
      ...refusedCards.map((card): [string, CardLimit] => [card.id, { most: 0, why: notRead(card) }]),
    ]),
  own: readOwn,
  price: (made) => {
    const read = readOwn(made);
    return 'card' in read ? priceOf(read.card) : null;
  },
  ...deckText({
    cards: [...cards, ...refusedCards],
    example: { ru: '«3 Кочевник»', en: '"3 Nomad"' },
    check: (deck) => check(deck),
  }),
};

function limitOf(card: Card): CardLimit {
  const most = copiesOf(card, 'constructed', '2012');
  return { most, why: checkCard(card, most + 1, 'constructed')[0] };
}

/** With options: as the players have agreed. Without: a deck by itself, which brings its own cards along. */
function check(deck: DeckList, options?: DeckOptions): Problem[] {
  const { format = 'constructed', edition = '2012' } = options ?? {};
  if (options) {
    const agreed = ownCards(options.own ?? []);
    const strange = (deck.own ?? []).filter(({ id }) => deck.cards[id] !== undefined && !agreed.has(id));
    if (strange.length > 0) return strange.map(notAgreed);
    return checkDeck(deck, format, edition, (id) => agreed.get(id) ?? cardById(id), options.sets);
  }
  const { own, problems } = broughtBy(deck);
  return problems.length > 0
    ? problems
    : checkDeck(deck, format, edition, (id) => own.get(id) ?? cardById(id));
}

const notAgreed = ({ id }: OwnCard): Problem => ({
  text: {
    ru: `В колоде есть своя карта (${id}), о которой за этим столом не договаривались. Уберите её или возьмите другую колоду.`,
    en: `The deck has a card of one’s own (${id}) that was not agreed on at this table. Take it out, or take another deck.`,
  },
  card: id,
});

/** The cards of its own that a deck brings along, and what is wrong with them. */
function broughtBy({ own = [] }: DeckList): { own: ReadonlyMap<string, Card>; problems: Problem[] } {
  const read = own.map(readOwn);
  return {
    own: ownCards(read.flatMap((one) => ('card' in one ? [one.card] : []))),
    problems: read.flatMap((one) => ('problems' in one ? one.problems : [])),
  };
}
