/** Names as people type them: letter case, quotes and ё do not matter, and a slip of the pen finds what was meant. */

/** Whether what was typed means this name. */
export const sameName = (typed: string, name: string): boolean => plain(typed) === plain(name);

/** The one of the things whose names share most pairs of letters with what was typed. */
export function nearest<T>(things: readonly T[], names: (thing: T) => readonly string[], typed: string): T {
  const wanted = pairs(typed);
  const likeness = (name: string) => {
    const have = pairs(name);
    return [...have].filter((pair) => wanted.has(pair)).length / (have.size + wanted.size + 1);
  };
  const score = (thing: T) => Math.max(...names(thing).map(likeness));
  return things.reduce((best, thing) => (score(thing) > score(best) ? thing : best));
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"'’]/g, '')
    .trim();

function pairs(name: string): ReadonlySet<string> {
  const text = plain(name);
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));
}
