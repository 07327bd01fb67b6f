/** Making tables, taking and leaving seats, playing again. */
import { botNamed } from '@vigrid/bots';
import { type AnyGame, bring, broughtIn, readSettings, roles, type Seat } from '@vigrid/kernel';
import { freshLot } from '@vigrid/kernel/fairness';
import type { Invitation, NewTable, SeatWish } from '@vigrid/protocol';
import { absenceAt } from './absence.ts';
import { chosenSaid } from './chosen.ts';
import { denied, refused } from './denials.ts';
import { botLevels, type ServedGame, servedGame } from './games.ts';
import type { House } from './house.ts';
import { mostTablesMade } from './limits.ts';
import { goOn, startOf } from './lots.ts';
import { checkOwn, ownAgreed } from './own-cards.ts';
import { isSealed } from './sealed.ts';
import { freshId } from './secrets.ts';
import type { GuestRow, NewSeat, SeatRow, Store } from './store.ts';
import {
  gameAt,
  hasBegun,
  isBroughtTo,
  isDrawing,
  isEnded,
  isFull,
  seatOf,
  seatsOf,
  type Table,
} from './table.ts';

type Seating = Pick<House, 'store' | 'tables' | 'games' | 'seed' | 'now' | 'patience'>;

/** Makes a table as the guest wishes; the game begins at once if no seat is free. */
export async function createTable(house: Seating, guest: GuestRow, wish: NewTable): Promise<string> {
  const served = servedGame(house.games, wish.game);
  checkSeats(served, wish.seats);
  if (wish.rated) checkRated(wish);
  const options = readBy(served.game, wish.options, wish.seats.length);
  await checkOwn(served.game, options);
  await checkRoom(house.store, guest);
  return addTable(house, served, {
    guest,
    options,
    clock: wish.clock ?? null,
    open: wish.open ?? false,
    silent: wish.silent ?? false,
    watch: wish.watch ?? (wish.open ? 'all' : 'link'),
    delay: wish.delay ?? 0,
    rated: wish.rated ?? false,
    seats: wish.seats.map((seat) => seatFor(seat, guest, wish.print)),
  });
}

/**
 * The table where those who sat at this one play again: the same seats, decks and clock with a seed of its own. The
 * seats of the other guests are kept for them. There is one such table however many ask for it.
 */
export async function rematchOf(
  house: Seating,
  guest: GuestRow,
  table: Table,
  print: string | undefined,
): Promise<string> {
  if (table.rematch !== null) return table.rematch;
  if (!isEnded(table)) throw denied('invalid', 'Партия ещё не окончена.', 'The game is not over yet.');
  const served = servedGame(house.games, table.game);
  const options = readBy(served.game, table.setup.options, table.setup.seats);
  await checkRoom(house.store, guest);
  const seats = table.seats.map((seat): NewSeat => {
    const { kind, guest: who, level } = seat;
    if (kind === 'guest' && who === guest.id) return { kind, guest: who, level, print: print ?? null };
    return { kind: kind === 'guest' ? 'free' : kind, guest: who, level };
  });
  const { clock, open, silent, watch, delay, rated, id } = table;
  table.rematch = await addTable(house, served, {
    guest,
    options,
    clock,
    open,
    silent,
    watch,
    delay,
    rated,
    seats,
    after: id,
  });
  await house.tables.refresh(table);
  return table.rematch;
}

/** What a guest with an invitation is told before following it. */
export async function invitationTo(
  { ratings, now }: Pick<House, 'ratings' | 'now'>,
  table: Table,
  guest: GuestRow,
  code: string,
): Promise<Invitation> {
  const comes = seatOf(table, guest.id) === null && !isEnded(table);
  const waits = !hasBegun(table) && comes;
  const left = hasBegun(table) && comes && table.seats.some(({ offered }) => offered);
  if (waits || left) checkCode(table, code);
  return {
    game: table.game,
    seats: seatsOf(table, now()),
    free: left || (waits && (freeSeat(table) ?? keptSeat(table, guest)) !== undefined),
    places: isSealed(table.engine)
      ? []
      : roles(table.engine.game.settings, table.setup.options, table.setup.seats),
    ratings: await ratings.at(table),
    brings: !left && isBroughtTo(table),
    timing: table.clock,
    chosen: isSealed(table.engine) ? [] : chosenSaid(table.engine.game, table.setup),
    own: isSealed(table.engine) ? [] : ownAgreed(table.engine.game, table.setup),
    rated: table.rated,
    watch: { who: table.watch, delay: table.delay },
    absence: absenceAt(table),
  };
}

/** Seats a guest who comes with an invitation, or for whom a seat is kept. Only inside a job of the table. */
export async function welcome(
  house: Seating,
  guest: GuestRow,
  table: Table,
  { code, seat, own, print }: Bringing & { readonly code: string | undefined },
): Promise<void> {
  if (hasBegun(table) || seatOf(table, guest.id) !== null) return;
  const kept = keptSeat(table, guest);
  if (kept)
    return take(house, guest, table, kept, { seat, own: code === table.code ? own : undefined, print });
  if (code === undefined) return;
  checkCode(table, code);
  const free = freeSeat(table, seat);
  if (free) await take(house, guest, table, free, { seat, own, print });
}

const keptSeat = (table: Table, guest: GuestRow): SeatRow | undefined =>
  table.seats.find((seat) => seat.kind === 'free' && seat.guest === guest.id);

/** What a guest comes with: the seat they want, a deck, the print of a lot. */
interface Bringing {
  readonly seat: Seat | undefined;
  readonly own: unknown;
  readonly print: string | undefined;
}

function checkCode(table: Table, code: string): void {
  if (code === table.code) return;
  throw denied(
    'forbidden',
    'Приглашение недействительно: проверьте ссылку.',
    'This invitation is not valid: check the link.',
  );
}

/** Seats a guest at an open table. Only inside a job of the table. */
export async function sitDown(
  house: Seating,
  guest: GuestRow,
  table: Table,
  brings: Bringing,
): Promise<void> {
  if (seatOf(table, guest.id) !== null) return;
  if (!table.open) {
    throw denied(
      'forbidden',
      'За этот стол садятся только по приглашению.',
      'This table is joined by invitation only.',
    );
  }
  const free = freeSeat(table, brings.seat);
  if (!free)
    throw denied('forbidden', 'Свободных мест за этим столом нет.', 'There is no free seat at this table.');
  await take(house, guest, table, free, brings);
}

/** Frees the guest's seat before the game, and takes away what was brought to it; a table without guests is cleared away. Only inside a job of the table. */
export async function standUp(house: Seating, guest: GuestRow, table: Table): Promise<void> {
  const seat = seatOf(table, guest.id);
  if (seat === null) return;
  if (hasBegun(table) || isDrawing(table)) {
    throw denied(
      'forbidden',
      'Партия уже идёт: встать нельзя, можно сдаться.',
      'The game is under way: you can not stand up, but you may concede.',
    );
  }
  await free(house, table, seat);
}

/** Frees the seat of somebody who keeps the others waiting. Only inside a job of the table. */
export async function removeFrom(house: Seating, host: GuestRow, table: Table, seat: Seat): Promise<void> {
  if (table.madeBy !== host.id) {
    throw denied(
      'forbidden',
      'Освободить чужое место может только тот, кто открыл стол.',
      'Only who made the table may free the seat of another.',
    );
  }
  if (hasBegun(table) || isDrawing(table)) {
    throw denied(
      'forbidden',
      'Партия уже идёт: места остаются как есть.',
      'The game is under way: seats stay as they are.',
    );
  }
  if (table.seats[seat]?.kind !== 'guest') return;
  await free(house, table, seat);
}

async function free({ store, tables }: Seating, table: Table, seat: Seat): Promise<void> {
  const seats = table.seats.with(seat, {
    ...table.seats[seat],
    kind: 'free',
    guest: null,
    name: null,
    print: null,
  });
  if (seats.some((one) => one.kind === 'guest')) {
    const brings = !isSealed(table.engine) && broughtIn(table.engine.game.settings) !== null;
    const options = brings ? brought(table, seat, undefined) : table.setup.options;
    await store.stand(table, seat, options);
    table.revision++;
    table.setup = { ...table.setup, options };
    table.seats = seats;
    tables.show(table);
    return;
  }
  const rematchOf = await store.removeTable(table);
  tables.forget(table);
  table.seats = seats;
  tables.show(table);
  for (const before of rematchOf) tables.heardOf(before);
}

async function take(
  house: Seating,
  guest: GuestRow,
  table: Table,
  free: SeatRow,
  { own, print: given }: Bringing,
): Promise<void> {
  const { store, tables } = house;
  const options = own === undefined ? table.setup.options : brought(table, free.seat, own);
  const setup = { ...table.setup, options };
  const print = table.secret === null ? null : (given ?? null);
  const seated = { ...free, kind: 'guest' as const, guest: guest.id, name: guest.name, print };
  const seats = table.seats.with(free.seat, seated);
  const game = gameAt(table);
  const start = isFull(seats) ? startOf(game, { ...table, setup, seats }, house) : null;
  const sits = { guest: guest.id, print };
  await store.sit(table, free.seat, sits, { options, version: game.version }, start?.set ?? null);
  table.revision++;
  table.setup = setup;
  table.seats = seats;
  if (start) goOn(tables, table, start);
  else tables.show(table);
}

/** The options with what a guest brings to a seat, if the game lets it be played. */
function brought(table: Table, seat: Seat, own: unknown): unknown {
  const game = gameAt(table);
  const { options, seats } = table.setup;
  if (broughtIn(game.settings) === null) {
    throw denied(
      'invalid',
      `В игре «${game.name.ru}» за стол ничего не приносят.`,
      `In ${game.name.en} nobody brings anything to the table.`,
    );
  }
  return readBy(game, bring(game.settings, options, seat, own), seats);
}

/** Options as the game reads them, or its first objection. */
function readBy(game: AnyGame, options: unknown, seats: number): unknown {
  const read = readSettings(game, options, seats);
  if ('problems' in read) throw refused(read.problems[0]);
  return read.options;
}

/** The first one, or the one that is wanted; that may have gone to somebody else meanwhile. */
function freeSeat(table: Table, wanted?: Seat): SeatRow | undefined {
  const free = table.seats.filter((seat) => seat.kind === 'free' && seat.guest === null);
  if (wanted === undefined || free.length === 0) return free[0];
  const found = free.find(({ seat }) => seat === wanted);
  if (found) return found;
  throw denied(
    'forbidden',
    `Место ${wanted + 1} занято: выберите другое.`,
    `Seat ${wanted + 1} is taken: choose another.`,
  );
}

/** Lays a table of a tournament, with a seat kept for each of these guests. */
export async function layTable(
  house: Seating,
  guest: GuestRow,
  wish: Pick<Plan, 'options' | 'clock' | 'rated'> & {
    readonly id: string;
    readonly game: string;
    readonly guests: readonly (string | null)[];
  },
): Promise<void> {
  const { guests, game, ...rest } = wish;
  const seats = guests.map((kept): NewSeat => ({ kind: 'free', guest: kept, level: null, print: null }));
  await addTable(house, servedGame(house.games, game), {
    ...rest,
    guest,
    open: false,
    silent: false,
    watch: 'link',
    delay: 0,
    seats,
  });
}

interface Plan {
  /** A fresh one where it is not given. */
  readonly id?: string;
  readonly guest: GuestRow;
  readonly options: unknown;
  readonly clock: Table['clock'];
  readonly open: boolean;
  readonly silent: boolean;
  readonly watch: Table['watch'];
  readonly delay: number;
  readonly rated: boolean;
  readonly seats: readonly NewSeat[];
  /** The table of which this is the rematch. */
  readonly after?: string;
}

async function addTable(house: Seating, { game }: ServedGame, plan: Plan): Promise<string> {
  const { id = freshId(), guest, options, clock, open, silent, watch, delay, rated, after } = plan;
  const { store, tables } = house;
  const seed = house.seed?.(guest.id) ?? '';
  const secret = house.seed ? null : freshLot();
  const seats = secret === null ? plan.seats.map((seat) => ({ ...seat, print: null })) : plan.seats;
  const setup = { seats: seats.length, seed, options };
  const full = seats.every((seat) => seat.kind !== 'free');
  const start = full ? startOf(game, { seats, setup, secret, clock }, house) : null;
  const row = {
    id,
    game: game.id,
    version: game.version,
    options,
    seed,
    secret,
    clock,
    open,
    silent,
    watch,
    delay,
    rated,
    code: freshId(),
    madeBy: guest.id,
  };
  const made = await store.addTable({ ...row, ...start?.set }, seats, after);
  if (!made) {
    const before = after === undefined ? null : await store.table(after);
    if (!before?.row.rematch)
      throw new Error(`The rematch of table ${after} could be neither made nor found.`);
    return before.row.rematch;
  }
  // Brought into memory, its bots and clocks begin.
  if (start) await tables.at(id, () => {});
  return id;
}

const seatFor = (wish: SeatWish, guest: GuestRow, print: string | undefined): NewSeat => ({
  kind: wish.kind === 'me' ? 'guest' : wish.kind,
  guest: wish.kind === 'me' ? guest.id : null,
  print: wish.kind === 'me' ? (print ?? null) : null,
  level: wish.kind === 'bot' ? wish.level : null,
});

/** What is rated is played by two or more, on a clock, so that nobody can simply stay away. */
function checkRated({ seats, clock }: NewTable): void {
  if (seats.length < 2 || seats.every(({ kind }) => kind === 'bot')) {
    throw denied(
      'invalid',
      'На рейтинг играют хотя бы вдвоём, и хотя бы один из игроков — человек.',
      'A rated game is for two or more, one of them a person at least.',
    );
  }
  if (clock || seats.every(({ kind }) => kind !== 'free')) return;
  throw denied(
    'invalid',
    'Партии с людьми на рейтинг играют с часами: выберите часы.',
    'Rated games with people are played by a clock: choose one.',
  );
}

function checkSeats({ game }: ServedGame, seats: readonly SeatWish[]): void {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw denied(
      'invalid',
      `Мест должно быть от ${min} до ${max}, а не ${seats.length}.`,
      `There must be ${min} to ${max} seats, not ${seats.length}.`,
    );
  }
  if (seats.filter((seat) => seat.kind === 'me').length > 1) {
    throw denied('invalid', 'Вы можете занять только одно место.', 'You can take only one seat.');
  }
  for (const seat of seats) {
    if (seat.kind !== 'bot' || botNamed(seat.level)) continue;
    const levels = botLevels.join(', ');
    throw denied(
      'missing',
      `Бота «${seat.level}» нет. Есть: ${levels}.`,
      `There is no bot "${seat.level}", but: ${levels}.`,
    );
  }
}

async function checkRoom(store: Store, guest: GuestRow): Promise<void> {
  if ((await store.unfinishedBy(guest.id)) < mostTablesMade) return;
  throw denied(
    'limit',
    `У вас уже ${mostTablesMade} неоконченных столов: доиграйте или сдайтесь за каким-нибудь из них.`,
    `You already have ${mostTablesMade} unfinished tables: finish or concede at one of them first.`,
  );
}
