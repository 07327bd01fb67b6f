/**
 * How much script a browser loads for the lobby and the table of a game, compressed by gzip: the page, the screen of
 * the table and the game's own part, with all that they import. Cards come apart, as data.
 *
 *     node bench/script.ts GAME
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Figure } from './figure.ts';

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

if (import.meta.main) {
  for (const figure of await measureScript(process.argv[2] ?? '')) console.log(JSON.stringify(figure));
}

/** Nothing for a game that has no table in the browser yet. */
async function measureScript(game: string): Promise<Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'vigrid-script-'));
  try {
    const root = fileURLToPath(new URL('../web/', import.meta.url));
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } });
    const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
    const room = screenIn(manifest, game);
    if (room === undefined) return [];
    const files = reached(manifest, ['index.html', tableIn(manifest), room]);
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length, 0);
    return [{ peer: 'ours', case: game, metric: 'script kB', value: bytes / 1000 }];
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** A game's own part: a chunk that is called after the game, or that of its screen. */
function screenIn(manifest: Manifest, game: string): string | undefined {
  return Object.keys(manifest).find(
    (name) => manifest[name].name === game || name.startsWith(`src/games/${game}/screen.`),
  );
}

/** The part with the frame of every table (web/vite.config.ts). */
function tableIn(manifest: Manifest): string {
  const found = Object.keys(manifest).find((name) => manifest[name].name === 'table');
  if (found === undefined) throw new Error('The build has no chunk called "table".');
  return found;
}

/** The files of these chunks and of all that they import. */
function reached(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) visit(next);
  };
  names.forEach(visit);
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}
