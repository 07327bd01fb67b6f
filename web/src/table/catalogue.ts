/** The cards of a game as people see them, found by their ids. */
import type { CardEntry } from '@vigrid/kernel';
import { useTableInfo } from './frame/context.ts';
import { collect } from './frame/names.ts';

/** What is printed on a card. */
export type Entries<E extends CardEntry = CardEntry> = (def: string) => E;

export function entriesOf<E extends CardEntry>(catalogue: readonly E[]): Entries<E> {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  return (def) => {
    const entry = byId.get(def);
    if (!entry) throw new Error(`The table does not know the card "${def}".`);
    return entry;
  };
}

export const useEntries = (): Entries => useTableInfo().screen.entry;

/** Which card lies behind a number, if the view tells. */
export function defIn(view: object, card: number): string | undefined {
  const seen = new Map<number, string>();
  collect(view, seen);
  return seen.get(card);
}
