import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';
import {
  type Check,
  checksOf,
  commitmentOf,
  freshLot,
  printOfLot,
  printOfSetup,
  type Receipt,
  seedOf,
} from '../src/fairness.ts';
import { below, type Fair, type GameRecord, loadRecord, saveRecord, seeded } from '../src/index.ts';

const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
const block = (kind: string): string =>
  new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? `no block of ${kind}`;
const vectors = block('json').trim();
const printed = /it prints\n\n```\n([\s\S]*?)```/.exec(page)?.[1] ?? 'nothing';

function recorded(): GameRecord {
  const read = loadRecord(`${vectors}\n\nend 0\n`);
  if ('problem' in read) throw new Error(read.problem.text.en);
  return read.record;
}

test('the stream is that of ChaCha20, as RFC 8439 has it (2.3.2)', () => {
  const key = [
    0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
  ];
  const words = chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]);
  expect(words.map((word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  );
});

test('the test vectors of docs/fairness.md are what the protocol gives', () => {
  const { game, version, setup, fair } = recorded();
  if (!fair) throw new Error('The vectors have no lots.');
  const random = seeded(setup.seed);
  const words = Array.from({ length: 20 }, () => below(random, 2 ** 32));
  const seed = seedOf(fair.secret, fair.lots);
  expect([
    `commitment ${commitmentOf(fair.secret)}`,
    `setup ${printOfSetup(game, version, setup)}`,
    ...fair.lots.map((lot, seat) => `print ${seat} ${lot === null ? '-' : printOfLot(lot)}`),
    `seed ${seed.replace('chacha20:', '')}`,
    `words ${words.slice(12).join(' ')}`,
    '',
  ]).toEqual(printed.split('\n'));
  expect(setup.seed).toBe(seed);
});

const python = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!python)('anybody can recompute them with the lines of Python on the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fair-'));
  try {
    const [script, record] = [join(folder, 'fair.py'), join(folder, 'game.vigrid')];
    writeFileSync(script, block('python'));
    writeFileSync(record, saveRecord(recorded()));
    const { stdout, stderr } = spawnSync('python3', [script, record], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a host that cheats is caught', () => {
  const { game, version } = recorded();
  const options = { decks: [{ cards: { orc: 2, elf: 1 } }, null] };
  const lots = [freshLot(), freshLot(), null];
  const [secret, lot] = [freshLot(), lots[1] ?? ''];
  const prints = lots.map((one) => one && printOfLot(one));
  const honest = (change: Partial<Fair> = {}, over = options): GameRecord => {
    const fair = { secret, prints, lots, ...change };
    return {
      game,
      version,
      setup: { seats: 3, seed: seedOf(fair.secret, fair.lots), options: over },
      clock: null,
      fair,
      entries: [],
    };
  };
  const kept: Receipt = {
    commitment: commitmentOf(secret),
    setup: printOfSetup(game, version, { seats: 3, options }),
    prints,
    seat: 1,
    lot,
    laid: true,
  };
  const broken = (record: GameRecord, receipt = kept): Check['of'][] =>
    checksOf(record, receipt)
      .filter(({ holds }) => holds === false)
      .map(({ of }) => of);

  test('but not one who does not', () => {
    expect(checksOf(honest(), kept).map(({ of, holds }) => [of, holds])).toEqual([
      ['commitment', true],
      ['setup', true],
      ['prints', true],
      ['own', true],
      ['lots', true],
      ['seed', true],
    ]);
  });

  test('with another secret, or a commitment that came late', () => {
    expect(broken(honest({ secret: freshLot() }))).toEqual(['commitment']);
  });

  test('who drops a lot', () => {
    expect(broken(honest({ lots: [lots[0], null, null] }))).toEqual(['own']);
    expect(broken(honest({ lots: [lots[0], null, null], prints: [prints[0], null, null] }))).toEqual([
      'prints',
      'own',
    ]);
  });

  test('who puts a lot of their own in its place', () => {
    const other = freshLot();
    expect(broken(honest({ lots: [lots[0], other, null] }))).toEqual(['own', 'lots']);
    const bound = [prints[0], printOfLot(other), null];
    expect(broken(honest({ lots: [lots[0], other, null], prints: bound }))).toEqual(['prints', 'own']);
  });

  test('whose friend chooses a lot after having seen the others', () => {
    const chosen = freshLot();
    const [, , third] = prints;
    const late = { lots: [chosen, lot, null], prints: [printOfLot(chosen), prints[1], third] };
    expect(broken(honest(late))).toEqual(['prints']);
    expect(broken(honest({ lots: late.lots }))).toEqual(['lots']);
  });

  test('who gives the seats another order', () => {
    expect(broken(honest({ lots: [lots[1], lots[0], null], prints: [prints[1], prints[0], null] }))).toEqual([
      'prints',
      'own',
    ]);
  });

  test('who gives a bot a lot', () => {
    const more = freshLot();
    expect(
      broken(honest({ lots: [lots[0], lot, more], prints: [prints[0], prints[1], printOfLot(more)] })),
    ).toEqual(['prints']);
  });

  test('who turns a deck list round', () => {
    const turned = { decks: [{ cards: { elf: 1, orc: 2 } }, null] };
    expect(broken(honest({}, turned))).toEqual(['setup']);
  });

  test('who plays another seed', () => {
    const record = honest();
    expect(broken({ ...record, setup: { ...record.setup, seed: 'mine' } })).toEqual(['seed']);
  });

  test('who takes the lots out of the record', () => {
    const { fair: _, ...record } = honest();
    expect(broken(record)).toEqual(['commitment']);
    expect(broken(honest({ lots: [], prints: [] }))).toEqual(['prints', 'own', 'lots']);
  });

  test('and nobody is accused for having been away, or told that all is well where nobody gave a lot', () => {
    const away = honest({ lots: [lots[0], null, null] });
    const found = checksOf(away, { ...kept, laid: false });
    expect(found.find(({ of }) => of === 'own')?.holds).toBe(null);
    expect(found.find(({ of }) => of === 'lots')?.text.en).toContain('Not opened in time: seat 2.');
    const alone = honest({ lots: [null, null, null], prints: [null, null, null] });
    expect(checksOf(alone).map(({ of, holds }) => [of, holds])).toEqual([
      ['commitment', null],
      ['lots', null],
      ['seed', true],
    ]);
  });
});

test('a record whose lots can not be read says so', () => {
  const text = saveRecord(recorded()).replace('"lots":["a0', '"lots":["z0');
  expect(loadRecord(text)).toMatchObject({
    problem: { line: 1, text: { en: expect.stringContaining('64 hexadecimal digits') } },
  });
});
