/** The worker: a small house of its own. */
import { rooms } from '@vigrid/games/rooms';
import type { Asked, Told } from '../requests.ts';
import { openShelf } from '../shelf.ts';
import { type LocalHouse, openHouse } from './house.ts';

const tell = (told: Told) => postMessage(told);

const house: Promise<LocalHouse> = openShelf().then((shelf) =>
  openHouse({
    shelf,
    engine: async (id) => (Object.hasOwn(rooms, id) ? (await rooms[id].game()).default : null),
    send: (update) => tell({ kind: 'update', update }),
    seed: freshSeed,
    now: () => new Date(),
    after: (ms, job) => setTimeout(job, ms),
  }),
);

function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const reply = await (await house).answer(data.name, data.payload);
  tell({ kind: 'reply', n: data.n, reply });
});
