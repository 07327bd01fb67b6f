/** The sentences that a screen says itself; refusals come from where the rules are, in words already. */
import type { Speech } from '@vigrid/kernel';
import { act } from '../text/acts.ts';
import { event } from '../text/events.ts';
import { question } from '../text/questions.ts';

export const speech: Omit<Speech, 'reason'> = { question, act, event };
