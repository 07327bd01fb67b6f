import { join } from '../../../kit/Button.tsx';
import { Glyph } from '../../../kit/Glyph.tsx';
import { beasts } from './pictures.ts';

interface ShieldProps {
  /** The seat whose shield it is: its colour; the beast is its second mark. */
  readonly seat: number;
  readonly clan: string;
  readonly lost?: boolean;
}

export function Shield({ seat, clan, lost = false }: ShieldProps) {
  return (
    <span
      className={join('vshield', lost && 'lost')}
      style={{ '--seat': `var(--seat-${seat + 1})` }}
      aria-hidden="true"
    >
      {!lost && <Glyph name={beasts[clan] ?? 'raven'} />}
    </span>
  );
}
