/**
 * Engines as they were, one file for each earlier version that still has games: `<id>/frozen/<version>.js`, made by
 * `npm run freeze`. One is loaded when a record of its version is opened. docs/versions.md tells their life.
 */
import { existsSync, readdirSync } from 'node:fs';
import { contract, type Game } from '@vigrid/kernel';
import type { TerminalTable } from '@vigrid/kernel/terminal';
import type { Engine } from './index.ts';

/** What a frozen file exports. */
export interface Frozen {
  /** The contract between kernel and games under which it was made. */
  readonly contract: number;
  readonly default: Game;
  readonly terminal: TerminalTable;
}

export const frozenFolder = (id: string): URL => new URL(`./${id}/frozen/`, import.meta.url);

/** The versions of a game that are kept beside the present one, oldest first. */
export function frozenVersions(id: string, folder = frozenFolder(id)): number[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => /^(\d+)\.js$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** The engine of an earlier version; null where none is kept, or none that this kernel can run. */
export async function frozenEngine(
  id: string,
  version: number,
  folder = frozenFolder(id),
): Promise<Engine | null> {
  if (!frozenVersions(id, folder).includes(version)) return null;
  const module = new URL(`${version}.js`, folder).href;
  const exported: unknown = await import(/* @vite-ignore */ module);
  if (!isFrozen(exported) || exported.default.id !== id || exported.default.version !== version)
    throw new Error(`${module} is not the engine of ${id}, version ${version}. Freeze it again.`);
  if (exported.contract !== contract) return null;
  return { game: exported.default, module, terminal: async () => exported.terminal };
}

const isFrozen = (exported: unknown): exported is Frozen =>
  typeof exported === 'object' &&
  exported !== null &&
  'contract' in exported &&
  'terminal' in exported &&
  'default' in exported &&
  typeof exported.default === 'object' &&
  exported.default !== null &&
  'id' in exported.default &&
  'version' in exported.default;
