import { heroes } from '@vigrid/heroes';
import { describe, expect, test } from 'vitest';
import { Tables } from '../src/env/tables.ts';
import { vigrid } from './vigrid.ts';

/** Replies to requests, in order. */
function ask(tables: Tables, ...requests: object[]): Record<string, unknown>[] {
  return requests.map((request) => Object(tables.reply(JSON.stringify(request))));
}

const begun = (): Tables => {
  const tables = new Tables(heroes);
  ask(tables, { do: 'reset', seed: 'one', hears: 0 });
  return tables;
};

describe('vigrid env', () => {
  test('plays games of many tables to their end by numbers alone', () => {
    const tables = new Tables(heroes);
    const ends = [0, 1].map((table) => {
      let [at] = ask(tables, { do: 'reset', table, seed: `game ${table}` });
      while (at.result === null) {
        const [seat] = at.awaited as number[];
        const [legal] = at.answers as number[];
        [at] = ask(tables, { do: 'step', table, seat, answer: legal - 1 });
      }
      return at;
    });
    for (const end of ends) expect([...(end.rewards as number[])].sort()).toEqual([-1, 1]);
  });

  test('lists the legal answers with their meaning', () => {
    const tables = begun();
    const [{ awaited }] = ask(tables, { do: 'status' });
    const [seat] = awaited as number[];
    expect(ask(tables, { do: 'legal', seat })).toEqual([
      {
        answers: 2,
        legal: [
          { answer: 0, value: { do: 'first', seat }, line: `first ${'ab'[seat]}` },
          { answer: 1, value: { do: 'first', seat: 1 - seat }, line: `first ${'ab'[1 - seat]}` },
        ],
      },
    ]);
    expect(ask(tables, { do: 'legal', seat, from: 1, most: 1 })).toMatchObject([{ legal: [{ answer: 1 }] }]);
  });

  test('saves, loads, copies; a copy goes its own way', () => {
    const tables = begun();
    const [{ awaited }] = ask(tables, { do: 'status' });
    const [seat] = awaited as number[];
    const [, , { record }] = ask(
      tables,
      { do: 'copy', to: 3 },
      { do: 'step', seat, answer: 0 },
      { do: 'save' },
      { do: 'load', table: 4, record: '' },
    );
    const [loaded, here, copy] = ask(
      tables,
      { do: 'load', table: 4, record },
      { do: 'observe', seat: 0 },
      { do: 'status', table: 3 },
    );
    expect(loaded).toMatchObject({ result: null });
    expect(ask(tables, { do: 'observe', table: 4, seat: 0 })).toEqual([here]);
    expect(copy).toMatchObject({ awaited: [seat], answers: [2] });
  });

  test('imagines what the seat can not tell from the truth, alike for the same seed', () => {
    const tables = begun();
    ask(tables, { do: 'imagine', seat: 0, to: 1, seed: 'w' }, { do: 'imagine', seat: 0, to: 2, seed: 'w' });
    const [truth, one] = ask(tables, { do: 'observe', seat: 0 }, { do: 'observe', table: 1, seat: 0 });
    expect(one).toEqual(truth);
    const other = [1, 2].map((table) => ask(tables, { do: 'observe', table, seat: 1 })[0]);
    expect(other[0]).toEqual(other[1]);
  });

  test.each([
    [{ do: 'stp' }, 'Perhaps "step"?'],
    [{ do: 'step', seat: 9, answer: 0 }, 'There is no seat 9: the seats are 0 to 1.'],
    [{ do: 'status', table: 7 }, 'There is no game at table 7'],
    [{ do: 'reset', options: { deks: 1 } }, 'Did you mean "decks"?'],
    [{ do: 'reset', seats: 5 }, 'for 2 to 2 players'],
    [{ do: 'load', record: 'x' }, 'record'],
    [7, 'request'],
  ])('refuses %j with a sentence, and nothing changes', (request, sentence) => {
    const tables = begun();
    const [before] = ask(tables, { do: 'observe', seat: 0 });
    expect(tables.reply(JSON.stringify(request))).toEqual({ error: expect.stringContaining(sentence) });
    expect(ask(tables, { do: 'observe', seat: 0 })).toEqual([before]);
  });

  test('speaks over standard input and output, several requests in a line', async () => {
    const input = '[{"do":"reset","seed":"a"},{"do":"status"}]\n\nnonsense\n';
    const { out, code } = await vigrid(['env', 'heroes'], { input });
    const [both, bad] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(both).toHaveLength(2);
    expect(bad).toEqual({ error: expect.stringContaining('This is not JSON') });
    expect(code).toBe(0);
  });
});
