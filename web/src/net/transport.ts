/** The socket, reduced to what the line needs. */
import type { Reply, Requests, Said, Update } from '@vigrid/protocol';
import { io } from 'socket.io-client';

export interface Transport {
  /** Nobody there is known by a token: the name is told each time. */
  readonly forgetful?: true;
  /** Sends one request; rejects when no reply comes in time or the connection breaks. */
  ask<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Reply<Requests[K][1]>>;
  /** Connects and stays connected; called once. */
  open(heard: Heard): void;
}

export interface Heard {
  up(): void;
  down(): void;
  update(update: Update): void;
  said(table: string, said: Said): void;
  lobby(): void;
}

const replyWithin = 8_000;

export function socketTransport(): Transport {
  const socket = io({
    autoConnect: false,
    transports: ['websocket'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 3_000,
    timeout: 5_000,
  });
  return {
    // Not while away: a packet kept back by the client would go out before `hello` on the next connection. Nor as
    // volatile, which drops the second of two requests made at once.
    ask: async (name, payload) => {
      if (!socket.connected) throw new Error('Not connected.');
      return socket.timeout(replyWithin).emitWithAck(name, payload);
    },
    open(heard) {
      socket.on('connect', heard.up);
      socket.on('disconnect', heard.down);
      socket.on('connect_error', heard.down);
      socket.on('update', heard.update);
      socket.on('said', heard.said);
      socket.on('lobby', heard.lobby);
      socket.connect();
      // A phone that wakes up should not wait for the next attempt.
      globalThis.addEventListener?.('online', () => socket.connect());
    },
  };
}
