/** All puzzles by game, with how hard they are and which of them this browser has solved. */
import './puzzles.css';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { Days } from './Days.tsx';
import { dailyWords } from './dailyWords.ts';
import { Grade } from './Grade.tsx';
import { markOf, type Numbered, puzzleOfDay, puzzles, today } from './puzzles.ts';
import { words } from './words.ts';

export default function PuzzlesScreen() {
  const { t } = useLang();
  const games = [...new Set(puzzles.map(({ puzzle }) => puzzle.game))];
  const daily = puzzleOfDay(today());
  const solved = puzzles.filter(({ id }) => markOf(id) === 'solved' || markOf(id) === 'helped').length;
  return (
    <Page section="learn" title={t(words.title)} name="puzzles">
      <header className="page-head">
        <h1>{t(words.title)}</h1>
        <small>{t(words.solvedOf)(solved, puzzles.length)}</small>
      </header>
      <p className="page-sub">{t(words.about)}</p>
      <div className="puzzle-first">
        <Link className="puzzle-daily sheet" href={address.puzzle(daily.id)}>
          <small>{t(dailyWords.ofDay)}</small>
          <b>{t(daily.puzzle.task)}</b>
          <span>
            {nameOf(daily, t)} <Grade grade={daily.puzzle.grade} />
          </span>
        </Link>
        <Days />
      </div>
      {games.map((game) => (
        <section key={game} aria-labelledby={`puzzles-${game}`}>
          <h2 id={`puzzles-${game}`}>{t(gameCalled(game)?.door.name ?? { ru: game, en: game })}</h2>
          <ul className="puzzle-tiles">
            {puzzles
              .filter(({ puzzle }) => puzzle.game === game)
              .toSorted((a, b) => a.puzzle.grade - b.puzzle.grade)
              .map(({ id, puzzle }) => (
                <li key={id} data-mark={markOf(id) ?? 'none'}>
                  <Link href={address.puzzle(id)}>
                    <b>{id.split('-')[1]}</b>
                    <i className="puzzle-mark" role="img" aria-label={t(words.mark)(markOf(id) ?? '')} />
                    <span>{t(puzzle.task)}</span>
                    <Grade grade={puzzle.grade} />
                  </Link>
                </li>
              ))}
          </ul>
          <p>
            <Link href={address.position(game)}>{t(words.setUp)}</Link>
          </p>
        </section>
      ))}
    </Page>
  );
}

const nameOf = ({ puzzle }: Numbered, t: ReturnType<typeof useLang>['t']): string =>
  t(gameCalled(puzzle.game)?.door.name ?? { ru: puzzle.game, en: puzzle.game });
