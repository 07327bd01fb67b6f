/** What every card on the table needs to know: how it stands in the question, and what a press on it does. */
import type { Act } from '@vigrid/kernel';
import { createContext, useContext } from 'preact/compat';
import type { Both } from '../../i18n/index.ts';
import type { Stage } from '../motion/stage.ts';

/** How a card stands in the question; the looks are those of the cards (LOOK, states). */
export type Standing = 'lit' | 'spared' | 'chosen' | 'aimed' | 'sent' | 'picked' | 'other' | 'shade' | 'idle';

export interface AskState {
  readonly stage: Stage;
  standing(card: number): Standing;
  /** The place of a picked card in an ordered pick, from 1. */
  ordinal(card: number): number | null;
  /** What would become of it, in a word or two. */
  outcome(card: number): Both<string> | null;
  /** The key that presses it, while the keyboard is in use. */
  digit(card: number): number | null;
  press(card: number, by: Press): void;
  /** The same for a place on the board. */
  place(place: number): Standing;
  pressPlace(place: number, by: Press): void;
  /** Looks at a card: aims at it if that is legal, shows it in the rail. Null: nothing is looked at. */
  look(card: Look | null): void;
  /** Looks away from a card that is no longer there. */
  lose(card: number): void;
  readonly looked: Look | null;
  /** Opens the card for good, as a long press or a right click does. */
  open(card: Look): void;
  /** Gives the answer with this number. */
  commit(answer: number): void;
  /** Offers the act with this number of the question, as a press on its button would. */
  offer(answer: number): void;
  /** Asks why this can not be done now. */
  ask(intent: Act & { readonly [field: string]: unknown }, by: Press): void;
  /** The number of the act this card could do with this ability, or null. */
  use(card: number, ability: number): number | null;
  readonly meant: number | null;
  /** The card that is being pulled. */
  readonly pulled: number | null;
  readonly drag: Drag;
}

export interface Press {
  readonly finger: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Look {
  readonly card: number;
  readonly def?: string;
}

export interface Drag {
  start(card: number, event: PointerEvent): void;
}

export const AskContext = createContext<AskState | null>(null);

export function useAsk(): AskState {
  const state = useContext(AskContext);
  if (!state) throw new Error('This part of the table is drawn outside the table.');
  return state;
}
