import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: outside,
          // Two cores are the least there is; by default one of them would rest.
          maxWorkers: 2,
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
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Each file starts a server of its own and drives a real Chromium (see scripts/lib/chromium.mjs).
        test: {
          name: 'browser',
          include: ['{web,examples}/test/**/*.browser.ts'],
          exclude: outside,
          maxWorkers: 2,
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
