/**
 * `npm run freeze -- GAME`: keeps the engine of a game as it is now, in one file of plain JavaScript, so that games begun
 * under this version can be played to their end after the next one has come. Run it before the version is raised.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@vigrid/kernel';
import { build } from 'rolldown';
import { frozenFolder } from '../frozen.ts';
import { gameIds, gameOf } from '../index.ts';

/** Writes the engine to a folder, and gives the file's path. */
export async function freeze(id: string, folder = fileURLToPath(frozenFolder(id))): Promise<string> {
  const engine = await gameOf(id);
  if (!engine) throw new Error(`There is no game "${id}" to freeze; there are: ${gameIds.join(', ')}.`);
  const { version } = engine.game;
  const room = fileURLToPath(new URL('.', engine.module));
  const drawn = existsSync(`${room}table/terminal.ts`);
  const entry = `
    import game from '${room}index.ts';
    ${drawn ? `import * as table from '${room}table/terminal.ts'` : `import { plainTerminal } from '@vigrid/kernel/terminal'`};
    export default game;
    export const terminal = ${drawn ? 'table' : 'plainTerminal(game)'};
    export const contract = ${contract};`;
  const { output } = await build({
    input: 'engine',
    platform: 'node',
    write: false,
    plugins: [
      {
        name: 'engine',
        resolveId: (name) => (name === 'engine' ? name : undefined),
        load: (name) => (name === 'engine' ? entry : undefined),
      },
    ],
    output: { format: 'esm', minify: true, codeSplitting: false },
  });
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${version}.js`);
  await writeFile(file, `// ${id}, version ${version}, as it was: docs/versions.md.\n${output[0].code}`);
  return file;
}

if (import.meta.main) {
  try {
    const file = await freeze(process.argv[2] ?? '');
    console.log(
      `${relative(process.cwd(), file)} plays the records of this version. Now the version may be raised.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
