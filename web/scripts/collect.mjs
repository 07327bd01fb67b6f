import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { compact } from './compact.mjs';

/**
 * The glyphs of a list like src/kit/glyphs.txt: their paths by name.
 * @param {string} list
 */
export function collect(list) {
  const lines = list.split('\n').filter((line) => line && !line.startsWith('#'));
  const step = /^\[(\d+)\]$/.exec(lines[0])?.[1];
  if (!step) throw new Error(`glyphs.txt: "${lines[0]}" should be a step such as [1].`);
  return drawn(lines.slice(1), Number(step));
}

/**
 * @param {readonly string[]} names
 * @param {number} step
 */
export function drawn(names, step) {
  return Object.fromEntries(names.map((name) => [name, compact(path(name), step)]));
}

/** @param {string} name */
function path(name) {
  /** @type {Record<string, { body: string }>} */
  const icons = set.icons;
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '');
  if (!found) throw new Error(`glyphs.txt: the game-icons set has no "${name}" made of one path.`);
  return found[1];
}
