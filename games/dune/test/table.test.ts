import {
  answer,
  awaited,
  below,
  count,
  type Lang,
  questionFor,
  readSettings,
  resume,
  seeded,
  start,
} from '@vigrid/kernel';
import { columns, plainInk, type Sheet } from '@vigrid/kernel/terminal';
import { describe, expect, test } from 'vitest';
import dune from '../index.ts';
import type { Dune } from '../state.ts';
import { view } from '../table/look.ts';
import { choice, draw, intents, twins } from '../table/terminal.ts';

const sheet = (s: Dune, lang: Lang, width: number): Sheet => ({
  lang,
  ink: plainInk,
  width,
  card: (def) => dune.catalogue.find(({ id }) => id === def),
  names: {
    card: (id) =>
      dune.catalogue.find((entry) => entry.id === dune.scenario.name(s, id))?.name[lang] ?? `#${id}`,
    seat: (seat) => (lang === 'ru' ? `Игрок ${seat + 1}` : `Player ${seat + 1}`),
  },
});

/** Positions on the way through a random game. */
function* positions(seats: number): Generator<Dune> {
  const read = readSettings(dune, {}, seats);
  if ('problems' in read) throw new Error('The usual options can not be played.');
  const run = start(dune, { seats, seed: `table ${seats}`, options: read.options });
  const chance = seeded(`table ${seats}`);
  for (let n = 0; !run.state.result; n++) {
    if (n % 7 === 0) yield run.state;
    const [seat] = awaited(run);
    const q = questionFor(run, seat);
    if (!q) throw new Error('Nobody is asked.');
    answer(run, seat, below(chance, count(q)));
  }
  yield run.state;
}

describe('the table in the terminal', () => {
  test.each([1, 2, 4])('fits its width in both languages with %i players', (seats) => {
    for (const s of positions(seats)) {
      for (const lang of ['ru', 'en'] as const) {
        for (const line of draw(view(s, 0), sheet(s, lang, 90))) {
          expect(columns(line)).toBeLessThanOrEqual(90);
          expect(line).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
  });

  test('groups acts by card and tells what a card might be meant for', () => {
    const s = dune.scenario.place(
      { a: { hand: ['Dagger', 'Dagger'], intrigues: ['Ambush'] } },
      seeded('acts'),
    );
    const seen = view(s, 0);
    const [first, second] = s.sides[0].hand;
    expect(twins(seen).get(second)).toBe(2);
    const act = { do: 'send', card: first, space: 12 } as const;
    expect(choice(act, seen, sheet(s, 'en', 90))?.item).toBe('Hall of Oratory');
    expect(intents(seen, first)).toHaveLength(22);
    expect(intents(seen, s.sides[0].intrigues[0])).toEqual([
      { do: 'intrigue', card: s.sides[0].intrigues[0] },
    ]);
    expect(intents(seen, s.row[0])).toEqual([{ do: 'acquire', card: s.row[0], cost: 2 }]);
    expect(intents(view(s, null), first)).toEqual([]);
  });
});

describe('the preview of a Reveal turn', () => {
  const at = (a: object) => resume(dune, dune.scenario.place({ a }, seeded('preview')));
  const told = (a: object) =>
    dune
      .preview?.(at(a), 0, { do: 'reveal' })
      .map(({ text, never }) => `${text.en}${never ? ' Not so.' : ''}`);

  test('sums up Persuasion, swords and strength', () => {
    expect(told({ hand: ['Stilgar', 'Dagger'], troops: 2, council: true })).toEqual([
      '4 Persuasion, 4 swords. Strength: 8.',
    ]);
    expect(told({ hand: ['Dagger'] })).toEqual([
      '0 Persuasion, 1 sword. Without troops in the Conflict swords do not count.',
    ]);
  });

  test('names what is still open and what will not hold', () => {
    expect(told({ hand: ['Spice Hunter', 'Bene Gesserit Sister'] })?.slice(1)).toEqual([
      'if you have another Fremen card in play: gain 1 spice Not so.',
      'gain 2 Persuasion — or gain 2 swords',
    ]);
    expect(told({ hand: ['Spice Hunter', 'Stilgar'] })?.[1]).toBe(
      'if you have another Fremen card in play: gain 1 spice',
    );
  });

  test('changes nothing and is about the own turn only', () => {
    const run = at({ hand: ['Spice Hunter'] });
    const before = JSON.stringify(run.state);
    expect(dune.preview?.(run, 1, { do: 'reveal' })).toEqual([]);
    expect(dune.preview?.(run, 0, { do: 'done' })).toEqual([]);
    dune.preview?.(run, 0, { do: 'reveal' });
    expect(JSON.stringify(run.state)).toBe(before);
  });
});
