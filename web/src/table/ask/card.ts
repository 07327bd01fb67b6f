/** Makes a card of any game take part in the question: pressing, looking, pulling, its place on the stage. */
import { type MouseEvent, useEffect, useRef } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { type Look, type Press, type Standing, useAsk } from './context.ts';

/** A finger that rests this long wants to read the card. */
const longPress = 450;

/** `once`: what a press does at once, where there is nothing to weigh. */
export function useCard(card: number, def?: string, once?: () => void) {
  const ask = useAsk();
  const { t } = useLang();
  const standing = ask.standing(card);
  const outcome = ask.outcome(card);
  const looked: Look = def === undefined ? { card } : { card, def };
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const read = useRef(false);
  // The pointer that was on it is never said to have left.
  const { lose } = ask;
  useEffect(() => () => lose(card), [lose, card]);
  const release = () => {
    if (held.current) clearTimeout(held.current);
    held.current = null;
  };
  return {
    standing,
    ordinal: ask.ordinal(card),
    digit: ask.digit(card),
    outcome: outcome && t(outcome),
    handlers: {
      ref: ask.stage.ref(`c${card}`),
      'data-card': card,
      'data-stop': isStop(standing) || undefined,
      tabIndex: isStop(standing) ? 0 : -1,
      'aria-pressed': isStop(standing) ? standing === 'chosen' || standing === 'picked' : undefined,
      onClick(event: MouseEvent<Element>) {
        release();
        if (read.current) read.current = false;
        else if (once) once();
        else ask.press(card, pressOf(event));
      },
      onPointerDown(event: PointerEvent) {
        read.current = false;
        if (event.pointerType === 'touch') {
          held.current = setTimeout(() => {
            read.current = true;
            ask.open(looked);
          }, longPress);
        }
        ask.drag.start(card, event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && ask.look(looked),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && ask.look(null),
      onFocus: () => ask.look(looked),
      onBlur: () => ask.look(null),
      onContextMenu(event: Event) {
        event.preventDefault();
        if (!read.current) ask.open(looked);
      },
    },
  };
}

const isStop = (standing: Standing): boolean =>
  standing === 'lit' ||
  standing === 'spared' ||
  standing === 'chosen' ||
  standing === 'picked' ||
  standing === 'other' ||
  standing === 'aimed';

export function pressOf(event: MouseEvent<Element>): Press {
  const { clientX, clientY, currentTarget } = event;
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  if (clientX !== 0 || clientY !== 0) return { finger: touched, x: clientX, y: clientY };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { finger: false, x: left + width / 2, y: top + height / 2 };
}
