/** Reads one sentence of a card: its features as data, or where it stopped. */
import { Misfit, read as readAs, named as schemaOf } from '@vigrid/kernel/schema';
import type { Feature } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';
import { canonical } from './canonical.ts';
import { rules, sentence } from './features.ts';
import type { Data } from './numbers.ts';
import { type Found, newRun, type Token, TooMany } from './parser.ts';
import { resolved, Unresolved } from './resolve.ts';

export type Outcome =
  | { readonly kind: 'read'; readonly features: readonly Feature[] }
  /** Nothing else can stand there. */
  | { readonly kind: 'stuck'; readonly at: number; readonly expected: readonly string[] }
  | { readonly kind: 'unsaid'; readonly why: string }
  /** It can be taken in more ways than anybody would look at. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'ambiguous'; readonly readings: readonly (readonly Feature[])[] };

const one = schemaOf<Feature>('feature');

/** No sentence in print has half as many words, signs and marks. */
const mostTokens = 140;

export function readSentence(tokens: readonly Token[]): Outcome {
  if (tokens.length > mostTokens) return { kind: 'tooMany' };
  const run = newRun(tokens, rules);
  let found: readonly Found<readonly Data[]>[];
  try {
    found = sentence(0, run);
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return { kind: 'tooMany' };
    throw error;
  }
  if (found.length === 0) return { kind: 'stuck', at: run.far, expected: [...run.expected] };
  const least = Math.min(...found.map(({ cost }) => cost));
  const named = tokens.some(({ readings }) => readings.some(({ lemma }) => lemma === '@this'));
  const readings = new Map<string, readonly Feature[]>();
  let why = '';
  for (const { value, cost } of found) {
    if (cost > least) continue;
    try {
      const features = value.map((feature) =>
        readAs(one, canonical(resolved(feature, named)), 'feature', language),
      );
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
