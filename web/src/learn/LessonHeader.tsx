/** The top of a lesson: its chapters as the thread of phases. */
import type { Lesson } from '@vigrid/kernel/lesson';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Glyph, Mark } from '../kit/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { LanguageTool, ThemeTool } from '../shell/TopBar.tsx';
import { words as shell } from '../shell/words.ts';
import { useLayout } from '../table/frame/layout.ts';
import type { Place } from './lessons.ts';
import { words } from './words.ts';

interface LessonHeaderProps {
  readonly lesson: Lesson;
  readonly place: Place;
  readonly onChapter: (chapter: number) => void;
}

export function LessonHeader({ lesson, place, onChapter }: LessonHeaderProps) {
  const { t } = useLang();
  const layout = useLayout();
  const narrow = layout === 'narrow';
  const { chapters, game } = lesson;
  const chapter = chapters[place.chapter];
  const name = gameCalled(game)?.door.name;
  return (
    <header className="table-top lesson-top">
      <Link href={address.lobby} className="brand" aria-label={t(shell.home)}>
        <Mark />
        {layout === 'wide' && 'Vigrid'}
      </Link>
      <div className="where">
        <h1>{narrow ? t(chapter.title) : name && t(name)}</h1>
        {layout === 'wide' && <small>{`${t(words.lesson)}, ${t(words.minutes)(lesson.minutes)}`}</small>}
        {narrow && (
          <span className="turn-text">
            {`${t(words.chapter)(place.chapter + 1, chapters.length)} · ${t(words.step)(
              Math.min(place.step + 1, chapter.steps.length),
              chapter.steps.length,
            )}`}
          </span>
        )}
      </div>
      {!narrow && (
        <ol className="phases" aria-label={t(words.chapters)}>
          {chapters.map(({ title }, at) => (
            <li
              key={title.en}
              className={at === place.chapter ? 'now' : at < place.done ? 'done' : 'ahead'}
              aria-current={at === place.chapter ? 'step' : undefined}
            >
              <button type="button" onClick={() => onChapter(at)}>
                <span className="knot" aria-hidden="true" />
                {t(title)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="tools">
        {!narrow && (
          <a
            className="tool"
            href={address.rules(game)}
            target="_blank"
            rel="noreferrer"
            aria-label={t(words.rulebook)}
          >
            <Glyph name="rule-book" />
            {layout === 'wide' && t(words.rulebook)}
          </a>
        )}
        <Link className="tool" href={address.learn()} aria-label={t(words.leave)}>
          <Glyph name="return-arrow" />
          {layout === 'wide' && t(words.leave)}
        </Link>
        {!narrow && <ThemeTool />}
        <LanguageTool />
      </div>
    </header>
  );
}
