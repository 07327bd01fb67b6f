/** What the table needs to know of Dune, as types: what a seat sees and what it may answer. */
export type { DuneAct } from '../acts.ts';
export type * from '../effects/types.ts';
export type { CardRef, DuneEvent } from '../events.ts';
export type * from './view.ts';
