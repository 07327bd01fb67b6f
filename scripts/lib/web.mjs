import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { Problem, root } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

/** What the table in the browser is built from. */
const sources = ['package-lock.json', 'web', 'kernel', 'games'].map((path) => join(root, path));

/** Builds the table in the browser; quick when nothing it is built from has changed. */
export async function buildWeb() {
  const stamp = join(root, 'node_modules/.vigrid/web-built');
  if (!existsSync(join(root, 'web/dist/index.html'))) rmSync(stamp, { force: true });
  await onceFor(
    stamp,
    () => fingerprint(sources),
    async () => {
      console.log('Building the table …');
      const code = await npm('run', '--silent', 'build', '--workspace=@vigrid/web');
      if (code !== 0) throw new Problem('The table could not be built; see the message above.');
    },
  );
}
