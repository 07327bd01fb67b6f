/**
 * A finished game as the table sees it: the step that is looked at stands for now. One step on is played as at the
 * table; anything else is a cut.
 */
import type { Replay } from '@vigrid/protocol';
import { createStore } from '../i18n/store.ts';
import type { TableData, TableLink } from '../net/index.ts';

export interface ReplayLink extends TableLink {
  /** Shows a step; forward from the present one it is played. */
  go(seq: number, played?: boolean): void;
}

export function replayLink({ state, steps }: Replay, at: number): ReplayLink {
  const held = (seq: number) => steps[Math.min(Math.max(seq, 0), steps.length - 1)];
  const data = createStore<TableData>({
    state,
    denial: null,
    now: held(at),
    log: state.log,
    talk: null,
    queue: [],
    pending: null,
    refused: null,
  });
  const change = (part: Partial<TableData>) => data.set({ ...data.get(), ...part });
  return {
    ...silent,
    data,
    go(seq, played = false) {
      const { now, queue } = data.get();
      const from = now?.seq ?? 0;
      const next = held(seq);
      const way = played && next.seq > from ? steps.slice(from + 1, next.seq + 1) : null;
      change({ now: next, queue: way ? [...queue, ...way] : [] });
    },
    past: async () => steps,
    shown(seq) {
      const { queue } = data.get();
      change({ queue: queue.filter((step) => step.seq > seq) });
    },
  };
}

/** Nobody is asked anything in a game that is over. */
const silent = {
  watch: () => () => {},
  answer() {},
  control() {},
  sit: async () => {},
  stand: async () => {},
  remove: async () => {},
  deputy: async () => {},
  offerSeat: async () => '',
  claim: async () => {},
  say: async () => {},
  explain: async () => [],
  explainPick: async () => [],
  preview: async () => [],
  hint: () => Promise.reject(new Error('A game that is over gives no hints.')),
  rematch: () => Promise.reject(new Error('A replay has no rematch.')),
} satisfies Partial<TableLink>;
