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
