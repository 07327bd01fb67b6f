/**
 * As much of Russian grammar as cards need: nouns declined by their ending, adjectives that agree with them, numerals
 * that govern them. Words are given in the nominative; what the ending does not tell (animacy, the gender of words in
 * «ь», forms of their own) is stated with the word.
 */
import { plural } from '@vigrid/kernel/text.ts';

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre';
export type Gender = 'm' | 'f' | 'n';
export type Forms = Readonly<Record<Case, string>>;

export interface Noun {
  readonly gender: Gender;
  readonly animate: boolean;
  readonly sg: Forms;
  readonly pl: Forms;
}

export interface Grammar {
  readonly animate?: true;
  /** For words in «ь», and for those that have forms of their own. */
  readonly gender?: Gender;
  /** The six cases of the singular and of the plural, where the ending does not tell them. */
  readonly forms?: readonly [sg: string, pl: string];
}

/** A noun; of several words the first is declined: «страж леса», «карта поддержки». */
export function noun(words: string, grammar: Grammar = {}): Noun {
  const [word, ...rest] = words.split(' ');
  const tail = rest.map((one) => ` ${one}`).join('');
  const animate = grammar.animate ?? false;
  if (grammar.forms) {
    const [sg, pl] = grammar.forms.map((forms) => sixCases(forms, tail));
    return { gender: grammar.gender ?? 'm', animate, sg, pl };
  }
  const { gender, stem, sg, pl } = paradigm(word, grammar.gender === 'f' ? 'f' : 'm');
  const [gen, dat, ins, pre] = sg.map((ending) => stem + ending + tail);
  const [noms, gens, dats, inss, pres] = pl.map((ending) => stem + ending + tail);
  const nom = word + tail;
  const acc = accusative[word.slice(-1)];
  return {
    gender,
    animate,
    sg: { nom, gen, dat, acc: acc ? stem + acc + tail : gender === 'm' && animate ? gen : nom, ins, pre },
    pl: { nom: noms, gen: gens, dat: dats, acc: animate ? gens : noms, ins: inss, pre: pres },
  };
}

function sixCases(forms: string, tail: string): Forms {
  const [nom, gen, dat, acc, ins, pre] = forms.split(' ').map((form) => form + tail);
  return { nom, gen, dat, acc, ins, pre };
}

const accusative: Readonly<Record<string, string>> = { а: 'у', я: 'ю' };

/** How a word is declined; all forms but the nominative singular begin with the stem. */
interface Paradigm {
  readonly gender: Gender;
  readonly stem: string;
  readonly sg: readonly [gen: string, dat: string, ins: string, pre: string];
  readonly pl: readonly [nom: string, gen: string, dat: string, ins: string, pre: string];
}

function paradigm(word: string, softGender: 'm' | 'f'): Paradigm {
  const stem = word.slice(0, -1);
  const soft = ['ям', 'ями', 'ях'] as const;
  const hard = ['ам', 'ами', 'ах'] as const;
  const y = yAfter(stem);
  const weak = stem.endsWith('и') ? 'и' : 'е';
  switch (word.at(-1)) {
    case 'е':
      return { gender: 'n', stem, sg: ['я', 'ю', 'ем', 'и'], pl: ['я', 'й', ...soft] };
    case 'о':
      return { gender: 'n', stem, sg: ['а', 'у', 'ом', 'е'], pl: ['а', '', ...hard] };
    case 'а':
      return { gender: 'f', stem, sg: [y, 'е', 'ой', 'е'], pl: [y, '', ...hard] };
    case 'я':
      return /[аеиоу]$/.test(stem)
        ? { gender: 'f', stem, sg: ['и', weak, 'ей', weak], pl: ['и', 'й', ...soft] }
        : { gender: 'f', stem, sg: ['и', 'е', 'ёй', 'е'], pl: ['и', 'ей', ...soft] };
    case 'ь':
      return softGender === 'f'
        ? { gender: 'f', stem, sg: ['и', 'и', 'ью', 'и'], pl: ['и', 'ей', ...soft] }
        : { gender: 'm', stem, sg: ['я', 'ю', 'ем', 'е'], pl: ['и', 'ей', ...soft] };
    case 'й':
      return { gender: 'm', stem, sg: ['я', 'ю', 'ем', 'е'], pl: ['и', 'ев', ...soft] };
    case 'ж':
    case 'ш':
    case 'ч':
    case 'щ':
      return { gender: 'm', stem: word, sg: ['а', 'у', 'ем', 'е'], pl: ['и', 'ей', ...hard] };
    case 'ц':
      return {
        gender: 'm',
        stem: word.replace(/иец$/, 'ийц'),
        sg: ['а', 'у', 'ем', 'е'],
        pl: ['ы', 'ев', ...hard],
      };
    default:
      return {
        gender: 'm',
        stem: word,
        sg: ['а', 'у', 'ом', 'е'],
        pl: [yAfter(word), 'ов', ...hard],
      };
  }
}

/** «ы», which is written «и» after these consonants. */
const yAfter = (stem: string) => (/[гкхжшчщ]$/.test(stem) ? 'и' : 'ы');

/** What agrees with a noun: an adjective, «ваш», «этот», «каждый», «один». */
export interface Adjective {
  readonly m: readonly [nom: string, gen: string, dat: string, ins: string, pre: string];
  readonly n: string;
  /** The cases other than these two are alike. */
  readonly f: readonly [nom: string, acc: string, others: string];
  readonly pl: readonly [nom: string, gen: string, dat: string, ins: string];
}

export function adjective(word: string): Adjective {
  const stem = word.slice(0, -2);
  if (/[^гкхжшчщ]ий$/.test(word)) {
    return {
      m: [word, `${stem}его`, `${stem}ему`, `${stem}им`, `${stem}ем`],
      n: `${stem}ее`,
      f: [`${stem}яя`, `${stem}юю`, `${stem}ей`],
      pl: [`${stem}ие`, `${stem}их`, `${stem}им`, `${stem}ими`],
    };
  }
  const y = yAfter(stem);
  return {
    m: [word, `${stem}ого`, `${stem}ому`, `${stem}${y}м`, `${stem}ом`],
    n: `${stem}ое`,
    f: [`${stem}ая`, `${stem}ую`, `${stem}ой`],
    pl: [`${stem}${y}е`, `${stem}${y}х`, `${stem}${y}м`, `${stem}${y}ми`],
  };
}

export const your: Adjective = {
  m: ['ваш', 'вашего', 'вашему', 'вашим', 'вашем'],
  n: 'ваше',
  f: ['ваша', 'вашу', 'вашей'],
  pl: ['ваши', 'ваших', 'вашим', 'вашими'],
};

export const thisOne: Adjective = {
  m: ['этот', 'этого', 'этому', 'этим', 'этом'],
  n: 'это',
  f: ['эта', 'эту', 'этой'],
  pl: ['эти', 'этих', 'этим', 'этими'],
};

export const thatOne: Adjective = {
  m: ['тот', 'того', 'тому', 'тем', 'том'],
  n: 'то',
  f: ['та', 'ту', 'той'],
  pl: ['те', 'тех', 'тем', 'теми'],
};

export const one: Adjective = {
  m: ['один', 'одного', 'одному', 'одним', 'одном'],
  n: 'одно',
  f: ['одна', 'одну', 'одной'],
  pl: ['одни', 'одних', 'одним', 'одними'],
};

export const he: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'он', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', pre: 'нём' },
  f: { nom: 'она', gen: 'её', dat: 'ей', acc: 'её', ins: 'ей', pre: 'ней' },
  n: { nom: 'оно', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', pre: 'нём' },
};

/** The adjectives and the noun in one case: «другого вашего зверя». */
export function singular(adjectives: readonly Adjective[], { gender, animate, sg }: Noun, c: Case): string {
  const form = (a: Adjective) => {
    if (gender === 'f') return a.f[c === 'nom' ? 0 : c === 'acc' ? 1 : 2];
    if (gender === 'n' && (c === 'nom' || c === 'acc')) return a.n;
    return a.m[fiveCases.indexOf(c === 'acc' ? (animate ? 'gen' : 'nom') : c)];
  };
  return [...adjectives.map(form), sg[c]].join(' ');
}

export function manyOf(adjectives: readonly Adjective[], { animate, pl }: Noun, c: Case): string {
  return [...adjectives.map((a) => pluralForm(a, c, animate)), pl[c]].join(' ');
}

const fiveCases: readonly Case[] = ['nom', 'gen', 'dat', 'ins', 'pre'];

function pluralForm(a: Adjective, c: Case, animate: boolean): string {
  const same = c === 'acc' ? (animate ? 'gen' : 'nom') : c === 'pre' ? 'gen' : c;
  return a.pl[fiveCases.indexOf(same)];
}

/** Two or more: «два вражеских персонажа», «двух вражеских персонажей», «пять ран». */
export function severalOf(n: number, adjectives: readonly Adjective[], word: Noun, c: Case): string {
  const few = plural(n, 'ru', ['one', 'few', 'many']) === 'few';
  const direct = c === 'nom' || (c === 'acc' && !(few && word.animate));
  if (!direct) {
    const same = c === 'acc' ? 'gen' : c;
    return `${numeral(n, word.gender, same)} ${manyOf(adjectives, word, same)}`;
  }
  const agreeing = few && word.gender === 'f' ? 'nom' : 'gen';
  const before = adjectives.map((a) => pluralForm(a, agreeing, word.animate));
  return [numeral(n, word.gender, 'nom'), ...before, few ? word.sg.gen : word.pl.gen].join(' ');
}

function numeral(n: number, gender: Gender, c: Case): string {
  if (n === 2 && c === 'nom') return gender === 'f' ? 'две' : 'два';
  return numerals[n]?.[c === 'pre' ? 1 : fiveCases.indexOf(c)] ?? String(n);
}

/** Nominative, genitive (and prepositional), dative, instrumental. */
const numerals: Readonly<Record<number, readonly [string, string, string, string]>> = {
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

/** A number in figures and what is counted, as an object by default: «1 рану», «2 раны», «6 ран». */
export const figures = (n: number, word: Noun, c: 'nom' | 'acc' = 'acc'): string =>
  `${n} ${plural(n, 'ru', [word.sg[c], word.sg.gen, word.pl.gen])}`;

/** So many to each: «по 1 ране», «по 2 раны». */
export const figuresEach = (n: number, word: Noun): string =>
  `по ${n} ${plural(n, 'ru', [word.sg.dat, word.sg.gen, word.pl.gen])}`;
