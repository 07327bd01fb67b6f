import './colours.css';
import './crystal.css';
import { join } from '../../../kit/Button.tsx';

interface CrystalProps {
  readonly n?: number;
  readonly gold: boolean;
  readonly className?: string;
}

/** A faceted crystal: gold for elite cards, silver for ordinary ones, with a number on it where it is a price. */
export function Crystal({ n, gold, className }: CrystalProps) {
  return (
    <span className={join('crystal', gold ? 'gold' : 'silver', className)}>
      <svg viewBox="0 0 40 46" aria-hidden="true">
        <path className="c0" d="M20 1L38 11V35L20 45L2 35V11z" />
        <path className="c1" d="M20 1L38 11L29 16L20 10L11 16L2 11z" />
        <path className="c2" d="M38 11V35L29 30V16zM20 45L2 35L11 30L20 36z" />
      </svg>
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}
