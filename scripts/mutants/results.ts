/** What earlier runs found out, so that a run can be broken off and gone on with. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Room } from './rooms.ts';

/** The scenario that found a change; null where none did. */
export type Finding = string | null;

export interface Results {
  /** What is known of a change in this very state of game and scenarios. */
  known(name: string): Finding | undefined;
  /** The scenario that found it before, in whatever state. */
  hint(name: string): string | undefined;
  note(name: string, by: Finding): void;
}

export function resultsIn(file: string, { sources, scenarios }: Room): Results {
  const hash = createHash('sha256');
  for (const source of Object.values(sources)) hash.update(source);
  for (const { text } of scenarios) hash.update(text);
  const state = hash.digest('hex').slice(0, 16);
  const known = new Map<string, Finding>();
  const hints = new Map<string, string>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    if (line === '') continue;
    const { state: then, name, by }: { state: string; name: string; by: Finding } = JSON.parse(line);
    if (by !== null) hints.set(name, by);
    if (then === state) known.set(name, by);
  }
  mkdirSync(dirname(file), { recursive: true });
  return {
    known: (name) => known.get(name),
    hint: (name) => hints.get(name),
    note(name, by) {
      appendFileSync(file, `${JSON.stringify({ state, name, by })}\n`);
    },
  };
}
