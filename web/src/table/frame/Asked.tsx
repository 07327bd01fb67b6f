/** The question bar: what is asked, what may be answered, how. Quiet while others decide. */
import type { Act } from '@vigrid/kernel';
import type { AskedQuestion, Denial, LoggedEvent } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { type ReactNode, Suspense, useEffect, useState } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Button, Glyph, QuestionBar, Refusal, RuleNumber } from '../../kit/index.ts';
import { lazy } from '../../kit/later.tsx';
import type { Answering } from '../ask/answering.ts';
import { isPick } from '../ask/draft.ts';
import { onlyAnswer } from '../ask/windows.ts';
import type { Moment as Told } from '../motion/playback.ts';
import { words } from '../texts.ts';
import { AtHand } from './AtHand.tsx';
import { CaseLines } from './Cases.tsx';
import { useTableInfo } from './context.ts';
import { useLayout } from './layout.ts';
import { useResting } from './resting.ts';
import { Tray } from './Tray.tsx';
import { tell } from './telling.ts';

/** Orders, shares and numbers are asked for seldom. */
const Asking = lazy(() => import('./Asking.tsx'));

interface AskedProps {
  readonly answering: Answering;
  readonly moving: boolean;
  readonly moment: Told | null;
  /** The way to fold the question, where it lies over the board. */
  readonly fold: Fold | null;
}

interface Fold {
  readonly folded: boolean;
  toggle(): void;
}

export function Asked({ answering, moving, moment, fold }: AskedProps) {
  const { update, data, back } = useTableInfo();
  const narrow = useLayout() === 'narrow';
  const { question, draft } = answering;
  const resting = useResting(`${question?.ask} ${draft.option} ${draft.actor}`);
  return (
    <div className="asked">
      {data.refused && <Refused denial={data.refused} />}
      {narrow && <AtHand />}
      {back.at ? (
        <Looking />
      ) : moment ? (
        <Moment moment={moment} />
      ) : question ? (
        <Ask question={question} answering={answering} fold={fold} resting={resting} />
      ) : data.pending && update.question ? (
        <Sent question={update.question} />
      ) : (
        <Quiet moving={moving} />
      )}
    </div>
  );
}

interface AskProps {
  readonly question: AskedQuestion;
  readonly answering: Answering;
  readonly fold: Fold | null;
  /** The button that has come under the pointer where another one was. */
  readonly resting: string | null;
}

function Ask({ question, answering, fold, resting }: AskProps) {
  const spoken = useLang();
  const { t, lang } = spoken;
  const { screen, view, names } = useTableInfo();
  const narrow = useLayout() === 'narrow';
  const { draft, ready, choices, passing, commit, cases, spared, waste } = answering;
  const label = (act: Act) => {
    const short = screen.label(view, act, draft.actor, names, narrow, question);
    return short ? t(short) : screen.speech.act(act, lang, names);
  };
  const onBoard = screen.casesOnBoard?.includes(question.ask) === true;
  const lines = narrow && !onBoard && cases && cases.previews.length > 0 ? cases : null;
  const prompt =
    draft.actor !== null
      ? screen.prompt?.(question, draft.actor, names, spoken)
      : draft.place !== null && screen.promptAt?.(view, draft.place, spoken);
  const meant = question.kind === 'act' && ready !== null ? question.options[ready] : null;
  const nothing = onlyAnswer(question, screen.windows) !== null;
  const detail = nothing
    ? t(words.nothingFits)
    : draft.own
      ? meant === null && t(words.ownAim)
      : screen.detail?.(view, question, meant, spoken, draft.actor, names);
  // One act shines: what is meant, or what alone can be done. Nothing else is recommended.
  const alone = question.kind === 'act' && question.options.length === choices.length;
  const only = question.kind === 'act' && question.options.length === 1;
  const does = (name: string) => ({
    'data-does': `${question.ask} ${name}`,
    className: resting === `${question.ask} ${name}` ? 'resting' : undefined,
  });
  const quiet = choices.filter(
    ({ act, answer }) => answer !== ready && answer !== passing?.answer && !screen.onBoard?.(view, act),
  );
  return (
    <QuestionBar
      data-ask={question.ask}
      data-kind={question.kind}
      title={prompt || screen.speech.question(question, lang, names)}
      sub={
        (!lines || waste) && (
          <>
            {waste && <strong className="wastes">{t(waste)}</strong>}{' '}
            {detail ?? <Hint question={question} answering={answering} />} <RuleNumber id={question.rule} />
          </>
        )
      }
      acts={
        <>
          {answering.mayBack && (
            <Button look="quiet" hotkey="Esc" {...does('back')} onClick={answering.back}>
              {t(words.back)}
            </Button>
          )}
          {spared > 0 && (
            <Button look="quiet" {...does('own')} onClick={answering.turnToOwn}>
              {t(words.ownTargets)(spared)}
            </Button>
          )}
          {quiet.map(({ act, answer }) => (
            <Button
              key={answer}
              look={only ? 'act' : 'plain'}
              {...does(act.do)}
              {...(alone && { hotkey: String(choices.findIndex((one) => one.answer === answer) + 1) })}
              onClick={() => answering.choose(answer)}
            >
              {label(act)}
            </Button>
          ))}
          {question.kind === 'yesno' && <YesNo commit={commit} does={does} />}
          {passing && passing.answer !== ready && (
            <Button
              look={only ? 'act' : 'plain'}
              hotkey={t(words.space)}
              {...does(passing.act.do)}
              onClick={() => answering.choose(passing.answer)}
            >
              {label(passing.act)}
            </Button>
          )}
          {meant && ready !== null && (
            <Button look="act" hotkey="↵" {...does(`meant ${meant.do}`)} onClick={() => commit(ready)}>
              {label(meant)}
            </Button>
          )}
          {question.kind !== 'act' && question.kind !== 'yesno' && (
            <Confirm question={question} answering={answering} does={does} />
          )}
        </>
      }
    >
      {fold && (
        <button
          type="button"
          className="question-fold"
          aria-expanded={!fold.folded}
          aria-label={t(fold.folded ? words.unfold : words.fold)}
          onClick={fold.toggle}
        />
      )}
      {lines && <CaseLines cases={lines} meant={draft.actor} />}
      <Tray answering={answering} />
      {(question.kind === 'order' || question.kind === 'split' || question.kind === 'number') && (
        <Suspense fallback={null}>
          <Asking question={question} answering={answering} />
        </Suspense>
      )}
    </QuestionBar>
  );
}

/** How many answers there are or how many cards to pick, in a line. */
function Hint({
  question,
  answering,
}: {
  readonly question: AskedQuestion;
  readonly answering: Answering;
}): ReactNode {
  const { t } = useLang();
  const { draft } = answering;
  switch (question.kind) {
    case 'order':
      return t(words.arrange);
    case 'split': {
      const left = question.total - draft.shares.reduce((sum, share) => sum + share, 0);
      return left > 0 ? t(words.deal)(left) : t(words.dealt);
    }
    case 'act':
      if (draft.actor !== null) return answering.targets > 0 && t(words.targets)(answering.targets);
      return answering.choices.length < question.options.length && t(words.answers)(question.options.length);
    case 'number':
    case 'yesno':
      return null;
    default:
      return question.ordered && t(words.pickOrder);
  }
}

/** What a button does, so that another one in its place is not pressed by accident. */
type Does = (name: string) => { readonly 'data-does': string; readonly className: string | undefined };

function YesNo({ commit, does }: { readonly commit: (answer: number) => void; readonly does: Does }) {
  const { t } = useLang();
  return (
    <>
      <Button hotkey="N" {...does('no')} onClick={() => commit(0)}>
        {t(words.no)}
      </Button>
      <Button hotkey="Y" {...does('yes')} onClick={() => commit(1)}>
        {t(words.yes)}
      </Button>
    </>
  );
}

function Confirm({
  question,
  answering,
  does,
}: {
  readonly question: AskedQuestion;
  readonly answering: Answering;
  readonly does: Does;
}) {
  const { t } = useLang();
  const { screen } = useTableInfo();
  const { draft, drafted, commit } = answering;
  const { length } = draft.picked;
  const picks = isPick(question);
  // One card is picked by a press on it; the button is for none at all, or for what a finger has aimed at.
  if (picks && question.max === 1 && length === 0 && question.min > 0) return null;
  const text = !picks
    ? question.kind === 'number'
      ? t(words.confirmNumber)(draft.amount)
      : t(words.confirm)
    : length === 0 && question.min === 0
      ? t(screen.none?.(question.ask) ?? (question.ask === 'mulligan' ? words.keepAll : words.none))
      : question.max === 1
        ? t(words.confirm)
        : t(words.confirmCount)(length, question.max);
  return (
    <Button
      look={picks && length === 0 ? 'plain' : 'act'}
      hotkey={t(words.space)}
      {...does('confirm')}
      disabled={drafted === null}
      onClick={() => drafted !== null && commit(drafted)}
    >
      {text}
    </Button>
  );
}

/** Something to be read: what has just happened, in a line each, under its name or with its reckoning. */
function Moment({ moment: { events, step, before, after } }: { readonly moment: Told }) {
  const { t, lang } = useLang();
  const info = useTableInfo();
  const { screen, view, names } = info;
  const named = events.find(({ event }) => screen.momentName?.(event, view, names));
  const name = named && screen.momentName?.(named.event, view, names);
  const rank = ({ event }: LoggedEvent) => screen.momentRank?.(event) ?? 0;
  const lines = events
    .filter(({ event }) => !name || !screen.unsaid?.(event))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 4)
    .map((one) => capital(tell(one, info, lang)));
  return (
    <QuestionBar
      className="moment"
      title={
        <>
          <Glyph name={screen.glyph((named ?? events[0]).event)} />
          {name ? t(name) : lines[0]}
        </>
      }
      sub={lines.slice(name ? 0 : 1).join(' ') || null}
    >
      {screen.Moment && before && after && (
        <screen.Moment
          before={before}
          after={after}
          events={events.map(({ event }) => event)}
          step={step.map(({ event }) => event)}
        />
      )}
    </QuestionBar>
  );
}

/** The table as it stood: which step it is, and the way on, back and out. */
function Looking() {
  const { t, lang } = useLang();
  const info = useTableInfo();
  const { back, data } = info;
  const seq = back.at?.seq;
  const head = data.log.find((one) => one.seq === seq && !info.screen.unsaid?.(one.event));
  const n = back.steps.findIndex((step) => step.seq === seq) + 1;
  return (
    <QuestionBar
      className="looking"
      title={head ? tell(head, info, lang) : t(words.lookAtStep)}
      sub={t(words.stepOf)(n, back.steps.length)}
      acts={
        <>
          <Button hotkey="K" onClick={() => back.step(-1)} disabled={n <= 1}>
            {t(words.stepBack)}
          </Button>
          <Button hotkey="J" onClick={() => back.step(1)}>
            {t(words.stepOn)}
          </Button>
          <Button look="act" hotkey="Esc" onClick={back.leave}>
            {t(words.toNow)}
          </Button>
        </>
      }
    />
  );
}

function Sent({ question }: { readonly question: AskedQuestion }) {
  const { t, lang } = useLang();
  const { screen, names } = useTableInfo();
  return (
    <QuestionBar
      className="sent"
      title={screen.speech.question(question, lang, names)}
      sub={<span role="status">{t(words.sent)}</span>}
    />
  );
}

/** Nothing is asked of this guest: who decides. */
function Quiet({ moving }: { readonly moving: boolean }) {
  const { t } = useLang();
  const { data, names, seat } = useTableInfo();
  const awaited = data.now?.awaited ?? [];
  const who = awaited.map(names.seat).join(', ');
  const gone = seat !== null && names.seat(seat) !== names.plainSeat(seat);
  return (
    <div className="question-quiet" role="status">
      {seat === null && <small>{t(words.watching)}</small>}
      {gone && data.now?.over === null && <small>{t(words.youAreOut)}</small>}
      {!moving && awaited.length > 0 && capital(t(words.thinks)(who))}
    </div>
  );
}

/** The server's no to a deed, for long enough to be read. */
function Refused({ denial }: { readonly denial: Denial }) {
  const { t } = useLang();
  const [read, setRead] = useState<Denial | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRead(denial), 6_000);
    return () => clearTimeout(timer);
  }, [denial]);
  return read === denial ? null : <Refusal text={t(denial.text)} rule={denial.rule} />;
}
