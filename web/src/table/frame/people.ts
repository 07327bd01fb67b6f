import type { SeatTaken } from '@vigrid/protocol';
import type { Speech } from '../../i18n/index.ts';
import { botName } from '../../lobby/words.ts';
import { words } from '../texts.ts';

/** What the one on a seat is called: their name, the bot's, or that nobody sits there yet. */
/** `n`: which of the bots of its level at the table it is, from 0. */
export function playerName(person: SeatTaken | undefined, t: Speech['t'], mine = false, n = 0): string {
  if (mine) return t(words.you);
  if (!person || person.kind === 'free') return person?.name || t(words.freeSeat);
  return person.kind === 'bot' ? t(botName(person.name, n)) : person.name;
}

/** Which of the bots of its level the one in this seat is. */
export const botNumber = (seats: readonly SeatTaken[], seat: number): number =>
  seats.slice(0, seat).filter(({ kind, name }) => kind === 'bot' && name === seats[seat]?.name).length;
