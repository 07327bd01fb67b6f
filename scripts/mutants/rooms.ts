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
  /** Why a change changes nothing, by its name; those of the list that there are no more. */
  readonly equivalent: ReadonlyMap<string, string>;
  readonly outdated: readonly string[];
  /** Functions, by file and name, that keep something between runs: it may be made before a change is turned on. */
  readonly keeping: ReadonlySet<string>;
}

/** Folders and files that show, say, read, advise or hold data, and enforce nothing. */
const others =
  /\/(?:text|table|bot|language|scenario|scenarios|rulebook|cards|decks|test|frozen|node_modules)\/|\/(?:index|acts|events|explain|knowledge|settings|language|vocabulary|odds|balance|say|clauses|marks|telling)\.ts$|\.test\.ts$/;

/** A table at the head of a file that is filled in the course of play: a map, or a list that is written to. */
const table = /^const (\w+) = new (?:Weak)?Map|^const (\w+)(?:: (?!readonly)[^=]+)? = \[\];/gm;

/** The functions of a file that fill such a table, and those of the file that they call. */
function keepersIn(source: string): string[] {
  const tables = [...source.matchAll(table)].map(([, map, list]) => map ?? list);
  if (tables.length === 0) return [];
  const bodies = functionsIn(source);
  const fills = new RegExp(`\\b(?:${tables.join('|')})(?:\\.(?:set|push)\\(|\\[[^\\]]*\\] \\??\\??= )`);
  const keepers = bodies.flatMap(({ name, body }) => (fills.test(body) ? [name] : []));
  for (const keeper of keepers) {
    const body = bodies.find(({ name }) => name === keeper)?.body ?? '';
    for (const { name } of bodies)
      if (!keepers.includes(name) && new RegExp(`\\b${name}\\(`).test(body)) keepers.push(name);
  }
  const inside = bodies.filter(({ name }) => keepers.includes(name)).map(({ body }) => body);
  return [...keepers, ...[...inside.join('\n').matchAll(/^ +const (\w+) = .*=>/gm)].map(([, name]) => name)];
}

/** The functions at the head of a file by their names: each goes on to the next line that begins one. */
function functionsIn(source: string): { name: string; body: string }[] {
  const heads = [...source.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)];
  return heads.map(({ 1: name, index }, i) => ({ name, body: source.slice(index, heads[i + 1]?.index) }));
}

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
    for (const name of keepersIn(source)) keeping.add(`${path} ${name}`);
    changes.push(...found);
  }
  const scenarios = globSync(`${folder}/scenarios/**/*.yaml`, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return { changes, sources, scenarios, ...equivalentOf(root, folder, changes), keeping };
}

/** What is asked of an effect once and kept for all games: `learn` in the interpreter of Dune. */
const askedOnce = new Set(['when', 'optional', 'must', 'heedsInfluence', 'window', 'windowOf', 'sending']);

/** Whether what a change touches may have been made before it was turned on. */
export const isKept = ({ keeping }: Room, { path, where }: Change): boolean =>
  keeping.has(`${path} ${where}`) || (keeping.size > 0 && askedOnce.has(where));

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

function equivalentOf(
  root: string,
  folder: string,
  changes: readonly Change[],
): Pick<Room, 'equivalent' | 'outdated'> {
  const [file] = globSync(`${folder}/mutants.yaml`, { cwd: root });
  const groups: readonly Equivalent[] = file ? parse(readFileSync(join(root, file), 'utf8')) : [];
  const names = new Set(changes.map(nameOf));
  const equivalent = new Map<string, string>();
  const outdated: string[] = [];
  for (const { why, changes: named } of groups) {
    for (const name of named) {
      const full = `${folder}/${name}`;
      if (names.has(full)) equivalent.set(full, why);
      else outdated.push(name);
    }
  }
  return { equivalent, outdated };
}
