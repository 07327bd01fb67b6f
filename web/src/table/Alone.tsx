/**
 * A table of this browser. Whoever plays several of its seats alone is shown the table from the side of the one that is
 * asked; where nothing is hidden it stays as it lies.
 */
import { useEffect, useRef, useState } from 'preact/compat';
import { useTable } from '../net/index.ts';
import { AtTable, useScreen } from './TableScreen.tsx';

export default function Alone({ table }: { readonly table: string }) {
  const [seat, setSeat] = useState<number | null>(null);
  const opened = useTable(table, seat === null ? undefined : `seat-${seat}`);
  // Until the other side has come, this one stays.
  const shown = useRef(opened);
  if (opened.data.state || opened.data.denial) shown.current = opened;
  const { data } = shown.current;
  const screen = useScreen(data.state);
  const { now, state, queue, pending } = data;
  const done = queue.length === 0 && pending === null && now?.question === null;
  const next = done ? now.awaited.find((at) => now.seats[at]?.kind === 'guest') : undefined;
  useEffect(() => {
    if (next !== undefined && next !== state?.seat) setSeat(next);
  }, [next, state]);
  const hides = (now?.view && screen?.hides?.(now.view)) ?? true;
  const first = now?.seats.findIndex(({ kind }) => kind === 'guest');
  return <AtTable {...shown.current} below={hides ? undefined : first} />;
}
