/** What can be read of a game before it is played: by a server's guests over HTTP, from files where there is no server. */
import { type AnyGame, tableRules } from '@vigrid/kernel';
import type { GameOffer } from './index.ts';

export const offerOf = (game: AnyGame, bots: readonly string[]): GameOffer => ({
  id: game.id,
  name: game.name,
  seats: game.seats,
  bots,
  decks: (game.decks?.ready ?? []).map(({ id, name, about, dye, league }) => ({
    id,
    name,
    about,
    dye,
    ...(league !== undefined && { league }),
  })),
});

/** What does not change while a version is played, by its address. */
export function pagesOf(games: readonly AnyGame[], bots: readonly string[]): ReadonlyMap<string, unknown> {
  const pages = new Map<string, unknown>([['api/games', games.map((game) => offerOf(game, bots))]]);
  for (const game of games) {
    const { id, catalogue, settings } = game;
    pages.set(`api/games/${id}/settings`, settings);
    pages.set(
      `api/games/${id}/cards`,
      catalogue.filter(({ unread }) => !unread),
    );
    // They are many, and no table needs them.
    pages.set(
      `api/games/${id}/unread`,
      catalogue.filter(({ unread }) => unread),
    );
    pages.set(`api/games/${id}/rules`, rulesOf(game));
  }
  return pages;
}

/** The game's rulebook with the rules of the table itself as a chapter. */
const rulesOf = ({ rulebook }: AnyGame) => ({
  ...rulebook,
  chapters: { ...rulebook.chapters, table: { ru: 'Стол', en: 'The table' } },
  rules: { ...rulebook.rules, ...tableRules },
});
