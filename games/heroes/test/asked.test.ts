import { answer, awaited, below, count, type Question, questionFor, seeded, start } from '@vigrid/kernel';
import { runs, searchSeed } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import heroes from '../index.ts';

test('whoever is asked about cards sees which cards they are', () => {
  let asked = 0;
  for (let game = 0; game < runs(12); game++) {
    const seed = `${searchSeed()} ${game}`;
    const run = start(heroes, { seats: 2, seed, options: { decks: ['random', 'random'] } });
    const chance = seeded(seed);
    while (!run.state.result) {
      const seats = awaited(run);
      const seat = seats[below(chance, seats.length)];
      const q = questionFor(run, seat);
      if (!q) throw new Error(`Seat ${seat} is awaited and asked nothing.`);
      if (q.kind === 'cards' || q.kind === 'order') {
        asked++;
        const view = heroes.view(run.state, seat);
        const known = new Set(seen(view));
        const unknown = cardsOf(q).filter((card) => !known.has(card));
        expect(unknown, `${seed}: ${q.ask}`).toEqual([]);
      }
      answer(run, seat, below(chance, count(q)));
    }
  }
  expect(asked).toBeGreaterThan(50);
});

const cardsOf = (q: Question): readonly number[] =>
  q.kind === 'cards' ? q.from : q.kind === 'order' ? q.items : [];

/** The numbers of all cards whose faces are somewhere in a view. */
function seen(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && 'def' in value && typeof value.id === 'number' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(seen)];
}
