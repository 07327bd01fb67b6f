/** Numbers, X, and the marks of punctuation. */
import { numberWords } from './lexicon.ts';
import { alt, lem, lit, map, opt, type Parser, says, seq, token } from './parser.ts';

/** What grammar builds: data that the schema of the ability language reads afterwards. */
export type Data = Readonly<Record<string, unknown>>;

export const digits: Parser<number> = token('a number', (t) =>
  t.kind === 'number' ? Number(t.text) : undefined,
);

export const numberWord: Parser<number> = token('a number', (t) =>
  t.kind === 'word' && Object.hasOwn(numberWords, t.text) ? numberWords[t.text] : undefined,
);

export const whole: Parser<number> = alt(digits, numberWord);

export const x: Parser<'X'> = says(lit('x'), 'X');

export const triple: Parser<readonly number[]> = token('1-2-3', (t) =>
  t.kind === 'triple' ? t.text.split('-').map(Number) : undefined,
);

/** "3", "3 or more", "3 or less": of numbers that are compared. */
export const range: Parser<Data> = alt(
  map(seq(whole, lit('или', 'и'), lit('более', 'больше')), ([n]) => ({ min: n })),
  map(seq(whole, lit('или', 'и'), lit('менее', 'меньше')), ([n]) => ({ max: n })),
  map(whole, (n) => ({ min: n, max: n })),
  // «1 или 2»
  map(seq(whole, lit('или'), whole), ([min, , max]) => (max === min + 1 ? { min, max } : undefined)),
  map(seq(lit('хотя бы', 'минимум', 'не менее', 'не меньше'), whole), ([, n]) => ({ min: n })),
  map(seq(lit('не более', 'не больше'), whole), ([, n]) => ({ max: n })),
  map(seq(lit('более', 'больше'), whole), ([, n]) => ({ min: n + 1 })),
  map(seq(lit('менее', 'меньше'), whole), ([, n]) => ({ max: n - 1 })),
);

/** «5 фишек или больше»: the bound behind what is counted. */
export const rangeOf = (noun: Parser<unknown>): Parser<Data> =>
  alt(
    map(seq(range, noun), ([found]) => found),
    map(seq(whole, noun, lit('или', 'и'), lit('более', 'больше')), ([n]) => ({ min: n })),
    map(seq(whole, noun, lit('или', 'и'), lit('менее', 'меньше')), ([n]) => ({ max: n })),
  );

/** "once per turn", in brackets or not. */
const often = alt(
  map(seq(lit('не более', 'до'), whole, lem('раз')), ([, n]) => n),
  map(seq(whole, lem('раз')), ([n]) => n),
);

export const times: Parser<Data> = map(
  seq(
    often,
    lit('за', 'в'),
    alt(
      says(lit('ваш ход'), 'yours'),
      says(lit('ход противника'), 'enemy'),
      says(lit('ход'), 'turn'),
      says(lit('бой'), 'battle'),
    ),
    opt(
      alt(
        says(lit('для каждого существа', 'для каждой карты', 'для каждой цели', 'для каждого'), 'target'),
        says(lit('для каждого ряда'), 'row'),
      ),
    ),
  ),
  ([most, , per, each]) => ({
    per: per === 'battle' ? 'battle' : 'turn',
    most,
    ...(each && { each }),
    ...((per === 'yours' || per === 'enemy') && { '?turn': per }),
  }),
);

export const comma = lit(',');
export const dash = lit('—', '-');
/** A comma, a dash, or both, which part what something hangs on from the rest. */
export const pause = alt(seq(comma, dash), dash, comma);
export const open = lit('(');
export const close = lit(')');
/** The bracket ends, or a remark follows in the same one: «(максимум 3, 1 раз за ход)». */
export const closeOrMore: Parser<unknown> = (at, run) =>
  run.tokens[at]?.text === ',' ? [{ value: null, end: at, cost: 0 }] : close(at, run);
export const quote = lit('«', '"');
export const unquote = lit('»', '"');
