/**
 * The worker: a small house of its own, or a lookout that goes through a finished game. Both are one script, so that the
 * engine of a game is built and fetched once.
 */
import { rooms } from '@vigrid/games/rooms';
import { goThrough } from '../../analysis/worker/goThrough.ts';
import type { Asked, GoneThrough, Told } from '../requests.ts';
import { openShelf } from '../shelf.ts';
import { type LocalHouse, openHouse } from './house.ts';

const tell = (told: Told) => postMessage(told);

let house: Promise<LocalHouse> | null = null;

const open = async (): Promise<LocalHouse> =>
  openHouse({
    shelf: await openShelf(),
    engine: async (id) => (Object.hasOwn(rooms, id) ? (await rooms[id].game()).default : null),
    reader: async (id) => (Object.hasOwn(rooms, id) ? ((await rooms[id].reader?.())?.reader ?? null) : null),
    send: (update) => tell({ kind: 'update', update }),
    seed: freshSeed,
    now: () => new Date(),
    after: (ms, job) => setTimeout(job, ms),
  });

function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

addEventListener('message', async ({ data }: MessageEvent<Asked | GoneThrough>) => {
  if ('record' in data) return goThrough(data.record);
  house ??= open();
  const reply = await (await house).answer(data.name, data.payload);
  tell({ kind: 'reply', n: data.n, reply });
});
