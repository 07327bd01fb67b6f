/** Many games: on the cores of this machine, or on as many machines as work at a queue. */
import type { Outcome } from '@vigrid/bots/arena';
import type { Call, Option } from '../command.ts';
import type { Desk } from '../desk.ts';
import type { Series } from './series.ts';
import { playHere } from './threads.ts';

export type { Series } from './series.ts';

/** Where a series is played. */
export const spreadOptions: Readonly<Record<string, Option>> = {
  queue: {
    about: {
      ru: 'разослать партии по машинам, где запущен vigrid work (DATABASE_URL)',
      en: 'send the games to the machines where vigrid work runs (DATABASE_URL)',
    },
  },
};

/** Plays the first so many games of a series where the call says; tells what came of them in order. */
export async function playSeries(
  call: Call,
  desk: Desk,
  series: Series,
  games: number,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  if (!call.has('queue')) return playHere(series, games, tell);
  const { playQueued } = await import('./queue.ts');
  await playQueued(series, games, tell, (ru, en) => desk.note(desk.say({ ru, en })));
}
