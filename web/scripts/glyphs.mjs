/** Writes the glyphs that are listed or stand before a door, and no others, from the game-icons set. */
import { writeFileSync } from 'node:fs';
import { glyphFiles } from './files.mjs';

for (const [file, glyphs] of await glyphFiles()) {
  writeFileSync(file, `${JSON.stringify(glyphs, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(glyphs).length} glyphs`);
}
