import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const outside = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];

/** Two cores are the least there is, and half of the time a server, a disk or a browser is waited for. */
const maxWorkers = 3;

/** These take longest: begun last, each would be waited for alone. */
const long =
  /(suite|positions|exhaust|puzzles|examples|frozen)\.test|(axe|offline|connection|people|plain)\.browser/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: outside,
          maxWorkers,
          // The embedded PostgreSQL runs for moments: the quickly made code does.
          execArgv: ['--liftoff-only'],
          // A busy machine may be slow; no test is about how long it takes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // What is stored, over the PostgreSQL that VIGRID_TEST_POSTGRES names (see scripts/lib/postgres.mjs).
        test: {
          name: 'postgres',
          include: [
            'server/test/{storage,snapshots,account,play,seats,away,ratings,tournaments,lots,decks,versions,hostile}.test.ts',
            '{server,cli}/test/*.postgres.ts',
          ],
          maxWorkers,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Most files visit one server; each drives a real Chromium of its own (see scripts/lib/chromium.mjs).
        test: {
          name: 'browser',
          include: ['{web,examples}/test/**/*.browser.ts'],
          globalSetup: 'web/test/common.ts',
          exclude: outside,
          maxWorkers,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // Chromium itself stalls now and then; a fault of ours fails twice, and a second try is told (retry x1).
          retry: 1,
        },
      },
    ],
  },
});
