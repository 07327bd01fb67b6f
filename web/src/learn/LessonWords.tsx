/** What a lesson tells: the words of the step, the rule they rest on, and the ways on and back. */
import type { Chapter, Lesson } from '@vigrid/kernel/lesson';
import { useEffect, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, join, RuleNumber, Tool, useRule } from '../kit/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { useLayout } from '../table/frame/layout.ts';
import { LookedAt } from './LookedAt.tsx';
import type { Place } from './lessons.ts';
import { Said } from './Said.tsx';
import { Weave } from './Weave.tsx';
import { words } from './words.ts';

interface LessonWordsProps {
  readonly lesson: Lesson;
  readonly chapter: Chapter;
  readonly place: Place;
  /** All that the step tells of has happened. */
  readonly ready: boolean;
  readonly onNext: () => void;
  readonly onBack: (() => void) | null;
  readonly onShow: () => void;
  readonly onChapter: (chapter: number) => void;
  readonly onFirstGame: () => void;
}

export function LessonWords(props: LessonWordsProps) {
  const { lesson, chapter, place } = props;
  const { t } = useLang();
  const narrow = useLayout() === 'narrow';
  const step = chapter.steps.at(place.step);
  const key = `${place.chapter} ${place.step}`;
  // On a phone the words lie over the table until they have been read.
  const [readKey, setRead] = useState('');
  const folded = narrow && readKey === key;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are where one reads on
  useEffect(() => heading.current?.focus({ preventScroll: true }), [key]);
  if (folded && step) {
    return (
      <>
        <Marks step={step} />
        <Tool
          className="lesson-unfold"
          glyph="scroll-unfurled"
          label={t(words.read)}
          onClick={() => setRead('')}
        />
      </>
    );
  }
  return (
    <>
      {step && !narrow && <Marks step={step} />}
      <section className={join('sheet', 'lesson-words')} aria-label={t(words.read)}>
        {!narrow && <p className="eyebrow">{t(words.chapter)(place.chapter + 1, lesson.chapters.length)}</p>}
        <h2 ref={heading} tabIndex={-1}>
          {t(step ? chapter.title : words.chapterDone)}
        </h2>
        <Stitches steps={chapter.steps.length} at={place.step} />
        {step ? (
          <>
            <div className="lesson-said" aria-live="polite">
              <Said text={t(step.say)} />
            </div>
            {step.weave && <WeaveKey />}
            {step.rule && <Why rule={step.rule} />}
            <StepActs {...props} task={step.a !== undefined} onFold={() => setRead(key)} narrow={narrow} />
          </>
        ) : (
          <ChapterDone {...props} />
        )}
      </section>
    </>
  );
}

function Marks({ step }: { readonly step: Chapter['steps'][number] }) {
  return (
    <>
      {step.look && <LookedAt names={step.look} />}
      {step.weave && <Weave cards={step.weave} />}
    </>
  );
}

function Stitches({ steps, at }: { readonly steps: number; readonly at: number }) {
  return (
    <div className="stitches" aria-hidden="true">
      {Array.from({ length: steps }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is its place
        <i key={n} className={n < at ? 'done' : n === at ? 'now' : ''} />
      ))}
    </div>
  );
}

/** The judge: the rule itself under the words that raised it. */
function Why({ rule: id }: { readonly rule: string }) {
  const { t } = useLang();
  const rule = useRule(id);
  if (!rule) return null;
  return (
    <aside className="judge">
      <h3>
        {t(rule.title)} <RuleNumber id={id} />
      </h3>
      <p>{t(rule.text)}</p>
    </aside>
  );
}

function WeaveKey() {
  const { t } = useLang();
  return (
    <p className="weave-key">
      <i className="cloth" aria-hidden="true" /> {t(words.cloth)}
    </p>
  );
}

interface StepActsProps extends LessonWordsProps {
  readonly task: boolean;
  readonly narrow: boolean;
  readonly onFold: () => void;
}

function StepActs({ task, narrow, onFold, ready, onNext, onBack, onShow, onChapter, place }: StepActsProps) {
  const { t } = useLang();
  return (
    <footer className="lesson-acts">
      <Button look="quiet" size="small" disabled={!onBack} onClick={() => onBack?.()}>
        {t(words.back)}
      </Button>
      {task && (
        <Button look="quiet" size="small" className="lesson-show" onClick={onShow}>
          {t(words.show)}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => onChapter(place.chapter + 1)}>
        {t(words.skip)}
      </Button>
      {!task && (
        <Button look="act" className="lesson-next" disabled={!ready} onClick={onNext}>
          {t(words.next)}
        </Button>
      )}
      {task && narrow && (
        <Button look="act" className="lesson-next" onClick={onFold}>
          {t(words.toTable)}
        </Button>
      )}
    </footer>
  );
}

function ChapterDone({ lesson, place, onChapter, onFirstGame, onBack }: LessonWordsProps) {
  const { t } = useLang();
  const last = place.chapter + 1 >= lesson.chapters.length;
  const next = lesson.chapters.at(place.chapter + 1);
  return (
    <>
      {last ? (
        <div className="lesson-said">
          <p>
            <b>{t(words.ready)}.</b> {t(words.readyMore)}
          </p>
        </div>
      ) : (
        <div className="lesson-said">
          <p>{t(lesson.chapters[place.chapter].short)}</p>
        </div>
      )}
      <footer className="lesson-acts">
        <Button look="quiet" size="small" disabled={!onBack} onClick={() => onBack?.()}>
          {t(words.back)}
        </Button>
        {last && (
          <Link className="button quiet small" href={address.lobby}>
            {t(words.toLobby)}
          </Link>
        )}
        {last ? (
          <Button look="act" className="lesson-next" glyph="sword-brandish" onClick={onFirstGame}>
            {t(words.firstGame)}
          </Button>
        ) : (
          <Button look="act" className="lesson-next" onClick={() => onChapter(place.chapter + 1)}>
            {t(words.nextChapter)}
            {next && `: ${t(next.title)}`}
          </Button>
        )}
      </footer>
    </>
  );
}
