/** What players ask of each other at a table, who is away, and who plays for whom. In the rail; never over the board. */
import './people.css';
import type { SeatTaken } from '@vigrid/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, join, Refusal, RuleNumber } from '../kit/index.ts';
import { botName } from '../lobby/words.ts';
import { useAttempt } from '../net/index.ts';
import { timeText } from '../table/frame/Clock.tsx';
import { useTableInfo } from '../table/frame/context.ts';
import { deputyLevel } from './deputy.ts';
import { SeatLink } from './SeatLink.tsx';
import { words } from './words.ts';

export default function Company() {
  const { t } = useLang();
  const { update, seat } = useTableInfo();
  return (
    <section className="company" aria-label={t(words.company)} aria-live="polite">
      <BehindNote />
      <DrawNote />
      <PauseNote />
      {update.seats.map((person, at) =>
        person.deputy !== undefined ? (
          <DeputyNote key={`d${String(at)}`} person={person} at={at} />
        ) : (
          at !== seat &&
          person.away !== undefined && <AwayNote key={`a${String(at)}`} person={person} at={at} />
        ),
      )}
    </section>
  );
}

interface NoteProps {
  readonly title: ReactNode;
  readonly sub: ReactNode;
  readonly rule?: string;
  readonly look?: 'asked-of-you' | 'sent' | undefined;
  readonly children?: ReactNode;
}

const Note = ({ title, sub, rule, look, children }: NoteProps) => (
  <div className={join('company-note', look)}>
    <h3>{title}</h3>
    <p>
      {sub} {rule && <RuleNumber id={rule} />}
    </p>
    {children && <div className="company-acts">{children}</div>}
  </div>
);

/** Whoever looks on is told that the game has gone on. */
function BehindNote() {
  const { t } = useLang();
  const { seat, state, update } = useTableInfo();
  const { delay } = state.watch;
  if (seat !== null || delay === 0 || update.over) return null;
  return <Note title={t(words.lookingOn)} sub={t(words.behind)(String(delay))} />;
}

function DrawNote() {
  const { t } = useLang();
  const { names, seat, link, update } = useTableInfo();
  const { drawOffer } = update;
  if (drawOffer === null) return null;
  if (drawOffer === seat)
    return <Note look="sent" title={t(words.drawMine)} sub={t(words.waitsAnswer)} rule="T-5" />;
  return (
    <Note
      title={t(words.drawTitle)(names.seat(drawOffer))}
      sub={t(words.drawSub)}
      rule="T-5"
      look={seat === null ? undefined : 'asked-of-you'}
    >
      {seat !== null && <Answers yes={t(words.agreeDraw)} onAnswer={(what) => link.control(what)} />}
    </Note>
  );
}

function PauseNote() {
  const { t } = useLang();
  const { names, seat, link, update } = useTableInfo();
  const { pause } = update;
  if (!pause) return null;
  if (pause.by === null) {
    return (
      <Note title={t(words.paused)} sub={t(words.pausedSub)} rule="T-8">
        {seat !== null && (
          <Button size="small" look="act" onClick={() => link.control('resume')}>
            {t(words.resume)}
          </Button>
        )}
      </Note>
    );
  }
  if (pause.by === seat)
    return <Note look="sent" title={t(words.pauseMine)} sub={t(words.waitsAnswer)} rule="T-8" />;
  return (
    <Note
      title={t(words.pauseTitle)(names.seat(pause.by))}
      sub={t(words.pauseSub)}
      rule="T-8"
      look={seat === null ? undefined : 'asked-of-you'}
    >
      {seat !== null && <Answers yes={t(words.agreePause)} onAnswer={(what) => link.control(what)} />}
    </Note>
  );
}

interface AnswersProps {
  readonly yes: string;
  readonly onAnswer: (what: 'accept' | 'decline') => void;
}

function Answers({ yes, onAnswer }: AnswersProps) {
  const { t } = useLang();
  return (
    <>
      <Button size="small" onClick={() => onAnswer('decline')}>
        {t(words.playOn)}
      </Button>
      <Button size="small" look="act" onClick={() => onAnswer('accept')}>
        {yes}
      </Button>
    </>
  );
}

interface SeatProps {
  readonly person: SeatTaken;
  readonly at: number;
}

function DeputyNote({ person, at }: SeatProps) {
  const { t } = useLang();
  const { seat, link, state } = useTableInfo();
  const { attempt, busy, denial } = useAttempt();
  const [code, setCode] = useState<string | null>(null);
  const mine = at === seat;
  const bot = t(botName(person.deputy ?? ''));
  const offer = (offered: boolean) =>
    attempt(async () => {
      const secret = await link.offerSeat(at, offered);
      setCode(offered ? secret : null);
    });
  return (
    <Note
      title={mine ? t(words.deputyMine)(bot) : t(words.deputyOf)(person.name, bot)}
      sub={t(mine ? words.deputyMineSub : words.deputyOfSub)}
      rule="T-9"
    >
      {mine && (
        <Button size="small" look="act" disabled={busy} onClick={() => attempt(() => link.deputy(at, null))}>
          {t(words.back)}
        </Button>
      )}
      {seat !== null && code === null && (
        <Button size="small" disabled={busy} onClick={() => offer(true)}>
          {t(words.offer)}
        </Button>
      )}
      {code !== null && (
        <>
          <SeatLink table={state.table} code={code} more={t(words.offered)} />
          <Button size="small" look="quiet" disabled={busy} onClick={() => offer(false)}>
            {t(words.withdraw)}
          </Button>
        </>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </Note>
  );
}

/** Whom nobody has seen for a little while is not away yet. */
const patience = 20_000;

function AwayNote({ person, at }: SeatProps) {
  const spoken = useLang();
  const { t } = spoken;
  const { seat, link, state, update } = useTableInfo();
  const { attempt, busy, denial } = useAttempt();
  const [sure, setSure] = useState(false);
  const away = useGrowing(person.away ?? 0);
  const { bot, claim } = state.absence;
  if (away < patience) return null;
  const waits = update.awaited.includes(at);
  const time = (ms: number) => timeText(ms, spoken);
  const next = bot !== null && away < bot ? bot : claim !== null && away < claim ? claim : null;
  const sub = !waits
    ? t(words.notAwaited)
    : bot === null && claim === null
      ? t(words.awayClock)
      : next === null
        ? ''
        : t(next === bot ? words.awayBot : words.awayClaim)(time(next));
  return (
    <Note title={t(words.awayFor)(person.name, time(away))} sub={sub} rule="T-9">
      {waits && next !== null && <progress max={next} value={away} aria-hidden="true" />}
      {seat !== null && waits && bot !== null && away >= bot && (
        <Button size="small" disabled={busy} onClick={() => attempt(() => link.deputy(at, deputyLevel))}>
          {t(words.withBot)}
        </Button>
      )}
      {seat !== null && waits && claim !== null && away >= claim && (
        <Button
          size="small"
          disabled={busy}
          className={join(sure && 'harm')}
          onClick={() => (sure ? attempt(() => link.claim(at)) : setSure(true))}
        >
          {t(sure ? words.claimSure : words.claim)}
        </Button>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </Note>
  );
}

/** A time that was so long when it came and has grown since. */
function useGrowing(then: number): number {
  const came = useRef({ then, at: performance.now() });
  if (came.current.then !== then) came.current = { then, at: performance.now() };
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return then + Math.max(0, now - came.current.at);
}
