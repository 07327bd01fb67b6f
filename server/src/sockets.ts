/** The sockets: takes requests, whatever they hold, and answers every one that wants an answer. */
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pushed, Reply, Requests } from '@vigrid/protocol';
import { readers, unreadable } from '@vigrid/protocol/readers';
import { Server, type Socket } from 'socket.io';
import { Denied, denied, faultSaid, refused } from './denials.ts';
import type { Gate } from './gate.ts';
import type { House } from './house.ts';
import { Pings } from './lag.ts';
import {
  longestMessage,
  type Patience,
  type Rate,
  SharedLimits,
  type Shares,
  type Spent,
  TokenBucket,
  usualBreath,
} from './limits.ts';
import { Unsure } from './log.ts';
import type { About, Logging } from './logging.ts';
import type { Visitor } from './people.ts';
import { handlersOf } from './requests.ts';
import { Turns } from './turns.ts';
import { unwatch } from './watching.ts';

type Name = keyof Requests;
type Line = Socket<Record<string, never>, Pushed>;

/** What a request counts against the limit; most count 1. */
const costs: Partial<Record<Name, number>> = {
  create: 5,
  deputy: 5,
  offerSeat: 5,
  replay: 10,
  keepGame: 25,
  record: 3,
  say: 2,
  history: 2,
  profile: 3,
  makeTournament: 10,
  tournament: 3,
  tournaments: 3,
  enterTournament: 3,
  leaveTournament: 3,
  nextRound: 20,
  tournamentResult: 3,
  endTournament: 3,
  leaders: 3,
  houseStatistics: 5,
  rematch: 5,
  open: 3,
  since: 3,
  deckLimits: 3,
  preview: 2,
  lobby: 2,
  decks: 2,
  saveDeck: 2,
  checkDeck: 2,
  setPassword: 10,
  signIn: 10,
  useCode: 10,
  passkeyBegin: 3,
  passkeyAdd: 5,
  passkeySignIn: 10,
  exportAll: 20,
  deleteAll: 20,
};

export interface SocketSetting {
  readonly house: House;
  readonly gate: Gate;
  readonly rate: Rate;
  readonly newcomers: Rate;
  readonly patience: Patience;
  /** Guests come through a proxy, which says where from. */
  readonly behindProxy: boolean;
  readonly log: Logging;
}

export function openSockets(
  http: HttpServer,
  { house, gate, rate, newcomers, patience, behindProxy, log }: SocketSetting,
): Sockets {
  let receiving = true;
  const { neighbours } = house;
  const tell = (of: Spent) => neighbours.tell({ kind: 'spent', of: of.map((one) => [...one]) });
  const limits = new SharedLimits(rate, newcomers, house.now, neighbours.shared ? tell : null);
  neighbours.onNews((news) => news.kind === 'spent' && limits.heard(news.of));
  const io = new Server<Record<string, never>, Pushed>(http, {
    serveClient: false,
    // One connection is all there is to a visit, so that any server behind a proxy may have it.
    transports: ['websocket'],
    allowRequest: ({ headers }, decide) => {
      const problem = gate.refuses(headers);
      decide(problem, problem === null && receiving);
    },
    // Often enough to know how long the line takes.
    pingInterval: 10_000,
    maxHttpBufferSize: longestMessage,
    // An update has 3 to 8 kB and would shrink to a third. But each connection keeps what it compresses with, 200 kB and
    // more, and to use it takes as long as everything else about an act: memory and time for twice as many games.
    perMessageDeflate: false,
  });
  // A proxy tries the next server then.
  http.prependListener('upgrade', (_request, socket) => {
    if (!receiving) socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
  });
  const handlers = handlersOf(house);
  const turns = new Turns(atOnce);

  async function carryOut<K extends Name>(
    visitor: Visitor,
    name: K,
    payload: unknown,
  ): Promise<Requests[K][1]> {
    const cost = costs[name] ?? 1;
    if (!visitor.bucket.take(cost) || !visitor.shares.take(visitor.guest?.id ?? null, cost)) {
      throw denied(
        'limit',
        'Слишком много запросов: подождите немного.',
        'Too many requests: wait a little.',
      );
    }
    const read = readers[name].safeParse(payload);
    if (!read.success) throw refused({ text: unreadable(name, read.error) });
    const job = () => handlers[name](visitor, read.data);
    // An act is one step, and somebody waits for it.
    return name === 'act' ? job() : turns.take(visitor.guest?.id ?? visitor, job);
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
      if (isOfNobody(error)) return { ok: false, refusal: deleted.denial };
      house.metrics.refused('fault');
      log(`The request "${name.slice(0, 40)}" failed: ${faultSaid(error)}`, aboutRequest(name, payload));
      if (error instanceof Unsure) return null;
      return { ok: false, refusal: (name === 'act' ? actFailed : requestFailed).denial };
    }
  }

  io.on('connection', (socket) => {
    const address = addressOf(socket, behindProxy);
    const shares = limits.come(address);
    if (!shares) {
      socket.conn.close();
      return;
    }
    const visitor = visitorAt(socket, house.now, rate, patience, shares);
    let greeting = 0;
    // Nobody is sent away for our being slow to answer.
    const deadline = setInterval(() => {
      if (visitor.guest) clearInterval(deadline);
      else if (greeting === 0) socket.conn.close();
    }, patience.hello).unref();
    socket.onAny(async (name: string, ...rest: unknown[]) => {
      const reply = rest.at(-1);
      if (name === 'hello') greeting++;
      const result = await answer(visitor, name, rest[0]);
      if (name === 'hello') greeting--;
      // A client takes a refused hello for a lost token. Where that is not the reason, it had better try again; and so
      // with an act that may be in the log or not: it carries its id and counts once.
      if (!result || (name === 'hello' && !result.ok && isPassing(result.refusal.code))) socket.conn.close();
      else if (typeof reply === 'function') reply(result);
    });
    socket.on('disconnect', () => {
      clearInterval(deadline);
      limits.go(address);
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
    async leave() {
      receiving = false;
      if (io.sockets.sockets.size === 0) return;
      io.emit('leaving');
      await pause(toRead);
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    close() {
      limits.close();
      return io.close();
    },
  };
}

/** Something was to be stored for a guest who was deleted meanwhile, on another device or a moment ago. */
function isOfNobody(error: unknown): boolean {
  const { code, constraint, cause } = Object(error);
  if (code === '23503' && /_(guest_id|made_by)_fkey$/.test(String(constraint))) return true;
  return cause !== undefined && isOfNobody(cause);
}

const deleted = denied(
  'token',
  'Этого гостя больше нет: его удалили. Начните как новый гость.',
  'This guest is no more: it was deleted. Begin as a new one.',
);

/** How many requests are carried out at the same time. */
const atOnce = 16;

/** How long guests have to hear that the server stops, in milliseconds. */
const toRead = 200;

export interface Sockets {
  /** Lets guests in, or sends everybody away until further notice. */
  receive(wanted: boolean): void;
  /** Tells everybody that the server stops, and lets them go. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Where a guest comes from: the proxy has put it last. */
function addressOf({ handshake }: Line, behindProxy: boolean): string {
  const said = handshake.headers['x-forwarded-for'];
  const last = behindProxy && typeof said === 'string' ? said.split(',').at(-1)?.trim() : undefined;
  return last || handshake.address;
}

/** A number by which one request is found again in the log, and the table it was about. */
function aboutRequest(name: string, payload: unknown): About {
  const table =
    typeof payload === 'object' && payload !== null && 'table' in payload ? payload.table : undefined;
  const known = typeof table === 'string' ? { table: table.slice(0, 40) } : {};
  return { request: name.slice(0, 40), id: randomUUID().slice(0, 8), ...known };
}

const isName = (name: string): name is Name => Object.hasOwn(readers, name);

const isPassing = (code: string | undefined): boolean => code === 'limit' || code === 'fault';

/** It is not in the log, or that would have been its answer. */
const actFailed = denied(
  'fault',
  'Ошибка на сервере; ничего не изменилось. Попробуйте ещё раз.',
  'Something went wrong on the server; nothing has changed. Try again.',
);

/** It may have failed before anything was stored or after. */
const requestFailed = denied(
  'fault',
  'Ошибка на сервере. Прежде чем повторять, посмотрите, не сделано ли это уже.',
  'Something went wrong on the server. Before you try again, see whether it has been done.',
);

const visitorAt = (
  socket: Line,
  now: () => number,
  rate: Rate,
  { unread }: Patience,
  shares: Shares,
): Visitor => {
  const send = toReader(socket.conn, unread);
  const lag = new Pings();
  socket.conn.on('packetCreate', ({ type }: { type: string }) => type === 'ping' && lag.sent());
  socket.conn.on('packet', ({ type }: { type: string }) => type === 'pong' && lag.answered());
  return {
    guest: null,
    token: '',
    origin: socket.handshake.headers.origin ?? null,
    device: deviceOf(socket.handshake.headers['user-agent'] ?? ''),
    challenge: null,
    screens: null,
    here: true,
    inLobby: false,
    watching: new Map(),
    bucket: new TokenBucket(rate, now),
    shares,
    lag,
    breath: new TokenBucket(usualBreath, now),
    sendSaid: (table, said) => send(() => socket.emit('said', table, said)),
    sendUpdate: (update) => send(() => socket.emit('update', update)),
    sendLobby: () => send(() => socket.emit('lobby')),
    cut: () => socket.conn.close(),
  };
};

/** A browser and where it runs, in two words. */
function deviceOf(agent: string): string | null {
  const first = (names: readonly string[]) => names.find((name) => agent.includes(name));
  const browser = first(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari']);
  const system = first(['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux']);
  const words = [browser, system].flatMap((word) => (word ? [namesOf.get(word) ?? word] : []));
  return words.length > 0 ? words.join(' · ') : null;
}

const namesOf = new Map([
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Macintosh', 'Mac'],
]);

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
