/**
 * What earlier runs found out, so that a run can be broken off and gone on with, and a new scenario is tried alone on
 * what went unnoticed before.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Room } from './rooms.ts';

/** The scenario that found a change; null where none did. */
export type Finding = string | null;

export interface Results {
  /** The scenario that found a change in this very game, if it is still as it was then. */
  found(name: string): string | undefined;
  /** Whether a scenario, by its number, was tried on a change in this very game and did not notice it. */
  tried(name: string, scenario: number): boolean;
  /** The scenario that found it before, in whatever state. */
  hint(name: string): string | undefined;
  note(name: string, by: Finding): void;
}

/** A line of the file: a change and what was found, or the scenarios that there were. */
interface Line {
  readonly game: string;
  readonly name?: string;
  readonly by?: Finding;
  /** The text of the scenario that found it, or all there were. */
  readonly of: string;
  readonly scenarios?: readonly string[];
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export function resultsIn(
  file: string,
  { sources, scenarios }: Pick<Room, 'sources' | 'scenarios'>,
): Results {
  const game = digest(Object.values(sources).join('\0'));
  const texts = scenarios.map(({ text }) => digest(text));
  const all = digest(texts.join());
  const here = new Set(texts).add('endless');
  const sets = new Map<string, ReadonlySet<string>>();
  const found = new Map<string, string>();
  const unnoticed = new Map<string, string>();
  const hints = new Map<string, string>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    if (line === '') continue;
    const { game: then, name, by, of, scenarios: set }: Line = JSON.parse(line);
    if (set) sets.set(of, new Set(set));
    if (!name) continue;
    if (by) hints.set(name, by);
    if (then !== game) continue;
    if (by && here.has(of)) found.set(name, by);
    else if (by === null) unnoticed.set(name, of);
  }
  mkdirSync(dirname(file), { recursive: true });
  const append = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  if (!sets.has(all)) append({ game, of: all, scenarios: texts });
  const textOf = new Map(scenarios.map(({ path }, n) => [path, texts[n]]));
  return {
    found: (name) => found.get(name),
    tried: (name, scenario) => sets.get(unnoticed.get(name) ?? '')?.has(texts[scenario]) ?? false,
    hint: (name) => hints.get(name),
    note: (name, by) => append({ game, name, by, of: by === null ? all : (textOf.get(by) ?? by) }),
  };
}
