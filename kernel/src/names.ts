/** Names as people type them: letter case, quotes and ё do not matter. */

/** Whether what was typed means this name. */
export const sameName = (typed: string, name: string): boolean => plain(typed) === plain(name);

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"'’]/g, '')
    .trim();
