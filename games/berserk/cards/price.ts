/**
 * What a creature would cost if it were printed: a sum of what its figures and features are worth, fitted to all printed
 * creatures by least squares. Seven in eight of them cost within one crystal of it.
 */
import type { CardPrice, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { CardData, Feature } from '../abilities/index.ts';
import { sets } from './sets.ts';

/** What a sum is made of, and how much of it a card has. */
const parts: readonly { readonly what: Text; readonly of: readonly ((card: CardData) => number)[] }[] = [
  { what: say('жизни', 'lives'), of: [({ lives = 0 }) => lives] },
  { what: say('удар', 'strike'), of: [({ strike = [0, 0, 0] }) => strike[0] + strike[1] + strike[2]] },
  {
    what: say('движение', 'movement'),
    of: [
      ({ move }) => (typeof move === 'number' ? move : 0),
      ({ move }) => Number(move === 'flight'),
      ({ move }) => Number(move === 'symbiont'),
    ],
  },
  { what: say('слова', 'words'), of: [counting((one) => one.kind === 'word' && isGood(one.word))] },
  {
    what: say('действия', 'actions'),
    of: [counting((one) => one.kind === 'play' && one.pay.close === true), counting(isFree)],
  },
  {
    what: say('остальной текст', 'other text'),
    of: [
      counting(({ kind }) => kind === 'has'),
      counting(({ kind }) => kind === 'when' || kind === 'instead'),
    ],
  },
];

const rest: readonly ((card: CardData) => number)[] = [
  () => 1,
  ({ elite }) => Number(elite === true),
  counting((one) => one.kind === 'word' && one.word === 'unique'),
];

function counting(fits: (feature: Feature) => boolean): (card: CardData) => number {
  return ({ features = [] }) => featuresIn(features).filter(fits).length;
}

function featuresIn(all: readonly Feature[]): readonly Feature[] {
  return all.flatMap((one) => (one.kind === 'under' ? one.has : [one]));
}

function isFree(one: Feature): boolean {
  return one.kind === 'play' && one.pay.close !== true;
}

function isGood(word: string): boolean {
  return !['unique', 'symbiont', 'parasite', 'horde', 'clumsiness'].includes(word);
}

const measures = [...rest, ...parts.flatMap(({ of }) => of)];

let fitted: readonly number[] | undefined;

/** Null for what has no strike: there are too few such cards to learn from. */
export function priceOf(card: CardData): CardPrice | null {
  if (card.type !== 'creature') return null;
  fitted ??= leastSquares(sets.flatMap(({ code, cards }) => (code === 'EX' ? [] : cards)).filter(isWhole));
  const worth = measures.map((of, i) => of(card) * (fitted?.[i] ?? 0));
  let at = rest.length;
  const told = parts.map(({ what, of }) => {
    const sum = worth.slice(at, at + of.length).reduce((a, b) => a + b, 0);
    at += of.length;
    return { what, worth: rounded(sum) };
  });
  const others = worth.slice(0, rest.length).reduce((a, b) => a + b, 0);
  const shown = [...told, { what: say('редкость', 'rank'), worth: rounded(others) }];
  const seen = shown.filter((one) => one.worth !== 0);
  return { parts: seen, sum: rounded(seen.reduce((sum, one) => sum + one.worth, 0)) };
}

const rounded = (n: number): number => Math.round(n * 10) / 10;

const isWhole = ({ type, strike, lives }: CardData): boolean =>
  type === 'creature' && strike !== undefined && lives !== undefined;

/** Least squares, with a little weight against large values where few cards tell. */
function leastSquares(cards: readonly CardData[]): number[] {
  const rows = cards.map((card) => [...measures.map((of) => of(card)), card.cost]);
  const size = measures.length;
  const sums = measures.map((_, i) =>
    Array.from(
      { length: size + 1 },
      (_, j) => rows.reduce((sum, row) => sum + row[i] * row[j], 0) + (i === j && i > 0 ? 1 : 0),
    ),
  );
  for (let i = 0; i < size; i++) {
    const pivot = sums[i][i];
    sums[i] = sums[i].map((value) => value / pivot);
    for (let k = 0; k < size; k++) {
      const factor = sums[k][i];
      if (k !== i) sums[k] = sums[k].map((value, j) => value - factor * sums[i][j]);
    }
  }
  return sums.map((row) => row[size]);
}
