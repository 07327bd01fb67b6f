/** What the table needs to know of Dune: what a seat sees and what it may answer, as types; what is printed on a track. */

export type { DuneAct } from '../acts.ts';
export { researchTrack, tleilaxuTrack } from '../board/tracks.ts';
export type { Mark, Said, Sign } from '../effects/marks.ts';
export type { CardRef, DuneEvent } from '../events.ts';
export type { Module } from '../modules.ts';
export type * from '../symbols.ts';
export type * from './view.ts';
