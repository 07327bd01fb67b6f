/** Decks that are kept for a guest; what their game says of them is the same wherever they are kept. */
import type { AnyGame, CardLimit, DeckList, Decks } from '@vigrid/kernel';
import type { DeckChecked, DeckShelf, NewDeck, Requests, SavedDeck } from '@vigrid/protocol';
import {
  deckChecked,
  deckRefused,
  deckShown,
  mostDecks,
  noDecksIn,
  shelfOf,
  tooManyDecks,
} from '@vigrid/protocol/decks';
import { denied, refused } from './denials.ts';
import { servedGame } from './games.ts';
import type { House } from './house.ts';
import type { DeckRow, GuestRow } from './store.ts';

type Keeping = Pick<House, 'store' | 'games'>;

/** A guest's own decks for a game, and the ready ones. */
export async function decksShown({ store, games }: Keeping, guest: GuestRow, id: string): Promise<DeckShelf> {
  const { game, decks } = decksFor(games, id);
  const kept = await store.decksOf(guest.id, id);
  return shelfOf(
    game,
    decks,
    kept.map((row) => ({ ...row, changed: row.changedAt.toISOString() })),
  );
}

/** Keeps a deck, legal or not, as long as it is made of cards that there are. */
export async function saveDeck(
  { store, games }: Keeping,
  guest: GuestRow,
  { id, game: of, name, deck }: NewDeck,
): Promise<SavedDeck> {
  const { game, decks } = decksFor(games, of);
  const problem = deckRefused(game, decks, deck);
  if (problem) throw refused(problem);
  const row: DeckRow = { id, game: of, name, deck };
  const changed = await store.saveDeck(guest.id, row, mostDecks);
  if (changed) return deckShown(game, decks, { ...row, changed: changed.toISOString() });
  throw denied('limit', tooManyDecks.ru, tooManyDecks.en);
}

export const removeDeck = ({ store }: Keeping, guest: GuestRow, id: string): Promise<void> =>
  store.removeDeck(guest.id, id);

export const checkDeck = ({ games }: Pick<Keeping, 'games'>, wish: Requests['checkDeck'][0]): DeckChecked =>
  deckChecked(decksFor(games, wish.game).decks, wish);

export const limitsOf = (
  { games }: Pick<Keeping, 'games'>,
  game: string,
  deck: DeckList,
): Readonly<Record<string, CardLimit>> => decksFor(games, game).decks.limits(deck);

function decksFor(games: House['games'], id: string): { readonly game: AnyGame; readonly decks: Decks } {
  const { game } = servedGame(games, id);
  if (game.decks) return { game, decks: game.decks };
  const why = noDecksIn(game);
  throw denied('missing', why.ru, why.en);
}
