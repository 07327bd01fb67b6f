/** The plan of the house holds: packages know those below them, say what they need, and no files need each other. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cyclesIn, isShipped, type Package, packageOf, readHouse, root } from '../imports.ts';

const house = readHouse();
const { packages, files } = house;

/**
 * Which packages each may know. A game's room is known to the registry and to the table in the browser, and to tests,
 * so that a new game is one folder and one line.
 */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  speech: [],
  kernel: ['speech'],
  room: ['kernel', 'speech'],
  games: ['kernel', 'speech', 'room'],
  bots: ['kernel', 'speech'],
  protocol: ['kernel', 'speech'],
  server: ['kernel', 'speech', 'games', 'bots', 'protocol'],
  bench: ['kernel', 'speech', 'games', 'bots', 'protocol'],
  cli: ['kernel', 'speech', 'games', 'bots', 'bench', 'server'],
  web: ['kernel', 'speech', 'protocol', 'room', 'bots'],
};

/** The table that needs no server: there, in a worker, games are run. */
const isRun = (file: string): boolean => /^web\/src\/\w+\/worker\//.test(file);

const placeOf = ({ folder }: Package): string => (folder.startsWith('games/') ? 'room' : folder);

const isKnown = (own: Package, known: readonly string[], to: Package): boolean =>
  to === own || known.includes(placeOf(to));

const filesOf = (own: Package): string[] =>
  [...files.keys()].filter((file) => packageOf(file, packages) === own);

describe.each(packages)('$folder', (own) => {
  test('knows only the packages below it', () => {
    const strangers = filesOf(own).flatMap((file) => {
      const known = [
        ...mayKnow[isRun(file) ? 'server' : placeOf(own)],
        ...(isShipped(file) ? [] : ['room', 'games']),
      ];
      return (files.get(file) ?? [])
        .filter(({ file: to }) => to !== null && !isKnown(own, known, packageOf(to, packages)))
        .map(({ wanted }) => `${file} imports ${wanted}`);
    });
    expect(strangers).toEqual([]);
  });

  test('enters others by what they export', () => {
    // The rooms lie in the registry's own folder.
    const paths = filesOf(own).flatMap((file) =>
      (files.get(file) ?? [])
        .filter(
          ({ file: to, wanted }) => to?.startsWith(`${own.folder}/`) === false && wanted.startsWith('.'),
        )
        .map(({ wanted }) => `${file} imports ${wanted}`),
    );
    expect(paths).toEqual([]);
  });

  test('declares what it imports', () => {
    const undeclared = filesOf(own).flatMap((file) => {
      const declared = [own.name, ...own.dependencies];
      if (!isShipped(file)) declared.push(...own.devDependencies, ...tools);
      return (files.get(file) ?? [])
        .map(({ wanted }) => packageNamed(wanted))
        .filter((name) => name !== null && !declared.includes(name))
        .map((name) => `${file} imports ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  test('imports what it declares', () => {
    const written = globSync('**/*.{ts,tsx,mjs,css}', {
      cwd: join(root, own.folder),
      exclude: ['**/node_modules/**'],
    })
      .map((path) => readFileSync(join(root, own.folder, path), 'utf8'))
      .join('\n');
    const declared = [...own.dependencies, ...own.devDependencies];
    expect(declared.filter((name) => !new RegExp(`['"]${name}['"/]`).test(written))).toEqual([]);
  });
});

test('the table in the browser loads how games look and speak, never how they are played', () => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const one of files.get(file) ?? []) if (one.file !== null && !one.typesOnly) load(one.file);
  };
  for (const file of files.keys())
    if (file.startsWith('web/src/') && isShipped(file) && !isRun(file)) load(file);
  const rules =
    /^games\/\w+\/(index\.ts|flow\/|begin\.ts|knowledge\.ts|bot\/|scenario\/)|^kernel\/src\/(run|match|flow)\.ts/;
  expect([...loaded].filter((file) => rules.test(file))).toEqual([]);
});

describe('files that need each other to be loaded', () => {
  const asks = (file: string, how = {}) => ({ wanted: file, file, typesOnly: false, later: false, ...how });

  test('are found, however long the way round', () => {
    const round = new Map([
      ['a', [asks('b')]],
      ['b', [asks('c'), asks('d')]],
      ['c', [asks('a')]],
      ['d', []],
    ]);
    expect(cyclesIn({ packages, files: round })).toEqual([['a', 'b', 'c']]);
  });

  test('are not those that share types, or load each other when the time comes', () => {
    const apart = new Map([
      ['a', [asks('b')]],
      ['b', [asks('a', { typesOnly: true }), asks('c')]],
      ['c', [asks('b', { later: true })]],
    ]);
    expect(cyclesIn({ packages, files: apart })).toEqual([]);
  });

  test('do not exist in the house', () => {
    expect(cyclesIn(house)).toEqual([]);
  });
});

/** What every package may test with: declared once for the whole house. */
const tools = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies);

/** The package that an import names; null for files and for what Node brings. */
function packageNamed(wanted: string): string | null {
  if (wanted.startsWith('.') || wanted.startsWith('/') || wanted.startsWith('node:')) return null;
  return wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');
}
