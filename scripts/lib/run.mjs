import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const bin = join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...options.env };
  // On Windows npm is a script, and only a shell starts scripts.
  const shell = process.platform === 'win32' && command === 'npm';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env,
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => reject(new Problem(`${command} could not be started: ${error.message}.`)));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
