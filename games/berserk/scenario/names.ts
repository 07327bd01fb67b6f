/** How scenarios call cards and cells. */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { type Berserk, cardOf, pieceOf, rival } from '../state.ts';
import { cellName } from '../text/cells.ts';
import { cells } from '../zones/battlefield.ts';

/** As the table writes them, with an apostrophe that every keyboard has: C1, C1'. */
export const cellWord = (cell: number): string => (cell < 0 ? 'above' : cellName(cell).replace('′', "'"));

const byWord = new Map(Array.from({ length: cells }, (_, cell) => [cellWord(cell), cell]));

/** The cell called so; undefined if none is. */
export const cellCalled = (word: string): number | undefined => byWord.get(word.replace('′', "'"));

export function cellNamed(word: string): number {
  const cell = cellCalled(word);
  if (cell === undefined)
    throw new ScenarioFault(`"${word}" is no cell. Cells are A1 to E3 of a's half and A1' to E3' of b's.`);
  return cell;
}

/** The cell or the cards called so, of the given seat first; "b Nomad" names the seat, "Nomad 2" the second of them. */
export function find(s: Berserk, seat: Seat, name: string): number[] {
  const cell = cellCalled(name);
  if (cell !== undefined) return [cell];
  const [, whose, plain = name, nth] = /^(?:([ab]) )?(.+?)(?: (\d+))?$/.exec(name) ?? [];
  const seats = whose ? [whose === 'a' ? 0 : 1] : [seat, rival(seat)];
  const found = called(
    (card) => cardOf(s, card),
    seats.flatMap((of) => allOf(s, of)),
    plain,
  );
  return nth ? found.slice(Number(nth) - 1, Number(nth)) : found;
}

/** The one card that a name means. */
export function oneCard(s: Berserk, seat: Seat, name: string): number {
  const [card] = cellCalled(name) === undefined ? find(s, seat, name) : [];
  if (card === undefined) throw new ScenarioFault(`Nothing here is called "${name}".`);
  return card;
}

/** A name by which `find` for this seat gives this card first. */
export function nameFor(s: Berserk, seat: Seat, card: number): string {
  const { en } = cardOf(s, card);
  const at = find(s, seat, en).indexOf(card);
  return at > 0 ? `${en} ${at + 1}` : en;
}

/** Who speaks of a card as of an own one: whoever controls or owns it. */
export const holderOf = (s: Berserk, card: number): Seat => pieceOf(s, card)?.seat ?? s.owner[card];

/** What can be spoken of comes first: play, deal, recruits, graveyard, exile, then the deck from its top. */
function allOf(s: Berserk, seat: Seat): number[] {
  const { squad, deal, recruits, graveyard, exile, deck } = s.sides[seat];
  return [
    ...squad,
    ...deal,
    ...recruits.map(({ card }) => card),
    ...graveyard,
    ...exile,
    ...deck.toReversed(),
  ];
}

/** Those with this id or whole name; if there are none, those whose English name begins with this word. */
export function called<T>(cardOf: (one: T) => CardNames, among: readonly T[], name: string): T[] {
  const whole = among.filter((one) => {
    const { id, ru, en } = cardOf(one);
    return id === name || ru === name || en === name;
  });
  return whole.length > 0 ? whole : among.filter((one) => cardOf(one).en.split(/[ ,]/)[0] === name);
}

type CardNames = Pick<CardData, 'id' | 'ru' | 'en'>;
