/** A finished game gone through step by step, at the table where it was played. */
import '../table/frame/table.css';
import './replay.css';
import '../analysis/analysis.css';
import type { Eyes, Finished, Replay } from '@vigrid/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { AnalysisPanel } from '../analysis/AnalysisPanel.tsx';
import { costliestOf } from '../analysis/course.ts';
import { Day, type DayProps } from '../analysis/Day.tsx';
import { mostListed } from '../analysis/Decisions.tsx';
import { type Lookout, useLookout } from '../analysis/lookout.ts';
import { useLang } from '../i18n/index.ts';
import { createStore, type Store, useStore } from '../i18n/store.ts';
import { Waiting as Loading, Notice, ToLobby } from '../shell/Notices.tsx';
import { fragment, setFragment } from '../shell/router.ts';
import { useGround } from '../shell/theme.ts';
import { useLayout } from '../table/frame/layout.ts';
import { Table } from '../table/frame/Table.tsx';
import { isHeading, stepsIn } from '../table/frame/told.ts';
import { turningsIn } from '../table/frame/turnings.ts';
import { usePace } from '../table/motion/pace.ts';
import { useScreen } from '../table/TableScreen.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { keepDay, sketchOf } from './days.ts';
import { download } from './download.ts';
import { firstEyes, useFinished } from './finished.ts';
import { ReplayHeader } from './ReplayHeader.tsx';
import { replayLink } from './replayLink.ts';
import { StepBar } from './StepBar.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { words } from './words.ts';

export default function ReplayScreen({ table }: { readonly table: string }) {
  const { t } = useLang();
  const [eyes, setEyes] = useState<Eyes | null>(null);
  const { finished, replay, denial } = useFinished(table, eyes);
  useGround(finished?.game ?? 'house');
  if (denial) {
    return (
      <Notice title={t(words.noReplay)}>
        <p>{t(denial.text)}</p>
        {finished && (
          <button type="button" className="button" onClick={() => download(finished)}>
            {t(words.recordMore)}
          </button>
        )}
        <ToLobby />
      </Notice>
    );
  }
  if (!finished || !replay) return <Loading>{t(words.loading)}</Loading>;
  const seen = eyes ?? firstEyes(finished);
  return (
    <AtReplay
      key={`${replay.state.seat} ${seen.all}`}
      finished={finished}
      replay={replay}
      eyes={seen}
      onEyes={setEyes}
    />
  );
}

interface AtReplayProps {
  readonly finished: Finished;
  readonly replay: Replay;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

/** How long a step is looked at while they follow each other by themselves, in milliseconds. */
const glance = 900;

function AtReplay({ finished, replay, eyes, onEyes }: AtReplayProps) {
  const { t } = useLang();
  const { log } = replay.state;
  const link = useMemo(() => replayLink(replay, stepInAddress()), [replay]);
  const data = useStore(link.data);
  const screen = useScreen(replay.state);
  const pace = usePace();
  const layout = useLayout();
  const [runs, setRuns] = useState(false);
  const [branching, setBranching] = useState(false);
  const steps = useMemo(() => stepsIn(log.filter(({ event }) => !screen?.unsaid?.(event))), [log, screen]);
  const last = replay.steps.length - 1;
  const marks = useMemo(() => [...new Set([0, ...steps.map(({ seq }) => seq), last])], [steps, last]);
  const turns = useMemo(
    () => [...new Set(log.filter(({ event }) => isHeading(event)).map(({ seq }) => seq))],
    [log],
  );
  const turnings = useMemo(
    () => (screen?.weight ? turningsIn(log, screen.weight).map(({ seq }) => seq) : []),
    [log, screen],
  );
  const at = data.now?.seq ?? 0;
  const resting = data.queue.length === 0;

  const go = useCallback(
    (seq: number, played = false) => {
      link.go(seq, played);
      setFragment(String(link.data.get().now?.seq ?? 0));
    },
    [link],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      const now = link.data.get().now?.seq ?? 0;
      const next = by > 0 ? marks.find((seq) => seq > now) : marks.findLast((seq) => seq < now);
      if (next !== undefined) go(next, by > 0);
    },
    [link, marks, go],
  );

  useEffect(() => {
    const follow = () => link.go(stepInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [link]);

  useEffect(() => {
    if (!runs || !resting) return;
    if (at >= last) return setRuns(false);
    const timer = setTimeout(() => step(1), glance / (pace || 4));
    return () => clearTimeout(timer);
  }, [runs, resting, at, last, step, pace]);

  const halt = useCallback((then: () => void) => {
    setRuns(false);
    then();
  }, []);
  const past = useMemo(
    () => ({
      at: data.now,
      steps,
      missed: false,
      go: (seq: number) => halt(() => go(seq)),
      step: (by: 1 | -1) => halt(() => step(by)),
      again() {},
      leave() {},
    }),
    [data.now, steps, halt, go, step],
  );
  const turnBy = (by: 1 | -1) => {
    const next = by > 0 ? turns.find((seq) => seq > at) : turns.findLast((seq) => seq < at);
    halt(() => go(next ?? (by > 0 ? last : 0)));
  };
  const turningBy = (by: 1 | -1) => {
    const next = by > 0 ? turnings.find((seq) => seq > at) : turnings.findLast((seq) => seq < at);
    if (next !== undefined) past.go(next);
  };
  const branch = finished.current && at < last ? () => halt(() => setBranching(true)) : null;
  const found = useMemo(() => createStore<Lookout | null>(null), []);
  const moves: Moves = {
    step: past.step,
    turn: turnBy,
    turning: turningBy,
    start: () => past.go(0),
    end: () => past.go(last),
    play: () => setRuns(!runs),
    branch,
    decision(n) {
      const lookout = found.get();
      const costly = lookout ? costliestOf(lookout.course, lookout.of, mostListed).told[n] : undefined;
      if (costly) past.go(costly.decision.seq - 1);
    },
  };
  useReplayKeys(moves);

  const narrow = layout === 'narrow';
  const day = (
    <DayFound
      found={found}
      seats={finished.seats.length}
      marks={marks}
      turns={turns}
      at={at}
      onGo={past.go}
    />
  );
  const panel = (log?: ReactNode) => <PanelFound found={found} at={at} onGo={past.go} log={log} />;
  const header = (
    <ReplayHeader
      finished={finished}
      eyes={eyes}
      onEyes={onEyes}
      at={at}
      marks={marks}
      onGo={past.go}
      panel={panel}
    />
  );
  const bar = (
    <StepBar
      marks={marks}
      turns={turns}
      turnings={turnings}
      at={at}
      runs={runs}
      moves={moves}
      onGo={past.go}
      day={narrow ? day : null}
    />
  );
  const beside = !narrow && (
    <>
      {day}
      {panel()}
    </>
  );
  const around = useMemo(() => ({ header, words: beside, bar }), [header, bar, beside]);
  if (!screen || !data.now?.view) return <Loading>{t(words.loading)}</Loading>;
  return (
    <div className="replay">
      <LookingOut finished={finished} eyes={eyes} found={found} />
      <Table screen={screen} data={data} link={link} below={eyes.seat ?? 0} around={around} past={past} />
      {branching && (
        <BranchDialog
          finished={finished}
          seq={at}
          seat={eyes.seat ?? 0}
          onClose={() => setBranching(false)}
        />
      )}
    </div>
  );
}

interface FoundProps {
  /** What the analysis has found so far: it grows beside the table, which is not drawn anew for it. */
  readonly found: Store<Lookout | null>;
}

/** Nothing to be seen: the game is gone through while this stands on the page. */
function LookingOut({
  finished,
  eyes,
  found,
}: FoundProps & { readonly finished: Finished; readonly eyes: Eyes }) {
  const lookout = useLookout(finished, eyes);
  useEffect(() => found.set(lookout), [lookout, found]);
  useEffect(() => {
    if (lookout?.analysis.state !== 'done' || !lookout.own) return;
    const day = sketchOf(lookout.course, finished.seats.length);
    if (day) keepDay(finished.table, day);
  }, [lookout, finished]);
  return null;
}

type DayFoundProps = FoundProps & Pick<DayProps, 'seats' | 'marks' | 'turns' | 'at' | 'onGo'>;

function DayFound({ found, ...rest }: DayFoundProps) {
  const lookout = useStore(found);
  return lookout && <Day {...lookout} {...rest} name={lookout.own ? null : lookout.names[lookout.seat]} />;
}

interface PanelFoundProps extends FoundProps {
  readonly at: number;
  readonly onGo: (seq: number) => void;
  readonly log?: ReactNode;
}

function PanelFound({ found, ...rest }: PanelFoundProps) {
  const lookout = useStore(found);
  return lookout ? <AnalysisPanel lookout={lookout} {...rest} /> : <TurningPoints />;
}

/** The step that the address names; the first where it names none. */
const stepInAddress = (): number => Number(/^\d{1,6}$/.exec(fragment()) ?? 0);

export interface Moves {
  step(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  /** To the next step that decided much. */
  turning(by: 1 | -1): void;
  start(): void;
  end(): void;
  play(): void;
  readonly branch: (() => void) | null;
  /** To the moment before a costly decision, by its place in the list. */
  decision(n: number): void;
}

/** J and K are the table's own. */
function useReplayKeys(moves: Moves): void {
  const current = useRef(moves);
  current.current = moves;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open], :popover-open')
      )
        return;
      if (target instanceof Element && target.closest('input, textarea, select, a')) return;
      const { start, end, turn, turning, play, branch, decision } = current.current;
      const onButton = target instanceof Element && target.closest('button:not([data-card])') !== null;
      if (event.key === 'Home') start();
      else if (event.key === 'End') end();
      else if (event.key === 'PageDown') turn(1);
      else if (event.key === 'PageUp') turn(-1);
      else if (event.code === 'BracketRight') turning(1);
      else if (event.code === 'BracketLeft') turning(-1);
      else if (event.key === ' ' && !onButton) play();
      else if (event.code === 'KeyB') branch?.();
      else if (/^[1-9]$/.test(event.key)) decision(Number(event.key) - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
