/**
 * Where things are on the screen. Whatever may move says its name; before a change the stage notes where everything is,
 * after it lets each thing travel from where it was (FLIP). Things that are gone leave a ghost that travels on.
 */
import { paceNow } from './pace.ts';

export interface Stage {
  /** A ref for the thing with this name; the same function every time. */
  ref(name: string): (element: HTMLElement | null) => void;
  find(name: string): HTMLElement | null;
  /** Carries out a change of the screen and moves everything to its new place. Resolves when all has come to rest. */
  move(change: () => void, paths?: Paths): Promise<void>;
  /** Plays an animation and waits for it. */
  play(element: HTMLElement | null, frames: Keyframe[], options: Timing): Promise<void>;
  /** Something shown above the table for the length of an animation. */
  spark(at: DOMRect, className: string, text: string, frames: Keyframe[], options: Timing): Promise<void>;
  /** Waits, unless in a hurry. */
  rest(milliseconds: number): Promise<void>;
  /** Waits for words to be read: also where nothing moves. */
  dwell(milliseconds: number): Promise<void>;
  /** Whether changes are cuts now. */
  hurried(): boolean;
  /** Ends all that moves; from here on changes are cuts until `calm`. */
  hurry(): void;
  calm(): void;
}

/** Where things that are new come from and where those that are gone go to, by name. */
export interface Paths {
  readonly from?: Readonly<Record<string, string>>;
  readonly to?: Readonly<Record<string, string>>;
  /** How ghosts go. */
  readonly sink?: boolean;
}

export interface Timing {
  readonly duration: number;
  readonly easing?: string;
  readonly delay?: number;
}

interface Place {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

export function createStage(): Stage {
  const elements = new Map<string, HTMLElement>();
  const refs = new Map<string, (element: HTMLElement | null) => void>();
  const running = new Set<Animation>();
  const resting = new Set<() => void>();
  let hurried = false;

  const places = (): Map<string, Place> =>
    new Map(
      [...elements].map(([name, element]) => [name, { element, rect: element.getBoundingClientRect() }]),
    );

  async function play(element: HTMLElement | null, frames: Keyframe[], options: Timing): Promise<void> {
    if (!element || hurried || still()) return;
    const animation = element.animate(frames, { fill: 'backwards', easing: ease.set, ...options });
    animation.playbackRate = paceNow() || 1;
    running.add(animation);
    await animation.finished.catch(() => {});
    running.delete(animation);
  }

  /** A copy of a thing that is gone, on its way to where it went. */
  async function depart(place: Place, to: DOMRect | null, sink: boolean): Promise<void> {
    if (hurried || still()) return;
    const ghost = place.element.cloneNode(true);
    if (!(ghost instanceof HTMLElement)) return;
    ghost.removeAttribute('id');
    ghost.inert = true;
    pin(ghost, place.rect);
    document.body.append(ghost);
    const away = to ? offset(place.rect, to, 0.35) : 'translateY(24px) scale(.9)';
    const dull = sink ? 'saturate(.2) brightness(.6)' : 'none';
    await play(
      ghost,
      [
        { transform: 'none', filter: 'none', opacity: 1 },
        { transform: 'none', filter: dull, opacity: 1, offset: sink ? 0.3 : 0.01 },
        { transform: away, filter: dull, opacity: 0.2 },
      ],
      { duration: sink ? 500 : duration('move'), easing: ease.set },
    );
    ghost.remove();
  }

  function arrive(element: HTMLElement, from: DOMRect, now: DOMRect, delay: number): Promise<void> {
    const frames = [{ transform: offset(now, from) }, { transform: 'none' }];
    return play(element, frames, { duration: duration('move'), delay });
  }

  const unread = () => hurried || paceNow() === 0 || document.visibilityState === 'hidden';

  function wait(milliseconds: number): Promise<void> {
    if (unread()) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        resting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds / paceNow());
      resting.add(done);
    });
  }

  return {
    ref(name) {
      const known = refs.get(name);
      if (known) return known;
      const made = (element: HTMLElement | null) => {
        if (element) elements.set(name, element);
        else elements.delete(name);
      };
      refs.set(name, made);
      return made;
    },
    find: (name) => elements.get(name) ?? null,
    async move(change, paths = {}) {
      if (hurried || still()) return change();
      const before = places();
      change();
      const after = places();
      const moves: Promise<void>[] = [];
      let newcomers = 0;
      for (const [name, { element, rect }] of after) {
        const origin = before.get(name)?.rect ?? before.get(paths.from?.[name] ?? '')?.rect;
        if (!origin || !shown(rect) || !shown(origin) || same(origin, rect)) continue;
        const delay = before.has(name) ? 0 : 60 * newcomers++;
        moves.push(arrive(element, origin, rect, delay));
      }
      for (const [name, place] of before) {
        const goal = paths.to?.[name];
        if (after.has(name) || goal === undefined || !shown(place.rect)) continue;
        moves.push(depart(place, after.get(goal)?.rect ?? null, paths.sink ?? false));
      }
      await Promise.all(moves);
    },
    play,
    async spark(at, className, text, frames, options) {
      if (hurried || still()) return;
      const spark = document.createElement('span');
      spark.className = className;
      spark.textContent = text;
      spark.ariaHidden = 'true';
      spark.style.left = `${at.left + at.width / 2}px`;
      spark.style.top = `${at.top + at.height / 2}px`;
      document.body.append(spark);
      await play(spark, frames, options);
      spark.remove();
    },
    rest: (milliseconds) => (still() ? Promise.resolve() : wait(milliseconds)),
    dwell: wait,
    hurried: unread,
    hurry() {
      hurried = true;
      for (const animation of running) animation.finish();
      for (const done of resting) done();
    },
    calm() {
      hurried = false;
    },
  };
}

/** The curves of the look, for animations that are not in the style sheets. */
export const ease = {
  set: 'cubic-bezier(.2,.8,.2,1)',
  strike: 'cubic-bezier(.7,0,.9,.4)',
  lift: 'cubic-bezier(.3,1.4,.5,1)',
};

/** A duration of the look in milliseconds. */
export function duration(name: 'tick' | 'turn' | 'move' | 'strike' | 'dice' | 'scene'): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--d-${name}`)) || 0;
}

/** People who asked for less motion, and pages nobody looks at, get cuts. */
const still = (): boolean =>
  paceNow() === 0 ||
  document.visibilityState === 'hidden' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const shown = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

const same = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1;

/** The transform that lays something at `at` over `over`, centre on centre. */
function offset(at: DOMRect, over: DOMRect, least = 0): string {
  const x = over.left + over.width / 2 - at.left - at.width / 2;
  const y = over.top + over.height / 2 - at.top - at.height / 2;
  // By height alone: a card that closes changes its shape, and must not be stretched on the way.
  const ratio = Math.min(over.width / at.width, over.height / at.height);
  const scale = Math.max(least, Math.abs(ratio - 1) < 0.35 ? 1 : ratio);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function pin(element: HTMLElement, rect: DOMRect): void {
  Object.assign(element.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    transition: 'none',
    zIndex: '60',
    pointerEvents: 'none',
  });
}
