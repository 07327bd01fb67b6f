/** Small drawings of our own: the mark of Vigrid, the heart, coins, crystals, the weave, the identicon. */
import { chance } from './land.ts';
import { dyeOf } from './palettes.ts';

/** The weave of an element, clan or faction: its second mark beside the colour. */
export function Band({ dye, className }: { readonly dye: string; readonly className?: string | undefined }) {
  return (
    <span className={className ? `band ${className}` : 'band'} data-dye={dyeOf(dye)} aria-hidden="true" />
  );
}

/** The woven border where the table ends and between the sides of a board. */
export function Seam({ className }: { readonly className?: string | undefined }) {
  return <span className={className ? `seam band ${className}` : 'seam band'} aria-hidden="true" />;
}

const columns = [0, 1, 2, 3, 4];
const rows = [0, 1, 2, 3, 4, 5];
const legs: Record<string, string> = {
  '0,0': 'woad',
  '0,1': 'woad',
  '1,2': 'woad',
  '1,3': 'woad',
  '2,4': 'weld',
  '2,5': 'weld',
  '3,2': 'madder',
  '3,3': 'madder',
  '4,0': 'madder',
  '4,1': 'madder',
};

/** A V woven into a field of 5 × 6: two sides meet in one place. */
export function Mark({ kind = 'colour' }: { readonly kind?: 'colour' | 'back' }) {
  return (
    <svg className={`mark mark-${kind}`} viewBox="0 0 50 60" aria-hidden="true">
      {rows.flatMap((y) =>
        columns.map((x) => (
          <rect
            key={`${x},${y}`}
            className={legs[`${x},${y}`] ?? 'field'}
            x={x * 10 + 0.7}
            y={y * 10 + 0.7}
            width={8.6}
            height={8.6}
            rx={1}
          />
        )),
      )}
    </svg>
  );
}

export function Heart({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className ? `heart ${className}` : 'heart'} viewBox="0 0 32 30" aria-hidden="true">
      <path d="M16 29L3 15.6A8 8 0 0 1 14.4 4.3L16 6l1.6-1.7A8 8 0 0 1 29 15.6z" />
    </svg>
  );
}

/** A coin with a price on it. */
export function Coin({ n, className }: { readonly n: number; readonly className?: string | undefined }) {
  return (
    <span className={className ? `coin ${className}` : 'coin'}>
      <b>{n}</b>
    </span>
  );
}

export interface CoinsProps {
  readonly open: number;
  readonly total: number;
  /** Places for coins that may still come. */
  readonly places?: number;
  readonly label: string;
}

/** A row of coins: open ones face up, closed ones seen on edge, then the empty places. */
export function Coins({ open, total, places = 10, label }: CoinsProps) {
  const slots = Array.from({ length: Math.max(places, total) }, (_, i) =>
    i < open ? 'open' : i < total ? 'closed' : 'none',
  );
  return (
    <span className="coins" role="img" aria-label={label}>
      {slots.map((state, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a coin is nothing but its place in the row
        <i key={i} className={state} />
      ))}
    </span>
  );
}

const seatDyes = [1, 2, 3, 5, 6].map((n) => `var(--seat-${n})`);

/** A face for a guest, woven from their name alone: symmetric, in the same field of 5 × 6 as the mark. */
export function Identicon({ name }: { readonly name: string }) {
  const r = chance(`face ${name}`);
  const colour = seatDyes[Math.floor(r() * seatDyes.length)];
  let d = '';
  for (const y of rows) {
    for (const x of [0, 1, 2]) {
      if (r() < 0.5) continue;
      d += cell(x, y);
      if (x < 2) d += cell(4 - x, y);
    }
  }
  return (
    <svg className="identicon" viewBox="0 0 50 60" aria-hidden="true">
      <rect width={50} height={60} fill="var(--bone-2)" />
      <path d={d} fill={colour} shapeRendering="crispEdges" />
    </svg>
  );
}

const cell = (x: number, y: number) => `M${x * 10} ${y * 10}h10v10h-10z`;

/** A bot: a dark figure before a low sun, on a plain of its own. */
export function BotFace({ name, figure }: { readonly name: string; readonly figure: string }) {
  const r = chance(`bot ${name}`);
  const sky = skies[Math.floor(r() * skies.length)];
  const sun = 14 + r() * 22;
  const lean = r() < 0.5;
  return (
    <svg className="identicon" viewBox="0 0 50 60" aria-hidden="true">
      <rect width={50} height={60} fill={sky} />
      <circle cx={sun} cy={30} r={13} fill="#fff4cf" />
      <rect y={39} width={50} height={21} fill="#17211e" opacity={0.32} />
      <g transform={lean ? 'translate(50 0) scale(-1 1)' : undefined} style={{ color: '#17211e' }}>
        <use href={`#g-${figure}`} x={7} y={15} width={36} height={36} />
      </g>
    </svg>
  );
}

/** The grounds of the four games, towards evening. */
const skies = ['#c9d9cf', '#f0c9b4', '#c3d7e6', '#ecd3a0'];
