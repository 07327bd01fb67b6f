/** What happens at a table without anybody acting: a bot moves, a clock rings. */
import { awaited, type Seat, timeLeft } from '@vigrid/kernel';
import { isOver, type Playing } from '@vigrid/protocol/table';
import { botAt, type NewSeat } from './store.ts';

/** When something is due, by the time that clocks run by, 0 for at once; null where everybody may take their time. */
export function dueAt(playing: Playing, seats: readonly NewSeat[], epoch: number): number | null {
  if (isOver(playing)) return null;
  if (seats.some((row, seat) => botAt(row) !== null && hasToAct(playing, seat))) return 0;
  const { match } = playing;
  const since = match.clock?.since ?? 0;
  const left = timeLeft(match, since);
  if (!left || match.paused) return null;
  return Math.ceil(epoch + since + Math.min(...awaited(match.run).map((seat) => left[seat])));
}

/** Whether a bot at the seat has something to do. */
export function hasToAct(playing: Playing | null, seat: Seat): boolean {
  if (!playing || isOver(playing)) return false;
  const { run, paused } = playing.match;
  return (!paused && awaited(run).includes(seat)) || isOffered(playing, seat);
}

/** Somebody waits for the seat's word on a draw or a pause. */
export function isOffered(playing: Playing | null, seat: Seat): boolean {
  if (!playing || isOver(playing)) return false;
  const { agreed, gone } = playing.match;
  return agreed.length > 0 && !agreed.includes(seat) && !gone.includes(seat);
}
