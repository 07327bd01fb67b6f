import { spawn } from 'node:child_process';
import { delimiter, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The Node that everything but these scripts runs on, whatever the machine's own is. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Something that a person has to mend; its message is all they need to read. */
export class Problem extends Error {}

/**
 * Runs a command in the project with its output shown, and gives its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [more] what to add to the environment
 * @returns {Promise<number>}
 */
export function run(command, args, more = {}) {
  const bin = join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more };
  // On Windows npm and the tools it installs are scripts, and only a shell starts scripts.
  const shell = process.platform === 'win32' && !isAbsolute(command);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => reject(new Problem(`${command} could not be started: ${error.message}.`)));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
