import type { SeatTaken } from '@vigrid/protocol';
import type { Speech } from '../../i18n/index.ts';
import { botName } from '../../lobby/words.ts';
import { words } from '../texts.ts';

/** What the one on a seat is called: their name, the bot's, or that nobody sits there yet. */
export function playerName(person: SeatTaken | undefined, t: Speech['t'], mine = false): string {
  if (mine) return t(words.you);
  if (!person || person.kind === 'free') return person?.name || t(words.freeSeat);
  return person.kind === 'bot' ? t(botName(person.name)) : person.name;
}
