/** How a finished game is told in a line. */
import type { PastLine, SeatTaken } from '@vigrid/protocol';
import { gameCalled } from '../games/index.ts';
import type { Speech } from '../i18n/index.ts';
import { nameAmong } from '../table/frame/people.ts';
import { words } from './words.ts';

export type Outcome = 'won' | 'lost' | 'drawn' | 'watched' | 'unknown';

export function outcomeOf({ seat, winners, seats }: Pick<PastLine, 'seat' | 'winners' | 'seats'>): Outcome {
  if (winners === null) return 'unknown';
  if (seat === null) return 'watched';
  // All for a draw; who is alone has won if anybody has.
  if (winners.length === seats.length && seats.length > 1) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** What those at the table are called; by the number of the seat where nobody has said. */
export const playersOf = (seats: readonly SeatTaken[], { t }: Speech): string[] =>
  seats.map(({ name, kind }, seat) =>
    kind === 'guest' && name === '' ? t(words.seat)(seat + 1) : nameAmong(seats, seat, t),
  );

/** Everybody but the one whose game it is. */
export function rivalsOf({ seats, seat }: Pick<PastLine, 'seat' | 'seats'>, spoken: Speech): string {
  const rivals = playersOf(seats, spoken).filter((_, at) => at !== seat);
  if (rivals.length === 0) return spoken.t(words.alone);
  return new Intl.ListFormat(spoken.lang, { type: 'conjunction' }).format(rivals);
}

export const dayOf = (date: string, { lang }: Speech): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(new Date(date));

export function nameOf(game: string, t: Speech['t']): string {
  const name = gameCalled(game)?.door.name;
  return name ? t(name) : game;
}
