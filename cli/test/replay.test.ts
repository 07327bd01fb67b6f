import { bots } from '@vigrid/bots';
import { heroes } from '@vigrid/heroes';
import {
  answer,
  awaited,
  type Entry,
  fingerprint,
  type GameRecord,
  saveRecord,
  seeded,
  start,
} from '@vigrid/kernel';
import { commitmentOf, printOfLot, seedOf } from '@vigrid/kernel/fairness';
import { playScenario, readScenario, runScenario } from '@vigrid/kernel/scenario';
import { beforeAll, describe, expect, test } from 'vitest';
import { roomOf } from '../src/games.ts';
import { complains, fileWith, jsonLines, vigrid } from './vigrid.ts';

const setup = { seats: 2, seed: 'replayed', options: { decks: ['furgot', 'snirk'] } };
const run = start(heroes, setup);
const record: GameRecord = { game: 'heroes', version: heroes.version, setup, clock: null, entries: played() };

/** A whole game of random decisions. */
function played(): Entry[] {
  const entries: Entry[] = [];
  const random = seeded('players');
  for (let [seat] = awaited(run); seat !== undefined; [seat] = awaited(run)) {
    const n = bots.random.choose(run, seat, random);
    entries.push({ seat, answer: n });
    answer(run, seat, n);
  }
  return entries;
}

describe('vigrid replay', () => {
  let file: string;
  beforeAll(() => {
    file = fileWith('game.vigrid', saveRecord(record));
  });

  test('prints the log to its end', async () => {
    const { code, out } = await vigrid(['replay', file]);
    const lines = out.trim().split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^0 {2}Player [12] decides who goes first\. BH-6\.2$/);
    expect(lines.at(-1)).toMatch(new RegExp(`^ *${record.entries.length}  Player [12] wins\\. BH-`));
  });

  test('--verify gives the fingerprint of the last position', async () => {
    expect(jsonLines(await vigrid(['replay', file, '--verify', '--json']))).toEqual([
      {
        file,
        game: 'heroes',
        ok: true,
        decisions: record.entries.length,
        result: run.state.result,
        fingerprint: fingerprint(run.state),
        checks: [
          expect.objectContaining({ of: 'commitment', holds: null }),
          expect.objectContaining({ of: 'lots', holds: null }),
        ],
      },
    ]);
  });

  describe('of a game whose seed was drawn by lot', () => {
    const [secret, lot] = ['5e'.repeat(32), '10'.repeat(32)];
    const fair = { secret, prints: [printOfLot(lot), null], lots: [lot, null] };
    const drawn: GameRecord = {
      game: 'heroes',
      version: heroes.version,
      setup: { ...setup, seed: seedOf(secret, fair.lots) },
      clock: null,
      fair,
      entries: [],
    };
    const commitment = commitmentOf(secret);
    const verify = (given: GameRecord, ...more: string[]) =>
      vigrid(['replay', fileWith('drawn.vigrid', saveRecord(given)), '--verify', ...more]);

    test('--verify tells step by step what was checked', async () => {
      const { code, out } = await verify(drawn, '--commitment', commitment, '--lot', lot);
      expect(code).toBe(0);
      expect(out.split('\n').slice(0, 4)).toEqual([
        '✓ The secret of the server is the one it was bound to before the game.',
        '✓ Your own lot is part of the seed.',
        '✓ The lots (1) fit their prints.',
        '✓ The seed of the game follows from the secret and the lots.',
      ]);
      expect(out).toContain('the record plays out, 0 decisions');
    });

    test('--verify fails in words where the host was bound to something else', async () => {
      const { code, out } = await verify(drawn, '--commitment', '00'.repeat(32));
      expect(code).toBe(1);
      expect(out).toContain('✗ The server was bound to another secret: before the game it showed 0000');
      expect(out).toContain('This game is not the one that was agreed on before');
    });

    test('--verify fails in words where the seed was chosen, or a lot was left out', async () => {
      const chosen = { ...drawn, setup: { ...drawn.setup, seed: 'mine' } };
      const [seed, left] = await Promise.all([
        verify(chosen, '--commitment', commitment),
        verify(drawn, '--lot', '11'.repeat(32), '--json'),
      ]);
      expect(seed.code).toBe(1);
      expect(seed.out).toMatch(/✗ The seed of the game is another: .* the record has mine\./);
      expect(left.code).toBe(1);
      expect(JSON.parse(left.out)).toMatchObject({
        ok: false,
        checks: expect.arrayContaining([expect.objectContaining({ of: 'own', holds: false })]),
      });
    });

    test('what can not be a commitment is not taken for one', () =>
      complains(
        ['replay', file, '--commitment', 'abc'],
        2,
        '--commitment is 64 hexadecimal digits, not "abc".',
      ));
  });

  test('--at shows the position after so many decisions', async () => {
    const [{ out }, json] = await Promise.all([
      vigrid(['replay', file, '--at', '3']),
      vigrid(['replay', file, '--at', '3', '--json']),
    ]);
    expect(out).toContain('Turn 1 · Player');
    expect(out).toContain('Your turn: what do you do?');
    expect(jsonLines(json)).toEqual([
      expect.objectContaining({
        game: 'heroes',
        at: 3,
        view: expect.objectContaining({ turn: 1, stage: 'main' }),
      }),
    ]);
  });

  test('does not go beyond the end', () =>
    complains(
      ['replay', file, '--at', '100000'],
      2,
      `--at is a whole number from 0 to ${record.entries.length}`,
    ));

  const saved = saveRecord(record);
  const broken: [string, string, string][] = [
    ['a record that is cut short', saved.slice(0, -20), 'The record is cut short'],
    ['one that lacks decisions', saved.replace(/ \d+\nend/, '\nend'), 'The record is incomplete'],
    ['an illegal decision', saveRecord({ ...record, entries: [{ seat: 0, answer: 77 }] }), 'decision 1'],
    ['another version', saveRecord({ ...record, version: 999 }), 'made by version 999 of the game'],
    ['an unknown game', saveRecord({ ...record, game: 'chess' }), 'there is no game "chess" here'],
    ['too many players', saveRecord({ ...record, setup: { ...setup, seats: 7 } }), 'is for 7 players'],
    [
      'a strange set-up',
      saveRecord({ ...record, setup: { ...setup, options: { decks: ['?', 'any'] } } }),
      'no ready deck "?"',
    ],
    ['something else', 'Dear diary,\n', 'This is no record of a Vigrid game'],
  ];
  test.each(broken)('refuses %s with a sentence', (_, text, sentence) =>
    complains(['replay', fileWith('bad.vigrid', text), '--verify'], 1, sentence),
  );

  test('tells a program of a broken record', async () => {
    const bad = fileWith('bad.vigrid', saved.slice(0, -20));
    const ended = await vigrid(['replay', bad, '--verify', '--json']);
    expect(ended.code).toBe(1);
    expect(ended.err).toContain('The record is cut short');
    expect(jsonLines(ended)).toEqual([{ file: bad, ok: false, problem: ended.err.trim() }]);
  });
});

describe('vigrid scenario from', () => {
  test('writes any moment of a record as a scenario that plays from there', async () => {
    const file = fileWith('game.vigrid', saveRecord(record));
    const n = 20;
    const { out } = await vigrid(['scenario', 'from', file, '--at', `${n}`]);
    const { before, play, game } = readScenario(out);
    expect({ before, game }).toEqual({ before: [], game: 'heroes' });
    expect(runScenario(out, { heroes }).failures).toEqual([]);
    const moment = playScenario(readScenario(out.replace(/play:[\s\S]*/, 'play: []')), heroes);
    const then = start(heroes, setup);
    for (const entry of record.entries.slice(0, n))
      if ('answer' in entry) answer(then, entry.seat, entry.answer);
    for (const seat of [null, 0, 1])
      expect(heroes.view(moment.state, seat)).toEqual(heroes.view(then.state, seat));
    expect(moment.asked).toEqual(then.asked);
    expect(play.length).toBeLessThan(record.entries.length - n);
  });

  test('writes a position where the game has words for the moment', async () => {
    const { game: valhalla } = await roomOf('valhalla');
    const of = { seats: 2, seed: 'positions', options: { jarls: 'none', hand: 'plain' } };
    const match = start(valhalla, of);
    const entries: Entry[] = [];
    for (let [q] = match.asked; q.ask !== 'action'; [q] = match.asked) {
      entries.push({ seat: q.seat, answer: 0 });
      answer(match, q.seat, 0);
    }
    const { version } = valhalla;
    const file = fileWith(
      'raid.vigrid',
      saveRecord({ game: 'valhalla', version, setup: of, clock: null, entries }),
    );
    const { out } = await vigrid(['scenario', 'from', file]);
    expect(runScenario(out, { valhalla }).failures).toEqual([]);
    const { before, position, play } = readScenario(out);
    expect({ before, position }).toMatchObject({
      before: [],
      position: { players: 2, a: { shields: 4 } },
    });
    expect(play).toHaveLength(1);
  });

  test('says so when there are not so many decisions', async () => {
    const file = fileWith('game.vigrid', saveRecord(record));
    await complains(['scenario', 'from', file, '--at', '100000'], 2, '--at is a whole number from 0 to');
  });
});

describe('vigrid analyse', () => {
  test('tells of every decision what would have been better, and what everybody lost on average', async () => {
    const file = fileWith('analyse.vigrid', saveRecord({ ...record, entries: record.entries.slice(0, 16) }));
    const lines = jsonLines(await vigrid(['analyse', file, '--playouts', '16', '--json'])).map(Object);
    expect(lines.length).toBeGreaterThan(4);
    for (const { best, given, loss } of lines) {
      expect([typeof best, typeof given]).toEqual(['string', 'string']);
      expect(loss).toBeGreaterThanOrEqual(0);
      if (best === given) expect(loss).toBe(0);
    }
    const { out } = await vigrid(['analyse', file, '--playouts', '16', '--seat', '2']);
    expect(out).toMatch(/Player 2: \d+\.\d of 100 lost a decision on average/);
    expect(out).not.toContain('Player 1: ');
  });
});
