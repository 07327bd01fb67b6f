/**
 * A data folder with an empty database in it, for tests: to make one takes the embedded PostgreSQL seconds, to copy one
 * no time. It is made once for each version of PGlite and kept with what is installed.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../src/embedded.ts';

const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url));

export async function freshDataFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), name));
  await layDatabase(folder);
  return folder;
}

/** Lays the empty database in a data folder that has none. */
export async function layDatabase(folder: string): Promise<void> {
  const files = join(folder, 'postgres');
  if (!existsSync(files)) cpSync(await templateFolder(), files, { recursive: true });
}

async function templateFolder(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(installed, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  const cache = join(installed, '.cache/vigrid');
  const template = join(cache, `pglite-${version}`);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'making-'));
  await (await openEmbedded(join(making, 'postgres'))).close();
  try {
    renameSync(join(making, 'postgres'), template);
  } catch (error) {
    // Somebody else was faster.
    if (!existsSync(template)) throw error;
  }
  rmSync(making, { recursive: true, force: true });
  return template;
}
