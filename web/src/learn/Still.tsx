/** A picture of a table: a part of the table itself, drawn smaller, that nobody can press. */
import '../table/frame/table.css';
import { type Chapter, learner } from '@vigrid/kernel/lesson';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { type TableData, useTable } from '../net/index.ts';
import { Table } from '../table/frame/Table.tsx';
import { useScreen } from '../table/TableScreen.tsx';
import { prepare } from './chapters.ts';
import { useBoxes } from './LookedAt.tsx';

interface StillProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly at: number;
}

export function Still({ game, chapter, at }: StillProps) {
  const { t } = useLang();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <div ref={frame} className="still" role="img" aria-label={t(chapter.title)} inert>
      {near && <Prepared game={game} chapter={chapter} at={at} />}
    </div>
  );
}

/** Tables are drawn when one comes near them. */
function useNear(frame: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current || near) return;
    const watcher = new IntersectionObserver(([entry]) => entry.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [frame, near]);
  return near;
}

function Prepared({ game, chapter, at }: StillProps) {
  const [table, setTable] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void prepare(game, at, chapter, 'still').then((made) => here && setTable(made));
    return () => {
      here = false;
    };
  }, [game, chapter, at]);
  return table && <Drawn table={table} chapter={chapter} />;
}

function Drawn({ table, chapter }: { readonly table: string; readonly chapter: Chapter }) {
  const { data, link } = useTable(table);
  const screen = useScreen(data.state);
  const unasked = useMemo<TableData>(
    () => ({ ...data, queue: [], now: data.now && { ...data.now, question: null } }),
    [data],
  );
  const around = useMemo(() => {
    const names = chapter.steps.flatMap(({ look }) => look ?? []);
    return { header: null, words: <Middle names={names} /> };
  }, [chapter]);
  if (!data.now?.view || !screen) return null;
  return <Table screen={screen} data={unasked} link={link} below={learner} around={around} />;
}

/** The picture shows a part of the table: what its chapter speaks of stands as near to the middle as it can. */
function Middle({ names }: { readonly names: readonly string[] }) {
  const boxes = useBoxes(names);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const frame = place.current?.closest<HTMLElement>('.still');
    const table = frame?.querySelector('.table')?.getBoundingClientRect();
    if (!frame || !table || boxes.length === 0) return;
    const middle = (from: number, to: number, whole: number, shown: number) =>
      Math.max(0, Math.min((from + to) / 2 - shown / 2, whole - shown));
    const x = middle(
      Math.min(...boxes.map(({ left }) => left - table.left)),
      Math.max(...boxes.map(({ right }) => right - table.left)),
      table.width,
      frame.clientWidth,
    );
    const y = middle(
      Math.min(...boxes.map(({ top }) => top - table.top)),
      Math.max(...boxes.map(({ bottom }) => bottom - table.top)),
      table.height,
      frame.clientHeight,
    );
    frame.style.setProperty('--x', `${-x}px`);
    frame.style.setProperty('--y', `${-y}px`);
  }, [boxes]);
  return <span ref={place} hidden />;
}
