/** A server made of a few lines, for the tests of the line: answers as told, breaks as told. */
import type { DenialCode, Reply, Requests, TableState, Update } from '@vigrid/protocol';
import type { Keep } from './keep.ts';
import type { Heard, Transport } from './transport.ts';

type Answers = { [K in keyof Requests]?: (payload: Requests[K][0]) => Reply<Requests[K][1]> };

export interface FakeServer extends Transport {
  heard: Heard | null;
  connected: boolean;
  /** Does the work but loses the next reply, as a breaking connection does. */
  loseReply: boolean;
  readonly asked: { name: string; payload: unknown }[];
}

export function fakeServer(answers: Answers): FakeServer {
  const hello = (payload: Requests['hello'][0]) =>
    ok({ guest: 'g', name: 'Guest', token: payload.token ?? 'new' });
  const all: Answers = { hello, ...answers };
  return {
    heard: null,
    connected: true,
    loseReply: false,
    asked: [],
    async ask(name, payload) {
      if (!this.connected) throw new Error('not connected');
      this.asked.push({ name, payload });
      const answer = all[name];
      if (!answer) throw new Error(`The fake server has no answer to "${name}".`);
      const reply = answer(payload);
      if (this.loseReply) {
        this.loseReply = false;
        throw new Error('the reply was lost');
      }
      return reply;
    },
    open(heard) {
      this.heard = heard;
      heard.up();
    },
  };
}

export const ok = <T>(value: T): Reply<T> => ({ ok: true, value });

export const denied = (en: string, code: DenialCode = 'forbidden'): Reply<never> => ({
  ok: false,
  refusal: { code, text: { ru: en, en } },
});

export function memory(): Keep {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

export function update(seq: number, kind = 'turn'): Update {
  return {
    table: 't',
    seq,
    events: [{ seq, event: { kind, rule: 'T-1' } }],
    view: {},
    question: null,
    awaited: [],
    takingBack: null,
    drawOffer: null,
    pause: null,
    clock: null,
    seats: [],
    over: null,
    rematch: null,
  };
}

export function tableState(seq: number): TableState {
  return {
    table: 't',
    game: 'heroes',
    seats: [],
    seat: 0,
    brings: false,
    timing: null,
    absence: { bot: null, claim: null },
    watch: { who: 'link', delay: 0 },
    rated: false,

    host: false,
    code: null,
    plain: false,
    sealed: null,
    hints: false,
    commitment: '',
    now: { ...update(seq), events: [] },
    talk: null,
    log: [],
  };
}
