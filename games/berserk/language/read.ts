/** Reads one sentence of a card: its features as data, or where it stopped. */
import { Misfit, named, read as readAs } from '@vigrid/kernel/schema.ts';
import type { Feature } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';
import { rules, sentence } from './features.ts';
import type { Data } from './numbers.ts';
import { newRun, type Token } from './parser.ts';
import { resolved, Unresolved } from './resolve.ts';

export type Outcome =
  | { readonly kind: 'read'; readonly features: readonly Feature[] }
  /** Nothing else can stand there. */
  | { readonly kind: 'stuck'; readonly at: number; readonly expected: readonly string[] }
  | { readonly kind: 'unsaid'; readonly why: string }
  | { readonly kind: 'ambiguous'; readonly readings: readonly (readonly Feature[])[] };

const one = named<Feature>('feature');

export function readSentence(tokens: readonly Token[]): Outcome {
  const run = newRun(tokens, rules);
  const found = sentence(0, run);
  if (found.length === 0) return { kind: 'stuck', at: run.far, expected: [...run.expected] };
  const least = Math.min(...found.map(({ cost }) => cost));
  const readings = new Map<string, readonly Feature[]>();
  let why = '';
  for (const { value, cost } of found) {
    if (cost > least) continue;
    try {
      const features = value.map((feature) => readAs(one, canonical(resolved(feature)), 'feature', language));
      readings.set(JSON.stringify(features), features);
    } catch (error) {
      if (!(error instanceof Misfit) && !(error instanceof Unresolved)) throw error;
      why = error.message;
    }
  }
  const all = [...readings.values()];
  if (all.length === 0) return { kind: 'unsaid', why };
  return all.length === 1 ? { kind: 'read', features: all[0] } : { kind: 'ambiguous', readings: all };
}

/** One way to say each thing: what goes without saying is left out, keys stand in one order. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Data)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]): [string, unknown] => [key, canonical(part)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const made = Object.fromEntries(entries);
  // A sum of one thing is that thing.
  return entries.length === 1 && 'sum' in made ? made.sum : made;
}
