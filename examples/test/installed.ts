/** An empty project with our packages in it, as somebody else would have it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages, packPackages } from '../../scripts/build.ts';

const examples = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the new project, with the examples beside its packages. */
export async function installed(): Promise<string> {
  await buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'vigrid-examples-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packPackages()];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm install of the packages failed: ${stderr}`);
  cpSync(examples, folder, { recursive: true, filter: (path) => !path.includes(`${examples}test`) });
  return folder;
}
