/** Decks: what their game says of them, and those that are kept for a guest. */
import type { CardEntry, CardLimit, DeckList, Decks } from '@vigrid/kernel';
import type { DeckChecked, DeckShelf, NewDeck, Requests, SavedDeck } from '@vigrid/protocol';
import { denied, refused } from './denials.ts';
import { servedGame } from './games.ts';
import type { House } from './house.ts';
import { mostDecks } from './limits.ts';
import type { DeckRow, GuestRow } from './store.ts';

type Keeping = Pick<House, 'store' | 'games'>;

/** A guest's own decks for a game, and the ready ones. */
export async function shelfOf({ store, games }: Keeping, guest: GuestRow, game: string): Promise<DeckShelf> {
  const decks = decksFor(games, game);
  const kept = await store.decksOf(guest.id, game);
  return {
    mine: kept.map((row) => shown(games, row, row.changedAt)),
    ready: decks.ready.map(({ id, name, about, dye, deck }) => ({ id, name, about, dye, deck })),
    hand: decks.hand,
    leader: decks.leader ?? null,
  };
}

/** Keeps a deck, legal or not, as long as it is made of cards that there are. */
export async function saveDeck(
  { store, games }: Keeping,
  guest: GuestRow,
  { id, game, name, deck }: NewDeck,
): Promise<SavedDeck> {
  const { own } = decksFor(games, game);
  const made = (deck.own ?? []).map((card) => own?.(card) ?? { problems: [strange(card.id)] });
  const wrong = made.find((read) => 'problems' in read);
  if (wrong) throw refused(wrong.problems[0]);
  const known = new Set([
    ...servedGame(games, game).game.catalogue.map((card) => card.id),
    ...(deck.own ?? []).map((card) => card.id),
  ]);
  const unknown = [deck.hero, ...Object.keys(deck.cards)].find(
    (card) => card !== undefined && !known.has(card),
  );
  if (unknown !== undefined) throw refused(strange(unknown));
  const row: DeckRow = { id, game, name, deck };
  const changed = await store.saveDeck(guest.id, row, mostDecks);
  if (changed) return shown(games, row, changed);
  throw denied(
    'limit',
    `У вас уже ${mostDecks} колод: уберите какую-нибудь из них.`,
    `You already have ${mostDecks} decks: remove one of them first.`,
  );
}

const strange = (card: string) => ({
  text: { ru: `Карты «${card}» нет в каталоге.`, en: `There is no card "${card}" in the catalogue.` },
});

export const removeDeck = ({ store }: Keeping, guest: GuestRow, id: string): Promise<void> =>
  store.removeDeck(guest.id, id);

/** What the game says of a deck, or of a text that should be one. */
export function checkDeck(
  { games }: Pick<Keeping, 'games'>,
  { game, deck, text }: Requests['checkDeck'][0],
): DeckChecked {
  const decks = decksFor(games, game);
  const list = deck ?? { cards: {} };
  const read = text === undefined ? { deck: list, problems: decks.check(list) } : decks.parse(text);
  return { ...read, text: { ru: decks.print(read.deck, 'ru'), en: decks.print(read.deck, 'en') } };
}

export const limitsOf = (
  { games }: Pick<Keeping, 'games'>,
  game: string,
  deck: DeckList,
): Readonly<Record<string, CardLimit>> => decksFor(games, game).limits(deck);

function decksFor(games: House['games'], id: string): Decks {
  const { game } = servedGame(games, id);
  if (game.decks) return game.decks;
  throw denied(
    'missing',
    `В игре «${game.name.ru}» колод не собирают.`,
    `No decks are built for ${game.name.en}.`,
  );
}

function shown(games: House['games'], { id, game, name, deck }: DeckRow, changed: Date): SavedDeck {
  const { catalogue } = servedGame(games, game).game;
  const decks = decksFor(games, game);
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
    changed: changed.toISOString(),
    ...(made.length > 0 && { made }),
  };
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
