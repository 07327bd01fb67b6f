/** What every part of the builder can do with decks. */
import type { DeckList, NewDeck, Problem, SavedDeck } from '@vigrid/protocol';
import { createContext, useContext } from 'preact/compat';
import type { Shelf } from './shelf.ts';

export interface Desk {
  readonly shelf: Shelf;
  /** Something is under way that leads to another screen. */
  readonly busy: boolean;
  /** Keeps a deck; rejects with what the server says. */
  save(deck: NewDeck): Promise<SavedDeck>;
  /** Keeps a new deck and opens it. */
  open(name: string, deck: DeckList): void;
  /** Removes a deck and offers to bring it back. */
  remove(deck: NewDeck): void;
  /** Begins a game against a bot with this deck. */
  play(deck: DeckList): void;
  /** Why the last thing was not done. */
  readonly refused: Refused | null;
  /** Says why something is not done; null takes it back. */
  refuse(refused: Refused | null): void;
  /** Does something, and says why if it can not be done. */
  attempt(act: () => Promise<void>): void;
}

export type Refused = Pick<Problem, 'rule' | 'text'>;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This part belongs into the deck builder.');
  return desk;
}
