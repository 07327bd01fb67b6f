/**
 * `npm run bench`: our speed beside the peers' in one run, on one core.
 *
 *     npm run bench -- [--quick] [--games heroes,…] [--json] [--out FILE]
 *
 * Exits with 1 if a figure misses what we hold ourselves to.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds } from '@vigrid/games';
import { type Figure, readFigures } from './figure.ts';
import { installPeers, PEER_SCRIPTS } from './peers.ts';
import { figureTable, verdictTable } from './table.ts';
import { judge, MEASURED } from './targets.ts';

const options = readOptions();
installPeers();
const figures = [
  ...PEER_SCRIPTS.map((script) => [script]),
  ...options.games.map((game) => [join(import.meta.dirname, 'games.ts'), game]),
  ...options.games.map((game) => [join(import.meta.dirname, 'env.ts'), game]),
  ...options.games.map((game) => [join(import.meta.dirname, 'script.ts'), game]),
].flatMap((command) => measure(command));
const verdicts = judge(figures);
const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, one core, Node ${process.versions.node}`;

if (options.json) {
  for (const line of [...figures, ...verdicts]) console.log(JSON.stringify(line));
} else {
  console.log(`${machine}${options.quick ? ', quick: warm-up too short to quote' : ''}\n`);
  console.log(figureTable(figures));
  if (verdicts.length > 0) console.log(`\n${verdictTable(verdicts)}`);
}
if (options.out) {
  const date = new Date().toISOString();
  writeFileSync(options.out, `${JSON.stringify({ machine, date, figures, verdicts }, null, 2)}\n`);
}
const missed = verdicts.filter((verdict) => verdict.reached === 'missed');
if (missed.length > 0) console.error(`\n${missed.length} of ${verdicts.length} targets missed.`);
process.exitCode = missed.length > 0 ? 1 : 0;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        games: { type: 'string', default: MEASURED.join(',') },
        out: { type: 'string' },
      },
    });
    const games = values.games.split(',').filter((name) => name !== '');
    const unknown = games.find((name) => !gameIds.includes(name));
    if (unknown !== undefined) {
      throw new Error(`There is no game "${unknown}" to measure; there are: ${gameIds.join(', ')}.`);
    }
    return { ...values, games };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run bench -- [--quick] [--games a,b] [--json] [--out FILE]');
    process.exit(2);
  }
}

/** Runs one benchmark in a process of its own, kept to one core where the system lets us. */
function measure(command: readonly string[]): Figure[] {
  console.error(`Measuring ${command.map((part) => part.split(/[\\/]/).at(-1)).join(' ')} …`);
  const own = [process.execPath, ...command, ...(options.quick ? ['--quick'] : [])];
  const [file = '', ...args] =
    spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0', ...own] : own;
  const { status, stdout, error } = spawnSync(file, args, {
    // In production mode the peers leave out checks that are for their developers.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${own.join(' ')} ended with status ${status}.`, { cause: error });
  return readFigures(stdout);
}
