/** A puzzle at the real table: the judge runs it, the others defend as well as can be. */
import './puzzles.css';
import '../table/frame/table.css';
import type { Text } from '@vigrid/kernel';
import { botTries } from '@vigrid/kernel/puzzle';
import { useEffect, useMemo, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import type { Screen } from '../games/screen.ts';
import { useLang } from '../i18n/index.ts';
import { Button, Mark, Refusal } from '../kit/index.ts';
import { makeTable, puzzleHelp, puzzleStanding } from '../local/index.ts';
import { type Help, positionId, type Standing } from '../local/requests.ts';
import { useGuest, useTable } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { Waiting as Loading, Lost } from '../shell/Notices.tsx';
import { address, ofToday } from '../shell/router.ts';
import { LanguageTool, ThemeTool } from '../shell/TopBar.tsx';
import { useGround } from '../shell/theme.ts';
import { DiceToCome } from '../table/frame/DiceToCome.tsx';
import { useLayout } from '../table/frame/layout.ts';
import { Table } from '../table/frame/Table.tsx';
import { useScreen } from '../table/TableScreen.tsx';
import { dailyWords } from './dailyWords.ts';
import { Grade } from './Grade.tsx';
import { type Numbered, noteMark, puzzleCalled, puzzleOfDay, puzzles, today } from './puzzles.ts';
import { words } from './words.ts';

export default function PuzzleScreen({ id }: { readonly id: string }) {
  const found = id === ofToday ? puzzleOfDay(today()) : puzzleCalled(id);
  return found ? <Solving {...found} /> : <Lost />;
}

function Solving({ id, puzzle }: Numbered) {
  const { t } = useLang();
  const me = useGuest()?.name ?? '';
  const [tries, setTries] = useState(0);
  const [table, setTable] = useState<string | null>(null);
  const [help, setHelp] = useState(0);
  useGround(puzzle.game);
  useEffect(() => {
    let here = true;
    const { game, seats, position, random } = puzzle;
    const wish = {
      id: positionId(`puzzle-${id}`),
      anew: true,
      game,
      seats: Array.from({ length: seats }, (_, at) =>
        at === 0 ? ({ kind: 'me', name: me } as const) : ({ kind: 'bot', level: 'level3' } as const),
      ),
      from: { position, random },
      seed: `puzzle ${tries}`,
      puzzle,
    };
    setTable(null);
    void makeTable(wish).then((made) => here && setTable(made));
    return () => {
      here = false;
    };
  }, [id, puzzle, me, tries]);
  if (table === null) return <Loading>{t(words.loading)}</Loading>;
  return (
    <AtPuzzle
      key={`${table} ${tries}`}
      id={id}
      puzzle={puzzle}
      table={table}
      help={help}
      onHelp={setHelp}
      onAgain={() => setTries(tries + 1)}
    />
  );
}

interface AtPuzzleProps extends Numbered {
  readonly table: string;
  /** How far up the ladder of help. */
  readonly help: number;
  readonly onHelp: (help: number) => void;
  readonly onAgain: () => void;
}

function AtPuzzle(props: AtPuzzleProps) {
  const { t } = useLang();
  const { id, puzzle, table, help } = props;
  const { data, link } = useTable(table);
  const screen = useScreen(data.state);
  const standing = useStanding(table, data.now?.seq ?? 0);
  const narrow = useLayout() === 'narrow';
  useEffect(() => {
    if (standing?.state === 'solved') noteMark(id, help > 0 ? 'helped' : 'solved');
    else if ((data.now?.seq ?? 0) > 0) noteMark(id, 'tried');
  }, [standing, id, help, data.now]);
  const header = useMemo(
    () => <PuzzleHeader id={id} puzzle={puzzle} narrow={narrow} />,
    [id, puzzle, narrow],
  );
  const said = <PuzzleWords {...props} standing={standing} screen={screen} />;
  const around = useMemo(() => ({ header, words: said }), [header, said]);
  if (!screen || !data.now?.view) return <Loading>{t(words.loading)}</Loading>;
  return (
    <div className="puzzle">
      <Table screen={screen} data={data} link={link} below={0} around={around} />
    </div>
  );
}

/** The help in the words of the table, once it is wanted. */
function useHelp(table: string, wanted: boolean): Help | null {
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    let here = true;
    if (wanted) void puzzleHelp(table).then((said) => here && setHelp(said));
    return () => {
      here = false;
    };
  }, [table, wanted]);
  return help;
}

/** Asked anew after every decision. */
function useStanding(table: string, seq: number): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(() => {
    let here = true;
    if (seq >= 0) void puzzleStanding(table).then((now) => here && setStanding(now));
    return () => {
      here = false;
    };
  }, [table, seq]);
  return standing;
}

function PuzzleHeader({ id, puzzle, narrow }: Numbered & { readonly narrow: boolean }) {
  const { t } = useLang();
  const name = gameCalled(puzzle.game)?.door.name;
  return (
    <header className="table-top puzzle-top">
      <Link href={address.lobby} className="brand" aria-label="Vigrid">
        <Mark />
        {!narrow && 'Vigrid'}
      </Link>
      <div className="where">
        <h1>{t(words.puzzle)(id.split('-')[1])}</h1>
        <small>{name && t(name)}</small>
      </div>
      <div className="tools">
        <Link className="tool" href={address.puzzles}>
          {t(dailyWords.all)}
        </Link>
        {!narrow && <ThemeTool />}
        {!narrow && <LanguageTool />}
      </div>
    </header>
  );
}

function PuzzleWords({
  id,
  puzzle,
  table,
  help,
  onHelp,
  onAgain,
  standing,
  screen,
}: AtPuzzleProps & { readonly standing: Standing | null; readonly screen: Screen | null }) {
  const { t } = useLang();
  const next = puzzles[(puzzles.findIndex((one) => one.id === id) + 1) % puzzles.length];
  const { state = 'open', why = null } = standing ?? {};
  const over = state !== 'open';
  const narrow = useLayout() === 'narrow';
  const [unfolded, setUnfolded] = useState(false);
  const folded = narrow && !unfolded && !over;
  const said = useHelp(table, help > 0);
  // Of the two sides, one's own needs no name and the other is the rival.
  const spoken = (text: Text) =>
    t(text).replace(/\{(\d)\}/g, (_, seat) => (seat === '0' ? t(words.you) : t(words.rival)));
  const dice = puzzle.random.filter((one) => typeof one === 'number');
  return (
    <section
      className="puzzle-words sheet"
      data-folded={folded || undefined}
      aria-label={t(words.puzzle)(id)}
    >
      {!narrow && <p className="eyebrow">{t(words.yourTurn)}</p>}
      <h2>{t(puzzle.task)}</h2>
      {screen && dice.length > 0 && (
        <>
          <p className="puzzle-dice">{t(words.dice)}</p>
          <DiceToCome screen={screen} dice={dice} label={t(words.dice)} />
        </>
      )}
      {narrow && !over && (
        <button
          type="button"
          className="tool puzzle-fold"
          aria-expanded={!folded}
          onClick={() => setUnfolded(folded)}
        >
          {t(folded ? words.unfold : words.fold)}
        </button>
      )}
      <div className="puzzle-state" role="status" data-state={state}>
        {state === 'open' && <p>{t(words.open)}</p>}
        {state === 'solved' && <p>{t(help > 0 ? words.solvedHelped : words.solved)}</p>}
        {(state === 'lost' || state === 'failed') && (
          <Refusal text={[t(words[state]), why && t(words.lostWhy)(spoken(why))].filter(Boolean).join(' ')} />
        )}
      </div>
      {over && (
        <div className="puzzle-acts">
          {state === 'solved' && (
            <Link className="button act" href={address.puzzle(next.id)}>
              {t(words.next)}
            </Link>
          )}
          <Button {...(state !== 'solved' && { look: 'act' as const })} onClick={onAgain}>
            {t(words.again)}
          </Button>
        </div>
      )}
      <section className="puzzle-part">
        <h3 className="eyebrow">{t(words.help)}</h3>
        {help < 1 && <Button onClick={() => onHelp(1)}>{t(words.helpBegin)}</Button>}
        {help >= 1 && (
          <>
            <p>{t(words.begin)}</p>
            <ul className="puzzle-lines">
              {said?.first.map((text) => (
                <li key={text.en}>{spoken(text)}</li>
              ))}
            </ul>
          </>
        )}
        {help === 1 && <Button onClick={() => onHelp(2)}>{t(words.helpLine)}</Button>}
        {help >= 2 && (
          <>
            <p>{t(words.solution)}</p>
            <ol className="puzzle-lines">
              {said?.way.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one step after the other
                <li key={at}>{spoken(text)}</li>
              ))}
            </ol>
          </>
        )}
      </section>
      <section className="puzzle-part">
        <h3 className="eyebrow">
          {t(words.hard)} <Grade grade={puzzle.grade} />
        </h3>
        <dl>
          {(['random', 'greedy', 'search'] as const).map((bot) => (
            <div key={bot}>
              <dt>{t(words[bot])}</dt>
              <dd>
                <i style={{ '--share': puzzle.bots[bot] / 100 }} aria-hidden="true" />
                {t(words.ofTries)((puzzle.bots[bot] * botTries[bot]) / 100, botTries[bot])}
              </dd>
            </div>
          ))}
        </dl>
        <p className="puzzle-proof">{t(words.proved)(puzzle.first.length)}</p>
      </section>
    </section>
  );
}
