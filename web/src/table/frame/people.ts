import type { SeatTaken } from '@vigrid/protocol';
import type { Speech, Words } from '../../i18n/index.ts';
import { botName } from '../../lobby/words.ts';

export const seatWords = {
  you: { ru: 'вы', en: 'you' },
  freeSeat: { ru: 'свободное место', en: 'free seat' },
} satisfies Words;

/**
 * What the one on a seat is called: their name, the bot's, or that nobody sits there yet. `n`: which of the bots of its
 * level at the table it is, from 0.
 */
export function playerName(person: SeatTaken | undefined, t: Speech['t'], n = 0): string {
  if (!person || person.kind === 'free') return person?.name || t(seatWords.freeSeat);
  return person.kind === 'bot' ? t(botName(person.name, n)) : person.name;
}

/** Which of the bots of its level the one in this seat is. */
export const botNumber = (seats: readonly SeatTaken[], seat: number): number =>
  seats.slice(0, seat).filter(({ kind, name }) => kind === 'bot' && name === seats[seat]?.name).length;

/** Several of one name are told apart by a number; bots of one level are different persons. */
export function nameAmong(seats: readonly SeatTaken[], seat: number, t: Speech['t']): string {
  const nameAt = (at: number) => playerName(seats[at], t, botNumber(seats, at));
  const name = nameAt(seat);
  const alike = seats.flatMap((_, at) => (nameAt(at) === name ? at : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}
