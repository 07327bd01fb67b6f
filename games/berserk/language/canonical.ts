import type { Data } from './numbers.ts';

/** One way to say each thing: what goes without saying is left out, keys stand in one order. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Data)
    // That nobody was named, and that it is for now, matters to grammar alone.
    .filter(([key, part]) => part !== undefined && key !== '?bare' && key !== '?now')
    .map(([key, part]): [string, unknown] => [key, canonical(part)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const made = Object.fromEntries(entries);
  // A sum of one thing is that thing.
  return entries.length === 1 && 'sum' in made ? made.sum : made;
}
