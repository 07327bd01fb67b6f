import { type ReactNode, useId, useLayoutEffect, useRef } from 'preact/compat';
import { join } from './Button.tsx';
import { Glyph } from './Glyph.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What the closing cross says. */
  readonly close: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet in front of everything, until it is answered or put away: the browser keeps the focus in it, Esc closes. */
export function Dialog({ title, onClose, close, className, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before it leaves the page, so that the browser gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={join('dialog', className)}
      aria-labelledby={id}
      onCancel={onClose}
      // A press beside the sheet falls on the dialog itself.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="tool" aria-label={close} onClick={onClose}>
            <Glyph name="cancel" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
