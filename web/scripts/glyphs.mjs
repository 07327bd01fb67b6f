/**
 * Writes the glyphs listed in src/kit/glyphs.txt, and no others, from the game-icons set: one file per part of the
 * table, name → path in a square of 512.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { compact } from './compact.mjs';

const kit = new URL('../src/kit/', import.meta.url);

for (const [part, glyphs] of collect(readFileSync(new URL('glyphs.txt', kit), 'utf8'))) {
  const file = new URL(`glyphs.${part}.json`, kit);
  writeFileSync(file, `${JSON.stringify(glyphs, null, 2)}\n`);
  console.log(`${fileURLToPath(file)}: ${Object.keys(glyphs).length} glyphs`);
}

/**
 * @param {string} list
 * @returns {Map<string, Record<string, string>>} the paths by part and name
 */
function collect(list) {
  /** @type {Map<string, Record<string, string>>} */
  const parts = new Map();
  let part = '';
  for (const line of list.split('\n')) {
    const heading = /^\[(\w+)\]/.exec(line);
    if (heading) {
      part = heading[1];
      parts.set(part, {});
    } else if (line && !line.startsWith('#')) {
      const glyphs = parts.get(part);
      if (!glyphs) throw new Error(`glyphs.txt: "${line}" stands above the first [part].`);
      glyphs[line] = path(line);
    }
  }
  return parts;
}

/** @param {string} name */
function path(name) {
  /** @type {Record<string, { body: string }>} */
  const icons = set.icons;
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '');
  if (!found) throw new Error(`glyphs.txt: the game-icons set has no "${name}" made of one path.`);
  return compact(found[1], 1);
}
