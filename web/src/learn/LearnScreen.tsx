/** Where learning begins: a lesson for each game, and the same in five minutes. */
import './colours.css';
import './learn.css';
import { gameCalled, games } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Glyph } from '../kit/index.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { hasLesson, useLesson, usePlace } from './lessons.ts';
import { words } from './words.ts';

export default function LearnScreen() {
  const { t } = useLang();
  return (
    <Page section="learn" title={t(words.learn)}>
      <h1>{t(words.learn)}</h1>
      <p className="page-sub">{t(words.lead)}</p>
      <ul className="learn-list">
        {games
          .filter(({ id }) => hasLesson(id))
          .map(({ id }) => (
            <LessonLine key={id} game={id} />
          ))}
      </ul>
      <p>
        <Link href={address.keys}>{t(words.keys)}</Link>
      </p>
    </Page>
  );
}

function LessonLine({ game }: { readonly game: string }) {
  const { t } = useLang();
  const lesson = useLesson(game);
  const [{ done, chapter, step }] = usePlace(game);
  const name = gameCalled(game)?.door.name;
  const chapters = lesson?.chapters.length ?? 0;
  const begun = chapter > 0 || step > 0;
  return (
    <li className="sheet learn-line" data-ground={game}>
      <h2>{name && t(name)}</h2>
      <p>{lesson && t(lesson.about)}</p>
      {lesson && (
        <div className="stitches" role="img" aria-label={t(words.done)(Math.min(done, chapters), chapters)}>
          {lesson.chapters.map(({ title }, at) => (
            <i key={title.en} className={at < done ? 'done' : ''} />
          ))}
        </div>
      )}
      <p className="acts">
        <Link className="button act" href={address.learn(game)}>
          <Glyph name="scroll-unfurled" />
          {t(begun && done < chapters ? words.goOn : done > 0 ? words.again : words.begin)}
        </Link>
        <Link className="button quiet" href={address.short(game)}>
          {t(words.inFive)}
        </Link>
        {lesson && <span>{t(words.minutes)(lesson.minutes)}</span>}
      </p>
    </li>
  );
}
