import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/**
 * Installs one of Debian's packages where that takes no questions: as root, with apt-get there.
 * @param {string} name
 * @param {string} called what it is called in a sentence
 */
export async function installFromDebian(name, called) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return;
  console.log(`Installing ${called} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
}
