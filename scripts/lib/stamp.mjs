import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * One hash over the names and contents of files, and of all files below folders. What tools write themselves
 * (node_modules, dist) is left out, as is what does not exist.
 * @param {string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((path) => existsSync(path))) add(path);
  return hash.digest('hex');

  /** @param {string} path */
  function add(path) {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== 'node_modules' && name !== 'dist') add(join(path, name));
      }
    } else {
      const content = readFileSync(path);
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
}

/**
 * Does some work unless it was already done for the same fingerprint. A failure in between leaves no stamp.
 * @param {string} stamp the file that remembers the fingerprint
 * @param {() => string} current
 * @param {() => Promise<void>} work
 */
export async function onceFor(stamp, current, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current()) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current());
}
