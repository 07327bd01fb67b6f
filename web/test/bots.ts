/** Games that are played without a page, for those who need one that is over, or nearly. */
import { below, count, seeded } from '@vigrid/kernel';
import type { Pushed, Reply, Requests, Update } from '@vigrid/protocol';
import type { Page } from 'playwright-core';
import { io, type Socket } from 'socket.io-client';
import { untilAsked } from './guest.ts';

/** Lets bots of a level play a game to its end; gives its table. */
export async function playedByBots(
  url: string,
  game: string,
  seats: number,
  level = 'greedy',
): Promise<string> {
  const guest = await arrive(url);
  const { table } = await guest.ask('create', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'bot' as const, level })),
  });
  await guest.open(table);
  await guest.until(({ over }) => over !== null);
  guest.leave();
  return table;
}

/** The guest leaves the page of their table, answers somehow elsewhere until the game has come so far, and comes back. */
export async function playAhead(page: Page, soFar: (view: object) => boolean): Promise<void> {
  const { href, origin, pathname } = new URL(page.url());
  const table = pathname.split('/').at(-1) ?? '';
  const token = await page.evaluate(() => localStorage.getItem('vigrid.token') ?? '');
  // Where nothing is drawn.
  await page.goto(`${origin}/api/games`);
  const guest = await arrive(origin, token);
  await guest.open(table);
  const chance = seeded('answers');
  for (let seq = -1; ; ) {
    const now = await guest.until((one) => one.seq >= seq && (one.question !== null || one.over !== null));
    if (now.over) throw new Error('The game was over before it had come so far.');
    if (now.view !== null && soFar(now.view)) break;
    const answer = now.question ? below(chance, Math.min(count(now.question), 2 ** 47)) : 0;
    ({ seq } = await guest.ask('act', { table, id: `ahead-${now.seq}-of-${table}`, seq: now.seq, answer }));
  }
  guest.leave();
  await page.goto(href);
  await untilAsked(page);
}

type Asked = {
  [K in keyof Requests]: (payload: Requests[K][0], reply: (reply: Reply<Requests[K][1]>) => void) => void;
};

/** A guest without a page, who remembers the newest they were shown of their one table. */
async function arrive(url: string, token?: string) {
  const socket: Socket<Pushed, Asked> = io(url, { transports: ['websocket'], forceNew: true });
  let newest: Update | null = null;
  const see = (update: Update) => {
    if (!newest || update.seq >= newest.seq) newest = update;
  };
  socket.on('update', see);
  async function ask<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Requests[K][1]> {
    const anything: Socket = socket;
    const reply: Reply<Requests[K][1]> = await anything.emitWithAck(name, payload);
    if (reply.ok) return reply.value;
    throw new Error(`${name} was refused: ${reply.refusal.text.en}`);
  }
  await ask('hello', token === undefined ? {} : { token });
  return {
    ask,
    open: async (table: string) => see((await ask('open', { table })).now),
    async until(test: (update: Update) => boolean): Promise<Update> {
      for (;;) {
        if (newest && test(newest)) return newest;
        await new Promise<void>((resolve) => socket.once('update', () => resolve()));
      }
    },
    leave: () => void socket.disconnect(),
  };
}
