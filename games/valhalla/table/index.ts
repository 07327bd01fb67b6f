/** The shapes that the table in the browser draws. Types alone: no rules come with them. */
export type { ValhallaAct } from '../acts.ts';
export type { ValhallaEvent } from '../events.ts';
export type * from './view.ts';
