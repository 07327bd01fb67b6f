import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { compact } from './compact.mjs';

/**
 * The glyphs of a list like src/kit/glyphs.txt: their paths by part and name.
 * @param {string} list
 * @returns {Map<string, Record<string, string>>}
 */
export function collect(list) {
  /** @type {Map<string, Record<string, string>>} */
  const parts = new Map();
  let part = '';
  let step = 1;
  for (const line of list.split('\n')) {
    const heading = /^\[(\w+) (\d+)\]/.exec(line);
    if (heading) {
      part = heading[1];
      step = Number(heading[2]);
      parts.set(part, {});
    } else if (line && !line.startsWith('#')) {
      const glyphs = parts.get(part);
      if (!glyphs) throw new Error(`glyphs.txt: "${line}" stands above the first [part].`);
      glyphs[line] = compact(path(line), step);
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
  return found[1];
}
