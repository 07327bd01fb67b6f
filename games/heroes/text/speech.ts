/** The sentences of Heroes for the table, the log and the terminal. Words only: no card tables, no rules. */
import type { Speech } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import type { HeroesEvent } from '../events.ts';
import { act } from './acts.ts';
import { event } from './events.ts';
import { question } from './questions.ts';
import { reason } from './reasons.ts';

export const speech: Speech<HeroesAct, HeroesEvent> = { question, act, event, reason };

/** What a screen says itself; refusals come from where the rules are, in words already. */
export const sentences: Omit<Speech<HeroesAct, HeroesEvent>, 'reason'> = { question, act, event };
