/** Any value that a schema describes, for the property tests of what is written in a language. */
import fc from 'fast-check';
import { type Fields, isSchema, type Language, type Node, resolved, type Schema } from '../schema.ts';

/** Arbitraries that take the place of what the schema alone would give, by the name of a part of the language. */
export type Instead = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** How many of the fields that may be left out are there at most. */
const few = 3;

/** How deep parts that refer to themselves go. */
const depth = 3;

/** Any value of the schema; a part of the language that refers to itself ends after a few levels. */
export function arbitrary<T>(of: Schema<T>, language: Language = {}, instead: Instead = {}): fc.Arbitrary<T> {
  return new Generator(language, instead).of(of.node, depth) as fc.Arbitrary<T>;
}

class Generator {
  private readonly kept = new Map<string, fc.Arbitrary<unknown>>();
  private readonly language: Language;
  private readonly instead: Instead;

  constructor(language: Language, instead: Instead) {
    this.language = language;
    this.instead = instead;
  }

  /** `left` counts the names that may still be gone into; what can do without them then does. */
  of(node: Node, left: number): fc.Arbitrary<unknown> {
    switch (node.kind) {
      case 'whole':
        return fc.integer(span(node));
      case 'text':
        return fc.constantFrom('Groll', 'prey', 'gate');
      case 'data':
        return fc.jsonValue();
      case 'words':
        return fc.constantFrom(...node.words);
      case 'list': {
        const shortest = Math.max(node.min, this.fits(node.of.node, left) ? 1 : 0);
        const longest = this.fits(node.of.node, left) ? Math.min(node.max, Math.max(shortest, 2)) : shortest;
        return longest === 0
          ? fc.constant([])
          : fc.array(this.of(node.of.node, left), { minLength: shortest, maxLength: longest });
      }
      case 'tuple':
        return fc.tuple(...node.items.map((item) => this.of(item.node, left)));
      case 'record':
        return this.fields(node.fields, {}, left);
      case 'tagged':
        return this.kinds(
          Object.entries(node.kinds).map(([kind, of]) => [of, { [node.tag]: kind }] as const),
          left,
        );
      case 'keyed':
        return this.kinds(
          Object.entries(node.kinds).map(([key, fields]) => [needing(fields, key), {}] as const),
          left,
        );
      case 'either': {
        const among = node.among.filter((one) => this.fits(one.node, left));
        const all = among.length > 0 ? among : node.among;
        return fc.oneof(...all.map((one) => this.of(one.node, left)));
      }
      case 'named':
        return this.named(node.name, left);
    }
  }

  private named(name: string, left: number): fc.Arbitrary<unknown> {
    if (Object.hasOwn(this.instead, name)) return this.instead[name];
    const key = `${name} ${left}`;
    const known = this.kept.get(key);
    if (known) return known;
    // It may be asked for again while it is being made.
    const made: fc.Arbitrary<unknown> = fc
      .constant(null)
      .chain(() => this.of(resolved(name, this.language), left - 1));
    this.kept.set(key, made);
    return made;
  }

  private kinds(
    all: readonly (readonly [Fields | Schema<unknown>, Readonly<Record<string, unknown>>])[],
    left: number,
  ): fc.Arbitrary<unknown> {
    const shallow = all.filter(([of]) => this.fitsKind(of, left));
    const among = shallow.length > 0 ? shallow : all;
    return fc.oneof(
      ...among.map(([of, also]) => (isSchema(of) ? this.of(of.node, left) : this.fields(of, also, left))),
    );
  }

  /** A few of the fields that may be left out, so that what is made stays readable. */
  private fields(
    fields: Fields,
    also: Readonly<Record<string, unknown>>,
    left: number,
  ): fc.Arbitrary<unknown> {
    const needed: Record<string, fc.Arbitrary<unknown>> = {};
    const free: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [key, value] of Object.entries(also)) needed[key] = fc.constant(value);
    for (const [key, field] of Object.entries(fields)) {
      if (!('optional' in field)) needed[key] = this.of(field.node, left);
      else if (this.fits(field.optional.node, left)) free[key] = this.of(field.optional.node, left);
    }
    return fc
      .subarray(Object.keys(free), { maxLength: Math.min(few, Object.keys(free).length) })
      .chain((keys) => fc.record({ ...needed, ...Object.fromEntries(keys.map((key) => [key, free[key]])) }));
  }

  private fitsKind(of: Fields | Schema<unknown>, left: number): boolean {
    return isSchema(of) ? this.fits(of.node, left) : this.fitsFields(of, left);
  }

  private fitsFields(fields: Fields, left: number): boolean {
    return Object.values(fields).every((field) => 'optional' in field || this.fits(field.node, left));
  }

  /** Whether a value can be made without going deeper than is left. */
  private fits(node: Node, left: number): boolean {
    switch (node.kind) {
      case 'named':
        return (
          Object.hasOwn(this.instead, node.name) ||
          (left > 0 && this.fits(resolved(node.name, this.language), left - 1))
        );
      case 'list':
        return node.min === 0 || this.fits(node.of.node, left);
      case 'tuple':
        return node.items.every((item) => this.fits(item.node, left));
      case 'record':
        return this.fitsFields(node.fields, left);
      case 'tagged':
      case 'keyed':
        return Object.values<Fields | Schema<unknown>>(node.kinds).some((of) => this.fitsKind(of, left));
      case 'either':
        return node.among.some((one) => this.fits(one.node, left));
      default:
        return true;
    }
  }
}

/** A few numbers from the least on; where there is no least, some below nothing too. */
function span({ min, max }: { readonly min: number; readonly max: number }): { min: number; max: number } {
  const least = Math.max(min, -3);
  return { min: least, max: Math.min(max, least + 8) };
}

/** A kind that shows by a field has it, though it might be left out. */
function needing(fields: Fields, key: string): Fields {
  const field = fields[key];
  return 'optional' in field ? { ...fields, [key]: field.optional } : fields;
}
