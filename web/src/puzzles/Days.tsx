/** The puzzles of the last thirty days as a field of 5 × 6: woven where solved, a ring where tried, today in ink. */
import './days.css';
import { useLang } from '../i18n/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { markOf, puzzleOfDay, today } from './puzzles.ts';
import { words } from './words.ts';

const days = 30;

export function Days() {
  const { t, lang } = useLang();
  const last = today();
  const all = Array.from({ length: days }, (_, i) => {
    const day = last - days + 1 + i;
    const { id, puzzle } = puzzleOfDay(day);
    return { day, id, task: puzzle.task, mark: markOf(id) };
  });
  const solved = all.filter(({ mark }) => mark === 'solved' || mark === 'helped').length;
  const called = (day: number) =>
    new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      day * 86_400_000,
    );
  return (
    <section className="sheet puzzle-days" aria-labelledby="puzzle-days">
      <h2 id="puzzle-days" className="sheet-title">
        {t(words.days)} <small className="sheet-aside">{t(words.solvedOf)(solved, days)}</small>
      </h2>
      <ol>
        {all.map(({ day, id, task, mark }) => {
          const said = `${called(day)}: ${t(task)} ${t(words.mark)(mark ?? '')}`;
          return (
            <li key={day} data-mark={mark ?? 'none'}>
              <Link
                href={address.puzzle(id)}
                aria-label={said}
                title={said}
                aria-current={day === last ? 'date' : undefined}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
