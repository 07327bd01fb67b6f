/** Reads the fields of a position. Whatever is strange is a fault that says what would be right. */
import { ScenarioFault } from '../game.ts';

/** The fields of a mapping, not yet read. */
export type Fields = Readonly<Record<string, unknown>>;

/** A mapping with none but the known fields. */
export function mapping(value: unknown, what: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioFault(`"${what}" is a mapping.`);
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange)
    throw new ScenarioFault(`"${strange}" is not part of "${what}". Known are: ${known.join(', ')}.`);
  return value as Fields;
}

/** A list; anything else is a fault. */
export function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ScenarioFault(`"${what}" is a list.`);
  return value;
}

/** A field with a whole number; `missing` where it is not given. */
export function whole(p: Fields, field: string, missing = 0): number {
  const value = p[field] ?? missing;
  if (Number.isInteger(value)) return Number(value);
  throw new ScenarioFault(`"${field}" is a whole number, not ${JSON.stringify(value)}.`);
}

/** A field that is true, or left out. */
export function flag(p: Fields, field: string): boolean {
  const value = p[field] ?? false;
  if (typeof value === 'boolean') return value;
  throw new ScenarioFault(`"${field}" is true or false, not ${JSON.stringify(value)}.`);
}

/** A field with one of these words; the first where it is not given. */
export function oneOf<T extends string>(p: Fields, field: string, words: readonly T[]): T {
  const value = String(p[field] ?? words[0]);
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  throw new ScenarioFault(`"${field}" is ${words.join(' or ')}, not ${JSON.stringify(value)}.`);
}

/** The numbers of cards, in the order in which a position names them. */
export interface Numbering {
  next(): number;
  /** Every card is there: none too many or too few were numbered. */
  done(): void;
}

/** As "numbers" gives them, so that a moment of a game keeps its own; counted from 0 where it does not say. */
export function numbering(p: Fields): Numbering {
  const given = p.numbers === undefined ? null : list(p.numbers, 'numbers').map(Number);
  let made = 0;
  const wrong = (): never => {
    throw new ScenarioFault(
      '"numbers" has a number for each card, in the order in which the position names them: all from 0 on, each once.',
    );
  };
  if (given?.toSorted((a, b) => a - b).some((n, i) => n !== i)) wrong();
  return {
    next: () => (given ? (given[made++] ?? wrong()) : made++),
    done: () => given && given.length !== made && wrong(),
  };
}

/** Writes cards by their names and keeps their numbers, in the order in which they are named. */
export class Naming {
  readonly #told: number[] = [];
  readonly #name: (card: number) => string;

  constructor(name: (card: number) => string) {
    this.#name = name;
  }

  readonly card = (card: number): string => {
    this.#told.push(card);
    return this.#name(card);
  };

  readonly all = (cards: readonly number[]): string[] => cards.map(this.card);

  /** Those of so many cards that have not been named, named now. */
  readonly left = (cards: number): { readonly card: number; readonly name: string }[] => {
    const told = new Set(this.#told);
    const left = Array.from({ length: cards }, (_, card) => card).filter((card) => !told.has(card));
    return left.map((card) => ({ card, name: this.card(card) }));
  };

  /** The field "numbers", where they are not simply counted. */
  numbers(): { readonly numbers?: readonly number[] } {
    return this.#told.every((card, i) => card === i) ? {} : { numbers: this.#told };
  }
}

/** Fields without those that are as usual: false, 0, nothing, or what `usual` says. */
export const unusual = (fields: Fields, usual: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => value !== (usual[key] ?? (value === false ? false : 0))),
  );
