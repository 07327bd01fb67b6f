/** Decks of this browser and of the server made one: what was changed on one side goes to the other. */
import type { NewDeck, SavedDeck } from '@vigrid/protocol';
import type { LocalDeck } from '../local/drawer.ts';

export interface Reconciled {
  /** To be saved on the server. */
  readonly save: readonly NewDeck[];
  /** To be removed there. */
  readonly remove: readonly string[];
  /** What this browser forgets, because the server has it no more or has it otherwise. */
  readonly forget: readonly string[];
  /** Changed on both sides. */
  readonly conflicts: readonly Conflict[];
}

export interface Conflict {
  readonly name: string;
  /** Both: two decks now. Back: removed on one side, changed on the other, so it stays. */
  readonly kind: 'both' | 'back';
}

/** `fresh` gives an id to a deck that becomes two; `copy` its name. */
export function reconcile(
  here: readonly LocalDeck[],
  there: readonly SavedDeck[],
  fresh: () => string,
  copy: (name: string) => string,
): Reconciled {
  const kept = new Map(there.map((deck) => [deck.id, deck]));
  const save: NewDeck[] = [];
  const remove: string[] = [];
  const forget: string[] = [];
  const conflicts: Conflict[] = [];
  for (const deck of here) {
    const { id, game, name, deck: list, synced, edited, removed } = deck;
    const other = kept.get(id);
    const unchanged = other !== undefined && other.changed === synced;
    if (removed) {
      forget.push(id);
      if (unchanged) remove.push(id);
      else if (other) conflicts.push({ name: other.name, kind: 'back' });
    } else if (!edited) {
      if (!other) forget.push(id);
    } else if (!other || unchanged) {
      save.push({ id, game, name, deck: list });
      if (!other && synced !== null) conflicts.push({ name, kind: 'back' });
    } else {
      forget.push(id);
      if (isSame(deck, other)) continue;
      save.push({ id: fresh(), game, name: copy(name), deck: list });
      conflicts.push({ name, kind: 'both' });
    }
  }
  return { save, remove, forget, conflicts };
}

const isSame = (a: NewDeck, b: NewDeck): boolean =>
  a.name === b.name && a.deck.hero === b.deck.hero && listed(a) === listed(b);

const listed = ({ deck: { cards } }: NewDeck): string => JSON.stringify(Object.entries(cards).sort());
