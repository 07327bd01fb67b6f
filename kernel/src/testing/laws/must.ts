import type { Played } from '../../scenario/write.ts';

/** Says what is wrong in one sentence. */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** A game could not bear one decision more than it had come to. */
export class DecisionFault extends Error {
  readonly next: Played;
  constructor(sentence: string, next: Played, cause?: unknown) {
    super(sentence, { cause });
    this.next = next;
  }
}

/** Both must be equal as data; else the sentence names the first place where they differ. */
export function mustEqual(have: unknown, wanted: unknown, what: string): void {
  const a = JSON.stringify(have);
  const b = JSON.stringify(wanted);
  if (a === b) return;
  throw new Error(`${what}${difference(parsed(a), parsed(b), '')}`);
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

/** Where two values first differ: ` at .sides.0.hand: 3 instead of 4`. */
function difference(have: unknown, wanted: unknown, path: string): string {
  if (isObject(have) && isObject(wanted) && Array.isArray(have) === Array.isArray(wanted)) {
    const keys = new Set([...Object.keys(have), ...Object.keys(wanted)]);
    for (const key of keys) {
      if (JSON.stringify(have[key]) !== JSON.stringify(wanted[key])) {
        return difference(have[key], wanted[key], `${path}.${key}`);
      }
    }
    return `${path && ` at ${path}`}: the same fields in another order`;
  }
  return `${path && ` at ${path}`}: ${short(have)} instead of ${short(wanted)}`;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
