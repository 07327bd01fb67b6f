/** What the games of this server come to: by deck, card, seat and bot, as sums. */
import { type DeckList, isDeckList } from '@vigrid/kernel';
import type { HouseStatistics, Tally } from '@vigrid/protocol';
import { decksChosen } from '@vigrid/protocol/table';
import { type Games, servedGame } from './games.ts';
import type { House } from './house.ts';
import { dealtAt } from './past.ts';
import type { StoredTable } from './store.ts';

/** Games that are counted, the latest; and how long the sums are kept. */
const most = 3_000;
const keptFor = 60_000;
/** What was played in fewer games tells of somebody, not of the game. */
const fewest = 3;

interface Counted {
  readonly at: number;
  readonly counted: Promise<HouseStatistics>;
}

/** By server, so that nobody can make it count all the time. */
const kept = new WeakMap<House, Map<string, Counted>>();

export function houseStatistics(house: House, game: string, now = Date.now()): Promise<HouseStatistics> {
  servedGame(house.games, game);
  const known = kept.get(house) ?? new Map<string, Counted>();
  kept.set(house, known);
  const before = known.get(game);
  if (before && now - before.at < keptFor) return before.counted;
  const counted = count(house, game);
  known.set(game, { at: now, counted });
  counted.catch(() => known.delete(game));
  return counted;
}

async function count(house: House, id: string): Promise<HouseStatistics> {
  const { game } = servedGame(house.games, id);
  const ended = await house.store.endedIn(id, most);
  const ready = new Map(game.decks?.ready.map((deck) => [written(deck.deck), deck.id]) ?? []);
  const [seats, bots, decks, cards] = [new Sums(), new Sums(), new Sums(), new Sums()];
  let moves = 0;
  for (const table of ended) {
    moves += table.row.moves;
    const lists = listsAt(house.games, table);
    for (const { seat, level } of table.seats) {
      const end = endFor(table, seat);
      seats.add(String(seat), end);
      if (level !== null) bots.add(level, end);
      const list = lists?.[seat];
      if (!list) continue;
      decks.add(JSON.stringify([ready.get(written(list)) ?? null, list.hero ?? null]), end);
      for (const card of Object.keys(list.cards)) cards.add(card, end);
    }
  }
  return {
    game: id,
    games: ended.length,
    moves: ended.length === 0 ? 0 : Math.round(moves / ended.length),
    seats: seats.all(1).map(([seat, tally]) => ({ seat: Number(seat), ...tally })),
    bots: bots.all(1).map(([level, tally]) => ({ level, ...tally })),
    decks: decks.all(fewest).map(([name, tally]) => {
      const [deck, leader] = JSON.parse(name);
      return { deck, leader: deck === null ? leader : null, ...tally };
    }),
    cards: cards.all(fewest).map(([card, tally]) => ({ card, ...tally })),
  };
}

/** The decks of a game by seat; null where it is played without. */
function listsAt(games: Games, { row, seats }: StoredTable): readonly (DeckList | null)[] | null {
  const dealt = dealtAt(games, row, seats.length);
  if (dealt) return dealt;
  const game = games.offered.get(row.game)?.game;
  const chosen = game && decksChosen(game, Object(row.options));
  const ready = game?.decks?.ready;
  if (!chosen || !ready) return null;
  return chosen.map((one) => (isDeckList(one) ? one : (ready.find(({ id }) => id === one)?.deck ?? null)));
}

type End = 'won' | 'lost' | 'drawn';

function endFor({ row: { winners }, seats }: StoredTable, seat: number): End {
  const won = winners?.includes(seat) === true;
  // All for a draw.
  if (winners?.length === seats.length && seats.length > 1) return 'drawn';
  return won ? 'won' : 'lost';
}

/** The same list is written the same way. */
const written = ({ hero, cards }: DeckList): string =>
  JSON.stringify([hero ?? null, Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1))]);

class Sums {
  readonly #by = new Map<string, { games: number; won: number; drawn: number }>();

  add(name: string, end: End): void {
    const sum = this.#by.get(name) ?? { games: 0, won: 0, drawn: 0 };
    this.#by.set(name, sum);
    sum.games++;
    if (end !== 'lost') sum[end]++;
  }

  /** The most played first, but for what was hardly played. */
  all(least: number): (readonly [string, Tally])[] {
    return [...this.#by].filter(([, { games }]) => games >= least).sort(([, a], [, b]) => b.games - a.games);
  }
}
