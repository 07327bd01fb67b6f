/** What the table needs to know of Heroes, as types: what a seat sees and what it may answer. */
export type { HeroesAct } from '../acts.ts';
export type { HeroesEvent } from '../events.ts';
export type * from './view.ts';
