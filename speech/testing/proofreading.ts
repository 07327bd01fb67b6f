/** What a proofreader sees at a glance; used by the tests of the texts. */
import type { Text } from '../text.ts';

/** What is wrong with a text in either language; nothing if it can be printed. Figures such as X are in Latin letters. */
export function faults({ ru, en }: Text, figures = ''): string[] {
  const latin = [...ru].filter((letter) => !figures.includes(letter)).join('');
  return [
    ...clean(ru),
    ...clean(en),
    ...(/[A-Za-z]/.test(latin) ? [`Latin letters: ${ru}`] : []),
    ...(/[а-яё]/i.test(en) ? [`Cyrillic letters: ${en}`] : []),
  ];
}

const clean = (said: string): string[] =>
  marks.filter(([mark]) => mark.test(said)).map(([, fault]) => `${fault}: ${said}`);

const marks: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'empty'],
  [/undefined|null|NaN|\[object/, 'a value that is not there'],
  [/\s\s|^\s|\s$|\(\s/, 'stray spaces'],
  [/\s[.,:;?)]/, 'a space before a mark'],
  [/[.,:;]{2}/, 'marks in a row'],
  [/[{}]/, 'a symbol that was not closed'],
  [/!/, 'an exclamation mark'],
  [/(^|[.?] )\p{Ll}/u, 'a sentence without a capital'],
  [/[^.?]$/, 'no full stop'],
];
