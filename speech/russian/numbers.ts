/** Numbers and what they count: in words («двух раненых существ») and in figures («6 ран»). */
import { plural } from '../text.ts';
import { type Adjective, agree } from './adjectives.ts';
import type { Case, Gender } from './cases.ts';
import type { Noun } from './nouns.ts';

/** The adjectives and the noun in one case: «другого вашего тролля». */
export const singular = (adjectives: readonly Adjective[], of: Noun, c: Case): string =>
  [...adjectives.map((a) => agree(a, of, c, false)), of.sg[c]].join(' ');

/** Several of a kind, with their adjectives, in a case. */
export const manyOf = (adjectives: readonly Adjective[], of: Noun, c: Case): string =>
  [...adjectives.map((a) => agree(a, of, c, true)), of.pl[c]].join(' ');

/** Two or more: «два раненых существа», «двух раненых существ», «пять ран». */
export function severalOf(n: number, adjectives: readonly Adjective[], of: Noun, c: Case): string {
  const few = plural(n, 'ru', ['one', 'few', 'many']) === 'few';
  const direct = c === 'nom' || (c === 'acc' && !(few && of.animate));
  if (!direct) {
    const same = c === 'acc' ? 'gen' : c;
    return `${numeral(n, of.gender, same)} ${manyOf(adjectives, of, same)}`;
  }
  const agreement = few && of.gender === 'f' ? 'nom' : 'gen';
  const before = adjectives.map((a) => agree(a, of, agreement, true));
  return [numeral(n, of.gender, 'nom'), ...before, few ? (of.few ?? of.sg.gen) : of.pl.gen].join(' ');
}

function numeral(n: number, gender: Gender, c: Case): string {
  if (n === 2 && c === 'nom') return gender === 'f' ? 'две' : 'два';
  return numerals[n]?.[numeralCases.indexOf(c === 'pre' ? 'gen' : c)] ?? String(n);
}

const numeralCases: readonly Case[] = ['nom', 'gen', 'dat', 'ins'];

const numerals: Readonly<Record<number, readonly [nom: string, gen: string, dat: string, ins: string]>> = {
  2: ['два', 'двух', 'двум', 'двумя'],
  3: ['три', 'трёх', 'трём', 'тремя'],
  4: ['четыре', 'четырёх', 'четырём', 'четырьмя'],
  5: ['пять', 'пяти', 'пяти', 'пятью'],
  6: ['шесть', 'шести', 'шести', 'шестью'],
  7: ['семь', 'семи', 'семи', 'семью'],
  8: ['восемь', 'восьми', 'восьми', 'восемью'],
  9: ['девять', 'девяти', 'девяти', 'девятью'],
  10: ['десять', 'десяти', 'десяти', 'десятью'],
};

/** A number in figures and what is counted, as an object by default: «1 рану», «2 раны», «6 ран», «2 существ». */
export function figures(n: number, of: Noun, c: Case = 'acc'): string {
  const direct = c === 'nom' || c === 'acc';
  // Whom: two to four of the living stand in the genitive; «22 существа» do not.
  const whom = c === 'acc' && of.animate && n < 10;
  const few = whom ? of.pl.gen : direct ? (of.few ?? of.sg.gen) : of.pl[c];
  return `${n} ${plural(n, 'ru', [of.sg[c], few, direct ? of.pl.gen : of.pl[c]])}`;
}

/** So many to each: «по 1 ране», «по 2 раны». */
export const figuresEach = (n: number, of: Noun): string =>
  `по ${n} ${plural(n, 'ru', [of.sg.dat, of.few ?? of.sg.gen, of.pl.gen])}`;
