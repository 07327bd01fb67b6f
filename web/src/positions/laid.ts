/** A position as data: in an address, as a scenario file, as a table. */
import type { Outcome } from '@vigrid/kernel';
import type { Laid } from '../local/requests.ts';
import { codeOf, recordOf } from '../past/code.ts';

export const emptyPosition = (game: string): Laid => ({ game, position: {}, random: [] });

/** What is asked of a position that is sent: in words, and the answer that the judge is to follow. */
export interface Wondered {
  readonly words: string;
  readonly about: { readonly seat: number; readonly answer: number } | null;
}

/** A position from an address. */
export interface Opened {
  readonly laid: Laid;
  /** Null where nothing is asked. */
  readonly wondered: Wondered | null;
}

export const codeOfPosition = (
  { position, random }: Laid,
  wondered: Wondered | null = null,
): Promise<string> => codeOf(JSON.stringify({ position, random, ...(wondered && { wondered }) }));

/** Null where the address is not whole. */
export async function positionInCode(game: string, code: string): Promise<Opened | null> {
  const text = await recordOf(code);
  if (text === null) return null;
  try {
    const { position, random, wondered } = Object(JSON.parse(text));
    if (!isMapping(position) || !Array.isArray(random)) return null;
    return { laid: { game, position, random }, wondered: wonderedIn(wondered) };
  } catch {
    return null;
  }
}

/** A question is asked by others: what is no question is left out. */
function wonderedIn(value: unknown): Wondered | null {
  if (!isMapping(value) || typeof value.words !== 'string') return null;
  const { seat, answer } = isMapping(value.about) ? value.about : {};
  const about = isCount(seat) && isCount(answer) ? { seat, answer } : null;
  return { words: value.words.slice(0, mostWords), about };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Letters of a question. */
export const mostWords = 300;

/** A scenario file (docs/scenarios.md): JSON is YAML, too. */
export const scenarioOf = ({ game, position, random }: Laid, title: string): string =>
  [
    `title: ${JSON.stringify(title)}`,
    // Nothing is proved yet; whoever asks something of the position names its rule.
    'rule: T-1',
    `game: ${game}`,
    ...(random.length > 0 ? [`random: ${JSON.stringify(random)}`] : []),
    `position: ${JSON.stringify(position)}`,
    'play: []',
    '',
  ].join('\n');

/** The same with another value of a key; what is as usual is left out. */
export function withValue(from: Mapping, key: string, value: unknown): Mapping {
  const { [key]: _, ...others } = from;
  return isUsual(value) ? others : { ...from, [key]: value };
}

/**
 * The same after a change. What a moment of a game remembers of single cards (docs/scenarios.md: "Any moment of a game")
 * is forgotten when other cards lie there.
 */
export function changed(before: Mapping, after: Mapping): Mapping {
  if (cardsIn(before).join('\n') === cardsIn(after).join('\n')) return after;
  const { numbers, beside, rest, ...told } = after;
  return told;
}

/** The cards of all lists, in their order. */
function cardsIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => (isMapping(one) ? [String(one.card), ...cardsIn(one)] : [String(one)]));
  return isMapping(value)
    ? Object.values(value).flatMap((one) => (isMapping(one) || Array.isArray(one) ? cardsIn(one) : []))
    : [];
}

export type Mapping = Readonly<Record<string, unknown>>;

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUsual = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isMapping(value) && Object.keys(value).length === 0);

/** Chance as it is typed; null where it is no list of numbers. */
export function randomTyped(text: string): Outcome[] | null {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : null;
}
