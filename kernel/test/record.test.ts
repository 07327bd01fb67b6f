import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entry, type GameRecord, loadRecord, openMatch, RecordError, saveRecord } from '../src/index.ts';
import { tiny, tinySetup } from './tiny/index.ts';

const controls = [
  'concede',
  'offer',
  'pause',
  'resume',
  'accept',
  'decline',
  'undo',
  'undoTurn',
  'flag',
  'absent',
] as const;

/** Entries as they may come: some with a time, which never goes back, some without. */
const entries: fc.Arbitrary<Entry[]> = fc
  .array(
    fc.record({
      seat: fc.nat(5),
      what: fc.oneof(fc.nat(30), fc.maxSafeNat(), fc.constantFrom(...controls)),
      wait: fc.option(fc.nat({ max: 999_999_999 })),
    }),
  )
  .map((drawn) => {
    let now = 0;
    return drawn.map(({ seat, what, wait }) => {
      now += wait ?? 0;
      const at = wait === null ? {} : { at: now };
      return typeof what === 'number' ? { seat, answer: what, ...at } : { seat, control: what, ...at };
    });
  });

const records: fc.Arbitrary<GameRecord> = fc.record({
  game: fc.string(),
  version: fc.nat(),
  setup: fc.record({ seats: fc.nat(6), seed: fc.string(), options: fc.jsonValue() }),
  clock: fc.option(fc.record({ base: fc.nat(), increment: fc.nat() })),
  entries,
});

const good = (played: Entry[] = [{ seat: 0, answer: 1 }]): GameRecord => ({
  game: 'tiny',
  version: 1,
  setup: tinySetup(),
  clock: null,
  entries: played,
});

describe('a record', () => {
  test('is the same after saving and loading', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(loadRecord(saveRecord(record))).toEqual({ record: JSON.parse(JSON.stringify(record)) });
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('cut off anywhere is not taken for whole', () => {
    fc.assert(
      fc.property(records, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (record, part) => {
        const text = saveRecord(record);
        // The last line may do without its end.
        const read = loadRecord(text.slice(0, Math.floor(part * (text.length - 1))));
        expect('problem' in read && read.problem.text.en).toMatch(/\.$/);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test('names a seat only where it changes and takes three characters for a decision', () => {
    const played = Array.from({ length: 300 }, (_, i) => ({ seat: i < 150 ? 0 : 1, answer: i % 90 }));
    expect(saveRecord(good(played)).length).toBeLessThan(300 * 3 + 150);
  });

  const [head = ''] = saveRecord(good()).split('\n');
  test.each([
    ['an empty file', '', 1, 'no record of a Vigrid game'],
    ['a file that is not JSON', 'a3 b4\n', 1, 'no record of a Vigrid game'],
    ['JSON of something else', '{"name":"x"}\n\nend 0\n', 1, 'no record of a Vigrid game'],
    ['a newer format', `${head.replace('"vigrid":1', '"vigrid":2')}\n\nend 0\n`, 1, 'no record'],
    ['a record without a seed', `${head.replace('"seed":"one",', '')}\n\nend 0\n`, 1, 'no record'],
    ['a word that is no decision', `${head}\na3 x\nend 2\n`, 2, 'Decision 2 can not be read: "x"'],
    ['an unknown control', `${head}\na!fly\nend 1\n`, 2, 'Decision 1 can not be read: "a!fly"'],
    ['a first decision of nobody', `${head}\n3\nend 1\n`, 2, 'Decision 1 can not be read: "3"'],
    ['a negative answer', `${head}\na-3\nend 1\n`, 2, 'Decision 1 can not be read: "a-3"'],
    ['a record without an end', `${head}\na3\n`, 3, 'cut short'],
    ['a record with decisions missing', `${head}\na3\nend 2\n`, 3, 'promises 2 decisions and has 1'],
    ['a record with more behind it', `${head}\na3\nend 1\na4\n`, 4, 'more lines after the end'],
  ])('%s gets its sentence', (_what, text, line, sentence) => {
    const read = loadRecord(text);
    if (!('problem' in read)) throw new Error('The record was taken.');
    expect(read.problem.line).toBe(line);
    expect(read.problem.text.en).toContain(sentence);
    expect(read.problem.text.ru).toMatch(/^[А-ЯЁ].*\.$/);
  });
});

describe('a record that can be read but not played', () => {
  test.each<[string, GameRecord, string]>([
    ['of another game', { ...good(), game: 'chess' }, 'The record is of "chess", not of "tiny".'],
    ['of another version', { ...good(), version: 7 }, 'made by version 7 of the game; this is 1.'],
    [
      'with options that the game does not know',
      { ...good(), setup: { ...tinySetup(), options: { rounds: 9 } } },
      'The setup can not be played: "Rounds" (rounds) is a whole number from 1 to 3, not 9.',
    ],
    ['for too many seats', { ...good(), setup: tinySetup(9) }, 'for 2 to 4 players; the record has 9.'],
    ['for half a seat', { ...good(), setup: tinySetup(2.5) }, 'for 2 to 4 players; the record has 2.5.'],
    [
      'with an answer that is none',
      good([{ seat: 0, answer: 77 }]),
      'Decision 1 of the record is not legal:',
    ],
    [
      'with an answer of somebody who is not asked',
      good([
        { seat: 0, answer: 0 },
        { seat: 0, answer: 0 },
      ]),
      'Decision 2 of the record is not legal: It is not your decision now.',
    ],
  ])('%s says so', (_what, record, sentence) => {
    expect(() => openMatch(tiny, record)).toThrow(RecordError);
    expect(() => openMatch(tiny, record)).toThrow(sentence);
  });
});
