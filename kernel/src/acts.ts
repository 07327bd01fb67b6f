/**
 * What a player of a game may do, as a table: by the name of each act, its fields (schema.ts). From it follow the type
 * of the game's acts, the reader of an act that comes from outside, and the anatomy by which an interface that knows
 * no rules lets an act be put together: where it begins, where it ends, whether it gives the decision back.
 */
import type { Problem } from './game.ts';
import type { Act, ActQuestion, Question } from './questions.ts';
import {
  type Fields,
  type Fitting,
  type Language,
  Misfit,
  type Part,
  read,
  type Schema,
  wholeFrom,
} from './schema.ts';

/** What can be done in a game, as data: `actTable` makes one. */
export interface ActTable<A extends Act = Act> {
  readonly schema: Schema<A>;
  readonly fields: Readonly<Record<string, Fields>>;
  /** The acts that give the decision back. */
  readonly passes: readonly string[];
  readonly language: Language;
}

/** The type of the acts of a table. */
export type ActOf<T> = T extends ActTable<infer A> ? A : never;

/**
 * The parts of an act: the card or die it begins with, the card it is aimed at, the place on the board it ends in, the
 * ability of the card by its number, the player it concerns; whether it gives the decision back.
 */
export type Anatomy = { readonly [P in Part]?: number } & { readonly passes?: true };

const meaning = <T extends number>(part: Part, of: Schema<T>): Schema<T> => ({ ...of, part });

/** The card, or the die, that an act begins with. */
export const from = meaning('from', wholeFrom(0));
/** The card that it is aimed at. */
export const to = meaning('to', wholeFrom(0));
/** The place on the board where it ends. */
export const place = meaning('place', wholeFrom(0));
/** An ability of the card by its number: any, or one of those given. */
export const ability = meaning('ability', wholeFrom(0));
/** The ability that an act uses, by one of certain numbers. */
export const abilityAmong = <T extends number>(of: Schema<T>): Schema<T> => meaning('ability', of);
/** The player it concerns. */
export const seat = meaning('seat', wholeFrom(0));

/** Describes what can be done: `actTable({ attack: { card: from, target: to }, end: {} }, { passes: ['end'] })`. */
export const actTable = <const K extends Readonly<Record<string, Fields>>>(
  fields: K,
  about: { readonly passes: readonly (keyof K & string)[]; readonly language?: Language },
): ActTable<Tabled<K>> => ({
  schema: { node: { kind: 'tagged', tag: 'do', kinds: fields } },
  fields,
  passes: about.passes,
  language: about.language ?? {},
});

type Tabled<K> = { [V in keyof K & string]: { readonly do: V } & Fitting<K[V]> }[keyof K & string];

/** Reads an act that may hold anything; says what is wrong with it and what would be right. It need not be legal. */
export function readAct<A extends Act>(
  acts: ActTable<A>,
  value: unknown,
): { readonly act: A } | { readonly problem: Problem } {
  try {
    return { act: read(acts.schema, value, 'act', acts.language) };
  } catch (error) {
    if (error instanceof Misfit) return { problem: { text: error.text } };
    throw error;
  }
}

/** The parts of an act: where it begins, whom it is aimed at, where it ends. */
export function anatomyOf(acts: ActTable, act: Act): Anatomy {
  const anatomy: { [P in Part]?: number } = {};
  const fields = acts.fields[act.do] ?? {};
  for (const [name, value] of Object.entries<unknown>({ ...act })) {
    const field = fields[name];
    if (field) note(anatomy, 'optional' in field ? field.optional : field, value);
  }
  return acts.passes.includes(act.do) ? { ...anatomy, passes: true } : anatomy;
}

function note(anatomy: { [P in Part]?: number }, { part, node }: Schema<unknown>, value: unknown): void {
  if (part && typeof value === 'number') anatomy[part] = value;
  if (node.kind === 'tuple' && Array.isArray(value))
    for (const [i, item] of node.items.entries()) note(anatomy, item, value[i]);
}

/** A question as it goes to a player: acts with their anatomy, one for each option. */
export type QuestionWithAnatomy<A extends Act = Act> =
  | Exclude<Question<A>, ActQuestion<A>>
  | (ActQuestion<A> & { readonly anatomy: readonly Anatomy[] });

/** A question with the parts of its acts, as it goes to an interface. */
export function withAnatomy<A extends Act>(acts: ActTable<A>, q: Question<A>): QuestionWithAnatomy<A> {
  return q.kind === 'act' ? { ...q, anatomy: q.options.map((act) => anatomyOf(acts, act)) } : q;
}
