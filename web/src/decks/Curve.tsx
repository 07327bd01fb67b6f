import { useLang } from '../i18n/index.ts';
import { Band } from '../kit/index.ts';
import { useDesk } from './desk.ts';
import { curveOf, type Held } from './lists.ts';
import { words } from './words.ts';

export interface CurveProps {
  readonly held: readonly Held[];
  readonly dye: string;
  /** Bars alone, for a small picture. */
  readonly brief?: boolean;
}

/** How many cards there are of each cost, as woven bars. */
export function Curve({ held, dye, brief = false }: CurveProps) {
  const { t } = useLang();
  const last = useDesk().shelf.cards.dearest;
  const curve = curveOf(held, last);
  const most = Math.max(1, ...curve);
  const costs = curve.map((_, cost) => (cost === last ? `${last}+` : String(cost)));
  const spoken = curve.map((n, cost) => (n > 0 ? t(words.curveBar)(costs[cost], n) : '')).filter(Boolean);
  return (
    <div
      className={brief ? 'curve brief' : 'curve'}
      role="img"
      aria-label={`${t(words.curve)}: ${spoken.join(', ')}`}
    >
      {curve.map((n, cost) => (
        <span key={costs[cost]} className="curve-bar" style={{ '--height': n / most }}>
          {!brief && n > 0 && <b>{n}</b>}
          <Band dye={dye} />
          {!brief && <i>{costs[cost]}</i>}
        </span>
      ))}
    </div>
  );
}

/** What else the game counts in a deck. */
export function Sums({ held }: { readonly held: readonly Held[] }) {
  const { lang } = useLang();
  const { sums } = useDesk().shelf.cards;
  if (!sums || held.length === 0) return null;
  return (
    <ul className="deck-sums">
      {sums(held, lang).map((sum) => (
        <li key={sum}>{sum}</li>
      ))}
    </ul>
  );
}
