/** Which decks a game was played with. */
import type { AnyGame, Chosen, DeckList, Setup } from '@vigrid/kernel';

/** Whatever was chosen as a deck: a list, the id of a ready one, chance. */
export function decksChosen(game: AnyGame, options: Chosen): readonly unknown[] | null {
  const field = Object.entries(game.settings.asks).find(([, { kind }]) => kind === 'decks')?.[0];
  const chosen = field === undefined ? undefined : options[field];
  return Array.isArray(chosen) ? chosen : null;
}

/** The decks by seat, where chance dealt some of them; null where it did not, or where that can not be told. */
export function dealtDecks(game: AnyGame, setup: Setup): readonly DeckList[] | null {
  const { decks } = game;
  const chosen = decksChosen(game, Object(setup.options));
  if (!decks?.dealt || !chosen) return null;
  const isKnown = (one: unknown) => typeof one !== 'string' || decks.ready.some(({ id }) => id === one);
  if (chosen.every(isKnown)) return null;
  const lists = decks.dealt(setup);
  return lists.every(({ cards }) => Object.keys(cards).length > 0) ? lists : null;
}
