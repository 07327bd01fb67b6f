/** What everybody may reckon with, so that no question betrays a face-down card by coming or not. */
import type { Seat } from '@vigrid/kernel';
import { type Card, cards as catalogue } from './cards/catalogue.ts';
import { type Berserk, cardByNumber } from './state.ts';

/** Whether a card that fits may be among a player's: by the deck list where it is open, else by all cards there are. */
export function mayHold(s: Berserk, seat: Seat, fits: (card: Card) => boolean): boolean {
  if (!s.openLists) return catalogue.some(fits);
  return s.def.some((def, card) => s.owner[card] === seat && fits(cardByNumber(s, def)));
}
