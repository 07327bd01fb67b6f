/**
 * Sets of one's own: cards as they were typed and as they were read. They are kept in this browser; a set goes to others
 * as a file or a link with what was typed alone, and is read anew where it arrives.
 */
import type { CardEntry, OwnCard } from '@vigrid/kernel';
import { mostOwnCards } from '@vigrid/kernel/interface';
import { createStore, memory } from '../i18n/store.ts';
import { craftCard } from '../local/index.ts';
import { codeOf, recordOf } from '../past/code.ts';
import { type Draft, isDraft, printed } from './draft.ts';

export interface MadeCard {
  readonly draft: Draft;
  readonly card: OwnCard;
  readonly entry: CardEntry;
}

export interface OwnSet {
  readonly name: string;
  readonly cards: readonly MadeCard[];
}

export const longestName = 40;

const key = 'sets';

export const sets = createStore<readonly OwnSet[]>(kept(), (all) => memory.write(key, JSON.stringify(all)));

function kept(): readonly OwnSet[] {
  try {
    const found: unknown = JSON.parse(memory.read(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isSet) : [];
  } catch {
    return [];
  }
}

function isSet(given: unknown): given is OwnSet {
  const { name, cards } = Object(given);
  return (
    typeof name === 'string' &&
    Array.isArray(cards) &&
    cards.every(
      (one) => isDraft(one?.draft) && typeof one.card?.id === 'string' && one.entry?.id === one.card.id,
    )
  );
}

/** Puts a card into a set, in place of one of its name; makes the set where there is none. */
export function putCard(name: string, made: MadeCard): void {
  const all = sets.get();
  const found = all.find((one) => one.name === name) ?? { name, cards: [] };
  const others = found.cards.filter(({ draft }) => draft.name !== made.draft.name);
  if (others.length >= mostOwnCards) return;
  const next = { name, cards: [...others, made] };
  sets.set([next, ...all.filter((one) => one.name !== name)]);
}

export function dropCard(name: string, id: string): void {
  const left = sets
    .get()
    .map((one) =>
      one.name === name ? { ...one, cards: one.cards.filter(({ card }) => card.id !== id) } : one,
    );
  sets.set(left.filter(({ cards }) => cards.length > 0));
}

/** What goes to others. */
interface Sent {
  readonly name: string;
  readonly cards: readonly Draft[];
}

export const fileOf = ({ name, cards }: OwnSet): string =>
  JSON.stringify({ name, cards: cards.map(({ draft }) => draft) } satisfies Sent, null, 2);

export const setCode = ({ name, cards }: OwnSet): Promise<string> =>
  codeOf(JSON.stringify({ name, cards: cards.map(({ draft }) => draft) } satisfies Sent));

/** A set as somebody sent it, read anew; null where it is none. Cards that are refused here are left out. */
export async function setFrom(text: string): Promise<{ set: OwnSet; refused: readonly string[] } | null> {
  const sent = sentIn(text);
  if (!sent) return null;
  const cards: MadeCard[] = [];
  const refused: string[] = [];
  for (const draft of sent.cards) {
    const { verdict, made } = await craftCard({ game: 'berserk', card: printed(draft) });
    if (made && verdict.accepted) cards.push({ draft, ...made });
    else refused.push(draft.name);
  }
  return { set: { name: sent.name, cards }, refused };
}

export const setFromCode = async (code: string) => {
  const text = await recordOf(code);
  return text === null ? null : setFrom(text);
};

function sentIn(text: string): Sent | null {
  try {
    const { name, cards } = Object(JSON.parse(text));
    if (typeof name !== 'string' || !Array.isArray(cards) || !cards.every(isDraft)) return null;
    return { name: name.slice(0, longestName), cards: cards.slice(0, mostOwnCards) };
  } catch {
    return null;
  }
}
