import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Problem } from './run.mjs';

/** Chromium without its windows: a page costs it half of what it costs the whole browser. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: the one named in the environment, or Debian's headless shell, which is installed
 * where that takes no questions, or any Chromium that is on the machine.
 * @returns {Promise<string>} its full path
 */
export async function chromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!works(named)) throw new Problem(`CHROMIUM is set to ${named}, which is not a Chromium that starts.`);
    return named;
  }
  if (!find([shell])) await installFromDebian(shell, 'Chromium');
  const found = find([shell, ...whole]);
  if (found) return found;
  throw new Problem(
    `The browser tests need Chromium: install it (on Debian: apt-get install ${shell}), or set CHROMIUM to the path of one.`,
  );
}

/** @param {string[]} names */
function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path) && works(path));
}

/**
 * Whether it starts. Being there is not enough: Ubuntu's is a stand-in that tells to install another.
 * @param {string} command
 */
function works(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
