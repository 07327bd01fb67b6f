/** A position set up by hand: the table shows it and plays it by the rules, the panel stands beside. */
import './positions.css';
import '../table/frame/table.css';
import {
  createPortal,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Mark, Refusal } from '../kit/index.ts';
import { positionId } from '../local/requests.ts';
import { useAttempt, useTable } from '../net/index.ts';
import { seatsIn, setUp } from '../rules/scenarios.ts';
import { Link } from '../shell/Link.tsx';
import { Waiting as Loading, Lost } from '../shell/Notices.tsx';
import { address } from '../shell/router.ts';
import { LanguageTool, ThemeTool } from '../shell/TopBar.tsx';
import { useGround } from '../shell/theme.ts';
import { TableContext, type TableInfo, useTableInfo } from '../table/frame/context.ts';
import { useLayout } from '../table/frame/layout.ts';
import { Table } from '../table/frame/Table.tsx';
import { useScreen } from '../table/TableScreen.tsx';
import { emptyPosition, type Opened, positionInCode } from './laid.ts';
import { Panel } from './Panel.tsx';
import { words } from './words.ts';

export interface PositionScreenProps {
  readonly game: string;
  /** The position, as it stands in the address. */
  readonly code: string | null;
}

export default function PositionScreen({ game, code }: PositionScreenProps) {
  const { t } = useLang();
  const [opened, setOpened] = useState<Opened | 'broken' | null>(code === null ? empty(game) : null);
  useGround(game);
  useEffect(() => {
    let here = true;
    if (code !== null) void positionInCode(game, code).then((found) => here && setOpened(found ?? 'broken'));
    return () => {
      here = false;
    };
  }, [game, code]);
  if (!gameCalled(game)) return <Lost />;
  if (opened === null) return <Loading>{t(words.loading)}</Loading>;
  if (opened === 'broken') return <Loading>{t(words.broken)}</Loading>;
  return <Laying game={game} first={opened} />;
}

const empty = (game: string): Opened => ({ laid: emptyPosition(game), wondered: null });

/** Keeps the last position that could be laid, and says what is wrong with a later one. */
function Laying({ game, first }: { readonly game: string; readonly first: Opened }) {
  const { t } = useLang();
  const [laid, setLaid] = useState(first.laid);
  const [info, setInfo] = useState<TableInfo | null>(null);
  // What is drawn beside the table is drawn anew only where the table shows something else.
  const noteInfo = useCallback(
    (next: TableInfo) =>
      setInfo((held) => (held?.view === next.view && held.screen === next.screen ? held : next)),
    [],
  );
  const [against, setAgainst] = useState<string | null>(null);
  const [shown, setShown] = useState<{ table: string; n: number } | null>(null);
  const { attempt, denial } = useAttempt();
  const count = seatsIn(laid.position) ?? 2;
  const names = useMemo(
    () => Array.from({ length: count }, (_, at) => t(words.side)(String.fromCharCode(65 + at))),
    [count, t],
  );
  const [tries, setTries] = useState(0);
  const [seq, setSeq] = useState(0);
  const place = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` lays the same once more
  useEffect(() => {
    let here = true;
    void attempt(async () => {
      const table = await setUp(game, { ...laid, title: '', rule: '', play: [] }, names, {
        id: positionId(`edit-${game}`),
        against,
      });
      if (here) setShown((before) => ({ table, n: (before?.n ?? 0) + 1 }));
    });
    return () => {
      here = false;
    };
  }, [game, laid, against, names, tries, attempt]);
  if (!shown) return denial ? <Refusal text={t(denial.text)} /> : <Loading>{t(words.loading)}</Loading>;
  return (
    <>
      <AtPosition
        key={shown.n}
        game={game}
        table={shown.table}
        place={place}
        onStep={setSeq}
        onInfo={noteInfo}
      />
      {createPortal(
        <TableContext value={info}>
          <Panel
            laid={laid}
            wondered={first.wondered}
            onChange={setLaid}
            names={names}
            info={info}
            table={shown.table}
            seq={seq}
            n={shown.n}
            problem={denial ? t(denial.text) : null}
            against={against}
            onAgainst={setAgainst}
            onAnew={() => setTries(tries + 1)}
          />
        </TableContext>,
        place.element,
      )}
    </>
  );
}

/** Where the form stands: every position is a table of its own, but the form stays, and whoever types in it goes on. */
interface Place {
  readonly element: HTMLElement;
  /** What was in use in it, until something else was. */
  used: HTMLElement | null;
}

function usePlace(): Place {
  const place = useMemo((): Place => ({ element: document.createElement('div'), used: null }), []);
  useEffect(() => {
    const noted = ({ target }: FocusEvent) => {
      place.used = target instanceof HTMLElement && place.element.contains(target) ? target : null;
    };
    document.addEventListener('focusin', noted);
    return () => document.removeEventListener('focusin', noted);
  }, [place]);
  return place;
}

interface PlacedProps {
  readonly place: Place;
  readonly onInfo: (info: TableInfo) => void;
}

function Placed({ place, onInfo }: PlacedProps) {
  const here = useRef<HTMLDivElement>(null);
  const info = useTableInfo();
  useEffect(() => onInfo(info), [info, onInfo]);
  useLayoutEffect(() => {
    const { used } = place;
    here.current?.append(place.element);
    used?.focus();
  }, [place]);
  return <div ref={here} className="position-place" />;
}

interface AtPositionProps {
  readonly game: string;
  readonly table: string;
  readonly place: Place;
  readonly onStep: (seq: number) => void;
  readonly onInfo: (info: TableInfo) => void;
}

function AtPosition({ game, table, place, onStep, onInfo }: AtPositionProps) {
  const { t } = useLang();
  const { data, link } = useTable(table);
  const screen = useScreen(data.state);
  const narrow = useLayout() === 'narrow';
  const name = gameCalled(game)?.door.name;
  const around = {
    header: (
      <header className="table-top position-top">
        <Link href={address.lobby} className="brand" aria-label="Vigrid">
          <Mark />
          {!narrow && 'Vigrid'}
        </Link>
        <div className="where">
          <h1>{t(words.title)}</h1>
          <small>{name && t(name)}</small>
        </div>
        <div className="tools">
          {!narrow && <ThemeTool />}
          {!narrow && <LanguageTool />}
        </div>
      </header>
    ),
    words: <Placed place={place} onInfo={onInfo} />,
  };
  const seq = data.now?.seq ?? 0;
  useEffect(() => onStep(seq), [seq, onStep]);
  if (!screen || !data.now?.view) return <Loading>{t(words.loading)}</Loading>;
  return (
    <div className="position">
      <Table screen={screen} data={data} link={link} below={0} around={around} />
    </div>
  );
}
