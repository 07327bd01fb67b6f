/**
 * Writes the glyphs listed in src/kit/glyphs.txt, and no others, from the game-icons set: one file per part of the
 * table, name → path in a square of 512.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collect } from './collect.mjs';

const kit = new URL('../src/kit/', import.meta.url);

for (const [part, glyphs] of collect(readFileSync(new URL('glyphs.txt', kit), 'utf8'))) {
  const file = new URL(`glyphs.${part}.json`, kit);
  writeFileSync(file, `${JSON.stringify(glyphs, null, 2)}\n`);
  console.log(`${fileURLToPath(file)}: ${Object.keys(glyphs).length} glyphs`);
}
