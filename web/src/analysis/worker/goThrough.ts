/** In a worker beside the one that plays: a game is gone through, and each finding told as it comes. */
import { rooms } from '@vigrid/games/rooms';
import { loadRecord } from '@vigrid/kernel';
import { analyse, type Finding } from './analyse.ts';

export async function goThrough(saved: string): Promise<void> {
  const read = loadRecord(saved);
  if ('problem' in read) throw new Error(read.problem.text.en);
  const { record } = read;
  if (!Object.hasOwn(rooms, record.game)) throw new Error(`There is no game "${record.game}".`);
  const game = (await rooms[record.game].game()).default;
  for (const finding of analyse(game, record)) postMessage(finding satisfies Finding);
}
