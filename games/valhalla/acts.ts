/**
 * The named acts that questions of Valhalla offer. Cards are numbers of the catalogue, dice and spaces have numbers of
 * their own (state.ts).
 */
import type { Seat } from '@vigrid/kernel';
import type { Clan, Face } from './cards/types.ts';

export type ValhallaAct =
  /** The four actions (V-6.4): draw, add one warrior, add two, attack a player; in solo play, the monster. */
  | { readonly do: 'draw' }
  | { readonly do: 'add'; readonly card: number }
  | { readonly do: 'addTwo'; readonly cards: readonly [number, number] }
  | { readonly do: 'attack'; readonly seat: Seat }
  | { readonly do: 'assault' }
  /** In the own phase of a battle (V-8.2). The dice that are put on the warrior. */
  | { readonly do: 'arm'; readonly card: number; readonly dice: readonly number[] }
  | { readonly do: 'reroll' }
  /** A re-roll that costs no die: the jarl or the Thor card that gives it. */
  | { readonly do: 'freeReroll'; readonly by: number }
  | { readonly do: 'tactic'; readonly card: number }
  /** An ability of the own jarl: the main one (0) or the additional one (1). */
  | { readonly do: 'jarl'; readonly ability: 0 | 1 }
  | { readonly do: 'stop' }
  /** A die turned to another face. */
  | { readonly do: 'turn'; readonly die: number; readonly face: Face }
  | { readonly do: 'name'; readonly clan: Clan }
  /** Before a battle of two others: a Thor card for one of them (V-17.2), or a guess who will win (Ragna). */
  | { readonly do: 'help'; readonly card: number; readonly seat: Seat }
  | { readonly do: 'guess'; readonly seat: Seat; readonly prize: 'card' | 'point' }
  /** After a battle: a quest (V-18.5), a row of the Loki card (V-16.6), a part of it. */
  | { readonly do: 'quest'; readonly card: number }
  | { readonly do: 'row'; readonly row: number }
  | { readonly do: 'gift'; readonly gift: 'point' | 'card' | 'tactic' }
  /** Which of several bonuses is taken first (RV-47). */
  | { readonly do: 'claim'; readonly points: number }
  /** The draft of the advanced variant (V-29.4). */
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'finish' }
  /** Leaves it at that. */
  | { readonly do: 'pass' };
