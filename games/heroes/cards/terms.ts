/** Which words with a meaning of their own a card says: its keywords, and the terms of its texts. */
import type { Text } from '@vigrid/kernel';
import { keywords, type Term, terms } from '../text/classes.ts';

/** In the order in which they are explained. */
const known: Readonly<Record<string, Term>> = { ...keywords, ...terms };

/** What is a verb, or has other forms; everything else is said by its name. */
const forms: Readonly<Record<string, RegExp>> = {
  shot: /\bshots?\b/i,
  fight: /\bfights?\b/i,
  poison: /\bpoison/i,
  stun: /\bstun/i,
  ready: /\bready\b/i,
  capture: /\bcaptur/i,
  search: /\bsearch/i,
  summon: /\bsummon/i,
  revive: /\breviv/i,
  repeat: /\brepeat/i,
  strengthening: /\bstrengthening\b/i,
  weakening: /\bweaken/i,
};

const said = Object.entries(known).map(
  ([key, { name }]) => [key, forms[key] ?? new RegExp(`\\b${name.en}\\b`)] as const,
);

/** As texts are written from what cards do, whatever a card does with a term is found in them. */
export function termsIn(lines: readonly Text[]): string[] {
  const text = lines.map(({ en }) => en).join('\n');
  return said.filter(([, form]) => form.test(text)).map(([key]) => key);
}
