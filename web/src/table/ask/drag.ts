/** Pulling a card: from the hand onto the table, from a creature to its target. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Drag } from './context.ts';

export interface Pull {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  /** The card under the pointer. */
  readonly over: number | null;
  /** The place on the board under the pointer. */
  readonly place: number | null;
  /** Whether the pointer is where cards are played. */
  readonly onBoard: boolean;
  /** Whether it is still over the card's own place. */
  readonly home: boolean;
}

export interface Pulling {
  /** Whether this card may be pulled now. */
  may(card: number): boolean;
  begin(card: number): void;
  drop(pull: Pull): void;
  cancel(): void;
}

/** Less than this is a press with an unsteady hand. */
const slack = 8;

export function useDrag(pulling: Pulling): { drag: Drag; pull: Pull | null } {
  const [pull, setPull] = useState<Pull | null>(null);
  const current = useRef(pulling);
  useLayoutEffect(() => {
    current.current = pulling;
  });

  const drag = useMemo<Drag>(
    () => ({
      start(card, event) {
        if (event.button !== 0 || !current.current.may(card)) return;
        const { clientX, clientY, pointerId } = event;
        let pulled = false;
        const at = (move: PointerEvent): Pull => ({
          card,
          x: move.clientX,
          y: move.clientY,
          ...under(move, card),
        });
        const move = (event: PointerEvent) => {
          if (event.pointerId !== pointerId) return;
          if (!pulled && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
          if (!pulled) current.current.begin(card);
          pulled = true;
          setPull(at(event));
        };
        const end = (event: PointerEvent) => {
          if (event.pointerId !== pointerId) return;
          stop();
          if (!pulled) return;
          setPull(null);
          if (event.type === 'pointercancel') current.current.cancel();
          else {
            swallowClick();
            current.current.drop(at(event));
          }
        };
        const stop = () => {
          window.removeEventListener('pointermove', move);
          window.removeEventListener('pointerup', end);
          window.removeEventListener('pointercancel', end);
        };
        window.addEventListener('pointermove', move);
        window.addEventListener('pointerup', end);
        window.addEventListener('pointercancel', end);
      },
    }),
    [],
  );
  return { drag, pull };
}

function under(event: PointerEvent, pulled: number): Pick<Pull, 'over' | 'place' | 'onBoard' | 'home'> {
  let over: number | null = null;
  let place: number | null = null;
  let onBoard = false;
  let home = false;
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (!(element instanceof HTMLElement)) continue;
    const card = element.closest<HTMLElement>('[data-card]')?.dataset.card;
    if (Number(card) === pulled) home = true;
    else if (over === null && card !== undefined) over = Number(card);
    const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (place === null && cell !== undefined) place = Number(cell);
    if (element.closest('[data-drop]')) onBoard = true;
  }
  return { over, place, onBoard, home };
}

/** The press that ends a pull is not a click on what lies below. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
