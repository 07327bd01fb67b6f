/** As much of English grammar as texts need: plurals, articles, small numbers, what one does. */

/** "creatures", "elves", "copies"; of "a strike over a row" and "a Child of Krong" the first word changes. */
export function pluralOf(one: string): string {
  const [, head, tail] = /^(\S+)( (?:from|in|of|on|over|to) .*)$/.exec(one) ?? [];
  if (head !== undefined) return pluralOf(head) + tail;
  const own = irregular.find(([singular]) => one.endsWith(singular));
  if (own) return one.slice(0, -own[0].length) + own[1];
  if (/(elf|alf|olf|ife|dwarf)$/.test(one)) return one.replace(/fe?$/, 'ves');
  return withS(one);
}

const irregular: readonly (readonly [string, string])[] = [
  ['child', 'children'],
  ['Child', 'Children'],
  ['hero', 'heroes'],
  ['swordsman', 'swordsmen'],
];

/** What one does by what many do: "gains", "carries", "has", "is destroyed". */
export function oneDoes(words: string): string {
  const [verb, ...rest] = words.split(' ');
  return [alone[verb] ?? withS(verb), ...rest].join(' ');
}

const alone: Readonly<Partial<Record<string, string>>> = {
  have: 'has',
  are: 'is',
  were: 'was',
  do: 'does',
  go: 'goes',
};

function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** "a creature", "an elf", "a unique card". */
export const article = (words: string): string =>
  `${/^[aeiou]/i.test(words) && !/^(uni|one)/i.test(words) ? 'an' : 'a'} ${words}`;

/** Small numbers in words. */
export const inWords = (n: number): string =>
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][n] ?? String(n);

/** "2nd", "3rd", "11th". */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}
