/** What one's finished games come to: by game, deck, opponent, setting and card; and all of them as a file. */
import './games.css';
import type { Denial, PastLine } from '@vigrid/protocol';
import { useEffect, useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal } from '../kit/index.ts';
import { localGames } from '../local/index.ts';
import { request, useAttempt, useServed } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { Choice } from './Choice.tsx';
import { downloadText } from './download.ts';
import { HouseScores } from './HouseScores.tsx';
import { nameOf } from './lines.ts';
import { Scores } from './Scores.tsx';
import { csvOf, type Played, scoresBy } from './statistics.ts';
import { words } from './statisticsWords.ts';
import { type Known, knownOf, told } from './told.ts';
import { words as pastWords } from './words.ts';

export default function StatisticsScreen() {
  const spoken = useLang();
  const { t } = spoken;
  const { found, denial } = useFound();
  const all = useMemo(
    () => found?.lines.flatMap((line) => told(line, found.known.get(line.game) ?? null, spoken) ?? []),
    [found, spoken],
  );
  const hasServer = useServed();
  const [whose, setWhose] = useState<'own' | 'house'>('own');
  const chosen = (which: typeof whose, label: string) => (
    <button type="button" className="chip" aria-pressed={whose === which} onClick={() => setWhose(which)}>
      {label}
    </button>
  );
  return (
    <Page section="games" title={t(pastWords.statistics)} name="own-games">
      <header className="page-head">
        <h1>{t(pastWords.statistics)}</h1>
        <small>{all && whose === 'own' && t(words.counted)(all.length)}</small>
        <Link href={address.games} className="button">
          {t(pastWords.title)}
        </Link>
      </header>
      {hasServer && (
        <fieldset className="acts statistics-whose">
          <legend className="unseen">{t(words.whose)}</legend>
          {chosen('own', t(words.own))}
          {chosen('house', t(words.house))}
        </fieldset>
      )}
      {whose === 'house' ? <HouseScores /> : <OwnScores all={all} denial={denial} />}
    </Page>
  );
}

interface OwnScoresProps {
  readonly all: readonly Played[] | undefined;
  readonly denial: Denial | null;
}

function OwnScores({ all, denial }: OwnScoresProps) {
  const { t } = useLang();
  return (
    <>
      {denial && <Refusal text={t(denial.text)} />}
      {!all && !denial && <p className="games-none">{t(words.counting)}</p>}
      {all?.length === 0 && <p className="games-none">{t(words.none)}</p>}
      {all && all.length > 0 && <Counted all={all} />}
    </>
  );
}

interface Found {
  readonly lines: readonly PastLine[];
  readonly known: ReadonlyMap<string, Known | null>;
}

/** All finished games, of the server and of this browser, and what their games call things; null until they have come. */
function useFound() {
  const [found, setFound] = useState<Found | null>(null);
  const { attempt, denial } = useAttempt();
  useEffect(() => {
    void attempt(async () => {
      const [kept, { past }] = await Promise.all([wholeHistory(), localGames()]);
      const lines = [...kept, ...past].sort((a, b) => b.ended.localeCompare(a.ended));
      const games = [...new Set(lines.map(({ game }) => game))];
      const known = await Promise.all(games.map(async (game) => [game, await knownOf(game)] as const));
      setFound({ lines, known: new Map(known) });
    });
  }, [attempt]);
  return { found, denial };
}

async function wholeHistory(): Promise<readonly PastLine[]> {
  const lines: PastLine[] = [];
  for (let more = true; more; ) {
    const before = lines.at(-1)?.ended;
    const part = await request('history', before === undefined ? {} : { before });
    lines.push(...part.lines);
    more = part.more;
  }
  return lines;
}

/** What of the games is counted; an empty word lets everything through. */
const everything = { game: '', setting: '', rival: '' };

function Counted({ all }: { readonly all: readonly Played[] }) {
  const { t } = useLang();
  const [sieve, setSieve] = useState(everything);
  const ofGame = all.filter(({ game }) => sieve.game === '' || game === sieve.game);
  const games = ofGame.filter(
    ({ settings, rivals }) =>
      (sieve.setting === '' || settings.includes(sieve.setting)) &&
      (sieve.rival === '' || rivals.includes(sieve.rival)),
  );
  const several = new Set(games.map(({ game }) => game)).size > 1;
  /** With the name of its game where there are several. */
  const marked = (names: readonly string[], game: string) =>
    several ? names.map((name) => `${name} · ${nameOf(game, t)}`) : names;
  const by = (namesOf: (game: Played) => readonly string[]) => scoresBy(games, namesOf);
  const options = (namesOf: (game: Played) => readonly string[]) =>
    [...new Set(ofGame.flatMap(namesOf))].sort().map((name) => [name, name] as const);
  return (
    <>
      <div className="acts games-filters">
        <Choice
          label={t(pastWords.game)}
          any={t(pastWords.allGames)}
          value={sieve.game}
          options={[...new Set(all.map(({ game }) => game))].map((id) => [id, nameOf(id, t)])}
          onChange={(game) => setSieve({ ...everything, game })}
        />
        <Choice
          label={t(words.setting)}
          any={t(words.anySetting)}
          value={sieve.setting}
          options={options(({ settings }) => settings)}
          onChange={(setting) => setSieve({ ...sieve, setting })}
        />
        <Choice
          label={t(pastWords.opponent)}
          any={t(pastWords.anyOpponent)}
          value={sieve.rival}
          options={options(({ rivals }) => rivals)}
          onChange={(rival) => setSieve({ ...sieve, rival })}
        />
        <Button onClick={() => downloadText('vigrid.csv', csvOf(games))}>{t(words.csv)}</Button>
      </div>
      <p className="statistics-what">{t(words.what)}</p>
      {games.length === 0 && <p className="games-none">{t(pastWords.noneSuch)}</p>}
      <Scores title={t(words.byGame)} scores={by(({ game }) => [nameOf(game, t)])} />
      <Scores
        title={t(words.byDeck)}
        scores={by(({ deck, game }) => (deck === null ? [] : marked([deck], game)))}
      />
      <Scores title={t(words.byRival)} scores={by(({ rivals }) => rivals)} />
      <Scores title={t(words.bySetting)} scores={by(({ settings, game }) => marked(settings, game))} />
      <Scores
        title={t(words.byCard)}
        more={t(words.cardsMore)}
        scores={by(({ cards, game }) => marked(cards, game))}
      />
    </>
  );
}
