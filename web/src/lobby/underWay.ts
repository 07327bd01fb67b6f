/** A game under way, in words: whom it waits for, and how long. */
import type { TableLine } from '@vigrid/protocol';
import type { Speech } from '../i18n/index.ts';
import { nameAmong } from '../table/frame/people.ts';
import { words } from './words.ts';

/** What waits for the guest before the rest, what has the least time left first, the newest of the others. */
export function byUrgency(a: TableLine, b: TableLine): number {
  const time = ({ deadline }: TableLine) => (deadline ? Date.parse(deadline) : Number.MAX_SAFE_INTEGER);
  return Number(b.yourMove) - Number(a.yourMove) || time(a) - time(b) || b.since.localeCompare(a.since);
}

export function stateOf(line: TableLine, speech: Speech): string {
  const { t } = speech;
  if (line.sealed) return t(words.earlier);
  if (line.seats.some((seat) => seat.kind === 'free')) return t(words.waiting);
  if (line.yourMove || line.awaited.length === 0) return t(line.yourMove ? words.yourMove : words.theirMove);
  const whom = line.awaited.map((seat) => nameAmong(line.seats, seat, t));
  return t(words.moveOf)(listed(whom, speech));
}

/** The time that is left; where nobody counts it, when the table was made. */
export const timeOf = ({ deadline, since }: TableLine, speech: Speech): string =>
  deadline ? until(deadline, speech) : ago(since, speech);

export const listed = (names: readonly string[], { lang }: Speech): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);

/** How much time is left, in the largest unit that fits. */
function until(deadline: string, { lang, t }: Speech): string {
  const minutes = Math.max(0, Math.floor((Date.parse(deadline) - Date.now()) / 60_000));
  const [n, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 60 * 48
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return t(words.timeLeft)(
    new Intl.NumberFormat(lang, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(Number(n)),
  );
}

/** How long ago, in the largest unit that fits. */
function ago(since: string, { lang }: Speech): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(since)) / 60_000));
  if (minutes === 0) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 60 * 24) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 60 / 24), 'day');
}
