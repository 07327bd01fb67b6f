/**
 * `npm run build`: the packages that others install, as plain JavaScript with declarations, in `dist/`.
 * `npm run build -- --pack` makes a tarball of each beside them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root, run } from './lib/run.mjs';
import { fingerprint, onceFor } from './lib/stamp.mjs';

/** The packages that are public, those below first. */
export const published = ['speech', 'kernel', 'games', 'bots'];

const dist = join(root, 'dist');

/** What a package says of itself, so far as it is needed here. */
interface Manifest {
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Builds the packages; quick when nothing they are built from has changed. */
export async function buildPackages(): Promise<void> {
  const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.ts', ...published];
  await onceFor(
    join(dist, '.built'),
    () => fingerprint(sources.map((path) => join(root, path))),
    async () => {
      rmSync(dist, { recursive: true, force: true });
      await compile();
      for (const folder of published) furnish(folder);
    },
  );
}

/** Makes a tarball of each package; gives their paths. */
export function packPackages(): string[] {
  return published.map((folder) => {
    const args = ['pack', '--silent', '--pack-destination', dist];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: join(dist, folder), encoding: 'utf8' });
    if (status !== 0) throw new Problem(`npm pack failed for ${folder}: ${stderr}`);
    return join(dist, stdout.trim());
  });
}

/** Every file that the public entries lead to, and no other: tests and tools stay behind. */
async function compile(): Promise<void> {
  const project = join(dist, 'tsconfig.json');
  const compilerOptions = {
    // Node 20 and the browsers of today run it as it is.
    target: 'es2022',
    lib: ['es2023'],
    rootDir: root,
    outDir: dist,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    allowJs: false,
    checkJs: false,
    // A file that is first met through node_modules counts as somebody else's and is not written.
    paths: Object.fromEntries(published.flatMap(pathsOf)),
  };
  const files = published.flatMap((folder) =>
    Object.values(entriesOf(folder)).flatMap((file) => globSync(join(root, folder, file))),
  );
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include: [] }),
  );
  const code = await run('tsc', ['--project', project]);
  rmSync(project);
  if (code !== 0) throw new Problem('The packages could not be built; see the messages above.');
}

/** Where each entry of a package lies in this checkout. */
const pathsOf = (folder: string): [string, string[]][] =>
  Object.entries(entriesOf(folder)).map(([entry, file]) => [
    join(`@vigrid/${folder}`, entry),
    [join(root, folder, file)],
  ]);

/** What a package is made whole with: what it says of itself, its readme, the licence. */
function furnish(folder: string): void {
  const { private: _, devDependencies: __, ...manifest } = manifestOf(folder);
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exported = Object.entries(entriesOf(folder)).map(([name, file]) => {
    const built = file.replace(/\.ts$/, '');
    return [name, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  const dependencies = Object.fromEntries(
    Object.entries(dependenciesOf(folder)).map(([name, wanted]) => [
      name,
      name.startsWith('@vigrid/') ? version : wanted,
    ]),
  );
  const whole = {
    ...manifest,
    version,
    license,
    engines,
    exports: Object.fromEntries(exported),
    dependencies,
  };
  writeFileSync(join(dist, folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  cpSync(join(root, folder, 'README.md'), join(dist, folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(dist, folder, 'LICENSE'));
}

/** How a package is entered; the tools of the house are not for others. */
const entriesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifestOf(folder).exports).filter(([, file]) => !file.startsWith('./scripts/')),
  );

/** What a package needs, with the rooms that lie in it. */
function dependenciesOf(folder: string): Record<string, string> {
  const rooms = globSync(`${folder}/*/package.json`, { cwd: root }).map((path) =>
    path.replace(/\/[^/]*$/, ''),
  );
  return Object.assign({}, ...[folder, ...rooms].map((one) => manifestOf(one).dependencies ?? {}));
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

if (import.meta.main) {
  try {
    await buildPackages();
    const made = process.argv.includes('--pack')
      ? packPackages()
      : published.map((folder) => join(dist, folder));
    console.log(made.join('\n'));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
