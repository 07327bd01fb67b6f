/** The open engines beside which ours is measured. They are installed when first needed, into a folder of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'peers');

/** The scripts that measure one peer each. */
export const PEER_SCRIPTS = [join(FOLDER, 'pokemon.mjs'), join(FOLDER, 'boardgame.mjs')];

/** Installs the peers in the versions we compare with, unless they are there. */
export function installPeers(): void {
  const missing = Object.entries(dependencies()).filter(([name, version]) => installed(name) !== version);
  if (missing.length === 0) return;
  console.error(`Installing ${missing.map(([name, version]) => `${name} ${version}`).join(', ')} …`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: FOLDER,
    // npm's remarks are for people; standard output is for figures.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      'The peers could not be installed. The first run needs npm and a network; see what npm said above.',
    );
  }
}

function dependencies(): Record<string, string> {
  const { dependencies } = readJson(join(FOLDER, 'package.json'));
  if (typeof dependencies !== 'object' || dependencies === null)
    throw new Error('bench/peers names no peers.');
  return Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, String(version)]));
}

function installed(name: string): unknown {
  const file = join(FOLDER, 'node_modules', name, 'package.json');
  return existsSync(file) ? readJson(file).version : undefined;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
