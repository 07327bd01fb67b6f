/** What a game brings to the deck builder: games/<game>/decks.tsx. A game without decks has none. */
import type { GameCards } from '../decks/games.ts';

const parts = import.meta.glob<{ readonly cards: GameCards }>('./*/decks.tsx');

export const gamesWithDecks = (): string[] => Object.keys(parts).map((path) => path.split('/')[1]);

export const hasDecks = (game: string): boolean => `./${game}/decks.tsx` in parts;

export async function cardsOf(game: string): Promise<GameCards> {
  const load = parts[`./${game}/decks.tsx`];
  if (!load) throw new Error(`The deck builder does not know the game "${game}".`);
  return (await load()).cards;
}
