/** The words of Valhalla for the browser and the terminal: sentences and names. Words only: no card tables, no rules. */
import type { Speech } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import type { ValhallaEvent } from '../events.ts';
import { act } from './acts.ts';
import { event } from './events.ts';
import { question } from './questions.ts';
import { reason } from './reasons.ts';

export { answer } from './acts.ts';
export type { Ask } from './questions.ts';
export { shortReason, type ValhallaWhy } from './reasons.ts';
export { clanNames, faceNames, setNames, weaponNames } from './words.ts';

export const speech: Speech<ValhallaAct, ValhallaEvent> = { question, act, event, reason };

/** What a screen says itself; refusals come from where the rules are, in words already. */
export const sentences: Omit<Speech<ValhallaAct, ValhallaEvent>, 'reason'> = { question, act, event };
