/** What a seat may know, field by field. */
import type { Seat } from '@vigrid/kernel';
import { type Skerries, strengthOf } from '../state.ts';

export interface SkerriesView {
  readonly seat: Seat | null;
  readonly islands: number;
  readonly island: number;
  readonly prize: number;
  readonly die: number;
  readonly storms: boolean;
  readonly rapids: boolean;
  readonly captains: readonly CaptainView[];
}

export interface CaptainView {
  readonly gold: number;
  /** Others see only that there are so many. */
  readonly hand: readonly SailView[];
  readonly hoisted: readonly SailView[];
}

/** A sail by its number, and which card of the catalogue it is. */
export interface SailView {
  readonly id?: number;
  readonly def: string | null;
}

export const view = (s: Skerries, seat: Seat | null): SkerriesView => ({
  seat,
  islands: s.options.islands,
  island: s.island,
  prize: s.prize,
  die: s.die,
  storms: s.options.storms,
  rapids: s.options.rapids,
  captains: s.captains.map(({ gold, hand, hoisted }, of) => ({
    gold,
    hand: of === seat ? hand.map(open) : hand.map(() => ({ def: null })),
    hoisted: hoisted.map(open),
  })),
});

const open = (sail: number): SailView => ({ id: sail, def: defOf(sail) });

export const defOf = (sail: number): string => `sail-${strengthOf(sail)}`;
