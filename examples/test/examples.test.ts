/** The packages as others install them, and the examples that use them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readApi, untold } from '../../scripts/api.ts';
import { installed } from './installed.ts';

let folder = '';
beforeAll(async () => {
  folder = await installed();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The Node of the house, and the machine's own, which may be as old as we promise. */
const own = process.env.npm_node_execpath;
const nodes = [process.execPath, ...(own && own !== process.execPath && existsSync(own) ? [own] : [])];

const run = (node: string, args: readonly string[], input = ''): string =>
  execFileSync(node, args, { cwd: folder, encoding: 'utf8', input });

describe.each(nodes.map((node) => [execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), node]))(
  'on Node %s',
  (_, node) => {
    test.each(['heroes', 'berserk', 'valhalla', 'dune', 'skerries'])('%s is played to its end', (game) => {
      const lines = run(node, ['play.mjs', game]).trim().split('\n');
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.at(-1)).toMatch(/^Won by Player [12]( and Player 2)?\.$/);
    });

    test('a bot of one’s own meets ours', () => {
      expect(run(node, ['own-bot.mjs', 'heroes', '3'])).toMatch(
        /^own won [4-6] of 6 \(95 of 100 times between \d+ % and \d+ %\)\n$/,
      );
    });

    test('games become a table for statistics', () => {
      const [head, ...rows] = run(node, ['games-to-csv.mjs', 'valhalla', '20']).trim().split('\n');
      expect(head).toBe('seed,decisions,winners,rule,scores');
      expect(rows).toHaveLength(20);
      for (const row of rows) expect(row).toMatch(/^\d+,\d+,[01 ]+,V-[\d.]+,\d+ \d+$/);
    });

    test('the game of the tutorial is played to its end', () => {
      expect(run(node, ['fifth-game/play.mjs'])).toMatch(/Victory: (Ann|Bob)\n$/);
    });

    test('a bot for a chat plays and explains', () => {
      const said = [
        'bob: hello',
        'ann: !1',
        'ann: !new chess',
        'ann: !new heroes',
        'ann: !99',
        'ann: !why BH-8.1',
      ];
      const told = run(node, ['text-bot.mjs'], `${said.join('\n')}\n`)
        .trim()
        .split('\n');
      expect(told).toEqual([
        expect.stringMatching(/^@ann Begin with !new/),
        expect.stringMatching(/^@ann There is no chess; there are heroes/),
        expect.stringMatching(/^@ann .+ !1 first a · !2 first b$/),
        expect.stringMatching(/^@ann There is no such answer: .+ \(T-2\)$/),
        expect.stringMatching(/^@ann BH-8\.1: ./),
      ]);
    });
  },
);

test('what is installed is closed: only what is named can be entered', () => {
  const enter = (name: string) =>
    spawnSync(process.execPath, ['--eval', `await import('${name}')`], { cwd: folder, encoding: 'utf8' });
  expect(enter('@vigrid/kernel/interface').status).toBe(0);
  expect(enter('@vigrid/kernel/src/run.js').stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test('every public name says what it is', () => {
  const entries = readApi();
  expect(entries.length).toBeGreaterThan(10);
  expect(untold(entries)).toEqual([]);
});

const python = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!python)('Python plays a whole game of each, where there is a Python', () => {
  const vigrid = fileURLToPath(new URL('../../cli/bin/vigrid.mjs', import.meta.url));
  const args = [join(folder, 'python/random_games.py'), process.execPath, vigrid];
  const played = execFileSync('python3', args, { encoding: 'utf8' }).trim().split('\n');
  expect(played).toEqual(
    ['heroes', 'berserk', 'valhalla', 'dune'].map((game) =>
      expect.stringMatching(`^${game} \\d+ (1 -1|-1 1|0 0)$`),
    ),
  );
});
