/** The sockets: takes requests, whatever they hold, and answers every one that wants an answer. */
import type { Server as HttpServer } from 'node:http';
import type { Pushed, Reply, Requests } from '@vigrid/protocol';
import { readers, unreadable } from '@vigrid/protocol/readers';
import { Server, type Socket } from 'socket.io';
import { Denied, denied, faultSaid, refused } from './denials.ts';
import type { Gate } from './gate.ts';
import type { House } from './house.ts';
import { longestMessage, type Patience, type Rate, TokenBucket, usualBreath } from './limits.ts';
import { Unsure } from './log.ts';
import type { Visitor } from './people.ts';
import { handlersOf } from './requests.ts';
import { unwatch } from './watching.ts';

type Name = keyof Requests;
type Line = Socket<Record<string, never>, Pushed>;

/** What a request counts against the limit; most count 1. */
const costs: Partial<Record<Name, number>> = {
  create: 5,
  replay: 10,
  record: 3,
  say: 2,
  history: 2,
  rematch: 5,
  open: 3,
  since: 3,
  deckLimits: 3,
  preview: 2,
  lobby: 2,
  decks: 2,
  saveDeck: 2,
  checkDeck: 2,
};

export interface SocketSetting {
  readonly house: House;
  readonly gate: Gate;
  readonly rate: Rate;
  readonly patience: Patience;
  readonly log: (line: string) => void;
}

export function openSockets(http: HttpServer, { house, gate, rate, patience, log }: SocketSetting): Sockets {
  let receiving = true;
  const io = new Server<Record<string, never>, Pushed>(http, {
    serveClient: false,
    // One connection is all there is to a visit, so that any server behind a proxy may have it.
    transports: ['websocket'],
    allowRequest: ({ headers }, decide) => {
      const problem = gate.refuses(headers);
      decide(problem, problem === null && receiving);
    },
    maxHttpBufferSize: longestMessage,
    perMessageDeflate: { threshold: 1024, serverNoContextTakeover: true },
  });
  // A proxy tries the next server then.
  http.prependListener('upgrade', (_request, socket) => {
    if (!receiving) socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
  });
  const handlers = handlersOf(house);

  async function carryOut<K extends Name>(
    visitor: Visitor,
    name: K,
    payload: unknown,
  ): Promise<Requests[K][1]> {
    if (!visitor.bucket.take(costs[name] ?? 1)) {
      throw denied(
        'limit',
        'Слишком много запросов: подождите немного.',
        'Too many requests: wait a little.',
      );
    }
    const read = readers[name].safeParse(payload);
    if (!read.success) throw refused({ text: unreadable(name, read.error) });
    return handlers[name](visitor, read.data);
  }

  /** The reply; null where nobody knows whether anything has changed. */
  async function answer(visitor: Visitor, name: string, payload: unknown): Promise<Reply<unknown> | null> {
    try {
      if (!isName(name)) {
        const known = Object.keys(readers).join(', ');
        throw denied(
          'missing',
          `Такого запроса нет. Есть: ${known}.`,
          `There is no such request. There are: ${known}.`,
        );
      }
      return { ok: true, value: await carryOut(visitor, name, payload) };
    } catch (error) {
      if (error instanceof Denied) {
        house.metrics.refused(error.denial.code ?? 'rule');
        return { ok: false, refusal: error.denial };
      }
      house.metrics.refused('fault');
      log(`The request "${name}" failed: ${faultSaid(error)}`);
      return error instanceof Unsure ? null : { ok: false, refusal: ownFault.denial };
    }
  }

  io.on('connection', (socket) => {
    const visitor = visitorAt(socket, house.now, rate, patience);
    const deadline = setTimeout(() => {
      if (!visitor.guest) socket.conn.close();
    }, patience.hello).unref();
    socket.onAny(async (name: string, ...rest: unknown[]) => {
      const reply = rest.at(-1);
      const result = await answer(visitor, name, rest[0]);
      // A client takes a refused hello for a lost token. Where that is not the reason, it had better try again; and so
      // with an act that may be in the log or not: it carries its id and counts once.
      if (!result || (name === 'hello' && !result.ok && isPassing(result.refusal.code))) socket.conn.close();
      else if (typeof reply === 'function') reply(result);
    });
    socket.on('disconnect', () => {
      clearTimeout(deadline);
      visitor.here = false;
      for (const id of [...visitor.watching.keys()]) unwatch(house, visitor, id);
      house.people.remove(visitor);
      house.lobby.shifted();
    });
  });
  return {
    receive(wanted) {
      receiving = wanted;
      if (!wanted) for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    close: () => io.close(),
  };
}

export interface Sockets {
  /** Lets guests in, or sends everybody away until further notice. */
  receive(wanted: boolean): void;
  close(): Promise<void>;
}

const isName = (name: string): name is Name => Object.hasOwn(readers, name);

const isPassing = (code: string | undefined): boolean => code === 'limit' || code === 'fault';

const ownFault = denied(
  'fault',
  'Ошибка на сервере; ничего не изменилось. Попробуйте ещё раз.',
  'Something went wrong on the server; nothing has changed. Try again.',
);

const visitorAt = (socket: Line, now: () => number, rate: Rate, { unread }: Patience): Visitor => {
  const send = toReader(socket.conn, unread);
  return {
    guest: null,
    token: '',
    screens: null,
    here: true,
    inLobby: false,
    watching: new Map(),
    bucket: new TokenBucket(rate, now),
    breath: new TokenBucket(usualBreath, now),
    sendSaid: (table, said) => send(() => socket.emit('said', table, said)),
    sendUpdate: (update) => send(() => socket.emit('update', update)),
    sendLobby: () => send(() => socket.emit('lobby')),
  };
};

/** What of a connection tells whether it is read. */
interface Reader {
  on(what: 'packetCreate' | 'drain', listener: () => void): unknown;
  close(discard: boolean): void;
}

/**
 * Sends to somebody as long as they read what they are sent, or it would fill our memory. Whoever does not is cut off;
 * they come back and catch up.
 */
export function toReader(line: Reader, unread: number): (send: () => void) => void {
  let waiting = 0;
  line.on('packetCreate', () => waiting++);
  line.on('drain', () => {
    waiting = 0;
  });
  return (send) => {
    if (waiting > unread) line.close(true);
    else send();
  };
}
