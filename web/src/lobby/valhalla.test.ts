import { readSettings } from '@vigrid/kernel';
import { valhalla as game } from '@vigrid/valhalla';
import { expect, test } from 'vitest';
import type { Chosen, Extra } from './extras.ts';
import { valhalla } from './valhalla.ts';

const asked = (seats: number, chosen: Chosen): readonly Extra[] =>
  valhalla.fields.filter(
    (field) => (field.seats?.includes(seats) ?? true) && (field.when?.(chosen, seats) ?? true),
  );

const optionsOf = (chosen: Chosen, seats: number) =>
  readSettings(game, valhalla.options(chosen, seats, 0), seats);

test.each([1, 2, 3, 4, 5, 6])('whatever is chosen for %i can be played', (seats) => {
  for (const sets of ['base', 'all', 'some']) {
    for (const { id, choices } of asked(seats, { sets })) {
      for (const { value } of choices) {
        const chosen = { sets, [id]: value };
        expect(optionsOf(chosen, seats), JSON.stringify(chosen)).toHaveProperty('options');
      }
    }
  }
});

test('a choice of five jarls made at a smaller table is none at a table of six', () => {
  expect(optionsOf({ jarls: 'five' }, 5)).toMatchObject({ options: { jarls: 'five' } });
  expect(optionsOf({ jarls: 'five' }, 6)).toMatchObject({ options: { jarls: 'three' } });
});

test('each expansion can be taken by itself, Loki with a card of choice', () => {
  for (const id of ['thor', 'valkyries', 'dwarves', 'tyr', 'lastViking']) {
    const chosen = { sets: 'some', lokiCard: 'none', [id]: 'yes' };
    expect(optionsOf(chosen, 4)).toMatchObject({ options: { loki: 'none', [id]: true } });
  }
  expect(optionsOf({ sets: 'some', lokiCard: 'LOKI-07' }, 4)).toMatchObject({ options: { loki: 'LOKI-07' } });
});

test('alone, the side of the monster goes by the rules or by choice', () => {
  expect(optionsOf({ valkyries: 'yes' }, 1)).toMatchObject({ options: { side: 'marked' } });
  expect(optionsOf({ valkyries: 'yes', side: 'plain' }, 1)).toMatchObject({ options: { side: 'plain' } });
  expect(optionsOf({ side: 'marked', abilities: 'off' }, 1)).toMatchObject({
    options: { side: 'marked', abilities: false },
  });
});
