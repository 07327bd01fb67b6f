import { type RefObject, useEffect, useState } from 'preact/compat';
import { useDesk } from './desk.ts';

/** How long the pointer has to rest on a card, in milliseconds. */
const rest = 320;
const width = 280;
const height = width * 1.4;
const gap = 14;
/** A window with less than this has no room for it. */
const least = 900;

/** The whole card beside whatever is pointed at or focused: anything within that names its card in `data-preview`. */
export function Preview({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const { shelf } = useDesk();
  const [shown, setShown] = useState<{ card: string; left: number; top: number } | null>(null);

  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointed: HTMLElement | null = null;
    const point = (target: EventTarget | null, after: number) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null;
      if (place === pointed) return;
      clearTimeout(timer);
      pointed = place;
      setShown(null);
      const card = innerWidth < least ? undefined : place?.dataset.preview;
      if (place && card) timer = setTimeout(() => setShown({ card, ...beside(place) }), after);
    };
    const hide = () => point(null, 0);
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && point(event.target, rest);
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) point(target, 0);
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', hide);
    root.addEventListener('focusin', focused);
    root.addEventListener('focusout', hide);
    addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', hide);
      root.removeEventListener('focusin', focused);
      root.removeEventListener('focusout', hide);
      removeEventListener('scroll', hide, true);
    };
  }, [within]);

  const entry = shown && shelf.entries.get(shown.card);
  if (!shown || !entry) return null;
  const { Card } = shelf.cards;
  return (
    <div className="deck-preview" aria-hidden="true" style={{ left: shown.left, top: shown.top }}>
      <Card entry={entry} size="full" width={width} />
    </div>
  );
}

/** At the right where there is room, else at the left; never over the edge of the window, nor over the deck. */
function beside(place: HTMLElement): { left: number; top: number } {
  const box = place.getBoundingClientRect();
  const list = place.closest('ul')?.getBoundingClientRect();
  const right = box.right + gap;
  const room = Math.min(innerWidth - gap, list?.right ?? innerWidth);
  const left = right + width <= room ? right : Math.max(gap, box.left - gap - width);
  const top = Math.max(gap, Math.min(box.top + box.height / 2 - height / 2, innerHeight - height - gap));
  return { left, top };
}
