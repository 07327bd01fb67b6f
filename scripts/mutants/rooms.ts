/** What of a game's room enforces its rules, and the scenarios that prove them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Change, changesIn, nameOf, withSwitches } from './changes.ts';

export interface Room {
  readonly changes: readonly Change[];
  /** The files with switches, by absolute path. */
  readonly sources: Readonly<Record<string, string>>;
  readonly scenarios: readonly { readonly path: string; readonly text: string }[];
  /** Why a change changes nothing, by its name. */
  readonly equivalent: ReadonlyMap<string, string>;
  /** Files that keep something between runs: what they make may be made before a change is turned on. */
  readonly keeping: ReadonlySet<string>;
}

/** Folders and files that show, say, read, advise or hold data, and enforce nothing. */
const others =
  /\/(?:text|table|bot|language|scenario|scenarios|rulebook|cards|decks|test|frozen|node_modules)\/|\/(?:index|acts|events|explain|knowledge|settings|language|vocabulary|odds|balance|say|clauses|marks|telling)\.ts$|\.test\.ts$/;

/** A table at the head of a file that is filled in the course of play: a map, or a list that is written to. */
const keeps =
  /^const \w+ = new (?:Weak)?Map|^const (\w+)(?:: (?!readonly)[^=]+)? = \[\];[\s\S]*\n +\1(?:\[|\.push)/m;

export function readRoom(root: string, id: string): Room {
  const changes: Change[] = [];
  const sources: Record<string, string> = {};
  const keeping = new Set<string>();
  const folder = `games/${id}`;
  const enforcing = globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((path) => !others.test(path))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  const read = fieldsReadIn(enforcing.map(({ source }) => source));
  for (const { path, source } of enforcing) {
    const found = changesIn(path, source).filter(
      ({ kind, was }) => kind !== 'statement' || !isShown(was, read),
    );
    if (found.length === 0) continue;
    sources[join(root, path)] = withSwitches(source, found, changes.length);
    if (keeps.test(source)) keeping.add(path);
    changes.push(...found);
  }
  const scenarios = globSync(`${folder}/scenarios/**/*.yaml`, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return { changes, sources, scenarios, equivalent: equivalentOf(root, folder, changes), keeping };
}

/** What is asked of an effect once and kept for all games: `learn` in the interpreter of Dune. */
const askedOnce = new Set(['when', 'optional', 'must', 'heedsInfluence', 'window', 'windowOf', 'sending']);

/** Whether what a change touches may have been made before it was turned on. */
export const isKept = ({ keeping }: Room, { path, where }: Change): boolean =>
  keeping.has(path) || (keeping.size > 0 && askedOnce.has(where));

/** The names of fields that the rules read somewhere, not only set. */
function fieldsReadIn(sources: readonly string[]): Set<string> {
  const read = new Set<string>();
  for (const source of sources) {
    for (const [, name] of source.matchAll(/\.(\w+)\b(?!\s*=(?![=>]))/g)) read.add(name);
    // Taken out of an object, or passed on whole.
    for (const [, list] of source.matchAll(/\{([^{}]*)\}(?:: \w+)?(?:\)? =>?|\)|,)/g))
      for (const [name] of list.matchAll(/\w+/g)) read.add(name);
  }
  return read;
}

/** A field is set that views alone show: no rule asks for it. */
function isShown(statement: string, read: ReadonlySet<string>): boolean {
  const name = /^[\w.[\]]+\.(\w+) = /.exec(statement)?.[1];
  return name !== undefined && !read.has(name);
}

/** `mutants.yaml` of a room: groups of changes after which the game is the same, each with the reason. */
interface Equivalent {
  readonly why: string;
  readonly changes: readonly string[];
}

function equivalentOf(root: string, folder: string, changes: readonly Change[]): Map<string, string> {
  const [file] = globSync(`${folder}/mutants.yaml`, { cwd: root });
  const groups: readonly Equivalent[] = file ? parse(readFileSync(join(root, file), 'utf8')) : [];
  const names = new Set(changes.map(nameOf));
  const known = new Map<string, string>();
  for (const { why, changes: named } of groups) {
    for (const name of named) {
      const full = `${folder}/${name}`;
      if (!names.has(full))
        throw new Error(`${folder}/mutants.yaml names a change that there is not: ${name}`);
      known.set(full, why);
    }
  }
  return known;
}
