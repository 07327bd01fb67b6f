/** One table, whatever is played on it: opened, waited at, played, looked at. */
import './frame/table.css';
import type { CardEntry, OwnShown } from '@vigrid/kernel';
import type { TableState } from '@vigrid/protocol';
import { Suspense, useEffect, useRef, useState } from 'preact/compat';
import type { Screen } from '../games/screen.ts';
import { screenFor } from '../games/screens.ts';
import { useLang } from '../i18n/index.ts';
import { lazy } from '../kit/later.tsx';
import { isLocal } from '../local/requests.ts';
import { type TableData, type TableLink, useTable } from '../net/index.ts';
import { Waiting as Loading, Notice, ToLobby } from '../shell/Notices.tsx';
import { useGround } from '../shell/theme.ts';
import { useInWords } from '../text/preferred.ts';
import { Table } from './frame/Table.tsx';
import { sharingAt } from './sharing.ts';
import { words } from './texts.ts';

const Sealed = lazy(() => import('./frame/Sealed.tsx'));
const TextTable = lazy(() => import('../text/TextTable.tsx'));
const WaitingRoom = lazy(() => import('./frame/WaitingRoom.tsx'));
const Shared = lazy(() => import('./Shared.tsx'));
const Alone = lazy(() => import('./Alone.tsx'));

export default function TableScreen({ table }: { readonly table: string }) {
  const [sharing] = useState(() => sharingAt(table));
  if (isLocal(table)) {
    return (
      <Suspense fallback={null}>
        <Alone table={table} />
      </Suspense>
    );
  }
  if (sharing === null) return <OneSeat table={table} />;
  return (
    <Suspense fallback={null}>
      <Shared table={table} {...sharing} />
    </Suspense>
  );
}

function OneSeat({ table }: { readonly table: string }) {
  return <AtTable {...useTable(table)} />;
}

interface AtTableProps {
  readonly data: TableData;
  readonly link: TableLink;
  /** The seat whose side lies below, where it is not the guest's. */
  readonly below?: number | undefined;
}

export function AtTable({ data, link, below }: AtTableProps) {
  const { t } = useLang();
  const game = data.state?.game;
  const screen = useScreen(data.state, data.now?.view ?? null);
  const inWords = useInWords();
  useGround(game ?? 'house');
  if (data.denial) {
    return (
      <Notice title={t(words.noTable)}>
        <p>{t(data.denial.text)}</p>
        <ToLobby />
      </Notice>
    );
  }
  if (data.state?.sealed) {
    return (
      <Suspense fallback={null}>
        <Sealed data={data} link={link} />
      </Suspense>
    );
  }
  if (!data.state || !data.now || !screen) return <Loading>{t(words.loading)}</Loading>;
  if (data.now.lots) return <Loading>{t(words.drawing)}</Loading>;
  if (!data.now.view) {
    return (
      <Suspense fallback={null}>
        <WaitingRoom screen={screen} data={data} link={link} />
      </Suspense>
    );
  }
  if (inWords) {
    return (
      <Suspense fallback={null}>
        <TextTable screen={screen} data={data} link={link} />
      </Suspense>
    );
  }
  return <Table screen={screen} data={data} link={link} below={below} />;
}

/** The game's part of the table, with the cards that only this table has; null while it is on its way. */
export function useScreen(
  state: TableState | null,
  view: OwnShown | null = state?.now.view ?? null,
): Screen | null {
  const { game, plain = false } = state ?? {};
  // Every view brings them anew; they are the same as long as their ids are.
  const own = useRef(none);
  own.current = view?.own ?? none;
  const made = own.current.map(({ id }) => id).join(' ');
  const [loaded, setLoaded] = useState<{ readonly screen: Screen; readonly made: string } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (game === undefined) return;
    let here = true;
    screenFor(game, plain, own.current).then((screen) => here && setLoaded({ screen, made }), setFault);
    return () => {
      here = false;
    };
  }, [game, plain, made]);
  // What breaks on the way is shown like any other fault of the screen.
  if (fault) throw fault;
  return loaded?.made === made ? loaded.screen : null;
}

const none: readonly CardEntry[] = [];
