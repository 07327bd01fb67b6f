/** The named acts that questions of Dune offer. Cards, spaces and sides are numbers of the state. */

import type { Text } from '@vigrid/kernel';
import type { Faction } from './symbols.ts';

export type DuneAct =
  /** Play a card to send an Agent to a space (D-4.1); `from` where an Agent is moved from a space (D-18.10). */
  | {
      readonly do: 'send';
      readonly card: number;
      readonly space: number;
      readonly from?: number;
      /** The card grafted to it, of the hand or of the Row (D-24.12, D-24.17). */
      readonly graft?: number;
    }
  /** Take the Reveal turn (D-3.5). */
  | { readonly do: 'reveal' }
  /** Play an Intrigue card (D-17.1). */
  | { readonly do: 'intrigue'; readonly card: number }
  /** Carry out one of the waiting effects (D-4.8), which says so; `source` is a card, or -2 − a space, or -1. */
  | { readonly do: 'resolve'; readonly says: Text; readonly clause: number; readonly source: number }
  | { readonly do: 'deploy'; readonly unit?: 'dreadnought' }
  /** Acquire a card with Persuasion (D-9.1). */
  | { readonly do: 'acquire'; readonly card: number; readonly cost: number }
  /** No more: end the turn, leave what is optional. */
  | { readonly do: 'done' }
  | { readonly do: 'pass' }
  /** One of several options (D-6.7). */
  | { readonly do: 'option'; readonly option: number; readonly says: Text }
  /** One of several prices of a space, with what it buys. */
  | {
      readonly do: 'exchange';
      readonly option: number;
      readonly spice: number;
      readonly says: Text;
    }
  | { readonly do: 'influence'; readonly faction: Faction; readonly n: number }
  | { readonly do: 'lose'; readonly where: 'garrison' | 'conflict' }
  /** Where an acquired card goes. */
  | { readonly do: 'place'; readonly where: 'deck' | 'discard' }
  /** What becomes of the card on top of the deck. */
  | { readonly do: 'top'; readonly what: 'draw' | 'trash' }
  /** A player or a Rival, numbered as in events. */
  | { readonly do: 'side'; readonly seat: number }
  /** A space of the board, by its number. */
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'factions'; readonly factions: readonly [Faction, Faction] }
  /** Acquire a Tech tile (D-23.2). */
  | {
      readonly do: 'tech';
      readonly card: number;
      readonly what: 'spice' | 'solari';
      readonly cost: number;
      readonly negotiators: number;
    }
  /** Use what a Tech tile offers (D-23.6). */
  | { readonly do: 'tile'; readonly card: number; readonly ability: number }
  | { readonly do: 'freighter'; readonly what: 'advance' | 'recall' }
  /** A dreadnought goes back to the supply for a point (D-23.22). */
  | { readonly do: 'detonate' }
  /** Acquire a Tleilaxu card for specimens (D-24.9). */
  | { readonly do: 'tleilaxu'; readonly card: number; readonly cost: number }
  /** Take a specimen back to the supply (D-24.8). */
  | { readonly do: 'specimen' }
  /** Use the Family Atomics (D-24.20). */
  | { readonly do: 'atomics' }
  /** A place of the research track, by its number (D-24.2). */
  | { readonly do: 'research'; readonly place: number; readonly says: Text }
  /** A unit of somebody else is made to retreat. */
  | { readonly do: 'repel'; readonly seat: number; readonly unit: 'troop' | 'dreadnought' };
