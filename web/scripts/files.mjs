import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collect, drawn } from './collect.mjs';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Every file of glyphs as it should be, name → path in a square of 512: one beside each list (glyphs.txt), and that of
 * the figures before the doors.
 * @returns {Promise<Map<string, Record<string, string>>>}
 */
export async function glyphFiles() {
  const lists = globSync(`${src}**/glyphs.txt`).sort();
  const files = new Map(
    lists.map((list) => [list.replace(/txt$/, 'json'), collect(readFileSync(list, 'utf8'))]),
  );
  const doors = await Promise.all(globSync(`${src}games/*/door.ts`).map((door) => import(door)));
  /** @type {string[]} */
  const figures = doors.flatMap(({ door }) =>
    door.figures.map((/** @type {{ glyph: string }} */ figure) => figure.glyph),
  );
  return files.set(`${src}lobby/glyphs.json`, drawn([...new Set(figures)].sort(), 1));
}
