/**
 * As much of Russian grammar as cards need: nouns declined by their ending, adjectives that agree with them, numerals
 * that govern them. Words are given in the nominative; what the ending does not tell (animacy, the gender of words in
 * «ь», forms of their own) is stated with the word.
 */
import { plural } from './text.ts';

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre';
export type Gender = 'm' | 'f' | 'n';
export type Forms = Readonly<Record<Case, string>>;

export interface Noun {
  readonly gender: Gender;
  readonly animate: boolean;
  readonly sg: Forms;
  readonly pl: Forms;
  /** After two to four, where it is not the genitive: «дополнительные жизни». */
  readonly few?: string;
}

export interface Grammar {
  readonly animate?: true;
  /** For words in «ь», and for those that have forms of their own. */
  readonly gender?: Gender;
  /** The genitive plural, where a vowel is put in: «фишек». */
  readonly genitives?: string;
  /** The six cases of the singular and of the plural, where the ending does not tell them. */
  readonly forms?: readonly [sg: string, pl: string];
}

/** A noun; of several words the first is declined: «страж леса», «удар через ряд». */
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
  const [noms, regular, dats, inss, pres] = pl.map((ending) => stem + ending + tail);
  const gens = grammar.genitives === undefined ? regular : grammar.genitives + tail;
  const nom = word + tail;
  const acc = accusative[word.slice(-1)];
  return {
    gender,
    animate,
    sg: { nom, gen, dat, acc: acc ? stem + acc + tail : gender === 'm' && animate ? gen : nom, ins, pre },
    pl: { nom: noms, gen: gens, dat: dats, acc: animate ? gens : noms, ins: inss, pre: pres },
  };
}

/** A noun with adjectives that always go with it: «дополнительная жизнь». */
export function compound(adjectives: readonly Adjective[], of: Noun): Noun {
  const forms = (many: boolean): Forms => {
    const form = (c: Case) => (many ? manyOf(adjectives, of, c) : singular(adjectives, of, c));
    return {
      nom: form('nom'),
      gen: form('gen'),
      dat: form('dat'),
      acc: form('acc'),
      ins: form('ins'),
      pre: form('pre'),
    };
  };
  const agreement = of.gender === 'f' ? 'nom' : 'gen';
  const few = [...adjectives.map((a) => a(of, agreement, true)), of.sg.gen].join(' ');
  return { gender: of.gender, animate: of.animate, sg: forms(false), pl: forms(true), few };
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
    case 'ц':
      return {
        gender: 'm',
        stem: word.replace(/иец$/, 'ийц'),
        sg: ['а', 'у', 'ем', 'е'],
        pl: ['ы', 'ев', ...hard],
      };
    case 'ж':
    case 'ш':
    case 'ч':
    case 'щ':
      return { gender: 'm', stem: word, sg: ['а', 'у', 'ем', 'е'], pl: ['и', 'ей', ...hard] };
    default:
      return { gender: 'm', stem: word, sg: ['а', 'у', 'ом', 'е'], pl: [yAfter(word), 'ов', ...hard] };
  }
}

/** «ы», which is written «и» after these consonants. */
const yAfter = (stem: string) => (/[гкхжшчщ]$/.test(stem) ? 'и' : 'ы');

/** What agrees with a noun: an adjective, a participle with what goes with it, «ваш», «этот», «каждый». */
export type Adjective = (of: Noun, c: Case, many: boolean) => string;

/** By its forms: masculine (five cases), neuter, feminine (nominative, accusative, others), plural (four cases). */
export function agreeing(m: string, n: string, f: string, pl: string): Adjective {
  const masculine = m.split(' ');
  const feminine = f.split(' ');
  const plurals = pl.split(' ');
  return ({ gender, animate }, c, many) => {
    if (many) {
      const same = c === 'acc' ? (animate ? 'gen' : 'nom') : c === 'pre' ? 'gen' : c;
      return plurals[fiveCases.indexOf(same)];
    }
    if (gender === 'f') return feminine[c === 'nom' ? 0 : c === 'acc' ? 1 : 2];
    if (gender === 'n' && (c === 'nom' || c === 'acc')) return n;
    return masculine[fiveCases.indexOf(c === 'acc' ? (animate ? 'gen' : 'nom') : c)];
  };
}

const fiveCases: readonly Case[] = ['nom', 'gen', 'dat', 'ins', 'pre'];

/** «степной», «дальний», «стоящий», and with «ся» «переместившийся». */
export function adjective(word: string): Adjective {
  if (word.endsWith('ся')) return phrased(adjective(word.slice(0, -2)), '', 'ся');
  const s = word.slice(0, -2);
  if (!/[^гкх]ий$/.test(word)) {
    const y = s + yAfter(s);
    return agreeing(
      `${word} ${s}ого ${s}ому ${y}м ${s}ом`,
      `${s}ое`,
      `${s}ая ${s}ую ${s}ой`,
      `${y}е ${y}х ${y}м ${y}ми`,
    );
  }
  const [a, u] = /[жшчщ]$/.test(s) ? ['ая', 'ую'] : ['яя', 'юю'];
  return agreeing(
    `${word} ${s}его ${s}ему ${s}им ${s}ем`,
    `${s}ее`,
    `${s}${a} ${s}${u} ${s}ей`,
    `${s}ие ${s}их ${s}им ${s}ими`,
  );
}

/** Every form with what goes with it: «не стоящее рядом». */
export const phrased =
  (a: Adjective, before: string, after: string): Adjective =>
  (of, c, many) =>
    before + a(of, c, many) + after;

export const your = agreeing(
  'ваш вашего вашему вашим вашем',
  'ваше',
  'ваша вашу вашей',
  'ваши ваших вашим вашими',
);
export const own = agreeing(
  'свой своего своему своим своём',
  'своё',
  'своя свою своей',
  'свои своих своим своими',
);
export const thisOne = agreeing('этот этого этому этим этом', 'это', 'эта эту этой', 'эти этих этим этими');
export const thatOne = agreeing('тот того тому тем том', 'то', 'та ту той', 'те тех тем теми');
export const every = agreeing('весь всего всему всем всём', 'всё', 'вся всю всей', 'все всех всем всеми');
export const one = agreeing(
  'один одного одному одним одном',
  'одно',
  'одна одну одной',
  'одни одних одним одними',
);

export const he: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'он', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', pre: 'нём' },
  f: { nom: 'она', gen: 'её', dat: 'ей', acc: 'её', ins: 'ей', pre: 'ней' },
  n: { nom: 'оно', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', pre: 'нём' },
};
export const they: Forms = { nom: 'они', gen: 'их', dat: 'им', acc: 'их', ins: 'ими', pre: 'них' };

/** The adjectives and the noun in one case: «другого вашего тролля». */
export const singular = (adjectives: readonly Adjective[], of: Noun, c: Case): string =>
  [...adjectives.map((a) => a(of, c, false)), of.sg[c]].join(' ');

export const manyOf = (adjectives: readonly Adjective[], of: Noun, c: Case): string =>
  [...adjectives.map((a) => a(of, c, true)), of.pl[c]].join(' ');

/** Two or more: «два раненых существа», «двух раненых существ», «пять ран». */
export function severalOf(n: number, adjectives: readonly Adjective[], of: Noun, c: Case): string {
  const few = plural(n, 'ru', ['one', 'few', 'many']) === 'few';
  const direct = c === 'nom' || (c === 'acc' && !(few && of.animate));
  if (!direct) {
    const same = c === 'acc' ? 'gen' : c;
    return `${numeral(n, of.gender, same)} ${manyOf(adjectives, of, same)}`;
  }
  const agreement = few && of.gender === 'f' ? 'nom' : 'gen';
  const before = adjectives.map((a) => a(of, agreement, true));
  return [numeral(n, of.gender, 'nom'), ...before, few ? (of.few ?? of.sg.gen) : of.pl.gen].join(' ');
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
export const figures = (n: number, of: Noun, c: 'nom' | 'acc' = 'acc'): string =>
  `${n} ${plural(n, 'ru', [of.sg[c], of.few ?? of.sg.gen, of.pl.gen])}`;

/** The same after «с»: «с 1 фишкой», «с 3 дополнительными жизнями». */
export const figuresWith = (n: number, of: Noun): string =>
  `${n} ${plural(n, 'ru', [of.sg.ins, of.pl.ins, of.pl.ins])}`;

/** The same in the genitive: «до 3 карт», «не более 1 раны». */
export const figuresOf = (n: number, of: Noun): string =>
  `${n} ${plural(n, 'ru', [of.sg.gen, of.pl.gen, of.pl.gen])}`;

/** So many to each: «по 1 ране», «по 2 раны». */
export const figuresEach = (n: number, of: Noun): string =>
  `по ${n} ${plural(n, 'ru', [of.sg.dat, of.few ?? of.sg.gen, of.pl.gen])}`;
