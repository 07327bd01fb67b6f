/**
 * What lies where, as plain data: enough to draw a game on a table that knows nothing of it. A game may lay its view out
 * itself (`Game.lay`); for one that does not, `layoutOf` reads a decent layout off the view.
 */
import type { Text } from '@vigrid/speech';
import type { CardEntry, Seat } from './game.ts';
import { titleOf } from './layout-words.ts';
import type { Question } from './questions.ts';

/** All that lies on a table. */
export interface Layout {
  readonly areas: readonly Area[];
  /** Which turn or round it is and whose, where the game tells. */
  readonly turn?: number;
  readonly active?: Seat;
}

/** A zone with a title: a hand, a deck, a row of cards, the numbers a player has. */
export interface Area {
  readonly id: string;
  readonly title: Text;
  /** Whose it is; absent for what belongs to all. */
  readonly seat?: Seat;
  /** A board: so many in a row. */
  readonly columns?: number;
  readonly items: readonly Item[];
}

/**
 * One thing. `id` is its number in questions; without one it can only be looked at. A token is whatever is neither card
 * nor die, a place what questions about cells and seats mean, a figure a number with a name.
 */
export type Item = CardItem | DieItem | TokenItem | FigureItem;

/** A card that lies somewhere. */
export interface CardItem {
  readonly kind: 'card';
  readonly id?: number;
  /** Which card of the catalogue it is, where that is known. */
  readonly def?: string;
  readonly title?: Text;
  readonly lines?: readonly Text[];
  /** What it counts now and what holds of it, beside what is printed. */
  readonly figures?: readonly Figure[];
  readonly marks?: readonly Text[];
  readonly dye?: string;
  readonly glyph?: string;
  readonly faceDown?: true;
}

/** A die that lies somewhere. */
export interface DieItem {
  readonly kind: 'die';
  readonly id?: number;
  readonly face: number;
  readonly title?: Text;
}

/** Something that is neither card nor die, or a place. */
export interface TokenItem {
  readonly kind: 'token' | 'place';
  readonly id?: number;
  readonly title: Text;
  readonly figures?: readonly Figure[];
}

/** A figure that stands by itself. */
export interface FigureItem extends Figure {
  readonly kind: 'figure';
}

/** A number or a word with its title. */
export interface Figure {
  readonly title: Text;
  readonly value: number | Text;
}

/** What is known beside the view. */
export interface Around {
  readonly seats: number;
  /** Who looks; null for a spectator. */
  readonly seat: Seat | null;
  readonly question: Question | null;
  card(def: string): CardEntry | undefined;
}

/**
 * A layout read off a view: lists become zones, lists with one part for each seat the zones of the seats, numbers and
 * words become figures, and whatever says `def` is a card.
 */
export function layoutOf(view: object, around: Around): Layout {
  const zones = new Map<string, Zone>();
  for (const [key, value] of Object.entries(view)) {
    if (untold.has(key)) continue;
    if (Array.isArray(value) && value.length === around.seats && !isDice(key) && value.every(isShare)) {
      for (const [seat, share] of value.entries()) spread(zones, around, key, share, seat);
    } else spread(zones, around, key, value, own.has(key) ? (around.seat ?? undefined) : undefined);
  }
  const number = (...keys: string[]) =>
    keys.map((key) => Object.entries(view).find(([name]) => name === key)?.[1]).find(isNumber);
  const turn = number('turn', 'round');
  const active = number('active', 'leader', 'current');
  return {
    areas: [...zones.values()].filter(({ items }) => items.length > 0),
    ...(turn !== undefined && { turn }),
    ...(active !== undefined && active < around.seats && { active }),
  };
}

interface Zone extends Area {
  readonly items: Item[];
}

/** Zones that are the looker's own where only one is told of. */
const own = new Set(['hand', 'deal', 'own', 'mine']);

/** Who looks, and how it ended: the frame of the table tells that. */
const untold = new Set(['seat', 'turn', 'active', 'result', 'winners', 'over']);

/** A part of a list that has one for each seat: what a player has, or a number each. */
const isShare = (part: unknown): boolean =>
  isNumber(part) ||
  Array.isArray(part) ||
  (isObject(part) && !isThing(part) && !Object.keys(part).some(isPlace));

function spread(
  zones: Map<string, Zone>,
  around: Around,
  key: string,
  value: unknown,
  seat: Seat | undefined,
  depth = 0,
): void {
  const zone = (name: string): Zone => {
    const id = seat === undefined ? name : `${name} ${seat}`;
    const known = zones.get(id);
    if (known) return known;
    const made: Zone = { id, title: titleOf(name), ...(seat !== undefined && { seat }), items: [] };
    zones.set(id, made);
    return made;
  };
  const figure = figureOf(key, value);
  if (figure) zone('figures').items.push({ kind: 'figure', ...figure });
  else if (Array.isArray(value)) {
    const ids = idsIn(key, value, around.question);
    const { items } = zone(key);
    value.flat().forEach((thing, at) => {
      items.push(...itemsOf(key, thing, ids(thing, at), around));
    });
  } else if (isObject(value)) {
    if (isThing(value)) zone(key).items.push(itemOf(key, value, undefined, around));
    else if (depth < 3)
      for (const [name, part] of Object.entries(value)) {
        if (!untold.has(name)) spread(zones, around, name, part, seat, depth + 1);
      }
  }
}

/** A thing; of what holds things, such as a space with a card on it, the place and those. */
function itemsOf(key: string, thing: unknown, id: number | undefined, around: Around): Item[] {
  if (!isObject(thing) || isThing(thing)) return [itemOf(key, thing, id, around)];
  const held = Object.entries(thing).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).flatMap((one) =>
      isObject(one) && isThing(one) ? itemOf(name, one, undefined, around) : [],
    ),
  );
  const place = Object.entries(thing).find(([name, part]) => isPlace(name) && isNumber(part))?.[1];
  const { question } = around;
  const asked = question?.kind === 'cells' && isNumber(place) && question.from.includes(place);
  if (asked) return [{ kind: 'place', id: place, title: same(String(place)) }, ...held];
  return held.length > 0 ? held : [itemOf(key, thing, id, around)];
}

function itemOf(key: string, thing: unknown, id: number | undefined, around: Around): Item {
  const numbered = id !== undefined && { id };
  if (thing === null || thing === undefined) return { kind: 'card', ...numbered, faceDown: true };
  if (isNumber(thing)) {
    if (isDice(key)) return { kind: 'die', ...numbered, face: thing };
    return { kind: 'token', ...numbered, title: same(String(thing)) };
  }
  if (typeof thing === 'string') {
    const entry = around.card(thing);
    return entry ? { kind: 'card', def: thing, title: entry.name } : { kind: 'token', title: titleOf(thing) };
  }
  if (!isObject(thing)) return { kind: 'token', title: same(String(thing)) };
  const known = Object.entries(thing);
  const own = 'id' in thing && isNumber(thing.id) ? { id: thing.id } : numbered;
  if ('face' in thing && isNumber(thing.face)) return { kind: 'die', ...own, face: thing.face };
  // What is nought is not worth telling of every card.
  const figures = known.flatMap(([name, part]) =>
    plain.has(name) || part === 0 ? [] : (figureOf(name, part) ?? []),
  );
  const marks = known.flatMap(([name, part]) => (part === true && name !== 'faceDown' ? titleOf(name) : []));
  const more = { ...(figures.length > 0 && { figures }), ...(marks.length > 0 && { marks }) };
  const def = 'def' in thing && typeof thing.def === 'string' ? thing.def : undefined;
  if (def !== undefined)
    return { kind: 'card', ...own, def, title: around.card(def)?.name ?? titleOf(def), ...more };
  if ('def' in thing || 'hidden' in thing || 'faceDown' in thing)
    return { kind: 'card', ...own, ...more, faceDown: true };
  const name = known.find(([field, part]) => (field === 'name' || field === 'title') && isText(part))?.[1];
  return { kind: 'token', ...own, title: isText(name) ? name : titleOf(key), ...more };
}

/** Fields that tell which thing it is, not how it stands. */
const plain = new Set(['id', 'def', 'seat', 'owner', 'name', 'title']);

function figureOf(key: string, value: unknown): Figure | null {
  if (isNumber(value)) return { title: titleOf(key), value };
  if (isText(value)) return { title: titleOf(key), value };
  if (typeof value === 'string' && value !== '') return { title: titleOf(key), value: titleOf(value) };
  return null;
}

/**
 * Numbers are told apart from the things they stand for by the question alone: a list that holds all that is asked about
 * holds those things. Dice without numbers of their own are meant by their place.
 */
function idsIn(
  key: string,
  list: readonly unknown[],
  question: Question | null,
): (thing: unknown, at: number) => number | undefined {
  if (question?.kind === 'dice' && isDice(key)) return (thing, at) => (isNumber(thing) ? at : undefined);
  const asked = question === null ? [] : objectsOf(question);
  const all = new Set(list.flat());
  return asked.length > 0 && asked.every((one) => all.has(one))
    ? (thing) => (isNumber(thing) ? thing : undefined)
    : () => undefined;
}

/** The cards or dice that a question lets a seat pick, put in order or deal to. */
export function objectsOf(question: Question): readonly number[] {
  switch (question.kind) {
    case 'cards':
    case 'dice':
      return question.from;
    case 'order':
    case 'split':
      return question.items;
    default:
      return [];
  }
}

/** The numbers of everything that lies there, in reading order. */
export const idsOn = ({ areas }: Layout, kinds: readonly Item['kind'][]): readonly number[] =>
  areas.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind !== 'figure' && kinds.includes(item.kind) && item.id !== undefined ? item.id : [],
    ),
  );

const isPlace = (key: string): boolean => /^(cell|space|place)$/.test(key);
const isDice = (key: string): boolean => /dice|die$/i.test(key);
const isThing = (value: object): boolean => 'def' in value || ('id' in value && 'face' in value);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isText(value);
const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  'ru' in value &&
  'en' in value &&
  typeof value.ru === 'string' &&
  typeof value.en === 'string';
const same = (word: string): Text => ({ ru: word, en: word });
