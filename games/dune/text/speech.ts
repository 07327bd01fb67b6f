/** The sentences of Dune for the table, the log and the terminal. */
import type { Speech } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import type { DuneEvent } from '../events.ts';
import { act } from './acts.ts';
import { event } from './events.ts';
import { question } from './questions.ts';
import { reason } from './reasons.ts';

export const speech: Speech<DuneAct, DuneEvent> = { question, act, event, reason };

/** What a screen says itself; refusals come from where the rules are, in words already. */
export const sentences: Omit<Speech<DuneAct, DuneEvent>, 'reason'> = { question, act, event };
