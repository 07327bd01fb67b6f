/** What a proofreader sees at a glance; used by the tests of the texts. */
import type { Text } from '../text.ts';

/** What is wrong with a text in either language; nothing if it can be printed. */
export function faults({ ru, en }: Text): string[] {
  // X and Y are figures in Russian too.
  return [...clean(ru, /[A-WZa-z]/), ...clean(en, /[а-яё]/i)];
}

function clean(said: string, foreign: RegExp): string[] {
  const found = marks.filter(([mark]) => mark.test(said)).map(([, fault]) => fault);
  if (foreign.test(said)) found.push('letters of the other alphabet');
  return found.map((fault) => `${fault}: ${said}`);
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'empty'],
  [/undefined|null|NaN|\[object/, 'a value that is not there'],
  [/\s\s|^\s|\s$|\(\s/, 'stray spaces'],
  [/\s[.,:;?)]/, 'a space before a mark'],
  [/[.,:;]{2}/, 'marks in a row'],
  [/[{}]/, 'a symbol that was not closed'],
  [/!/, 'an exclamation mark'],
  [/(^|[.?] )\p{Ll}/u, 'a sentence without a capital'],
  [/[^.?»“]$/, 'no full stop'],
];
