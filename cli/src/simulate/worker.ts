/** A thread that plays parts of series: it is sent one after the other, and answers each with its outcomes. */
import { parentPort } from 'node:worker_threads';
import { playNumber } from '@vigrid/bots/arena';
import { roomOf } from '../games.ts';
import { botCalled } from '../setup.ts';
import { type Part, playersOf } from './series.ts';

/** The time of this thread alone. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

parentPort?.on('message', async ({ series, numbers }: Part) => {
  const { game } = await roomOf(series.game);
  const outcomeOf = (number: number) =>
    playNumber(game, playersOf(series, number).map(botCalled), series, number, { clock });
  parentPort?.postMessage(numbers.map(outcomeOf));
});
