/** One's games: those under way first by whose turn it is, then all that were finished, here and on the server. */
import './games.css';
import type { PastLine, TableLine } from '@vigrid/protocol';
import { useCallback, useEffect, useMemo, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Button, FileButton, Glyph, join, Refusal } from '../kit/index.ts';
import { Panorama } from '../lobby/Panorama.tsx';
import { byUrgency, stateOf, timeOf } from '../lobby/underWay.ts';
import { bringRecord, forgetTable, localGames } from '../local/index.ts';
import { isLocal, type LocalGames } from '../local/requests.ts';
import { request, useAttempt, useGuest, useLobby } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address, go } from '../shell/router.ts';
import { Found, Me } from './Beside.tsx';
import { Choice } from './Choice.tsx';
import { daysKept, type KeptDay } from './days.ts';
import { Icon } from './Icon.tsx';
import { dayOf, nameOf, type Outcome, outcomeOf, playersOf, rivalsOf } from './lines.ts';
import { Sketch } from './Sketch.tsx';
import { words } from './words.ts';

export default function GamesScreen() {
  const spoken = useLang();
  const { t } = spoken;
  const me = useGuest()?.name ?? '';
  const lobby = useLobby();
  const { past, here, earlier, forget } = usePast();
  const [sieve, setSieve] = useState<Sieve>(everything);
  const mine = useMemo(
    () => onceEach([...(lobby?.mine ?? []), ...(here?.mine ?? [])]).toSorted(byUrgency),
    [lobby, here],
  );
  const running = mine.filter(({ game }) => sieve.game === '' || sieve.game === game);
  const sifted = past.filter((line) => passes(line, sieve, spoken));
  const games = [...new Set([...mine, ...past].map(({ game }) => game))];
  const rivals = [...new Set(past.flatMap((line) => rivalNames(line, spoken)))].sort();
  const days = useMemo(daysKept, []);
  const waiting = mine.filter(({ yourMove }) => yourMove).length;
  return (
    <Page section="games" title={t(words.title)} name="own-games" waiting={waiting}>
      <div className="games-columns">
        <div className="games-all">
          <header className="page-head">
            <h1>{t(words.title)}</h1>
            <small>{t(words.counts)(mine.length, past.length)}</small>
            <Link href={address.statistics} className="button">
              {t(words.statistics)}
            </Link>
          </header>
          <Filters sieve={sieve} onChange={setSieve} games={games} rivals={rivals} />
          {running.length > 0 && (
            <section aria-labelledby="running-title">
              <h2 id="running-title" className="eyebrow">
                {t(words.running)}
              </h2>
              <ul className="listing games-list">
                {running.map((line) => (
                  <Running key={line.table} line={line} me={me} />
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="finished-title">
            <h2 id="finished-title" className="eyebrow">
              {t(words.finished)} <small className="sheet-aside">{t(words.newestFirst)}</small>
            </h2>
            {past.length === 0 && <p className="games-none">{t(words.noneYet)}</p>}
            {past.length > 0 && sifted.length === 0 && <p className="games-none">{t(words.noneSuch)}</p>}
            <ul className="listing games-list">
              {sifted.map((line) => (
                <Past key={line.table} line={line} day={days.get(line.table)} onForget={forget} />
              ))}
            </ul>
            {earlier && (
              <Button className="games-earlier" onClick={earlier}>
                {t(words.earlier)}
              </Button>
            )}
          </section>
          <OpenRecord />
        </div>
        <div className="games-side">
          <Me />
        </div>
        <div className="games-side">
          <Found past={past} />
        </div>
      </div>
    </Page>
  );
}

/** The finished games of the server and of this browser, the latest first. */
function usePast() {
  const [kept, setKept] = useState<readonly PastLine[]>([]);
  const [more, setMore] = useState(false);
  const [here, setHere] = useState<LocalGames | null>(null);
  const { attempt } = useAttempt();
  const fetchBefore = useCallback(
    (before?: string) =>
      attempt(async () => {
        const found = await request('history', before === undefined ? {} : { before });
        setKept((lines) => [...(before === undefined ? [] : lines), ...found.lines]);
        setMore(found.more);
      }),
    [attempt],
  );
  const lookHere = useCallback(() => attempt(async () => setHere(await localGames())), [attempt]);
  useEffect(() => {
    void fetchBefore();
    void lookHere();
  }, [fetchBefore, lookHere]);
  const past = useMemo(
    () => [...kept, ...(here?.past ?? [])].toSorted((a, b) => b.ended.localeCompare(a.ended)),
    [kept, here],
  );
  return {
    past,
    here,
    earlier: more ? () => void fetchBefore(kept.at(-1)?.ended) : null,
    forget: async (table: string) => {
      await forgetTable(table);
      await lookHere();
    },
  };
}

/** Without a server the lobby has the games of this browser, too. */
const onceEach = (lines: readonly TableLine[]): TableLine[] => [
  ...new Map(lines.map((line) => [line.table, line])).values(),
];

/** What of the list is shown; an empty word lets everything through. */
interface Sieve {
  readonly game: string;
  readonly result: '' | Outcome;
  readonly rival: string;
}

const everything: Sieve = { game: '', result: '', rival: '' };

const rivalNames = ({ seats, seat }: PastLine, spoken: ReturnType<typeof useLang>): string[] =>
  playersOf(seats, spoken).filter((_, at) => at !== seat);

const passes = (
  line: PastLine,
  { game, result, rival }: Sieve,
  spoken: ReturnType<typeof useLang>,
): boolean =>
  (game === '' || line.game === game) &&
  (result === '' || outcomeOf(line) === result) &&
  (rival === '' || rivalNames(line, spoken).includes(rival));

interface FiltersProps {
  readonly sieve: Sieve;
  readonly onChange: (sieve: Sieve) => void;
  readonly games: readonly string[];
  readonly rivals: readonly string[];
}

const outcomes: readonly Outcome[] = ['won', 'lost', 'drawn'];

function Filters({ sieve, onChange, games, rivals }: FiltersProps) {
  const { t } = useLang();
  const set = (part: Partial<Sieve>) => onChange({ ...sieve, ...part });
  return (
    <div className="acts games-filters">
      <Choice
        label={t(words.game)}
        any={t(words.allGames)}
        value={sieve.game}
        options={games.map((id) => [id, nameOf(id, t)])}
        onChange={(game) => set({ game })}
      />
      <Choice
        label={t(words.result)}
        any={t(words.anyResult)}
        value={sieve.result}
        options={outcomes.map((one) => [one, t(words[one])])}
        onChange={(result) => set({ result: outcomes.find((one) => one === result) ?? '' })}
      />
      <Choice
        label={t(words.opponent)}
        any={t(words.anyOpponent)}
        value={sieve.rival}
        options={rivals.map((name) => [name, name])}
        onChange={(rival) => set({ rival })}
      />
    </div>
  );
}

function Picture({ game }: { readonly game: string }) {
  const door = gameCalled(game)?.door;
  return <span className="picture">{door && <Panorama game={game} door={door} wide={false} />}</span>;
}

function Running({ line, me }: { readonly line: TableLine; readonly me: string }) {
  const spoken = useLang();
  const { t } = spoken;
  const { seats, game, table, yourMove } = line;
  const own = seats.findIndex(({ kind, name }) => kind === 'guest' && name === me);
  const rivals = rivalsOf({ seats, seat: own < 0 ? null : own }, spoken);
  return (
    <li className={join(yourMove && 'yours')}>
      <Picture game={game} />
      <span className="games-who">
        <b>{rivals}</b>
        <small>
          {[nameOf(game, t), t(words.moves)(line.turn), isLocal(table) && t(words.here)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="games-state">
        {stateOf(line, spoken)} · {timeOf(line, spoken)}
      </span>
      <Link
        href={address.table(table)}
        className={join('button', yourMove && 'act')}
        aria-label={`${t(words.goOn)}: ${rivals}`}
      >
        {t(words.goOn)}
      </Link>
    </li>
  );
}

/** A sun over the horizon, on it, or set: won, drawn, lost. */
function Sun({ outcome }: { readonly outcome: Outcome }) {
  return (
    <svg className="games-sun" viewBox="0 0 24 24" aria-hidden="true" data-outcome={outcome}>
      <path d="M2 15h20" />
      {outcome === 'won' && <circle cx="12" cy="8" r="4.5" />}
      {outcome === 'drawn' && <path className="full" d="M7 15a5 5 0 0 1 10 0z" />}
      {outcome === 'lost' && <path d="M8 15.500a4 4 0 0 0 8 0" />}
    </svg>
  );
}

function Past({
  line,
  day,
  onForget,
}: {
  readonly line: PastLine;
  /** Where it was gone through in this browser. */
  readonly day: KeptDay | undefined;
  readonly onForget: (table: string) => Promise<void>;
}) {
  const spoken = useLang();
  const { t } = spoken;
  const { table, game, moves, ended } = line;
  const outcome = outcomeOf(line);
  const rivals = rivalsOf(line, spoken);
  const local = isLocal(table);
  return (
    <li>
      <Picture game={game} />
      <span className="games-who">
        <b>{rivals}</b>
        <small>
          {[nameOf(game, t), t(words.moves)(moves), local && t(words.here)].filter(Boolean).join(' · ')}
        </small>
      </span>
      {day && <Sketch course={day.course} />}
      <span className="games-state">
        <Sun outcome={outcome} />
        {t(words[outcome])}
      </span>
      <time dateTime={ended}>{dayOf(ended, spoken)}</time>
      {local && (
        <button
          type="button"
          className="tool games-forget"
          aria-label={`${t(words.forget)}: ${rivals}`}
          title={t(words.forget)}
          onClick={() => void onForget(table)}
        >
          <Glyph name="cancel" />
        </button>
      )}
      <Link
        href={address.replay(table)}
        className="button games-look"
        aria-label={t(words.look)(`${nameOf(game, t)}, ${rivals}`)}
      >
        <Icon name="play" />
      </Link>
    </li>
  );
}

/** Letters of a record at most. */
const longest = 1_000_000;

function OpenRecord() {
  const { t } = useLang();
  const { attempt, busy, denial, deny } = useAttempt();
  const open = (file: File) => {
    if (file.size > longest) return deny({ text: words.tooLong });
    return attempt(async () => go(address.replay(await bringRecord({ record: await file.text() }))));
  };
  return (
    <section className="acts games-open">
      <FileButton disabled={busy} accept=".vigrid,text/plain" onFile={(file) => void open(file)}>
        {t(words.open)}
      </FileButton>
      <small>{t(words.openMore)}</small>
      {denial && <Refusal text={`${t(words.notRead)}. ${t(denial.text)}`} />}
    </section>
  );
}
