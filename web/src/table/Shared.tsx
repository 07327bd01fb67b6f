/**
 * Several people at one screen: the browser holds all their seats, and shows the table to whoever is asked. A curtain
 * falls in between while there is something that the others may not see; otherwise the table stays as it lies.
 */
import './shared.css';
import { useEffect, useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Mark } from '../kit/index.ts';
import { type TableData, useTables } from '../net/index.ts';
import { Backdrop } from './frame/Backdrop.tsx';
import { playerName } from './frame/people.ts';
import { type Sharing, share } from './sharing.ts';
import { AtTable, useScreen } from './TableScreen.tsx';
import { words } from './texts.ts';

export default function Shared({ table, code, beside }: Sharing & { readonly table: string }) {
  const tables = useTables(table, code, beside);
  const [at, setAt] = useState(0);
  const here = tables[at];
  const screen = useScreen(here.data.state);
  const link = useMemo(
    () => ({
      ...here.link,
      // Seats are kept for all of them, so nobody needs the secret.
      rematch: async () => {
        const again = await here.link.rematch();
        share(again, { code, beside });
        return again;
      },
    }),
    [here.link, code, beside],
  );
  const hides = tables.some(({ data }) => data.now?.view && (screen?.hides?.(data.now.view) ?? true));
  // What happened is shown to the end before somebody else is asked.
  const done = here.data.queue.length === 0 && here.data.pending === null;
  const asked = [...tables.keys()].map((n) => (at + n) % tables.length).find((n) => isAsked(tables[n].data));
  const next = done && screen && asked !== undefined && asked !== at ? asked : null;
  useEffect(() => {
    if (next !== null && !hides) setAt(next);
  }, [next, hides]);
  if (next !== null && hides) return <Curtain data={tables[next].data} onRaise={() => setAt(next)} />;
  const below = hides ? undefined : (tables[0].data.state?.seat ?? 0);
  return <AtTable key={at} data={here.data} link={link} below={below} />;
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
