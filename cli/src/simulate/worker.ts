/** A thread that plays games of a series: it is sent the numbers of some and answers with their outcomes. */
import { parentPort, workerData } from 'node:worker_threads';
import { playNumber } from '@vigrid/bots/arena';
import { roomOf } from '../games.ts';
import { botCalled } from '../setup.ts';
import type { Series } from './series.ts';

const series: Series = workerData;
const { game } = await roomOf(series.game);
const players = series.bots.map(botCalled);

/** The time of this thread alone. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(numbers.map((number) => playNumber(game, players, series, number, { clock })));
});
