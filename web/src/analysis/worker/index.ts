/** The worker in which a game is gone through, beside the one that plays. */
import { rooms } from '@vigrid/games/rooms';
import { loadRecord } from '@vigrid/kernel';
import { analyse, type Finding } from './analyse.ts';

addEventListener('message', async ({ data }: MessageEvent<{ readonly record: string }>) => {
  const read = loadRecord(data.record);
  if ('problem' in read) throw new Error(read.problem.text.en);
  const { record } = read;
  if (!Object.hasOwn(rooms, record.game)) throw new Error(`There is no game "${record.game}".`);
  const game = (await rooms[record.game].game()).default;
  for (const finding of analyse(game, record)) postMessage(finding satisfies Finding);
});
