/**
 * Randomness lives inside the game's state: four 32-bit words (xoshiro128**), so that a copy of a state has
 * the same future and a replay the same dice. A game among people who do not trust each other has nine: a key of eight
 * (ChaCha20) and how many words of its stream are used, so that no dice seen tell of those to come; that takes some
 * forty times as long. A scenario may script the outcomes; then the words rest.
 */
import { chachaWord } from './chacha.ts';

/** Chance, as part of the state: how far the stream of a seed has been used, or what a scenario has scripted. */
export interface Random {
  words: number[];
  /** Scripted outcomes still to come; null in ordinary play. */
  script: Outcome[] | null;
  /** Where the script does not say what is needed, the words do. */
  loose?: true;
}

/** One scripted outcome: a whole number for `below` and `die`, 'keep' or an order for a shuffle. */
export type Outcome = number | 'keep' | readonly number[];

/** Whether something may stand in a script of chance. */
export const isOutcome = (x: unknown): x is Outcome =>
  typeof x === 'number' || x === 'keep' || (Array.isArray(x) && x.every((n) => typeof n === 'number'));

/**
 * Seeds the four words from any text, each word by its own pass (FNV-1a with a finaliser). `chacha20:` and 64
 * hexadecimal digits are a key of ChaCha20.
 */
export function seeded(seed: string): Random {
  const key = /^chacha20:([0-9a-f]{64})$/.exec(seed)?.[1];
  if (key !== undefined) return { words: [...keyWords(key), 0], script: null };
  return { words: [1, 2, 3, 4].map((salt) => hash32(seed, salt)), script: null };
}

/** A seed that nobody can guess. */
export const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');

/** A whole number from 0 to n - 1, every one equally likely; n may be as great as 2^53. */
export function below(random: Random, n: number): number {
  if (random.script) {
    const outcome = scripted(random, 0, n - 1);
    if (outcome !== null) return outcome;
  }
  if (!(n >= 1)) throw new RangeError(`There is no whole number from 0 to ${n - 1}.`);
  const great = n > 4294967296;
  const range = great ? 9007199254740992 : 4294967296;
  const limit = range - (range % n);
  for (;;) {
    const drawn = great ? next(random.words) * 2097152 + (next(random.words) >>> 11) : next(random.words);
    // V8 gives what remains of a great number as a double, and what it is put into is slow from then on.
    if (drawn < limit) return great ? drawn % n : (drawn % n) >>> 0;
  }
}

/** The face of a die with the given number of sides. */
export function die(random: Random, sides: number): number {
  if (random.script) {
    const outcome = scripted(random, 1, sides);
    if (outcome !== null) return outcome;
  }
  return below(random, sides) + 1;
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(random: Random, items: T[]): T[] {
  if (random.script && scriptedShuffle(random, items)) return items;
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

/** Four bytes make a word, the lowest first. */
const keyWords = (hex: string): number[] =>
  Array.from({ length: 8 }, (_, i) =>
    [3, 2, 1, 0].reduce(
      (word, byte) => (word << 8) | Number.parseInt(hex.slice(8 * i + 2 * byte, 8 * i + 2 * byte + 2), 16),
      0,
    ),
  );

function next(w: number[]): number {
  if (w.length > 4) return chachaWord(w, w[8]++);
  const result = Math.imul(rotl(Math.imul(w[1], 5), 7), 9) >>> 0;
  const t = w[1] << 9;
  w[2] ^= w[0];
  w[3] ^= w[1];
  w[1] ^= w[2];
  w[0] ^= w[3];
  w[2] ^= t;
  w[3] = rotl(w[3], 11);
  return result;
}

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

function hash32(text: string, salt: number): number {
  let h = Math.imul(0x811c9dc5 ^ salt, 0x01000193);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** Null where the words have to decide. */
function scripted(random: Random, low: number, high: number): number | null {
  const outcome = random.script?.shift();
  if (typeof outcome === 'number' && Number.isInteger(outcome) && outcome >= low && outcome <= high)
    return outcome;
  return unscripted(random, `a number from ${low} to ${high}`, outcome);
}

/** Whether the items lie as the script says. */
function scriptedShuffle<T>(random: Random, items: T[]): boolean {
  const outcome = random.script?.shift();
  if (outcome === 'keep') return true;
  if (
    Array.isArray(outcome) &&
    outcome.length === items.length &&
    items.every((_, i) => outcome.includes(i))
  ) {
    const order = outcome.map((i: number) => items[i]);
    for (let i = 0; i < items.length; i++) items[i] = order[i];
    return true;
  }
  unscripted(random, `"keep" or an order of the numbers below ${items.length} for a shuffle`, outcome);
  return false;
}

/** A script that does not say what is needed ends here, where it is a loose one. */
function unscripted(random: Random, wanted: string, got: Outcome | undefined): null {
  if (!random.loose) throw new ScriptError(wanted, got);
  random.script = null;
  return null;
}

/** A scenario's script does not say what the game now needs to know. */
export class ScriptError extends Error {
  constructor(wanted: string, got: Outcome | undefined) {
    super(
      got === undefined
        ? `The script of chance is used up, but the game needs ${wanted}.`
        : `The script of chance says ${JSON.stringify(got)}, but the game needs ${wanted}.`,
    );
  }
}
