/** The state of Skerries: plain data, every field explained once. */
import type { Frame, Run, Seat, State } from '@vigrid/kernel';
import type { SkerriesAct } from './acts.ts';
import type { SkerriesEvent } from './events.ts';
import type { SkerriesOptions } from './settings.ts';

export interface Skerries extends State {
  readonly options: SkerriesOptions;
  /** Sails nobody has been dealt, by their numbers. Four sails of each strength: see `strengthOf`. */
  stock: number[];
  /** Treasures still to come; the last one is the top. */
  treasures: number[];
  /** Islands passed so far, the present one included. */
  island: number;
  /** What lies at the present island. */
  prize: number;
  captains: Captain[];
  /** The last die; 0 before the first. */
  die: number;
}

export interface Captain {
  hand: number[];
  /** The sails hoisted so far, in order; all have seen them. */
  hoisted: number[];
  gold: number;
}

export interface IslandFrame extends Frame {
  readonly kind: 'island';
  /** Who has landed; -1 for nobody. */
  landed: Seat;
}

export type G = Run<Skerries, SkerriesAct, SkerriesEvent>;

export const sails: readonly number[] = Array.from({ length: 24 }, (_, sail) => sail);

/** Sails 0 to 3 have strength 1, sails 4 to 7 strength 2, and so on. */
export const strengthOf = (sail: number): number => Math.floor(sail / 4) + 1;
