/** All puzzles by game, with how hard they are and which of them this browser has solved. */
import './puzzles.css';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Footer } from '../shell/Footer.tsx';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { useSections } from '../shell/sections.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useTitle } from '../shell/theme.ts';
import { Grade } from './Grade.tsx';
import { markOf, type Numbered, puzzleOfDay, puzzles, today } from './puzzles.ts';
import { words } from './words.ts';

export default function PuzzlesScreen() {
  const { t } = useLang();
  useTitle(t(words.title));
  const games = [...new Set(puzzles.map(({ puzzle }) => puzzle.game))];
  const daily = puzzleOfDay(today());
  const solved = puzzles.filter(({ id }) => markOf(id) === 'solved' || markOf(id) === 'helped').length;
  return (
    <>
      <TopBar sections={useSections('learn')} />
      <main className="puzzles-page">
        <header>
          <h1>{t(words.title)}</h1>
          <small>{t(words.solvedOf)(solved, puzzles.length)}</small>
        </header>
        <p>{t(words.about)}</p>
        <Link className="puzzle-daily sheet" href={address.puzzle(daily.id)}>
          <small>{t(words.ofDay)}</small>
          <b>{t(daily.puzzle.task)}</b>
          <span>
            {nameOf(daily, t)} <Grade grade={daily.puzzle.grade} />
          </span>
        </Link>
        {games.map((game) => (
          <section key={game} aria-labelledby={`puzzles-${game}`}>
            <h2 id={`puzzles-${game}`}>{t(gameCalled(game)?.door.name ?? { ru: game, en: game })}</h2>
            <ul>
              {puzzles
                .filter(({ puzzle }) => puzzle.game === game)
                .toSorted((a, b) => a.puzzle.grade - b.puzzle.grade)
                .map(({ id, puzzle }) => (
                  <li key={id} data-mark={markOf(id) ?? 'none'}>
                    <Link href={address.puzzle(id)}>
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
      </main>
      <Footer />
    </>
  );
}

const nameOf = ({ puzzle }: Numbered, t: ReturnType<typeof useLang>['t']): string =>
  t(gameCalled(puzzle.game)?.door.name ?? { ru: puzzle.game, en: puzzle.game });
