/** A guest's act: from the message to the log. */
import type { Entry, Seat } from '@vigrid/kernel';
import type { Deed } from '@vigrid/protocol';
import { isStale } from '@vigrid/protocol/table';
import { denied, notSeated, refused } from './denials.ts';
import type { House } from './house.ts';
import { spendLag } from './lag.ts';
import { LogConflict } from './log.ts';
import { isSealed, sealedDenial } from './sealed.ts';
import type { GuestRow } from './store.ts';
import { seatOf, seqOf, type Table } from './table.ts';

/** Carries a deed out once, however often it is sent, and gives its number in the log. */
export async function act(house: House, guest: GuestRow, deed: Deed): Promise<{ seq: number }> {
  for (let tries = 1; ; tries++) {
    try {
      return await carryOut(house, guest, deed, tries > 1);
    } catch (error) {
      // The log was ahead of us: the table is read again, and the deed is judged by that.
      if (!(error instanceof LogConflict) || tries === mostTries) throw error;
    }
  }
}

/** How often others may be faster before we give up. */
const mostTries = 10;

function carryOut(house: House, guest: GuestRow, deed: Deed, again: boolean): Promise<{ seq: number }> {
  const { tables, clocks, metrics } = house;
  const since = performance.now();
  return tables.at(deed.table, async (table) => {
    // They have seen what we have not heard of yet.
    if (deed.seq > seqOf(table)) await tables.refresh(table);
    const seat = seatOf(table, guest.id) ?? seatToClose(table, guest);
    if (seat === null) throw notSeated();
    const { playing, engine } = table;
    // Whoever knows the newest step can not have done since what they do now.
    if (again || deed.seq !== playing?.seq) {
      const seq = await doneBefore(house, table, seat, deed);
      if (seq !== null) return { seq };
    }
    await clocks.flagOverdue(table);
    if (isSealed(engine)) {
      if (deed.control !== 'concede' || engine.ended || !engine.begun) throw sealedDenial(engine);
      return { seq: await tables.concedeSealed(table, deed.id, seat) };
    }
    if (!playing) throw denied('invalid', 'Партия ещё не началась.', 'The game has not begun yet.');
    const entry = entryOf(deed, seat);
    if (table.seats[seat].deputy !== null && deed.control !== 'concede') throw botPlays();
    if (deed.seq > playing.seq || isStale(playing, entry, deed.seq)) {
      throw denied(
        'stale',
        'Этот ответ опоздал: за столом уже решают другое. Посмотрите, что изменилось.',
        'This answer comes too late: something else is being decided now. See what has changed.',
      );
    }
    const refusal = await tables.enter(table, deed.id, entry, spendLag(house, table, entry));
    if (refusal) throw refused(refusal);
    metrics.acted(table.game, performance.now() - since);
    return { seq: playing.seq };
  });
}

/** Where bots alone are left with a game that can not go on, whoever made the table ends it for them. */
const seatToClose = ({ engine, seats, madeBy }: Table, guest: GuestRow): Seat | null =>
  isSealed(engine) && madeBy === guest.id && seats.every(({ kind }) => kind === 'bot') ? 0 : null;

const botPlays = () =>
  denied(
    'forbidden',
    'За вас играет бот: сначала вернитесь на своё место.',
    'A bot plays for you: take your seat back first.',
  );

/** The number of a deed that is in the log already. */
async function doneBefore({ store }: House, table: Table, seat: Seat, deed: Deed): Promise<number | null> {
  const done = await store.deed(table.id, deed.id);
  if (done && done.seat !== seat) {
    throw denied(
      'invalid',
      'Этот номер хода уже занят: дайте ходу другой.',
      'This deed id is taken: use another.',
    );
  }
  return done?.seq ?? null;
}

function entryOf({ answer, control }: Deed, seat: Seat): Entry {
  if (answer !== undefined) return { seat, answer };
  if (control !== undefined) return { seat, control };
  throw new Error('A deed has neither an answer nor a control.');
}
