/** The tables where one can play or watch, and who is told when that changes. */

import type { Lobby as LobbyShown, TableLine } from '@vigrid/protocol';
import type { Games } from './games.ts';
import { mostLines } from './limits.ts';
import type { Neighbours } from './neighbours.ts';
import type { People, Visitor } from './people.ts';
import type { Store, StoredTable } from './store.ts';
import { seatTaken } from './table.ts';
import { together } from './together.ts';

/** How long changes are gathered before everybody in the lobby is told, in milliseconds. */
const gather = 300;

export class Lobby {
  readonly #store: Store;
  readonly #games: Games;
  readonly #people: People;
  readonly #neighbours: Neighbours;
  #timer: NodeJS.Timeout | null = null;
  /** The other servers have to hear of it. */
  #untold = false;
  /** What is the same for everybody is read once for all who ask at the same time. */
  readonly #open: () => Promise<StoredTable[]>;
  readonly #underWay: () => Promise<StoredTable[]>;

  constructor(store: Store, games: Games, people: People, neighbours: Neighbours) {
    this.#store = store;
    this.#games = games;
    this.#people = people;
    this.#neighbours = neighbours;
    this.#open = together(() => store.openTables(mostLines));
    this.#underWay = together(() => store.tablesUnderWay(mostLines));
  }

  async shownTo(guest: string): Promise<LobbyShown> {
    const [mine, open, underWay] = await Promise.all([
      this.#store.tablesOf(guest, mostLines),
      this.#open(),
      this.#underWay(),
    ]);
    const { presence } = this.#people;
    const lines = (tables: StoredTable[]) =>
      Promise.all(tables.map(async (table) => lineFor(table, guest, presence, await this.#isSealed(table))));
    const playable = async (tables: StoredTable[]) => (await lines(tables)).filter(({ sealed }) => !sealed);
    const notMine = ({ seats }: StoredTable) => seats.every((seat) => seat.guest !== guest);
    /** A table whose people have gone away is no place to wait at. */
    const hasCompany = ({ seats }: StoredTable) =>
      seats.some((seat) => seat.kind === 'guest' && seat.guest !== null && presence.has(seat.guest));
    return {
      mine: (await lines(mine)).sort(byUrgency),
      open: await playable(open.filter((table) => notMine(table) && hasCompany(table))),
      watch: await playable(underWay.filter(notMine)),
      people: presence.guests,
    };
  }

  /** Tables have come, gone or filled: everybody in a lobby is told, soon, on every server. */
  changed(): void {
    this.#untold = true;
    this.shifted();
  }

  /** Something has changed that the other servers know of: everybody in the lobby of this one is told, soon. */
  shifted(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.#untold) this.#neighbours.tell({ kind: 'lobby' });
      this.#untold = false;
      for (const visitors of this.#people.here().values()) tell(visitors);
    }, gather).unref();
  }

  /** A game has gone on: those who sit there are told, for it may be their move. */
  moved(guests: Iterable<string | null>): void {
    const here = this.#people.here();
    for (const guest of guests) if (guest !== null) tell(here.get(guest) ?? []);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** A game under way needs the version it was begun under; one still to begin is begun by today's. */
  async #isSealed({ row: { game, version, startedAt } }: StoredTable): Promise<boolean> {
    if (startedAt === null) return !this.#games.offered.has(game);
    return (await this.#games.engine(game, version)) === null;
  }
}

/** What waits for the guest before the rest; what has the least time left first. */
function byUrgency(a: TableLine, b: TableLine): number {
  const time = ({ deadline }: TableLine) => (deadline ? Date.parse(deadline) : Number.MAX_SAFE_INTEGER);
  return Number(b.yourMove) - Number(a.yourMove) || time(a) - time(b);
}

function tell(visitors: Iterable<Visitor>): void {
  for (const visitor of visitors) if (visitor.inLobby) visitor.sendLobby();
}

function lineFor(
  { row, seats }: StoredTable,
  guest: string,
  present: { has(guest: string): boolean },
  sealed: boolean,
): TableLine {
  return {
    table: row.id,
    game: row.game,
    seats: seats.map((seat) => seatTaken(seat, present)),
    turn: seats.some((seat) => seat.guest === guest) ? row.moves : Math.max(0, row.moves - row.delay),
    yourMove:
      !sealed &&
      seats.some((seat) => seat.guest === guest && seat.deputy === null && row.awaited.includes(seat.seat)),
    awaited: sealed ? [] : row.awaited,
    deadline: row.clock && row.due ? new Date(row.due).toISOString() : null,
    sealed,
    since: row.madeAt.toISOString(),
  };
}
