/**
 * The line to the server: says hello on every connection, answers requests, and asks again what was lost on the way.
 * Every request but `create` and `say` has the same outcome however often it arrives, so those are repeated until answered.
 */
import type { Guest, Requests, Said, Update } from '@vigrid/protocol';
import { Denied, lostOnTheWay } from './denied.ts';
import type { Keep } from './keep.ts';
import { createStore, type Store, when } from './store.ts';
import type { Transport } from './transport.ts';

/** Joining: the first connection is being made. Away: there is none, and another is tried again and again. */
export type Status = 'joining' | 'online' | 'away';

export interface Line {
  readonly status: Store<Status>;
  readonly guest: Store<Guest | null>;
  request<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Requests[K][1]>;
  /** Whose token is said hello with from the next connection on; nobody's for a new guest. */
  become(token: string | null): void;
  /** Called on every connection, the first included, once the server knows who is there. */
  onOnline(listener: () => void): () => void;
  onUpdate(listener: (update: Update) => void): () => void;
  onSaid(listener: (table: string, said: Said) => void): () => void;
  onLobby(listener: () => void): () => void;
}

const tokenKey = 'vigrid.token';
/** What somebody without a server is called; a server's new guest, too. */
export const nameKey = 'vigrid.name';
const pauseBetween = 500;

/** `screens` and `lang` are told with every hello. */
export function openLine(
  transport: Transport,
  keep: Keep,
  about: Pick<Requests['hello'][0], 'screens' | 'lang'> = {},
): Line {
  const status = createStore<Status>('joining');
  const known = keep.get(nameKey);
  const guest = createStore<Guest | null>(known === null ? null : { guest: '', name: known }, (who) =>
    keep.set(nameKey, who?.name ?? null),
  );
  const online = new Set<() => void>();
  const updates = new Set<(update: Update) => void>();
  const sayings = new Set<(table: string, said: Said) => void>();
  const lobbies = new Set<() => void>();
  // Tells a connection from the one before it, so that a late hello of the old one changes nothing.
  let connection = 0;

  /** Somebody else, or somebody new, is not called as the one before was. */
  function become(token: string | null): void {
    keep.set(tokenKey, token);
    keep.set(nameKey, null);
  }

  async function greet(): Promise<void> {
    const mine = ++connection;
    while (mine === connection) {
      const token = keep.get(tokenKey);
      const name = keep.get(nameKey);
      try {
        const reply = await transport.ask('hello', {
          ...(token !== null && { token }),
          ...(name !== null && (token === null || transport.forgetful) && { name }),
          ...about,
        });
        if (mine !== connection) return;
        if (reply.ok) {
          const { token: own, ...who } = reply.value;
          keep.set(tokenKey, own);
          guest.set(who);
          status.set('online');
          for (const listener of [...online]) listener();
          return;
        }
        if (reply.refusal.code === 'token') become(null);
        else await pause();
      } catch {
        await pause();
      }
    }
  }

  async function request<K extends keyof Requests>(
    name: K,
    payload: Requests[K][0],
  ): Promise<Requests[K][1]> {
    for (;;) {
      await when(status, (now) => now === 'online');
      const reply = await transport.ask(name, payload).catch(() => null);
      if (reply?.ok) return reply.value;
      if (reply && reply.refusal.code !== 'hello') throw new Denied(reply.refusal);
      if (!reply && (name === 'create' || name === 'say')) throw new Denied(lostOnTheWay);
      await pause();
    }
  }

  transport.open({
    up: () => void greet(),
    down() {
      connection++;
      status.set('away');
    },
    update(update) {
      for (const listener of [...updates]) listener(update);
    },
    said(table, said) {
      for (const listener of [...sayings]) listener(table, said);
    },
    lobby() {
      for (const listener of [...lobbies]) listener();
    },
  });

  return {
    status,
    guest,
    request,
    become,
    onOnline: (listener) => joined(online, listener),
    onUpdate: (listener) => joined(updates, listener),
    onSaid: (listener) => joined(sayings, listener),
    onLobby: (listener) => joined(lobbies, listener),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseBetween));

function joined<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => set.delete(member);
}
