/** Reads one sentence of a card: its features as data, or where it stopped. */
import { Misfit, named, read as readAs } from '@vigrid/kernel/schema';
import type { Feature } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';
import { canonical } from './canonical.ts';
import { rules, sentence } from './features.ts';
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
