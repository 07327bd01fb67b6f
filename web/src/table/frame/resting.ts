/**
 * Nobody presses by accident what has just come under the pointer or the focus: a button that stands where something
 * else was pressed rests until the pointer has moved or a moment has passed, and has to be focused anew.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';

/** Long enough to see that something else is asked now. */
const moment = 900;
/** Less than this is an unsteady hand. */
const slack = 8;

interface Pressed {
  readonly x: number;
  readonly y: number;
  /** What was pressed, if it was a button beside a question (`data-does`). */
  readonly does: string | undefined;
}

/** What the button does that rests now. `now` changes with the buttons. */
export function useResting(now: string): string | null {
  const pressed = useRef<Pressed | null>(null);
  const focused = useRef<string | undefined>(undefined);
  const [resting, setResting] = useState<string | null>(null);

  useEffect(() => {
    const down = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y, does: doesOf(target) };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) < slack) return;
      pressed.current = null;
      setResting(null);
    };
    const focus = ({ target }: FocusEvent) => {
      focused.current = doesOf(target);
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('focusin', focus);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('focusin', focus);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others when `now` is
  useLayoutEffect(() => {
    setResting(null);
    const { activeElement } = document;
    const holding = doesOf(activeElement);
    if (holding !== focused.current && holding !== undefined && activeElement instanceof HTMLElement)
      activeElement.blur();
    if (!pressed.current) return;
    const { x, y, does: before } = pressed.current;
    const does = doesOf(document.elementFromPoint(x, y));
    if (does === undefined || does === before) return;
    setResting(does);
    const timer = setTimeout(() => setResting(null), moment);
    return () => clearTimeout(timer);
  }, [now]);

  return resting;
}

function doesOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('.question-acts [data-does]')?.dataset.does;
}
