/** A position set up by hand: the table shows it and plays it by the rules, the form stands beside. */
import './positions.css';
import '../table/frame/table.css';
import type { CardEntry, PositionForm } from '@vigrid/kernel';
import { createPortal, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import { fetchCards } from '../games/catalogue.ts';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Button, FileButton, Mark, Refusal } from '../kit/index.ts';
import { positionForm, readScenarioFile } from '../local/index.ts';
import { type Laid, positionId } from '../local/requests.ts';
import { useAttempt, useTable } from '../net/index.ts';
import { downloadText } from '../past/download.ts';
import { seatsIn, setUp } from '../rules/scenarios.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { Link } from '../shell/Link.tsx';
import { Waiting as Loading, Lost } from '../shell/Notices.tsx';
import { address, go } from '../shell/router.ts';
import { linkTo } from '../shell/site.ts';
import { LanguageTool, ThemeTool } from '../shell/TopBar.tsx';
import { useGround } from '../shell/theme.ts';
import { useLayout } from '../table/frame/layout.ts';
import { Table } from '../table/frame/Table.tsx';
import { useScreen } from '../table/TableScreen.tsx';
import { Fields } from './Fields.tsx';
import { Judge } from './Judge.tsx';
import {
  changed,
  codeOfPosition,
  emptyPosition,
  isMapping,
  positionInCode,
  randomTyped,
  scenarioOf,
  withValue,
} from './laid.ts';
import { words } from './words.ts';

export interface PositionScreenProps {
  readonly game: string;
  /** The position, as it stands in the address. */
  readonly code: string | null;
}

export default function PositionScreen({ game, code }: PositionScreenProps) {
  const { t } = useLang();
  const [laid, setLaid] = useState<Laid | 'broken' | null>(code === null ? emptyPosition(game) : null);
  useGround(game);
  useEffect(() => {
    let here = true;
    if (code !== null) void positionInCode(game, code).then((found) => here && setLaid(found ?? 'broken'));
    return () => {
      here = false;
    };
  }, [game, code]);
  if (!gameCalled(game)) return <Lost />;
  if (laid === null) return <Loading>{t(words.loading)}</Loading>;
  if (laid === 'broken') return <Loading>{t(words.broken)}</Loading>;
  return <Laying game={game} first={laid} />;
}

/** Keeps the last position that could be laid, and says what is wrong with a later one. */
function Laying({ game, first }: { readonly game: string; readonly first: Laid }) {
  const { t } = useLang();
  const [laid, setLaid] = useState(first);
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
      <AtPosition key={shown.n} game={game} table={shown.table} place={place} onStep={setSeq} />
      {createPortal(
        <Panel
          laid={laid}
          onChange={setLaid}
          names={names}
          table={shown.table}
          seq={seq}
          n={shown.n}
          problem={denial ? t(denial.text) : null}
          against={against}
          onAgainst={setAgainst}
          onAnew={() => setTries(tries + 1)}
        />,
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

function Placed({ place }: { readonly place: Place }) {
  const here = useRef<HTMLDivElement>(null);
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
}

function AtPosition({ game, table, place, onStep }: AtPositionProps) {
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
    words: <Placed place={place} />,
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

interface PanelProps {
  readonly laid: Laid;
  readonly onChange: (laid: Laid) => void;
  readonly names: readonly string[];
  readonly table: string;
  readonly seq: number;
  /** Which of the positions laid here it is. */
  readonly n: number;
  readonly problem: string | null;
  readonly against: string | null;
  readonly onAgainst: (level: string | null) => void;
  readonly onAnew: () => void;
}

function Panel({ laid, onChange, names, table, seq, n, problem, against, onAgainst, onAnew }: PanelProps) {
  const { t } = useLang();
  const { game, position } = laid;
  const known = useGame(game);
  const narrow = useLayout() === 'narrow';
  const [folded, setFolded] = useState(true);
  const [link, setLink] = useState<string | null>(null);
  const [typed, setTyped] = useState(laid.random.join(', '));
  const random = randomTyped(typed);
  const { attempt, denial } = useAttempt();
  const letters = names.map((_, at) => String.fromCharCode(97 + at));
  const change = (next: Laid['position']) => {
    setLink(null);
    onChange({ ...laid, position: changed(position, next) });
  };
  const open = (chosen: File | undefined) =>
    chosen &&
    attempt(async () => {
      const read = await readScenarioFile(await chosen.text());
      go(address.position(read.game, await codeOfPosition(read)));
    });
  return (
    <section
      className="position-panel sheet"
      data-folded={(narrow && folded) || undefined}
      aria-label={t(words.title)}
    >
      {narrow && (
        <button type="button" className="tool" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? words.change : words.fold)}
        </button>
      )}
      <p>{t(words.about)}</p>
      {problem && <Refusal text={problem} />}
      {known && !known.form && <p>{t(words.noForm)}</p>}
      {known?.form && (
        <>
          <details open>
            <summary>{t(words.table)}</summary>
            <Fields
              fields={known.form.table}
              value={position}
              onChange={change}
              cards={known.cards}
              seats={letters}
            />
            <label className="position-field wide">
              {t(words.random)}
              <input
                value={typed}
                inputMode="numeric"
                aria-invalid={random === null}
                onKeyDown={(event) => event.stopPropagation()}
                onInput={({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  const read = randomTyped(currentTarget.value);
                  if (read) onChange({ ...laid, random: read });
                }}
              />
              <small>{t(random ? words.randomMore : words.wrongRandom)}</small>
            </label>
          </details>
          {letters.map((letter, at) => {
            const side = position[letter];
            return (
              <details key={letter} open={at === 0}>
                <summary>{names[at]}</summary>
                <Fields
                  fields={known.form?.side ?? []}
                  value={isMapping(side) ? side : {}}
                  onChange={(one) => change(withValue(position, letter, one))}
                  cards={known.cards}
                  seats={letters}
                  at={at}
                />
              </details>
            );
          })}
        </>
      )}
      <Judge game={game} table={table} seq={seq} n={n} names={names} />
      <label className="position-field wide">
        {t(words.others)}
        <select
          value={against ?? ''}
          onChange={({ currentTarget }) => onAgainst(currentTarget.value || null)}
        >
          <option value="">{t(words.alone)}</option>
          <option value="level3">{t(words.bot)}</option>
        </select>
      </label>
      <div className="position-acts">
        <Button size="small" onClick={onAnew}>
          {t(words.anew)}
        </Button>
        <Button
          size="small"
          onClick={() =>
            void codeOfPosition(laid).then((code) => setLink(linkTo(address.position(game, code))))
          }
        >
          {t(words.share)}
        </Button>
        <Button size="small" onClick={() => downloadText(`${game}.yaml`, scenarioOf(laid, t(words.title)))}>
          {t(words.save)}
        </Button>
        <FileButton size="small" accept=".yaml,.yml,text/yaml" onFile={(file) => void open(file)}>
          {t(words.open)}
        </FileButton>
      </div>
      {link !== null && <CopyField label={t(words.share)} more={t(words.shareMore)} value={link} />}
      {denial && <Refusal text={`${t(words.notRead)}. ${t(denial.text)}`} />}
    </section>
  );
}

/** What the game says of positions, and its cards. */
function useGame(game: string): { form: PositionForm | null; cards: readonly CardEntry[] } | null {
  const [known, setKnown] = useState<{ form: PositionForm | null; cards: readonly CardEntry[] } | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all([positionForm(game), fetchCards(game)]).then(
      ([form, cards]) => here && setKnown({ form, cards }),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return known;
}
