/**
 * Small tournaments, made by anybody for an evening: who plays whom, how it stands. Games are played at tables of this
 * house, which tell their results themselves, or anywhere else, and whoever made the tournament enters them.
 */
import { readSettings } from '@vigrid/kernel';
import type {
  NewTournament,
  Tournament,
  TournamentLine,
  TournamentRound,
  TournamentTable,
} from '@vigrid/protocol';
import { denied, refused } from '../denials.ts';
import { desc, eq, sql } from '../drizzle.ts';
import { servedGame } from '../games.ts';
import type { House } from '../house.ts';
import { rowsOf } from '../log.ts';
import { checkOwn } from '../own-cards.ts';
import { type Database, tournaments } from '../schema.ts';
import { layTable } from '../seating.ts';
import { freshId } from '../secrets.ts';
import type { GuestRow } from '../store.ts';
import { roundRobin, swiss } from './pairing.ts';
import { pastOf, standingsOf, tieBreaks } from './standings.ts';

/** What is stored of a tournament. */
interface Doc {
  readonly name: string;
  readonly game: string;
  readonly options: unknown;
  readonly kind: Tournament['kind'];
  readonly seats: number;
  /** So many rounds; 0 in a round robin: as many as it takes. */
  readonly rounds: number;
  readonly clock: Tournament['clock'];
  readonly rated: boolean;
  readonly players: Tournament['players'];
  readonly played: readonly TournamentRound[];
  readonly over: boolean;
}

interface Stored {
  readonly id: string;
  readonly madeBy: string;
  readonly revision: number;
  readonly doc: Doc;
}

type Tourneys = Pick<House, 'store' | 'tables' | 'games' | 'seed' | 'now' | 'patience'>;

/** Bounds for one tournament, and for one guest. */
export const mostPlayers = 64;
const mostUnfinished = 10;
const mostLines = 50;
/** How often a change is tried again because somebody else was faster. */
const mostTries = 8;

export class Tournaments {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async make(house: Tourneys, guest: GuestRow, wish: NewTournament): Promise<{ tournament: string }> {
    const { game } = servedGame(house.games, wish.game);
    const { min, max } = game.seats;
    const seats = wish.kind === 'roundRobin' ? 2 : wish.seats;
    if (seats < Math.max(2, min) || seats > max) {
      throw denied(
        'invalid',
        `За столом этой игры может быть игроков: от ${Math.max(2, min)} до ${max}.`,
        `At a table of this game there can be ${Math.max(2, min)} to ${max} players.`,
      );
    }
    const read = readSettings(game, wish.options ?? {}, seats);
    if ('problems' in read) throw refused(read.problems[0]);
    await checkOwn(game, read.options);
    if (wish.rated && !wish.clock) {
      throw denied(
        'invalid',
        'Партии с людьми на рейтинг играют с часами: выберите часы.',
        'Rated games with people are played by a clock: choose one.',
      );
    }
    const [open] = rowsOf(
      await this.#db.execute(
        sql`select count(*)::int as n from tournaments where made_by = ${guest.id} and not over`,
      ),
    );
    if (Number(open?.n) >= mostUnfinished) {
      throw denied(
        'limit',
        `У вас уже ${mostUnfinished} незавершённых турниров: завершите какой-нибудь.`,
        `You already have ${mostUnfinished} unfinished tournaments: end one of them first.`,
      );
    }
    const id = freshId();
    const doc: Doc = {
      name: wish.name,
      game: game.id,
      options: read.options,
      kind: wish.kind,
      seats,
      rounds: wish.kind === 'roundRobin' ? 0 : wish.rounds,
      clock: wish.clock ?? null,
      rated: wish.rated ?? false,
      players: [],
      played: [],
      over: false,
    };
    await this.#db.insert(tournaments).values({ id, madeBy: guest.id, doc });
    return { tournament: id };
  }

  /** The latest, those that are not over first. */
  async list(guest: GuestRow): Promise<{ lines: TournamentLine[] }> {
    const rows = await this.#db
      .select()
      .from(tournaments)
      .orderBy(tournaments.over, desc(tournaments.changedAt))
      .limit(mostLines);
    return {
      lines: rows.map(({ id, madeBy, doc }) => {
        const { name, game, kind, seats, players, played, over } = docIn(doc);
        return {
          tournament: id,
          name,
          game,
          kind,
          seats,
          players: players.length,
          round: played.length,
          state: over ? 'over' : played.length > 0 ? 'playing' : 'open',
          mine: madeBy === guest.id || players.some((player) => player.guest === guest.id),
        };
      }),
    };
  }

  async show(guest: GuestRow, id: string): Promise<Tournament> {
    return this.#shown(guest, await this.#found(id));
  }

  /** Enters the guest; or somebody by name alone, whom only the maker may enter. */
  async enter(guest: GuestRow, id: string, name: string | undefined): Promise<Tournament> {
    return this.#change(guest, id, ({ doc, madeBy }) => {
      checkOpen(doc);
      if (doc.players.length >= mostPlayers) {
        throw denied('limit', `Мест не больше ${mostPlayers}.`, `There is room for ${mostPlayers} at most.`);
      }
      if (name !== undefined) checkHost(madeBy, guest);
      else if (doc.players.some((player) => player.guest === guest.id)) return doc;
      const player = name === undefined ? { name: guest.name, guest: guest.id } : { name, guest: null };
      return { ...doc, players: [...doc.players, { ...player, out: false }] };
    });
  }

  /** Takes a player out: at once before the first round, from the next round on later. */
  async leave(guest: GuestRow, id: string, n: number | undefined): Promise<Tournament> {
    return this.#change(guest, id, ({ doc, madeBy }) => {
      const at = n ?? doc.players.findIndex((player) => player.guest === guest.id);
      const player = doc.players[at];
      if (!player) throw denied('missing', 'Такого участника нет.', 'There is no such player.');
      if (player.guest !== guest.id) checkHost(madeBy, guest);
      const players =
        doc.played.length === 0
          ? doc.players.toSpliced(at, 1)
          : doc.players.with(at, { ...player, out: true });
      return { ...doc, players };
    });
  }

  /** Pairs the next round and lays its tables. Every result of the round before has to be there. */
  async next(house: Tourneys, guest: GuestRow, id: string): Promise<Tournament> {
    const shown = await this.#change(guest, id, ({ doc, madeBy }) => {
      checkHost(madeBy, guest);
      checkUnderWay(doc);
      if (doc.played.some(({ tables }) => tables.some(({ winners }) => winners === null))) {
        throw denied(
          'invalid',
          'Тур ещё не сыгран: есть столы без результата.',
          'The round is not over yet: there are tables without a result.',
        );
      }
      return { ...doc, played: [...doc.played, nextRound(doc)] };
    });
    const { doc } = await this.#found(id);
    const round = doc.played.at(-1);
    const host = { id: shown.host.guest, name: shown.host.name };
    for (const { table, players } of round?.tables ?? []) {
      if (table === null || (await house.store.table(table))) continue;
      await layTable(house, host, {
        id: table,
        game: doc.game,
        options: doc.options,
        clock: doc.clock,
        rated: doc.rated,
        guests: players.map((player) => doc.players[player].guest),
      });
    }
    return this.show(guest, id);
  }

  /** Enters or corrects a result by hand; the seats of the winners, none for a draw, null for no result. */
  async result(
    guest: GuestRow,
    id: string,
    at: { readonly round: number; readonly board: number },
    winners: readonly number[] | null,
  ): Promise<Tournament> {
    return this.#change(guest, id, ({ doc, madeBy }) => {
      checkHost(madeBy, guest);
      const round = doc.played[at.round];
      const table = round?.tables[at.board];
      if (!table) throw denied('missing', 'Такого стола нет.', 'There is no such table.');
      if (winners?.some((seat) => seat >= table.players.length)) {
        throw denied('invalid', 'Такого места за столом нет.', 'There is no such seat at the table.');
      }
      const changed: TournamentTable = {
        ...table,
        winners: winners && [...new Set(winners)],
        entered: winners !== null,
      };
      return {
        ...doc,
        played: doc.played.with(at.round, { ...round, tables: round.tables.with(at.board, changed) }),
      };
    });
  }

  async end(guest: GuestRow, id: string): Promise<Tournament> {
    return this.#change(guest, id, ({ doc, madeBy }) => {
      checkHost(madeBy, guest);
      return { ...doc, over: true };
    });
  }

  async #found(id: string): Promise<Stored> {
    const [row] = await this.#db.select().from(tournaments).where(eq(tournaments.id, id));
    if (!row) throw denied('missing', 'Такого турнира нет.', 'There is no such tournament.');
    return { id, madeBy: row.madeBy, revision: row.revision, doc: await this.#withResults(docIn(row.doc)) };
  }

  /** Changes a tournament as it stands; if somebody else was faster, it is judged again. */
  async #change(guest: GuestRow, id: string, change: (found: Stored) => Doc): Promise<Tournament> {
    for (let tries = 1; ; tries++) {
      const found = await this.#found(id);
      const doc = change(found);
      const written = await this.#db
        .update(tournaments)
        .set({ doc, over: doc.over, revision: found.revision + 1, changedAt: sql`now()` })
        .where(sql`${tournaments.id} = ${id} and ${tournaments.revision} = ${found.revision}`)
        .returning({ id: tournaments.id });
      if (written.length > 0) return this.#shown(guest, { ...found, doc });
      if (tries === mostTries) throw new Error(`Tournament ${id} is changed by too many at once.`);
    }
  }

  /** What the tables of this house tell of results that nobody has entered. */
  async #withResults(doc: Doc): Promise<Doc> {
    const open = doc.played.flatMap(({ tables }) =>
      tables.flatMap(({ table, winners }) => (winners === null && table !== null ? table : [])),
    );
    if (open.length === 0) return doc;
    const list = sql.join(
      open.map((id) => sql`${id}`),
      sql`, `,
    );
    const found = await this.#db.execute(sql`select tables.id, winners,
        (select json_agg(guest_id order by seat) from seats where seats.table_id = tables.id) as guests
      from tables where tables.id in (${list}) and ended_at is not null and winners is not null`);
    const ended = new Map(rowsOf(found).map((row) => [String(row.id), row]));
    const told = (one: TournamentTable): TournamentTable => {
      const row = one.table !== null && one.winners === null ? ended.get(one.table) : undefined;
      return row && Array.isArray(row.winners) ? { ...one, winners: row.winners.map(Number) } : one;
    };
    return { ...doc, played: doc.played.map((round) => ({ ...round, tables: round.tables.map(told) })) };
  }

  async #shown(guest: GuestRow, { id, madeBy, doc }: Stored): Promise<Tournament> {
    const { options: _, over, ...plain } = doc;
    const [host] = rowsOf(await this.#db.execute(sql`select name from guests where id = ${madeBy}`));
    const codes = await this.#codes(guest, doc);
    return {
      tournament: id,
      ...plain,
      played: doc.played.map((round) => ({
        ...round,
        tables: round.tables.map((one) => {
          const code = one.table === null ? undefined : codes.get(one.table);
          return code === undefined ? one : { ...one, code };
        }),
      })),
      rounds: doc.kind === 'roundRobin' ? roundRobin(doc.players.map((_one, at) => at)).length : doc.rounds,
      state: over ? 'over' : doc.played.length > 0 ? 'playing' : 'open',
      host: { guest: madeBy, name: String(host?.name ?? '') },
      isHost: madeBy === guest.id,
      you: doc.players.findIndex((player) => player.guest === guest.id),
      standings: standingsOf(doc.players.length, doc.played),
      tieBreaks,
    };
  }

  /** The invitations to the tables at which a guest is to play. */
  async #codes(guest: GuestRow, { players, played }: Doc): Promise<Map<string, string>> {
    const mine = (played.at(-1)?.tables ?? []).flatMap(({ table, winners, players: seats }) =>
      table !== null && winners === null && seats.some((player) => players[player].guest === guest.id)
        ? table
        : [],
    );
    const [table] = mine;
    if (table === undefined) return new Map();
    const found = rowsOf(await this.#db.execute(sql`select id, code from tables where id = ${table}`));
    return new Map(found.map(({ id, code }) => [String(id), String(code)]));
  }
}

/** The doc was written by us and nobody else. */
const docIn = (doc: unknown): Doc => Object(doc);

function nextRound(doc: Doc): TournamentRound {
  const { kind, seats, players, played } = doc;
  const present = (player: number) => !players[player].out;
  const standing = standingsOf(players.length, played).map(({ player }) => player);
  if (standing.filter(present).length < seats) {
    throw denied(
      'invalid',
      `Для тура нужно участников не меньше ${seats}.`,
      `A round needs ${seats} players at least.`,
    );
  }
  const everybody = roundRobin(players.map((_, at) => at));
  const last = kind === 'roundRobin' ? everybody.length : doc.rounds;
  if (played.length >= last) {
    throw denied('invalid', 'Все туры уже сыграны.', 'All rounds have been played.');
  }
  const round =
    kind === 'roundRobin' ? everybody[played.length] : swiss(standing.filter(present), pastOf(played), seats);
  // Whoever should have met somebody who has left sits out.
  const left = round.tables.filter((table) => !table.players.every(present));
  return {
    byes: [...round.byes, ...left.flatMap((table) => table.players)].filter(present),
    tables: round.tables
      .filter((table) => table.players.every(present))
      .map(({ players: seated }) => ({
        players: seated,
        table: seated.every((player) => players[player].guest !== null) ? freshId() : null,
        winners: null,
        entered: false,
      })),
  };
}

function checkHost(madeBy: string, guest: GuestRow): void {
  if (madeBy === guest.id) return;
  throw denied(
    'forbidden',
    'Это может только тот, кто устроил турнир.',
    'Only whoever made the tournament may do that.',
  );
}

function checkUnderWay({ over }: Doc): void {
  if (over) throw denied('invalid', 'Турнир окончен.', 'The tournament is over.');
}

function checkOpen(doc: Doc): void {
  checkUnderWay(doc);
  // A Swiss takes late ones in: they have missed some rounds, no more.
  if (doc.kind === 'swiss' || doc.played.length === 0) return;
  throw denied(
    'invalid',
    'Круговой турнир уже начался: новых участников не принимают.',
    'The round robin has begun: nobody more can enter.',
  );
}
