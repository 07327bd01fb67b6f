/** A picture of a table: the table itself, as large as the window and drawn smaller, that nobody can press. */
import '../table/frame/table.css';
import { type Chapter, learner } from '@vigrid/kernel/lesson';
import { useEffect, useMemo, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { type TableData, useTable } from '../net/index.ts';
import { Table } from '../table/frame/Table.tsx';
import { useScreen } from '../table/TableScreen.tsx';
import { prepare } from './chapters.ts';

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
  return table && <Drawn table={table} />;
}

const around = { header: null, words: null };

function Drawn({ table }: { readonly table: string }) {
  const { data, link } = useTable(table);
  const screen = useScreen(data.state);
  const unasked = useMemo<TableData>(
    () => ({ ...data, queue: [], now: data.now && { ...data.now, question: null } }),
    [data],
  );
  if (!data.now?.view || !screen) return null;
  return <Table screen={screen} data={unasked} link={link} below={learner} around={around} />;
}
