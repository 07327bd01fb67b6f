/** A finished game, wherever it is kept, and its steps through the eyes that are chosen. */
import type { Denial, Eyes, Finished, Replay } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { localRecord, retrace } from '../local/index.ts';
import { isLocal } from '../local/requests.ts';
import { Denied, request } from '../net/index.ts';

export interface Opened {
  readonly finished: Finished | null;
  readonly replay: Replay | null;
  readonly denial: Denial | null;
}

const nothing: Opened = { finished: null, replay: null, denial: null };

/** `eyes` null: those of who asks, or all cards in a game of others. */
export function useFinished(table: string, eyes: Eyes | null): Opened {
  const [opened, setOpened] = useState<Opened>(nothing);
  const [fault, setFault] = useState<unknown>(null);
  const { finished } = opened;
  const seen = eyes ?? (finished && firstEyes(finished));
  const seat = seen?.seat ?? null;
  const all = seen?.all ?? false;

  useEffect(() => {
    const still = watching((error) => refusedBy(error, setOpened, setFault));
    still.run(recordAt(table), (found) => setOpened({ ...nothing, finished: found }));
    return still.stop;
  }, [table]);

  useEffect(() => {
    if (!finished) return;
    const still = watching((error) => refusedBy(error, setOpened, setFault));
    still.run(stepsOf(finished, { seat, all }), (replay) => setOpened({ finished, replay, denial: null }));
    return still.stop;
  }, [finished, seat, all]);

  if (fault) throw fault;
  return opened;
}

/** Through whose eyes a game is first seen. */
export const firstEyes = ({ seat }: Finished): Eyes => ({ seat: seat ?? 0, all: seat === null });

const recordAt = (table: string): Promise<Finished> =>
  isLocal(table) ? localRecord(table) : request('record', { table });

/** Played here where today's engine can; else by the server, which keeps the earlier ones. */
function stepsOf({ table, record, seats, current }: Finished, eyes: Eyes): Promise<Replay> {
  return current || isLocal(table)
    ? retrace({ record, seats, table, ...eyes })
    : request('replay', { table, ...eyes });
}

function refusedBy(
  error: unknown,
  setOpened: (change: (opened: Opened) => Opened) => void,
  setFault: (error: unknown) => void,
): void {
  if (error instanceof Denied) setOpened((opened) => ({ ...opened, denial: error.denial }));
  else setFault(error);
}

/** What comes of a promise, as long as somebody waits for it. */
function watching(failed: (error: unknown) => void) {
  let here = true;
  return {
    run<T>(work: Promise<T>, done: (value: T) => void) {
      work.then(
        (value) => here && done(value),
        (error: unknown) => here && failed(error),
      );
    },
    stop() {
      here = false;
    },
  };
}
