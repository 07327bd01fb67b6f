/** What a hand does to a position: a card laid, moved, taken off, marked. The form says what may lie where. */
import type { CardEntry, PositionField, PositionForm } from '@vigrid/kernel';
import { isMapping, type Mapping, withValue } from './laid.ts';

type CardsField = Extract<PositionField, { kind: 'cards' }>;

/** A list of a position: of a player by the letter, or of the table (null). */
export interface Place {
  readonly letter: string | null;
  readonly list: string;
  /** The cell or space, where the list's cards have one and it is known. */
  readonly at?: string;
}

/** A card that lies in a position. */
export interface Lying {
  readonly letter: string | null;
  readonly list: string;
  readonly index: number;
}

export const fieldsFor = (form: PositionForm, letter: string | null): readonly PositionField[] =>
  letter === null ? form.table : form.side;

export const listsOf = (form: PositionForm, letter: string | null): readonly CardsField[] =>
  fieldsFor(form, letter).filter((field) => field.kind === 'cards');

/** The cards that a field takes. */
export function amongCards(field: PositionField, cards: readonly CardEntry[]): readonly CardEntry[] {
  const of = 'of' in field ? field.of : undefined;
  return of ? cards.filter(({ kind }) => of.includes(kind)) : cards;
}

/** The first of these lists that takes the card; null where none does. */
export function placeAmong(
  form: PositionForm,
  letter: string | null,
  lists: readonly string[],
  card: CardEntry,
): string | null {
  const takes = (field: PositionField | undefined) =>
    (field?.kind === 'cards' || field?.kind === 'card') && amongCards(field, [card]).length > 0;
  return lists.find((list) => takes(fieldsFor(form, letter).find(({ id }) => id === list))) ?? null;
}

/** The position with the card there, last of its list; with what was said of it where it lay before. */
export function withCard(
  position: Mapping,
  form: PositionForm,
  place: Place,
  name: string,
  said: Mapping = {},
  seats: readonly string[] = ['a', 'b'],
): Mapping {
  const field = fieldsFor(form, place.letter).find(({ id }) => id === place.list);
  if (field?.kind === 'card') return put(position, place, name);
  if (field?.kind !== 'cards') return position;
  const lying = listIn(position, place);
  if (!field.each) return put(position, place, [...lying, name]);
  const kept = Object.fromEntries(
    Object.entries(said).filter(([key]) => field.each?.some(({ id }) => id === key)),
  );
  const spot = spotFor(field.each, lying, place, seats);
  return put(position, place, [...lying, { ...kept, card: name, ...spot }]);
}

/** The position without that card, and what was said of it. */
export function without(position: Mapping, from: Lying): readonly [Mapping, name: string, said: Mapping] {
  const lying = listIn(position, from);
  const entry = lying[from.index];
  return [put(position, from, lying.toSpliced(from.index, 1)), nameIn(entry), isMapping(entry) ? entry : {}];
}

/** One more of a number, or the other state of a flag, of a card. */
export function withMark(position: Mapping, form: PositionForm, from: Lying, mark: string): Mapping {
  const list = listsOf(form, from.letter).find(({ id }) => id === from.list);
  const field = list?.each?.find(({ id }) => id === mark);
  if (!field) return position;
  const lying = listIn(position, from);
  const entry = lying[from.index];
  const card = isMapping(entry) ? entry : { card: entry };
  const value = field.kind === 'flag' ? card[mark] !== true : Number(card[mark] ?? 0) + 1;
  return put(position, from, lying.with(from.index, withValue(card, mark, value)));
}

/** The n-th card of a name in a list, if there are so many. */
export function lyingAt(position: Mapping, place: Place, name: string, nth: number): Lying | null {
  const found = listIn(position, place).flatMap((entry, index) => (nameIn(entry) === name ? index : []));
  const { letter, list } = place;
  return found[nth] === undefined ? null : { letter, list, index: found[nth] };
}

/** What can be put onto cards: numbers and flags of any list. */
export function marksOf(form: PositionForm): readonly PositionField[] {
  const all = [...listsOf(form, null), ...listsOf(form, 'a')].flatMap(({ each = [] }) => each);
  return all.filter(
    ({ kind, id }, at) =>
      (kind === 'number' || kind === 'flag') && all.findIndex((one) => one.id === id) === at,
  );
}

/** Where it is asked for, the place that was named, or the first one that is free. */
export function spotFor(
  each: readonly PositionField[],
  lying: readonly unknown[],
  { letter, at }: Pick<Place, 'letter' | 'at'>,
  seats: readonly string[],
): Mapping {
  const field = each.find((one) => one.kind === 'choice' && one.apart);
  if (field?.kind !== 'choice') return {};
  if (at !== undefined) return { [field.id]: at };
  const own = field.choices.length / (field.apart === 'table' ? seats.length : 1);
  const from = field.apart === 'table' ? Math.max(0, seats.indexOf(letter ?? '')) * own : 0;
  const taken = lying.map((entry) => (isMapping(entry) ? entry[field.id] : undefined));
  const free = field.choices.slice(from, from + own).find((one) => !taken.includes(one));
  return free === undefined ? {} : { [field.id]: free };
}

export function listIn(
  position: Mapping,
  { letter, list }: Pick<Place, 'letter' | 'list'>,
): readonly unknown[] {
  const of = letter === null ? position : position[letter];
  const found = isMapping(of) ? of[list] : undefined;
  return Array.isArray(found) ? found : [];
}

function put(position: Mapping, { letter, list }: Pick<Place, 'letter' | 'list'>, value: unknown): Mapping {
  if (letter === null) return withValue(position, list, value);
  const side = position[letter];
  return withValue(position, letter, withValue(isMapping(side) ? side : {}, list, value));
}

export const nameIn = (entry: unknown): string => String(isMapping(entry) ? entry.card : entry);
