/** How scenarios name cards: by name, "b Gnome" with the seat, "Gnome 2" the second of them. */
import type { Seat } from '@vigrid/kernel';
import type { CardData } from '../abilities/ability.ts';
import { cardOf, type Heroes, pieceOf, rival, type Side } from '../state.ts';

/** Those with this id or whole name; if there are none, those whose English name begins with this word. */
export function called<T>(cardOf: (one: T) => CardData, among: readonly T[], name: string): T[] {
  const whole = among.filter((one) => {
    const { id, ru, en } = cardOf(one);
    return id === name || ru === name || en === name;
  });
  return whole.length > 0 ? whole : among.filter((one) => cardOf(one).en.split(/[ ,]/)[0] === name);
}

/** The cards called so, of the given seat first; "b Gnome" names the seat, "Gnome 2" the second of them. */
export function find(s: Heroes, seat: Seat, name: string): number[] {
  const [, whose, plainName = name, nth] = /^(?:([ab]) )?(.+?)(?: (\d+))?$/.exec(name) ?? [];
  const seats = whose ? [whose === 'a' ? 0 : 1] : [seat, rival(seat)];
  const all = seats.flatMap((of) => allOf(s.sides[of]));
  const found = called((card) => cardOf(s, card), all, plainName);
  return nth ? found.slice(Number(nth) - 1, Number(nth)) : found;
}

/** A name by which `find` gives this card first. */
export function nameOf(s: Heroes, card: number): string {
  const { en } = cardOf(s, card);
  const at = find(s, pieceOf(s, card)?.seat ?? s.owner[card], en).indexOf(card);
  return at > 0 ? `${en} ${at + 1}` : en;
}

/** What can be spoken of comes first: play, hand, graveyard, then the deck from its top. */
const allOf = (side: Side): number[] => [
  ...side.play.map((piece) => piece.card),
  ...side.hand,
  ...side.graveyard,
  ...side.completed,
  ...side.reserve,
  ...side.deck.toReversed(),
  ...side.play.flatMap((piece) => piece.under.map((captured) => captured.card)),
];
