/**
 * Two people at one screen: the browser holds both seats, and shows the table to whoever is asked. A curtain falls in
 * between while there is something that the other may not see; otherwise the table stays as it lies.
 */
import './shared.css';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Mark } from '../kit/index.ts';
import { type TableData, useTable } from '../net/index.ts';
import { Backdrop } from './frame/Backdrop.tsx';
import { playerName } from './frame/people.ts';
import { AtTable, useScreen } from './TableScreen.tsx';
import { words } from './texts.ts';

export default function Shared({ table, code }: { readonly table: string; readonly code: string }) {
  const tables = [useTable(table), useTable(table, code, 'second')] as const;
  const [at, setAt] = useState<0 | 1>(0);
  const [curtain, setCurtain] = useState(false);
  const [here, there] = at === 0 ? tables : [tables[1], tables[0]];
  const screen = useScreen(here.data.state);
  const hides = [here, there].some(({ data }) => data.now?.view && (screen?.hides?.(data.now.view) ?? true));
  // What happened is shown to the end before the other one is asked.
  const done = here.data.queue.length === 0 && here.data.pending === null;
  const due = done && !isAsked(here.data) && isAsked(there.data);
  useEffect(() => {
    if (!due || !screen) return;
    if (hides) setCurtain(true);
    else setAt(at === 0 ? 1 : 0);
  }, [due, hides, screen, at]);
  if (curtain && due && hides) {
    const raise = () => {
      setAt(at === 0 ? 1 : 0);
      setCurtain(false);
    };
    return <Curtain data={there.data} onRaise={raise} />;
  }
  const below = hides ? undefined : (tables[0].data.state?.seat ?? 0);
  return <AtTable key={at} {...here} below={below} />;
}

const isAsked = ({ now }: TableData): boolean => now?.question != null;

const focus = (button: HTMLButtonElement | null): void => button?.focus();

function Curtain({ data, onRaise }: { readonly data: TableData; readonly onRaise: () => void }) {
  const { t } = useLang();
  const seat = data.state?.seat ?? 0;
  const name = playerName(data.now?.seats[seat], t);
  return (
    <>
      <Backdrop side="none" />
      <main className="notice curtain">
        <Mark />
        <h1>{t(words.passScreen)(name)}</h1>
        <p>{t(words.passScreenSub)}</p>
        <Button look="act" size="large" ref={focus} onClick={onRaise}>
          {t(words.showTable)}
        </Button>
      </main>
    </>
  );
}
