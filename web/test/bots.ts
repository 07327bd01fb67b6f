/** Games that bots play among themselves, for those who need one that is over. */
import type { Pushed, Reply, Requests } from '@vigrid/protocol';
import { io, type Socket } from 'socket.io-client';

type Asked = {
  [K in keyof Requests]: (payload: Requests[K][0], reply: (reply: Reply<Requests[K][1]>) => void) => void;
};

/** Lets bots of a level play a game to its end; gives its table. */
export async function playedByBots(
  url: string,
  game: string,
  seats: number,
  level = 'greedy',
): Promise<string> {
  const socket: Socket<Pushed, Asked> = io(url, { transports: ['websocket'], forceNew: true });
  const ended = new Promise<void>((resolve) =>
    socket.on('update', ({ over }) => {
      if (over !== null) resolve();
    }),
  );
  await socket.emitWithAck('hello', {});
  const made = await socket.emitWithAck('create', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'bot' as const, level })),
  });
  if (!made.ok) throw new Error(`The bots got no table: ${made.refusal.text.en}`);
  const { table } = made.value;
  const opened = await socket.emitWithAck('open', { table });
  if (!opened.ok || opened.value.now.over === null) await ended;
  socket.disconnect();
  return table;
}
