/** Names as people type them: letter case, quotes and ё do not matter. */

/** Whether what was typed means this name. */
export const sameName = (typed: string, name: string): boolean => foldedName(typed) === foldedName(name);

/** A name as it is compared and searched in. */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"'’]/g, '')
    .trim();
