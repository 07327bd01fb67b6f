/**
 * The worker: a small house of its own, or a lookout that goes through a finished game. Both are one script, so that the
 * engine of a game is built and fetched once.
 */
import { rooms } from '@vigrid/games/rooms';
import { goThrough } from '../../analysis/worker/goThrough.ts';
import { openDrawer } from '../drawer.ts';
import type { Asked, GoneThrough, Rehearsed, Told } from '../requests.ts';
import { openShelf } from '../shelf.ts';
import { type LocalHouse, openHouse } from './house.ts';

const tell = (told: Told) => postMessage(told);

let house: Promise<LocalHouse> | null = null;
let rehearsal: string | null = null;
let seeds = 0;

const open = async (): Promise<LocalHouse> =>
  openHouse({
    shelf: await openShelf(),
    drawer: await openDrawer(),
    engine: async (id) => (Object.hasOwn(rooms, id) ? (await rooms[id].game()).default : null),
    reader: async (id) => (Object.hasOwn(rooms, id) ? ((await rooms[id].reader?.())?.reader ?? null) : null),
    send: (update) => tell({ kind: 'update', update }),
    seed: freshSeed,
    now: () => new Date(),
    after: (ms, job) => setTimeout(job, rehearsal === null ? ms : 0),
  });

function freshSeed(): string {
  if (rehearsal !== null) return `${rehearsal}-${seeds++}`;
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

addEventListener('message', async ({ data }: MessageEvent<Asked | GoneThrough | Rehearsed>) => {
  if ('rehearsal' in data) {
    rehearsal = data.rehearsal;
    return;
  }
  if ('record' in data) return goThrough(data.record);
  house ??= open();
  const reply = await (await house).answer(data.name, data.payload);
  tell({ kind: 'reply', n: data.n, reply });
});
