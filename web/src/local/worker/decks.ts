/** Decks without a server: kept in this browser, judged by the same game. */
import type { AnyGame, Decks } from '@vigrid/kernel';
import {
  deckChecked,
  deckRefused,
  deckShown,
  mostDecks,
  noDecksIn,
  shelfOf,
  tooManyDecks,
} from '@vigrid/protocol/decks';
import type { LocalDeck } from '../drawer.ts';
import { type Handlers, No, type Surroundings } from './around.ts';

export function deckHandlers(
  { drawer, now }: Pick<Surroundings, 'drawer' | 'now'>,
  gameOf: (id: string) => Promise<AnyGame>,
): Pick<Handlers, 'decks' | 'saveDeck' | 'removeDeck' | 'checkDeck' | 'deckLimits'> {
  const decksOf = async (id: string): Promise<{ game: AnyGame; decks: Decks }> => {
    const game = await gameOf(id);
    if (game.decks) return { game, decks: game.decks };
    throw new No({ code: 'missing', text: noDecksIn(game) });
  };
  return {
    async decks({ game: id }) {
      const { game, decks } = await decksOf(id);
      const kept = (await drawer.all()).filter((deck) => deck.game === id && !deck.removed);
      return shelfOf(
        game,
        decks,
        kept.toSorted((a, b) => b.changed.localeCompare(a.changed)),
      );
    },

    async saveDeck({ id, game: of, name, deck }) {
      const { game, decks } = await decksOf(of);
      const problem = deckRefused(game, decks, deck);
      if (problem) throw new No({ code: 'invalid', ...problem });
      const all = await drawer.all();
      const before = all.find((one) => one.id === id);
      if ((!before || before.removed) && all.filter(({ removed }) => !removed).length >= mostDecks)
        throw new No({ code: 'limit', text: tooManyDecks });
      const kept: LocalDeck = {
        id,
        game: of,
        name,
        deck,
        changed: now().toISOString(),
        synced: before?.synced ?? null,
        edited: true,
        removed: false,
      };
      await drawer.put(kept);
      return deckShown(game, decks, kept);
    },

    async removeDeck({ id }) {
      const before = (await drawer.all()).find((one) => one.id === id);
      if (before?.synced) await drawer.put({ ...before, removed: true });
      else await drawer.drop(id);
      return {};
    },

    checkDeck: async (wish) => deckChecked((await decksOf(wish.game)).decks, wish),

    deckLimits: async ({ game, deck }) => (await decksOf(game)).decks.limits(deck),
  };
}
