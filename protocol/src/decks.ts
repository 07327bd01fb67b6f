/** What a game says of decks, wherever they are kept. */
import type { AnyGame, CardEntry, DeckList, Decks, Problem, Text } from '@vigrid/kernel';
import type { DeckChecked, DeckShelf, NewDeck, Requests, SavedDeck } from './index.ts';

/** A deck as it is kept, with the moment it was changed last as an ISO date. */
export type KeptDeck = NewDeck & { readonly changed: string };

/** Decks kept for one guest, all games together. */
export const mostDecks = 100;

export const tooManyDecks: Text = {
  ru: `У вас уже ${mostDecks} колод: уберите какую-нибудь из них.`,
  en: `You already have ${mostDecks} decks: remove one of them first.`,
};

export const noDecksIn = ({ name }: AnyGame): Text => ({
  ru: `В игре «${name.ru}» колод не собирают.`,
  en: `No decks are built for ${name.en}.`,
});

/** A guest's own decks, and the ready ones. */
export const shelfOf = (game: AnyGame, decks: Decks, kept: readonly KeptDeck[]): DeckShelf => ({
  mine: kept.map((deck) => deckShown(game, decks, deck)),
  ready: decks.ready.map(({ id, name, about, dye, deck }) => ({ id, name, about, dye, deck })),
  hand: decks.hand,
  leader: decks.leader ?? null,
});

export function deckShown({ catalogue }: AnyGame, decks: Decks, kept: KeptDeck): SavedDeck {
  const { id, game, name, deck, changed } = kept;
  const made = (deck.own ?? []).flatMap((card) => {
    const read = decks.own?.(card);
    return read && 'entry' in read ? [read.entry] : [];
  });
  return {
    id,
    game,
    name,
    deck,
    legal: decks.check(deck).length === 0,
    dye: dyeOf(deck, [...catalogue, ...made]),
    changed,
    ...(made.length > 0 && { made }),
  };
}

/** Why a deck can not even be kept: it is made of cards that there are not. */
export function deckRefused({ catalogue }: AnyGame, { own }: Decks, deck: DeckList): Problem | null {
  const added = deck.own ?? [];
  for (const card of added) {
    const read = own?.(card) ?? { problems: [strange(card.id)] };
    if ('problems' in read) return read.problems[0];
  }
  const known = new Set([...catalogue, ...added].map(({ id }) => id));
  const unknown = [deck.hero, ...Object.keys(deck.cards)].find(
    (card) => card !== undefined && !known.has(card),
  );
  return unknown === undefined ? null : strange(unknown);
}

const strange = (card: string): Problem => ({
  text: { ru: `Карты «${card}» нет в каталоге.`, en: `There is no card "${card}" in the catalogue.` },
});

/** What the game says of a deck, or of a text that should be one. */
export function deckChecked(decks: Decks, { deck, text }: Requests['checkDeck'][0]): DeckChecked {
  const list = deck ?? { cards: {} };
  const read = text === undefined ? { deck: list, problems: decks.check(list) } : decks.parse(text);
  return { ...read, text: { ru: decks.print(read.deck, 'ru'), en: decks.print(read.deck, 'en') } };
}

/** The dye of the card that leads a deck, or that most of its cards have. */
function dyeOf({ hero, cards }: DeckList, catalogue: readonly CardEntry[]): string {
  const leader = catalogue.find(({ id }) => id === hero);
  if (leader) return leader.dye;
  const counts = new Map<string, number>();
  for (const { id, dye } of catalogue) counts.set(dye, (counts.get(dye) ?? 0) + (cards[id] ?? 0));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] > 0 ? most[0] : 'neutral';
}
