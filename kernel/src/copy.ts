/** Copies plain data deeply. States are small objects and arrays of numbers, and this is what they cost. */
export function copy<T>(value: T): T {
  return typeof value === 'object' && value !== null ? copied(value) : value;
}

function copied<T extends object>(value: T): T {
  if (Array.isArray(value)) {
    // Most lists of a state are empty most of the time.
    const list: unknown[] = value.length === 0 ? [] : value.slice();
    // Arrays hold either numbers or objects, so the first entry tells; null may stand for an absent one.
    if (list.length > 0 && typeof list[0] !== 'number') {
      for (let i = 0; i < list.length; i++) list[i] = copy(list[i]);
    }
    return list as T & unknown[];
  }
  let fields = 0;
  for (const _ in value) fields++;
  const object = spreads[fields % spreads.length](value);
  for (const key in object) {
    const field = object[key];
    if (typeof field === 'object' && field !== null) object[key] = copied(field);
  }
  return object;
}

/**
 * The same thing in many places. V8 clones an object at once where that place has seen few shapes, and field by field
 * where it has seen more than four; objects with equally many fields mostly are of one shape. Some 3 times as fast.
 */
const spreads: readonly (<T extends object>(value: T) => T)[] = [
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
  (value) => ({ ...value }),
];

/**
 * The same values, all of one shape: fields that one lacks are there and undefined. What reads them by name knows at
 * once where to look, which matters for tables that are read all the time.
 */
export function ofOneShape<T extends object>(
  table: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const fields = new Set(Object.values(table).flatMap(Object.keys));
  const blank: object = Object.fromEntries([...fields].map((field) => [field, undefined]));
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, { ...blank, ...value }]));
}

/** Whether plain data is equal, in whatever order its fields stand; a field that is undefined counts as absent. */
export function sameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, i) => sameData(one, b[i]))
    );
  }
  const [fields, others] = [
    new Map<string, unknown>(Object.entries(a)),
    new Map<string, unknown>(Object.entries(b)),
  ];
  for (const [key, value] of fields) if (!sameData(value, others.get(key))) return false;
  for (const [key, value] of others) if (value !== undefined && !fields.has(key)) return false;
  return true;
}

/** A 53-bit fingerprint of plain data as a short text. Equal data built in the same way has an equal one. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ c, 2654435761);
    h2 = Math.imul(h2 ^ c, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (h2 & 0x1fffff) + (h1 >>> 0)).toString(36);
}
