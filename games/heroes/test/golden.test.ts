import { golden, lively } from '@vigrid/kernel/testing';
import heroes from '../index.ts';

const pairs = [
  ['kos-zag', 'furgot'],
  ['vitoslava', 'snirk'],
] as const;

for (const decks of pairs) {
  golden(new URL(`golden/${decks.join('-')}.txt`, import.meta.url), {
    game: heroes,
    setup: { seats: 2, seed: 'golden', options: { decks } },
    choose: lively('end'),
  });
}
