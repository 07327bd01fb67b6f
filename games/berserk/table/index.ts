/** What the table needs to know of Berserk, as types: what a seat sees and what it may answer. */
export type { BerserkAct } from '../acts.ts';
export type * from './view.ts';
