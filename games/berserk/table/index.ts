/** What the table needs to know of Berserk: what a seat sees and what it may answer, as types; its sentences. */
export type { BerserkAct } from '../acts.ts';
export type { BerserkEvent } from '../events.ts';
export { told } from '../telling.ts';
export { featureName } from '../text/acts.ts';
export { abilityTypes, grades } from '../text/names.ts';
export { speech } from './speech.ts';
export type * from './view.ts';
