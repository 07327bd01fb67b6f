/** A lesson: the real table, with words beside it that say what to look at and what to try. */
import './colours.css';
import './learn.css';
import { type Chapter, type Lesson, learner, movesBefore } from '@vigrid/kernel/lesson';
import { useEffect, useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { makeTable, rewindTable, showMove } from '../local/index.ts';
import { useGuest, useTable } from '../net/index.ts';
import { Waiting as Loading, Lost } from '../shell/Notices.tsx';
import { address, go } from '../shell/router.ts';
import { useGround } from '../shell/theme.ts';
import { Table } from '../table/frame/Table.tsx';
import { useScreen } from '../table/TableScreen.tsx';
import '../table/frame/table.css';
import { prepare, tableName } from './chapters.ts';
import { LessonHeader } from './LessonHeader.tsx';
import { LessonWords } from './LessonWords.tsx';
import { hasLesson, type Place, stepAfter, useLesson, usePlace } from './lessons.ts';
import { words } from './words.ts';

export default function LessonScreen({ game }: { readonly game: string }) {
  return hasLesson(game) ? <Known game={game} /> : <Lost />;
}

function Known({ game }: { readonly game: string }) {
  const { t } = useLang();
  const lesson = useLesson(game);
  const [place, setPlace] = usePlace(game);
  // Going back makes the table anew.
  const [anew, setAnew] = useState(0);
  const chapter = lesson?.chapters[Math.min(place.chapter, lesson.chapters.length - 1)];
  const at = lesson && chapter ? lesson.chapters.indexOf(chapter) : 0;
  const table = useChapterTable(game, at, chapter, anew);
  useGround(game);
  if (!lesson || !chapter || !table) return <Loading>{t(words.lesson)}</Loading>;
  const toChapter = (to: number) => {
    setPlace({ chapter: to, step: 0, done: Math.max(place.done, Math.min(to, lesson.chapters.length)) });
  };
  const toStep = async (step: number) => {
    await rewindTable(table, movesBefore(chapter, step));
    setPlace({ ...place, chapter: at, step });
    setAnew(anew + 1);
  };
  return (
    <AtLesson
      key={`${table} ${anew}`}
      table={table}
      lesson={lesson}
      chapter={chapter}
      place={{ ...place, chapter: at }}
      onPlace={setPlace}
      onChapter={(to) => void begin(game, to, lesson).then(() => toChapter(to))}
      onStep={(step) => void toStep(step)}
    />
  );
}

/** A chapter that is begun again begins at its beginning. */
async function begin(game: string, chapter: number, lesson: Lesson): Promise<void> {
  if (chapter < lesson.chapters.length)
    await rewindTable(await prepare(game, chapter, lesson.chapters[chapter]), 0);
}

/** The name of the chapter's table, once it stands. */
function useChapterTable(
  game: string,
  at: number,
  chapter: Chapter | undefined,
  anew: number,
): string | null {
  const [made, setMade] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table made anew is opened anew
  useEffect(() => {
    if (!chapter) return;
    let here = true;
    prepare(game, at, chapter).then((table) => here && setMade(table), setFault);
    return () => {
      here = false;
    };
  }, [game, at, chapter, anew]);
  if (fault) throw fault;
  return made === tableName(game, at) ? made : null;
}

interface AtLessonProps {
  readonly table: string;
  readonly lesson: Lesson;
  readonly chapter: Chapter;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly onChapter: (chapter: number) => void;
  readonly onStep: (step: number) => void;
}

function AtLesson({ table, lesson, chapter, place, onPlace, onChapter, onStep }: AtLessonProps) {
  const { t } = useLang();
  const { data, link } = useTable(table);
  const me = useGuest()?.name ?? t(words.you);
  const screen = useScreen(data.state);
  // What was done is shown to its end before the next words are.
  const decisions = data.now && data.queue.length === 0 ? data.now.seq : null;
  const step = decisions === null ? place.step : stepAfter(chapter, place.step, decisions);
  useEffect(() => {
    if (step !== place.step) onPlace({ ...place, step });
  }, [step, place, onPlace]);
  const header = <LessonHeader lesson={lesson} place={place} onChapter={onChapter} />;
  const told = (
    <LessonWords
      lesson={lesson}
      chapter={chapter}
      place={{ ...place, step }}
      // The others may still have something to do before one reads on.
      ready={decisions !== null && decisions >= movesBefore(chapter, step + 1)}
      onNext={() => onPlace({ ...place, step: step + 1 })}
      onBack={step > 0 ? () => onStep(step - 1) : null}
      // Whoever asks too late is shown nothing.
      onShow={() => void showMove(table).catch(quiet)}
      onChapter={onChapter}
      onFirstGame={() => void firstGame(lesson, me)}
    />
  );
  const around = useMemo(() => ({ header, words: told }), [header, told]);
  if (data.denial) throw new Error(data.denial.text.en);
  if (!data.state || !data.now?.view || !screen) return <Loading>{t(words.lesson)}</Loading>;
  return <Table screen={screen} data={data} link={link} below={learner} around={around} />;
}

const quiet = () => {};

/** Against a bot, in this browser, where hints may be asked for. */
async function firstGame({ game, first }: Lesson, me: string): Promise<void> {
  const table = await makeTable({
    game,
    options: first.options,
    seats: [{ kind: 'me', name: me }, ...first.bots.map((level) => ({ kind: 'bot', level }) as const)],
  });
  go(address.table(table));
}
