/** What effects put on cards and cells (B12-117.1): gains that last for a while, or as long as the battle. */
import type { Gain } from '../abilities/index.ts';
import { namedGifts } from '../abilities/named.ts';
import { kindsOf } from '../cards/catalogue.ts';
import type { Lasting, Piece } from '../state/piece.ts';
import { type Berserk, type CellMark, cardByNumber, cardOf } from '../state.ts';

type Gift = { readonly def: number; readonly gift: number };

/** The gains of something given: in the data of a card, or in the rules (-1). */
export const giftOf = (s: Berserk, given: Gift): readonly Gain[] =>
  given.def < 0 ? namedGifts[given.gift] : cardByNumber(s, given.def).gifts[given.gift];

const namedGiftKinds = namedGifts.map(kindsOf);

/** The kinds of those gains, as bits. */
export const giftKinds = (s: Berserk, given: Gift): number =>
  given.def < 0 ? namedGiftKinds[given.gift] : cardByNumber(s, given.def).giftKinds[given.gift];

/** The number of a list of gains in the data of a card. */
export const giftNumber = (s: Berserk, def: number, gains: readonly Gain[]): number =>
  cardByNumber(s, def).numbers.get(gains) ?? -1;

/** Puts something on a card: for good, by nobody's amount and about no other card where that is not said. */
export function bestow(
  s: Berserk,
  piece: Piece,
  given: Pick<Lasting, 'def' | 'gift' | 'seat' | 'from'> & Partial<Lasting>,
): void {
  const { def, gift, seat, from, x = 0, it = -1, until = 'stay', turns = 1, since = s.clock++ } = given;
  // The next turn of its player is not the one that goes on.
  const next = until === 'itsNextTurnEnd';
  const ends = next
    ? { until: 'itsTurnEnd' as const, turns: s.active === piece.seat ? 2 : 1 }
    : { until, turns };
  piece.lasting.push({ def, gift, seat, from, x, it, ...ends, since });
  s.kinds |= giftKinds(s, given);
  s.unsettled = true;
}

/** Takes off a card what is over. */
export function release(s: Berserk, piece: Piece, over: (given: Lasting) => boolean): void {
  if (piece.lasting.length === 0) return;
  const left = piece.lasting.filter((given) => !over(given));
  if (left.length === piece.lasting.length) return;
  piece.lasting = left;
  s.unsettled = true;
}

/** What a card was given until it relocates, or acts, is over. */
export function outgrow(s: Berserk, piece: Piece, until: 'moves' | 'itActs'): void {
  release(s, piece, (given) => given.until === until);
  if (piece.markers.some((marker) => marker.until === until))
    piece.markers = piece.markers.filter((marker) => marker.until !== until);
}

/** Lays something on a cell (B12-119.3). */
export function markCell(s: Berserk, mark: CellMark): void {
  s.marks.push(mark);
  s.kinds |= markKinds(s, mark);
  s.unsettled = true;
}

const markKinds = (s: Berserk, { def, gift }: CellMark): number =>
  def < 0 ? 0 : kindsOf(cardByNumber(s, def).cellGifts[gift].gains);

/** Counts anew which kinds of gains there are (see `Berserk.kinds`). */
export function countKinds(s: Berserk): void {
  let bits = 0;
  for (const mark of s.marks) bits |= markKinds(s, mark);
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const piece = s.pieces[squad[i]];
      if (piece) bits |= kindsOn(s, piece);
    }
  }
  for (const piece of s.departed) bits |= kindsOn(s, piece);
  s.kinds = bits;
}

function kindsOn(s: Berserk, { card, hidden, lasting }: Piece): number {
  const { gainKinds, auraKinds } = cardOf(s, card);
  let bits = hidden ? 0 : gainKinds | auraKinds;
  for (let i = 0; i < lasting.length; i++) bits |= giftKinds(s, lasting[i]);
  return bits;
}
