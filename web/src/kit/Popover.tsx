import { createPortal, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'preact/compat';
import { join } from './Button.tsx';

export interface PopoverProps {
  /** What it belongs to and points at. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A sheet that opens beside what it explains, above everything else. Esc or a click elsewhere closes it (the browser
 * does both), and the focus goes back to where it came from. On a phone it rises from the lower edge instead.
 */
export function Popover({ anchor, onClose, label, className, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover();
    const place = () => {
      const at = anchor.current?.getBoundingClientRect();
      if (at) beside(element, at);
    };
    place();
    // What opens far from the button in the page must not be far for the keyboard. Closing gives the focus back.
    (element.querySelector('input') ?? element).focus({ preventScroll: true });
    const toggled = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose();
    };
    element.addEventListener('toggle', toggled);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      element.removeEventListener('toggle', toggled);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [anchor, onClose]);

  // What is pressed here is not for the keys of the page around it.
  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={join('popover', className)}
      onClick={keep}
      onKeyDown={keep}
    >
      {children}
    </div>,
    document.body,
  );
}

const keep = (event: Event) => event.stopPropagation();

const gap = 10;
const margin = 8;

/** Below the anchor where there is room, else above it; never over the edge of the window. */
function beside(element: HTMLElement, at: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const centre = at.left + at.width / 2;
  const left = Math.max(margin, Math.min(centre - 48, window.innerWidth - width - margin));
  const below = at.bottom + gap + height <= window.innerHeight - margin || at.top < height + gap;
  element.dataset.side = below ? 'below' : 'above';
  element.style.left = `${left}px`;
  element.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`;
  element.style.setProperty('--arrow', `${Math.max(12, Math.min(centre - left, width - 12)) - 6}px`);
}
