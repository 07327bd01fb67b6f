/** One table as this guest sees it: what was opened, the newest update, the log, and what is still on its way. */
import type { Act, Control, Preview } from '@vigrid/kernel';
import {
  type Deed,
  type Denial,
  type HintSaid,
  type LoggedEvent,
  mostSteps,
  type ReasonSaid,
  type Said,
  type TableState,
  type Update,
} from '@vigrid/protocol';
import { type Deeds, freshId } from './deeds.ts';
import { Denied } from './denied.ts';
import type { Line } from './line.ts';
import type { Lots } from './lots.ts';
import { createStore, type Store, when } from './store.ts';

export interface TableData {
  /** Null until the server has answered. */
  readonly state: TableState | null;
  /** Why the table can not be shown. */
  readonly denial: Denial | null;
  readonly now: Update | null;
  readonly log: readonly LoggedEvent[];
  /** Null where nobody talks. */
  readonly talk: readonly Said[] | null;
  /** Updates the table has not shown yet, oldest first; the last one is `now`. */
  readonly queue: readonly Update[];
  /** Sent and not acknowledged. */
  readonly pending: Deed | null;
  /** The newest deed the server refused. */
  readonly refused: Denial | null;
}

export interface TableLink {
  readonly data: Store<TableData>;
  /** Starts listening; gives the way to stop. */
  watch(): () => void;
  answer(n: number): void;
  control(control: Control): void;
  /** Takes a free seat and brings something to it, where the game has it so. */
  sit(own?: unknown): Promise<void>;
  /** Gives the seat back before the game has begun. */
  stand(): Promise<void>;
  /** Frees the seat of another before the game has begun. */
  remove(seat: number): Promise<void>;
  /** Lets a bot play a seat meanwhile; with null the guest goes on. */
  deputy(seat: number, level: string | null): Promise<void>;
  /** Whether somebody else may take a seat that a bot plays; gives the secret of the link. */
  offerSeat(seat: number, offered: boolean): Promise<string>;
  /** Counts one who is away as gone. */
  claim(seat: number): Promise<void>;
  explain(intent: Act): Promise<readonly ReasonSaid[]>;
  /** Why this can not be picked for what is asked. */
  explainPick(object: number): Promise<readonly ReasonSaid[]>;
  /** What may come of an act that is asked for now. */
  preview(intent: Act): Promise<readonly Preview[]>;
  /** What a good answer would be, and why. */
  hint(): Promise<HintSaid>;
  rematch(): Promise<string>;
  /** Says something: a phrase, or one's own words. */
  say(what: { readonly text: string } | { readonly phrase: string }): Promise<void>;
  /** The table after a step and its neighbours, as this guest may see it. */
  past(seq: number): Promise<readonly Update[]>;
  /** The table has shown everything up to this update. */
  shown(seq: number): void;
}

const nothing: TableData = {
  state: null,
  denial: null,
  now: null,
  log: [],
  talk: null,
  queue: [],
  pending: null,
  refused: null,
};

/** A seat that could be taken over, and a bot played, has another name now. */
const takenOver = (before: Update, after: Update, seat: number): boolean =>
  before.seats[seat]?.offered === true &&
  after.seats[seat]?.deputy === undefined &&
  after.seats[seat]?.name !== before.seats[seat]?.name;

/** Leaving needs no answer: a table that is gone has been left. */
const quiet = () => {};

export function linkTable(
  line: Line,
  deeds: Deeds,
  table: string,
  code?: string,
  lots: Lots | null = null,
  /** The seat that is wanted; the first that is free otherwise. */
  seat?: number,
): TableLink {
  const data = createStore<TableData>(nothing);
  let leaving = false;
  const change = (part: Partial<TableData>) => data.set({ ...data.get(), ...part });
  const latest = () => {
    change({ pending: deeds.of(table).at(-1) ?? null });
  };

  /** Everything anew: on opening, after taking a seat. */
  function adopt(state: TableState): void {
    change({ state, denial: null, now: state.now, log: state.log, talk: state.talk, queue: [] });
    lots?.opened(state);
  }

  async function open(): Promise<void> {
    try {
      const print = await lots?.printFor(table);
      const wish = { ...(code !== undefined && { code }), ...(seat !== undefined && { seat }) };
      adopt(await line.request('open', { table, ...wish, ...print }));
      for (const deed of deeds.of(table)) void send(deed);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      change({ denial: error.denial });
    }
  }

  async function catchUp(): Promise<void> {
    const { now, state } = data.get();
    if (!now || !state) return;
    try {
      for (let seq = now.seq, missed = mostSteps; missed === mostSteps; ) {
        const updates = await line.request('since', { table, seq, plain: state.plain });
        for (const update of updates) take(update);
        missed = updates.length;
        seq += missed;
      }
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (error.denial.code === 'stale') await open();
      else change({ denial: error.denial });
    }
  }

  function take(update: Update): void {
    const { now, log, queue, state } = data.get();
    if (!now || update.table !== table || update.seq < now.seq) return;
    lots?.drawing(table, state?.seat ?? null, update.lots);
    // The host has freed the seat, or somebody else has taken it over.
    const mine = state?.seat != null ? update.seats[state.seat] : null;
    if (!leaving && mine && (mine.kind === 'free' || takenOver(now, update, state?.seat ?? 0))) void open();
    if (update.seq > now.seq + 1) {
      void catchUp();
      return;
    }
    if (update.seq === now.seq) {
      // The same step again: somebody came, left, sat down or wants to play again. After a break in the line that may
      // be heard before what happened in the step itself.
      const missed = log.at(-1)?.seq === update.seq ? [] : update.events;
      const last = { ...update, events: missed.length > 0 ? missed : now.events };
      const rest = queue.length === 0 ? queue : [...queue.slice(0, -1), last];
      change({ now: last, log: [...log, ...missed], queue: rest });
      return;
    }
    change({ now: update, log: [...log, ...update.events], queue: [...queue, update] });
  }

  function hear(at: string, said: Said): void {
    const { talk } = data.get();
    if (at === table && talk) change({ talk: [...talk, said] });
  }

  async function send(deed: Deed): Promise<void> {
    latest();
    try {
      const { seq } = await line.request('act', deed);
      deeds.strike(deed);
      // Still on its way until what came of it is here, or the same question could be answered twice.
      await when(data, ({ now }) => now !== null && now.seq >= seq);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      deeds.strike(deed);
      change({ refused: error.denial });
    }
    latest();
  }

  function commit(what: { answer: number } | { control: Control }): void {
    const { now } = data.get();
    if (!now) return;
    const deed: Deed = { table, id: freshId(), seq: now.seq, ...what };
    deeds.add(deed);
    change({ refused: null });
    void send(deed);
  }

  return {
    data,
    watch() {
      const stops = [line.onUpdate(take), line.onSaid(hear), line.onOnline(() => void catchUp())];
      void open();
      return () => {
        for (const stop of stops) stop();
        if (line.status.get() === 'online') void line.request('leave', { table }).catch(quiet);
      };
    },
    answer: (n) => commit({ answer: n }),
    control: (control) => commit({ control }),
    async sit(own) {
      const print = await lots?.printFor(table);
      adopt(await line.request('sit', { table, ...(own !== undefined && { own }), ...print }));
    },
    async stand() {
      leaving = true;
      await line.request('stand', { table });
    },
    async remove(seat) {
      await line.request('remove', { table, seat });
    },
    async deputy(seat, level) {
      await line.request('deputy', { table, seat, level });
    },
    async offerSeat(seat, offered) {
      return (await line.request('offerSeat', { table, seat, offered })).code;
    },
    async claim(seat) {
      await line.request('claim', { table, seat });
    },
    explain: (intent) => line.request('explain', { table, intent }),
    explainPick: (object) => line.request('explainPick', { table, object }),
    preview: (intent) => line.request('preview', { table, intent }),
    hint: () => line.request('hint', { table }),
    async rematch() {
      const lot = (await lots?.draw()) ?? null;
      const again = await line.request('rematch', { table, ...(lot && { print: lot.print }) });
      lots?.keep(again.table, lot);
      return again.table;
    },
    async say(what) {
      await line.request('say', { table, ...what });
    },
    past: (seq) =>
      line.request('since', {
        table,
        seq: seq - (seq % mostSteps) - 1,
        plain: data.get().state?.plain ?? false,
      }),
    shown(seq) {
      const { queue } = data.get();
      const rest = queue.filter((update) => update.seq > seq);
      if (rest.length !== queue.length) change({ queue: rest });
    },
  };
}
