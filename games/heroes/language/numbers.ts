/** Numbers and how much. */
import { alt, lit, map, type Parser, says, seq, token } from '@vigrid/speech/reading';

/** What is read before it is known to fit the ability language. */
export type Data = Readonly<Record<string, unknown>>;

export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

export const digits: Parser<number> = token('1', ({ kind, text }) =>
  kind === 'number' ? Number(text) : undefined,
);

export const number: Parser<number> = alt(
  digits,
  token('two', ({ text }) => numberWords[text]),
);

export const x: Parser<'X'> = says(lit('x'), 'X');

/** A number or X. */
export const amount: Parser<number | 'X'> = alt(number, x);

/** +2, -1. */
export const signed: Parser<number> = alt(
  map(seq(lit('+'), digits), ([, n]) => n),
  map(seq(lit('-'), digits), ([, n]) => -n),
);

/** "Per wound": the wounds that the moment is about. */
export const woundsDealt = '@wounds';

/** What "it" may stand for is decided when the whole text is known (resolve.ts). */
export const it = '@it';
export const its = (figure: 'strike' | 'lives' | 'cost'): string => `@its ${figure}`;
