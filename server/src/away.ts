/**
 * Seats of a game under way whose guest is not there: a bot plays meanwhile, somebody else takes the seat over, or the
 * others do not wait any longer (T-9).
 */
import { botNamed } from '@vigrid/bots';
import { awaited, type Seat } from '@vigrid/kernel';
import type { Absence } from '@vigrid/protocol';
import { absenceAt, minute } from './absence.ts';
import { denied, notSeated, refused } from './denials.ts';
import { botLevels } from './games.ts';
import type { House } from './house.ts';
import { freshId } from './secrets.ts';
import type { GuestRow, SeatRow } from './store.ts';
import { awayFor, hasBegun, isEnded, seatOf, type Table } from './table.ts';

type Away = Pick<House, 'store' | 'tables' | 'now'>;

/** Puts a bot in a guest's place, or lets the guest go on. Only inside a job of the table. */
export async function setDeputy(
  house: Away,
  guest: GuestRow,
  table: Table,
  seat: Seat,
  level: string | null,
): Promise<void> {
  const row = seatUnderWay(table, guest, seat);
  const own = row.guest === guest.id;
  if (level === null) {
    if (!own) throw notTheirs();
    if (row.deputy === null) return;
    return reseat(house, table, { ...row, deputy: null, offered: false });
  }
  if (!botNamed(level)) {
    const levels = botLevels.join(', ');
    throw denied(
      'missing',
      `Бота «${level}» нет. Есть: ${levels}.`,
      `There is no bot "${level}", but: ${levels}.`,
    );
  }
  if (table.rated) {
    throw denied(
      'forbidden',
      'В партии на рейтинг никто не играет за другого.',
      'In a rated game nobody plays for another.',
    );
  }
  if (!own) checkAway(house, table, seat, 'bot');
  if (row.deputy !== null) return;
  await reseat(house, table, { ...row, deputy: level });
}

/** Lets whoever has the invitation take a seat that a bot plays meanwhile; gives the invitation's secret. Only inside a job of the table. */
export async function offerSeat(
  house: Away,
  guest: GuestRow,
  table: Table,
  seat: Seat,
  offered: boolean,
): Promise<string> {
  const row = seatUnderWay(table, guest, seat);
  if (row.deputy === null) {
    throw denied(
      'invalid',
      'Сначала отдайте место боту: тогда на него можно позвать другого.',
      'Give the seat to a bot first: then somebody else can be invited to it.',
    );
  }
  if (row.offered !== offered) await reseat(house, table, { ...row, offered });
  return table.code;
}

/** Seats a guest in the place of one who has left. Only inside a job of the table. */
export async function takeOver(house: Away, guest: GuestRow, table: Table): Promise<void> {
  const row = table.seats.find(({ offered }) => offered);
  if (!row || seatOf(table, guest.id) !== null || isEnded(table)) return;
  await reseat(house, table, { ...row, guest: guest.id, name: guest.name, deputy: null, offered: false });
}

/** Counts one who is away as gone. Only inside a job of the table. */
export async function claim(house: Away, guest: GuestRow, table: Table, seat: Seat): Promise<void> {
  seatUnderWay(table, guest, seat);
  checkAway(house, table, seat, 'claim');
  const refusal = await house.tables.enter(table, `absent:${freshId()}`, { seat, control: 'absent' });
  if (refusal) throw refused(refusal);
}

function seatUnderWay(table: Table, guest: GuestRow, seat: Seat): SeatRow {
  if (seatOf(table, guest.id) === null) throw notSeated();
  const row = table.seats[seat];
  if (!hasBegun(table) || isEnded(table)) {
    throw denied('invalid', 'Партия не идёт.', 'The game is not under way.');
  }
  if (row?.kind !== 'guest') {
    throw denied('invalid', 'На этом месте не человек.', 'There is no person in this seat.');
  }
  return row;
}

function checkAway({ now }: Away, table: Table, seat: Seat, what: keyof Absence): void {
  const needed = absenceAt(table)[what];
  if (needed === null) {
    throw denied(
      'forbidden',
      'За этим столом ждут, пока идут часы: они и решат.',
      'At this table one waits as long as the clock runs: it decides.',
    );
  }
  const waits = table.playing && awaited(table.playing.match.run).includes(seat);
  const away = awayFor(table, seat, now());
  if (waits && away !== null && away >= needed) return;
  const minutes = needed / minute;
  throw denied(
    'forbidden',
    `Так можно, когда ждут решения игрока, а его нет за столом ${minutes} мин.`,
    `That may be done when a player’s decision is awaited and they have been away for ${minutes} minutes.`,
  );
}

async function reseat({ store, tables }: Away, table: Table, row: SeatRow): Promise<void> {
  await store.reseat(table, row);
  table.revision++;
  table.seats = table.seats.with(row.seat, row);
  tables.show(table);
  // A bot may have to move at once.
  await tables.adopt(table);
}

const notTheirs = () =>
  denied(
    'forbidden',
    'Вернуть себе место может только тот, кто на нём сидит.',
    'Only whoever sits there can take the seat back.',
  );
