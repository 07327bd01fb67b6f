/**
 * Nobody presses by accident what has just come under the pointer: a button that stands where another one was pressed
 * rests until the pointer has moved or a moment has passed.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';

/** Long enough to see that something else is asked now. */
const moment = 900;
/** Less than this is an unsteady hand. */
const slack = 8;

interface Pressed {
  readonly x: number;
  readonly y: number;
  /** What the button did (`data-does`). */
  readonly does: string;
}

/** `pressed`: around the buttons; `resting`: what the button does that rests now. `now` changes with the buttons. */
export function useResting(now: string): {
  readonly pressed: RefObject<HTMLDivElement | null>;
  readonly resting: string | null;
} {
  const pressed = useRef<HTMLDivElement>(null);
  const last = useRef<Pressed | null>(null);
  const [resting, setResting] = useState<string | null>(null);

  useEffect(() => {
    const around = pressed.current;
    const down = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const does = doesOf(target);
      last.current = does === undefined ? null : { x, y, does };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = last.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) < slack) return;
      last.current = null;
      setResting(null);
    };
    around?.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    return () => {
      around?.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others when `now` is
  useLayoutEffect(() => {
    setResting(null);
    if (!last.current) return;
    const { x, y, does: before } = last.current;
    const does = doesOf(document.elementFromPoint(x, y));
    if (does === undefined || does === before) return;
    setResting(does);
    const timer = setTimeout(() => setResting(null), moment);
    return () => clearTimeout(timer);
  }, [now]);

  return { pressed, resting };
}

function doesOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('.question-acts [data-does]')?.dataset.does;
}
