/** The keyboard: every answer without a mouse. */
import { useLayoutEffect, useRef } from 'preact/compat';

export interface Keys {
  /** Enter, while no card or button has the focus. */
  commit(): void;
  back(): void;
  /** Space: end the turn, pass, confirm. */
  pass(): void;
  /** A digit, from 1. */
  pick(n: number): void;
  say(yes: boolean): void;
  /** U: the last decision; with Shift the whole turn. */
  undo(turn: boolean): void;
  /** J and K: the table one step later or earlier. */
  step(by: 1 | -1): void;
  /** `?`: the card that is looked at, or else the rule behind the question. */
  read(): void;
  /** Anything at all was pressed. */
  touched(): void;
}

export function useKeys(given: Keys): void {
  const current = useRef(given);
  // Both before the next key can come: an effect after painting would lose one that is pressed at once.
  useLayoutEffect(() => {
    current.current = given;
  });
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event)) return;
      // A key that is held down answers once, not whatever is asked next.
      if (event.repeat && !event.key.startsWith('Arrow')) return event.preventDefault();
      current.current.touched();
      if (handled(event, current.current)) event.preventDefault();
    };
    // Firefox presses a focused button when Space comes up.
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ' && onTable(event.target) && !busyElsewhere(event)) event.preventDefault();
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, []);
}

function handled(event: KeyboardEvent, keys: Keys): boolean {
  const free = onTable(event.target);
  switch (event.key) {
    case 'Escape':
      keys.back();
      return true;
    case 'Enter':
      if (event.target !== document.body) return false;
      keys.commit();
      return true;
    case ' ':
      if (!free) return false;
      keys.pass();
      return true;
    case '?':
      keys.read();
      return true;
    case 'ArrowUp':
      return walk(0, -1, event.shiftKey);
    case 'ArrowDown':
      return walk(0, 1, event.shiftKey);
    case 'ArrowLeft':
      return walk(-1, 0, event.shiftKey);
    case 'ArrowRight':
      return walk(1, 0, event.shiftKey);
  }
  // By place on the keyboard, so that a Russian layout works as well.
  switch (event.code) {
    case 'KeyU':
      keys.undo(event.shiftKey);
      return true;
    case 'KeyJ':
    case 'KeyK':
      keys.step(event.code === 'KeyJ' ? 1 : -1);
      return true;
    case 'KeyY':
    case 'KeyN':
      keys.say(event.code === 'KeyY');
      return true;
  }
  if (!/^[1-9]$/.test(event.key)) return false;
  // Or Enter would press what has the focus instead of doing what the digit has chosen.
  if (event.target instanceof HTMLElement) event.target.blur();
  keys.pick(Number(event.key));
  return true;
}

/** Text is being typed, or a sheet is open over the table. */
function busyElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (document.querySelector('dialog[open], :popover-open')) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=tablist]') !== null;
}

/** The focus is on a card, on what a card can do, on a place, or nowhere; elsewhere keys mean what they always mean. */
const onTable = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && target.matches('[data-card], [data-ability], [data-cell]'));

/** Moves the focus to the nearest thing in a direction: among what is lit, or among all cards with Shift. */
function walk(dx: number, dy: number, all: boolean): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter(isShown);
  const every = [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(isShown);
  const stops = all || lit.length === 0 ? every : lit;
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body || !every.concat(lit).includes(at)) {
    stops[0]?.focus();
    return stops.length > 0;
  }
  const next = nearest(at, stops, dx, dy);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function nearest(
  from: HTMLElement,
  stops: readonly HTMLElement[],
  dx: number,
  dy: number,
): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (stop === from) continue;
    const there = centre(stop);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4) continue;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [stop, distance];
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
