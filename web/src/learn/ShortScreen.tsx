/** A game in five minutes: what its lesson teaches, in a few sentences a chapter, each with the table it is about. */
import './colours.css';
import './learn.css';
import type { Chapter } from '@vigrid/kernel/lesson';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Link } from '../shell/Link.tsx';
import { Lost } from '../shell/Notices.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { useGround } from '../shell/theme.ts';
import { hasLesson, useLesson } from './lessons.ts';
import { Still } from './Still.tsx';
import { words } from './words.ts';

export default function ShortScreen({ game }: { readonly game: string }) {
  return hasLesson(game) ? <Short game={game} /> : <Lost />;
}

function Short({ game }: { readonly game: string }) {
  const { t } = useLang();
  const lesson = useLesson(game);
  const name = gameCalled(game)?.door.name;
  const title = t(words.inFiveOf)(name ? t(name) : game);
  useGround(game);
  return (
    <Page section="learn" title={title}>
      <h1>{title}</h1>
      {lesson?.chapters.map((chapter, at) => (
        <Part key={chapter.title.en} game={game} chapter={chapter} at={at} />
      ))}
      <p className="acts">
        <span>{t(words.rest)}</span>
        <Link className="button act" href={address.learn(game)}>
          {t(words.begin)}
        </Link>
        <Link className="button quiet" href={address.rules(game)}>
          {t(words.rulebook)}
        </Link>
      </p>
    </Page>
  );
}

interface PartProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly at: number;
}

function Part({ game, chapter, at }: PartProps) {
  const { t } = useLang();
  return (
    <section className="short-part">
      <div>
        <h2>{t(chapter.title)}</h2>
        <p>{t(chapter.short)}</p>
      </div>
      <Still game={game} chapter={chapter} at={at} />
    </section>
  );
}
