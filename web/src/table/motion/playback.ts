/** Shows updates one after the other, each event in its turn; what is shown at the end is always the newest. */
import type { LoggedEvent, Update } from '@vigrid/protocol';
import { flushSync, useCallback, useLayoutEffect, useRef, useState } from 'preact/compat';
import type { Screen } from '../../games/screen.ts';
import type { TableData, TableLink } from '../../net/index.ts';
import type { Spotlight } from './beats.ts';
import type { Stage } from './stage.ts';

export interface Shown {
  /** What is on the screen: the newest update, or one on the way there with its question held back. */
  readonly update: Update | null;
  readonly view: object | null;
  readonly spotlight: Spotlight | null;
  /** What is worth a moment: told where the question stands, until it is read or skipped. */
  readonly moment: Moment | null;
  /** Events are being shown; the table takes no answers yet. */
  readonly moving: boolean;
  readonly skip: () => void;
}

/** Some of what has just happened in a step, and the table as it stood before and stands after it. */
export interface Moment {
  readonly events: readonly LoggedEvent[];
  readonly step: readonly LoggedEvent[];
  readonly before: object | null;
  readonly after: object | null;
}

interface Frame {
  readonly view: object | null;
  readonly spotlight: Spotlight | null;
  readonly moment?: Moment;
}

/** Further behind than this, the table jumps. */
const patience = 12;

export function usePlayback(data: TableData, link: TableLink, screen: Screen | null, stage: Stage): Shown {
  const [frame, setFrame] = useState<Frame | null>(null);
  const last = useRef<Update | null>(null);
  const playing = useRef(false);
  const { queue, now } = data;

  const run = useCallback(async () => {
    if (playing.current || !screen) return;
    playing.current = true;
    for (;;) {
      const [next] = link.data.get().queue;
      if (!next) break;
      if (link.data.get().queue.length > patience) stage.hurry();
      const before = last.current?.view ?? null;
      const undone = next.events.some(({ event }) => event.kind === 'undo');
      const scenes =
        undone || !before ? [] : scenesIn(next.events, screen.moments ?? {}, next.view ?? before);
      // What ends a round is told while its table still lies there.
      const early = scenes.filter((scene) => scene.early);
      const late = scenes.filter((scene) => !scene.early);
      const show = (told: readonly LoggedEvent[], on: object | null) =>
        setFrame({
          view: on,
          spotlight: null,
          moment: { events: told, step: next.events, before, after: next.view },
        });
      await dwell(early, stage, (events) => show(events, before));
      const view = await showUpdate(next, last.current, screen, stage, setFrame);
      last.current = next;
      const more = link.data.get().queue.length > 1;
      await dwell(late, stage, (events) => show(events, next.view));
      await stage.move(
        () =>
          flushSync(() => {
            setFrame(more ? { view: next.view, spotlight: null } : null);
            link.shown(next.seq);
          }),
        view && next.view ? screen.paths(view, next.view) : undefined,
      );
    }
    playing.current = false;
    stage.calm();
  }, [link, screen, stage]);

  // At once, not after the next frame; and not while the last one is still being drawn.
  useLayoutEffect(() => {
    if (queue.length > 0) queueMicrotask(run);
    else last.current = now;
  }, [queue, now, run]);

  const moving = frame !== null || queue.length > 0;
  const before = last.current;
  const skip = useCallback(() => {
    if (playing.current) stage.hurry();
  }, [stage]);
  if (!moving) return { update: now, view: now?.view ?? null, spotlight: null, moment: null, moving, skip };
  return {
    update: before && { ...before, question: null, awaited: [], takingBack: null },
    view: frame ? frame.view : (before?.view ?? null),
    spotlight: frame?.spotlight ?? null,
    moment: frame?.moment ?? null,
    moving,
    skip,
  };
}

/** Waits for each scene to be read. */
async function dwell(
  scenes: readonly Scene[],
  stage: Stage,
  show: (events: readonly LoggedEvent[]) => void,
): Promise<void> {
  for (const { told, long } of scenes) {
    if (stage.hurried()) return;
    await stage.move(() => flushSync(() => show(told)));
    await stage.dwell(Math.min(longest, long));
  }
}

interface Scene {
  readonly told: readonly LoggedEvent[];
  readonly long: number;
  /** A new round begins after it. */
  readonly early: boolean;
}

/** What of a step is told as moments: one after another where a phase or a round begins in between. */
export function scenesIn(
  events: readonly LoggedEvent[],
  moments: NonNullable<Screen['moments']>,
  view: object,
): readonly Scene[] {
  const scenes: { told: LoggedEvent[]; long: number; early: boolean }[] = [];
  const turns = events.findLastIndex(({ event }) => event.kind === 'round');
  let fresh = true;
  for (const [i, logged] of events.entries()) {
    const { event } = logged;
    fresh ||= event.kind === 'phase' || event.kind === 'round';
    const given = moments[event.kind] ?? 0;
    const long = typeof given === 'number' ? given : given(event, view);
    if (long <= 0) continue;
    if (fresh) scenes.push({ told: [], long: 0, early: i < turns });
    fresh = false;
    const scene = scenes[scenes.length - 1];
    scene.told.push(logged);
    scene.long += long;
  }
  return scenes;
}

/** No moment is longer than this, in milliseconds. */
const longest = 3_200;

async function showUpdate(
  next: Update,
  last: Update | null,
  screen: Screen,
  stage: Stage,
  setFrame: (frame: Frame) => void,
): Promise<object | null> {
  if (!last?.view || !next.view) return next.view;
  const events = next.events.map(({ event }) => event);
  let { view } = last;
  let spotlight: Spotlight | null = null;
  for (const beat of screen.beats(events, last.view, next.view)) {
    await beat.before?.(stage);
    const paths = beat.view && screen.paths(view, beat.view);
    view = beat.view ?? view;
    if (beat.spotlight !== undefined) spotlight = beat.spotlight;
    const frame: Frame = { view, spotlight };
    await stage.move(() => flushSync(() => setFrame(frame)), paths);
    await beat.after?.(stage);
  }
  return view;
}
