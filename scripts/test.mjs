// `npm test`: everything that must hold, on a machine with nothing but Node and npm; the last line is the tally.
// `npm test -- --only STAGE [FILTER…]` runs one stage, and of its tests only the files that match a filter.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { postgres as startPostgres } from './lib/postgres.mjs';
import { node, Problem, root, run } from './lib/run.mjs';
import { tally } from './lib/tally.mjs';
import { buildWeb } from './lib/web.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

/** @type {Record<string, (filters: string[]) => Promise<Tally>>} */
const stages = { types, lint, unit, postgres, browser };

const total = { passed: 0, failed: 0 };
try {
  const { wanted, filters } = readArguments();
  await install();
  // Looked for first, so that a missing browser is not found out after minutes of other tests.
  if (wanted.includes(browser)) process.env.VIGRID_CHROMIUM = await chromium();
  for (const stage of wanted) {
    console.log(`\n── ${stage.name} ──`);
    const start = Date.now();
    const { passed, failed } = await stage(filters);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`── ${stage.name}: ${passed} passed, ${failed} failed in ${seconds} s ──`);
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function readArguments() {
  const usage = `npm test takes nothing, or --only and one of ${Object.keys(stages).join(', ')}, then parts of test files' names.`;
  try {
    const options = /** @type {const} */ ({ only: { type: 'string' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const wanted = values.only === undefined ? Object.values(stages) : [stages[values.only]];
    const filtersAll = values.only === undefined && positionals.length > 0;
    if (wanted[0] && !filtersAll) return { wanted, filters: positionals };
  } catch {
    // The usage says it better.
  }
  throw new Problem(usage);
}

async function types() {
  // The table in the browser has other globals and module rules than the rest.
  const rest = await run('tsc', ['--project', '.']);
  const web = await run('tsc', ['--project', 'web']);
  return asOne(rest === 0 && web === 0);
}

async function lint() {
  return asOne((await run('biome', ['check', '--error-on-warnings'])) === 0);
}

/** @param {string[]} filters */
function unit(filters) {
  return vitest('unit', filters);
}

/**
 * The server's own tests once more, over a real PostgreSQL.
 * @param {string[]} filters
 */
async function postgres(filters) {
  const started = await startPostgres();
  if (!started) {
    console.log('There is no PostgreSQL here and none could be installed: only the embedded one was tested.');
    return { passed: 0, failed: 0 };
  }
  process.env.VIGRID_TEST_POSTGRES = started.url;
  try {
    return await vitest('postgres', filters);
  } finally {
    delete process.env.VIGRID_TEST_POSTGRES;
    started.stop();
  }
}

/** @param {string[]} filters */
async function browser(filters) {
  try {
    await buildWeb();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return asOne(false);
  }
  const { passed, failed } = await vitest('browser', filters);
  return { passed: passed + 1, failed };
}

/**
 * @param {string} project
 * @param {string[]} filters
 */
async function vitest(project, filters) {
  const folder = mkdtempSync(join(tmpdir(), 'vigrid-test-'));
  const file = join(folder, 'report.json');
  const script = join(root, 'node_modules/vitest/vitest.mjs');
  const how = ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(node, [script, 'run', '--project', project, ...how, ...filters]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return tally(report, code);
}

/** @param {boolean} ok */
function asOne(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
