/** The way from the lobby to the puzzle of the day; the puzzles themselves are loaded there. */
import { useLang } from '../i18n/index.ts';
import { Link } from '../shell/Link.tsx';
import { address, ofToday } from '../shell/router.ts';
import { dailyWords } from './dailyWords.ts';

export function Daily() {
  const { t } = useLang();
  return (
    <section id="puzzle" aria-labelledby="puzzle-title">
      <h3 id="puzzle-title">{t(dailyWords.ofDay)}</h3>
      <div className="tables empty">
        <p>{t(dailyWords.dailyMore)}</p>
        <p>
          <Link className="button small" href={address.puzzle(ofToday)}>
            {t(dailyWords.solve)}
          </Link>{' '}
          <Link className="button small quiet" href={address.puzzles}>
            {t(dailyWords.all)}
          </Link>
        </p>
      </div>
    </section>
  );
}
