/** A thread that plays games of a series: it is sent the numbers of some and answers with their outcomes. */
import { parentPort, workerData } from 'node:worker_threads';
import { bots } from '@vigrid/bots';
import { roomOf } from '../games.ts';
import { playNumber, type Series } from './series.ts';

const series: Series = workerData;
const { game } = await roomOf(series.game);
const players = series.bots.map((level) => bots[level]);

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(numbers.map((number) => playNumber(game, players, series, number)));
});
