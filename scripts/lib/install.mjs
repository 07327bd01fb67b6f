import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, Problem, root, run } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

const oldestNode = '20.19.0';

/** Brings node_modules in line with the lock file; quick when it already is. */
export async function install() {
  if (!isAtLeast(process.versions.node, oldestNode)) {
    throw new Problem(`Vigrid needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}.`);
  }
  await onceFor(join(root, 'node_modules/.vigrid/installed'), installed, async () => {
    console.log('Installing what Vigrid is made of …');
    const code = await npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    if (code !== 0) throw new Problem('npm install failed; see its message above.');
    // An earlier install without scripts left Node 24 out, and npm does not make up for that by itself.
    if (!existsSync(node)) await npm('rebuild', 'node', '--loglevel=error');
    if (!existsSync(node)) {
      throw new Problem(
        'npm did not set up Node 24: it must be allowed to run install scripts (`npm config set ignore-scripts false`).',
      );
    }
  });
}

/** @param {string[]} args */
export async function npm(...args) {
  try {
    return await run('npm', args);
  } catch {
    throw new Problem('npm was not found: install it (it comes with Node from nodejs.org) and try again.');
  }
}

/** Says which packages, for which kind of machine, node_modules should hold. */
function installed() {
  return `${process.platform} ${process.arch} ${fingerprint([join(root, 'package-lock.json')])}`;
}

/**
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const have = version.split('.').map(Number);
  const want = wanted.split('.').map(Number);
  const differs = want.findIndex((part, i) => have[i] !== part);
  return differs < 0 || Number(have[differs]) > Number(want[differs]);
}
