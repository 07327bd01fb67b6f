/**
 * Who imports whom: the house's packages, their files and what each file asks for. `npm run cycles` lists the files that
 * need each other when the program runs; the test beside this holds what may know what.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** A package of the house. */
export interface Package {
  readonly name: string;
  /** From the root of the project, with `/`. */
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
}

export interface Import {
  /** What stands in the source. */
  readonly wanted: string;
  /** The file of the house that it means; null for one of another's package. */
  readonly file: string | null;
  /** Gone when the program runs: only types are asked for. */
  readonly typesOnly: boolean;
  /** Loaded when its turn comes, not before the file runs. */
  readonly later: boolean;
}

export interface House {
  readonly packages: readonly Package[];
  /** What each source file imports, by its path from the root. */
  readonly files: ReadonlyMap<string, readonly Import[]>;
}

export const root = join(import.meta.dirname, '..');

export function readHouse(): House {
  const packages = readPackages();
  const files = new Map<string, Import[]>();
  for (const { folder } of packages) {
    for (const path of globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: isOutside })) {
      const file = path.split(sep).join('/');
      if (!files.has(file)) files.set(file, importsOf(file, packages));
    }
  }
  return { packages, files };
}

/** What is not ours to read: what others wrote, what was built, engines as they were. */
const isOutside = (path: string): boolean => /(^|[\\/])(node_modules|dist|peers|frozen)([\\/]|$)/.test(path);

/** Part of what people run, not of how it is built and tested. */
export const isShipped = (file: string): boolean =>
  !/\/(test|testing|gallery|scripts)\/|\.(test|browser|config)\.tsx?$|\/arbitrary[\w-]*\.ts$/.test(file);

/** The package that a file belongs to: the innermost, for rooms lie inside `games`. */
export function packageOf(file: string, packages: readonly Package[]): Package {
  const around = packages.filter(({ folder }) => file.startsWith(`${folder}/`));
  const [innermost] = around.sort((a, b) => b.folder.length - a.folder.length);
  if (!innermost) throw new Error(`${file} lies in no package of the house.`);
  return innermost;
}

/**
 * The files that need each other to be loaded: each group of two or more that can be walked round, along imports that
 * are there when the program runs. (Tarjan's strongly connected components.)
 */
export function cyclesIn({ files }: House): string[][] {
  const cycles: string[][] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string): number => {
    const own = number.size;
    number.set(file, own);
    path.push(file);
    let low = own;
    for (const { file: next, typesOnly, later } of files.get(file) ?? []) {
      if (next === null || typesOnly || later) continue;
      if (!number.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, number.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of files.keys()) if (!number.has(file)) visit(file);
  return cycles.sort((a, b) => b.length - a.length || a[0].localeCompare(b[0]));
}

function readPackages(): Package[] {
  const { workspaces } = readJson('package.json');
  const folders = globSync(workspaces, { cwd: root, exclude: isOutside });
  return folders
    .map((folder) => folder.split(sep).join('/'))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const {
        name,
        dependencies = {},
        devDependencies = {},
        exports = {},
      } = readJson(`${folder}/package.json`);
      return {
        name,
        folder,
        dependencies: Object.keys(dependencies),
        devDependencies: Object.keys(devDependencies),
        exports,
      };
    });
}

interface Manifest {
  readonly name: string;
  readonly workspaces: string[];
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly exports?: Record<string, string>;
}

const readJson = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8'));

const statement = /^(import|export)\s+(type\s+)?(?:([\w\s{},*$]+?)\s+from\s+)?'([^']+)'/gm;
const call = /\bimport\('([^']+)'\)/g;

function importsOf(file: string, packages: readonly Package[]): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const at = (wanted: string) => ({ wanted, file: fileOf(wanted, file, packages) });
  const first = [...text.matchAll(statement)].map(([, , type, , wanted]) => ({
    ...at(wanted),
    typesOnly: type !== undefined,
    later: false,
  }));
  const later = [...text.matchAll(call)].map(([, wanted]) => ({
    ...at(wanted),
    typesOnly: false,
    later: true,
  }));
  return [...first, ...later];
}

function fileOf(wanted: string, from: string, packages: readonly Package[]): string | null {
  if (wanted.startsWith('.')) {
    const file = posix.join(posix.dirname(from), wanted);
    // The tools of the whole house belong to no package; what is not shipped may use them, and so may measurements.
    const isTool = !isShipped(from) || from.startsWith('bench/');
    return isTool && file.startsWith('scripts/') ? null : file;
  }
  const found = packages.find(({ name }) => wanted === name || wanted.startsWith(`${name}/`));
  if (!found) return null;
  const entry = `.${wanted.slice(found.name.length)}`;
  const exact = found.exports[entry] ?? found.exports['./*']?.replace('*', entry.slice(2));
  if (exact === undefined)
    throw new Error(`${from} imports ${wanted}, which ${found.folder}/package.json does not export.`);
  return posix.join(found.folder, exact);
}

if (import.meta.main) {
  const cycles = cyclesIn(readHouse());
  for (const files of cycles) console.log(`${files.length} files need each other:\n  ${files.join('\n  ')}`);
  console.log(cycles.length === 0 ? 'No files need each other.' : `${cycles.length} cycles.`);
  process.exitCode = cycles.length === 0 ? 0 : 1;
}
