/** Plays the laws of every game for long: `npm run soak [-- RUNS]`, twenty times the usual number of games by default. */
import { spawnSync } from 'node:child_process';

const runs = process.argv[2] ?? '20';
const seed = process.argv[3] ?? String(Date.now() % 1_000_000);
process.stdout.write(`Searching with VIGRID_RUNS=${runs} VIGRID_SEED=${seed}\n`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'kernel', 'games'], {
  stdio: 'inherit',
  env: { ...process.env, VIGRID_RUNS: runs, VIGRID_SEED: seed },
});
process.exitCode = status ?? 1;
