/** Something said for a while; it stays as long as somebody is at it. */
import { type ReactNode, useEffect, useState } from 'preact/compat';
import { Toast } from '../kit/index.ts';

export interface PassingProps {
  readonly onGone: () => void;
  readonly children: ReactNode;
}

const staysFor = 9000;

export function Passing({ onGone, children }: PassingProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onGone, staysFor);
    return () => clearTimeout(timer);
  }, [held, onGone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that it stays
    <div
      className="passing"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Toast>{children}</Toast>
    </div>
  );
}
