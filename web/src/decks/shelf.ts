/** The decks of one game on this page: its cards, the guest's own decks and the ready ones. */
import type { OwnCard } from '@vigrid/kernel';
import type { DeckShelf, GameOffer, SavedDeck } from '@vigrid/protocol';
import { useCallback, useEffect, useMemo, useState } from 'preact/compat';
import { fetchAllCards } from '../games/catalogue.ts';
import { cardsOf, hasDecks } from '../games/decks.ts';
import { memory } from '../i18n/store.ts';
import { request } from '../net/index.ts';
import { fetchOffers } from '../net/offers.ts';
import { copyDecks } from '../offline/index.ts';
import { fragment, setFragment } from '../shell/router.ts';
import { type Indexed, indexed } from './filtering.ts';
import type { GameCards } from './games.ts';
import type { Entries } from './lists.ts';

export interface Shelf extends Loaded {
  readonly mine: readonly SavedDeck[];
  /** A deck has been saved. */
  put(saved: SavedDeck): void;
  /** A deck has been removed. */
  drop(id: string): void;
}

interface Loaded extends Pick<DeckShelf, 'ready' | 'hand' | 'leader'> {
  readonly offer: GameOffer;
  /** All games for which decks are built. */
  readonly offers: readonly GameOffer[];
  readonly cards: GameCards;
  readonly entries: Entries;
  /** Cards that are in no catalogue, by their ids: of the guest's decks and of the sets in this browser. */
  readonly own: ReadonlyMap<string, OwnCard>;
  readonly index: readonly Indexed[];
}

/** None: no decks are built for this game. Null: on its way. */
export type Fetched = Shelf | 'none' | 'failed' | null;

/** Without a game, that of the guest's last choice. */
export function useShelf(game: string | null): Fetched {
  const [loaded, setLoaded] = useState<{ game: string | null; outcome: Loaded | 'none' | 'failed' } | null>(
    null,
  );
  const [mine, setMine] = useState<readonly SavedDeck[]>([]);

  useEffect(() => {
    let here = true;
    load(game).then(
      (found) => {
        if (!here) return;
        if (found !== 'none') setMine(found.mine);
        setLoaded({ game, outcome: found });
      },
      (error: unknown) => {
        console.warn('The decks did not come:', error);
        if (here) setLoaded({ game, outcome: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [game]);

  const put = useCallback((saved: SavedDeck) => {
    setMine((decks) => [saved, ...decks.filter(({ id }) => id !== saved.id)]);
    copyDecks();
  }, []);
  const drop = useCallback((id: string) => {
    setMine((decks) => decks.filter((deck) => deck.id !== id));
    copyDecks();
  }, []);
  const outcome = loaded?.game === game ? loaded.outcome : null;
  return useMemo(
    () => (outcome === null || typeof outcome === 'string' ? outcome : { ...outcome, mine, put, drop }),
    [outcome, mine, put, drop],
  );
}

async function load(wanted: string | null): Promise<(Loaded & { mine: readonly SavedDeck[] }) | 'none'> {
  const offers = (await fetchOffers()).filter(({ id, decks }) => decks.length > 0 && hasDecks(id));
  const game = wanted ?? memory.read('game');
  const offer = offers.find(({ id }) => id === game) ?? (wanted === null ? offers[0] : undefined);
  if (!offer) return 'none';
  const [catalogue, cards, shelf] = await Promise.all([
    fetchAllCards(offer.id),
    cardsOf(offer.id),
    request('decks', { game: offer.id }),
  ]);
  // A link to a deck brings its cards of one's own along, once.
  const brought = fragment();
  if (brought !== '' && cards.take) {
    await cards.take(brought);
    setFragment('');
  }
  const made = cards.own?.() ?? [];
  const known = [
    ...catalogue,
    ...new Map(
      [...shelf.mine.flatMap((deck) => deck.made ?? []), ...made.map(({ entry }) => entry)].map((entry) => [
        entry.id,
        entry,
      ]),
    ).values(),
  ];
  const own = [...shelf.mine.flatMap(({ deck }) => deck.own ?? []), ...made.map(({ card }) => card)];
  return {
    ...shelf,
    offer,
    offers,
    cards,
    entries: new Map(known.map((entry) => [entry.id, entry])),
    own: new Map(own.map((card) => [card.id, card])),
    index: known.map((entry) => indexed(entry, cards.read)),
  };
}
