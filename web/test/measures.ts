/**
 * What eyes and fingers need, measured in the page while a game is played: every lit answer free of what covers it, a
 * table that does not jump, letters large enough to read, targets large enough to press.
 */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Looks at the table as it is now; called at each question (guest.ts). */
    vigridLook?: () => void;
    vigridMeasured?: Measured;
  }
}

export interface Measured {
  /** Questions and drafts of answers that were looked at. */
  looks: number;
  /** Lit answers that something lies over, and what: counted by what they are. */
  covered: Record<string, number>;
  /** Lit answers of which not even a part stands on the screen, and no scrolling brings them there. */
  outside: Record<string, number>;
  /** Questions of which no answer on the board was in sight, though some could be scrolled to. */
  unseen: Record<string, number>;
  /** Letters smaller than the least size, with it. */
  small: Record<string, number>;
  /** Answers whose words are wider or higher than they are. */
  clipped: Record<string, number>;
  /** Targets smaller than a finger or a pointer needs, with their size. */
  narrow: Record<string, number>;
  /** Heights of the question bar, with how often each was seen. */
  bars: Record<number, number>;
  /** Times the page was wider than the screen. */
  wide: number;
  /**
   * The largest sum of layout shifts between two moments: what the web calls CLS, without its grace for input, for
   * somebody who takes more than a second for each press. Cards, dice and pieces do not count: they move because
   * somebody has moved them, and a hand closes its ranks.
   */
  shift: number;
  /** What moved most, with how much in all. */
  shifts: Record<string, number>;
}

export interface Least {
  /** Letters, in pixels. */
  readonly letters: number;
  /** Targets, in pixels. */
  readonly target: number;
  /** Only every so many moments are looked at, where a whole game would take too long. */
  readonly every?: number;
}

/** Fingers below 1000 pixels, a pointer above; letters of cards are read where there is room for them. */
export const leastAt = (width: number): Least => ({
  letters: width >= 1440 ? 12 : 10,
  target: width < 1000 ? 44 : 24,
});

/** Begins to measure every page of this guest that is opened from now on. */
export async function measure(page: Page, least: Least): Promise<void> {
  await page.addInitScript(watch, least);
}

export const measured = async (page: Page): Promise<Measured> => {
  const found = await page.evaluate(() => window.vigridMeasured);
  if (!found) throw new Error('Nothing was measured: begin before the page is opened.');
  return found;
};

/** What lay over a lit answer in the game so far, words that were cut, a page wider than the screen; nothing, if all is well. */
export async function obstacles(page: Page): Promise<Record<string, number>> {
  const { looks, covered, clipped, wide } = await measured(page);
  if (looks === 0) throw new Error('No question was looked at.');
  return { ...covered, ...clipped, ...(wide > 0 && { wide }) };
}

/** Inside the page, so it can use nothing from here. */
function watch({ letters, target, every = 1 }: Least): void {
  const seen: Measured = {
    looks: 0,
    covered: {},
    outside: {},
    unseen: {},
    small: {},
    clipped: {},
    narrow: {},
    bars: {},
    wide: 0,
    shift: 0,
    shifts: {},
  };
  window.vigridMeasured = seen;
  const add = (to: Record<string, number>, key: string, by = 1) => {
    to[key] = (to[key] ?? 0) + by;
  };

  /** Which kind of thing it is: its classes without those that come and go. */
  const kindOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '?';
    const classes = [...element.classList].filter(
      (name) => !/^(is-|can$|own$|rival$|at-|dim$|el-)/.test(name),
    );
    const own = `${element.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')}`;
    if (classes.length > 0 || !element.parentElement) return own;
    return `${kindOf(element.parentElement)} > ${own}`;
  };

  interface Moved {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }

  /** What is gone by now can not be told from a piece that was taken away. */
  const isPiece = (node: Node | null): boolean =>
    node === null ||
    (node instanceof Element ? node : node?.parentElement)?.closest(
      '[data-card], .card, .card-back, .die-button, .seat-mark, .pawn, .cube, .log, .latest, .guide, .hand-row > *, .squad > *',
    ) != null;

  /** How much of the screen it touches, times how far it went. */
  const shiftOf = ({ previousRect: from, currentRect: to }: Moved): number => {
    const area = (rect: DOMRectReadOnly) => rect.width * rect.height;
    const left = Math.max(from.left, to.left);
    const top = Math.max(from.top, to.top);
    const both =
      Math.max(0, Math.min(from.right, to.right) - left) *
      Math.max(0, Math.min(from.bottom, to.bottom) - top);
    const touched = (area(from) + area(to) - both) / (innerWidth * innerHeight);
    const far = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top));
    return touched * (far / Math.max(innerWidth, innerHeight));
  };

  let since = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      const sources: Moved[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      // Before the table stands there is nothing to jump.
      const jumped = seen.looks === 0 ? [] : sources.filter(({ node }) => !isPiece(node));
      if (jumped.length === 0) continue;
      const value = Math.min(
        entry.value,
        jumped.map(shiftOf).reduce((sum, one) => sum + one, 0),
      );
      since += value;
      seen.shift = Math.max(seen.shift, since);
      const ask = document.querySelector<HTMLElement>('.question')?.dataset.ask ?? '';
      for (const one of jumped) add(seen.shifts, `${kindOf(one.node)} (${ask})`, shiftOf(one));
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const onScreen = (rect: DOMRect) =>
    rect.right > 0 && rect.bottom > 0 && rect.left < innerWidth && rect.top < innerHeight;

  /** The part of an element that its scrollers and the screen leave to be seen. */
  const visible = (element: Element): DOMRect | null => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = at.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    // The question and the hand stay at the foot of a board that scrolls; what lies under them is further down.
    if (element.closest('[data-scrolls] .scrolling-board') && !element.closest('.scrolling-hand')) {
      const foot = document.querySelector('[data-scrolls] .scrolling-board + .asked');
      if (foot && getComputedStyle(foot).position === 'sticky')
        bottom = Math.min(bottom, foot.getBoundingClientRect().top);
    }
    const rect = new DOMRect(left, top, right - left, bottom - top);
    return rect.width > 2 && rect.height > 2 && onScreen(rect) ? rect : null;
  };

  const answers =
    '[data-stop], .question-acts .button:enabled, .space:is(.can, .is-lit), .cell.at-lit .cell-press';

  const scrolledTo = (element: Element): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
    }
    return false;
  };

  const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;

  /** An answer can be seen and pressed in its middle and near its corners. */
  const look = (element: Element) => {
    const whole = element.getBoundingClientRect();
    if (whole.width === 0) return;
    const kind = kindOf(element);
    const rect = visible(element);
    if (!rect) {
      if (!scrolledTo(element)) add(seen.outside, kind);
      return;
    }
    const points = [
      [0.5, 0.5],
      [0.15, 0.15],
      [0.85, 0.85],
    ];
    const over = points
      .map(([x, y]) => document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y))
      .find((top) => top && top !== element && !element.contains(top) && !top.contains(element));
    // Cards of a fan lie over each other; what can be pressed of each is enough.
    const fanned = over && element.parentElement && over.closest('[data-stop], [data-card]')?.parentElement;
    // What stands on a plate is a part of it.
    const ownPlate = over?.closest('.plate')?.contains(element);
    if (over && !ownPlate && fanned !== element.parentElement)
      add(seen.covered, `${kind} by ${kindOf(over)}`);
    if (element.matches('.button') && overflows(element))
      add(seen.clipped, `${kind} "${element.textContent}"`);
    const narrowest = Math.min(whole.width, whole.height);
    if (narrowest < target - 0.5 && !reaches(element, whole))
      add(seen.narrow, `${kind} ${Math.round(narrowest)}`);
  };

  /** What can be pressed may be larger than what is seen. */
  const reaches = (element: Element, { left, top, width, height }: DOMRect): boolean =>
    [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].every(([x, y]) => {
      const by = target / 2 - 1;
      const at = document.elementFromPoint(left + width / 2 + x * by, top + height / 2 + y * by);
      return at !== null && (at === element || element.contains(at));
    });

  const read = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (
        !element ||
        !/[\p{L}\d]{2}/u.test(text.textContent ?? '') ||
        element.closest('.vh, [hidden], script')
      )
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      // Words that are left out have no size at all.
      if (size === 0 || size >= letters - 0.01 || !visible(element)) continue;
      if (getComputedStyle(element).visibility === 'hidden') continue;
      add(seen.small, `${kindOf(element)} ${Math.round(size * 10) / 10}`);
    }
  };

  let moments = 0;
  window.vigridLook = () => {
    since = 0;
    if (moments++ % every !== 0) return;
    seen.looks++;
    for (const element of document.querySelectorAll(answers)) look(element);
    const onBoard = [...document.querySelectorAll('[data-stop]')].filter(
      (one) => one.getBoundingClientRect().width > 0,
    );
    if (onBoard.length > 0 && !onBoard.some(visible))
      add(seen.unseen, document.querySelector<HTMLElement>('.question')?.dataset.ask ?? '');
    const bar = document.querySelector('.question')?.getBoundingClientRect();
    if (bar) add(seen.bars, `${Math.round(bar.height)}`);
    if (document.documentElement.scrollWidth > innerWidth) seen.wide++;
    // Letters change seldom, and there are many.
    if (seen.looks % 10 === 1) read();
  };
}
