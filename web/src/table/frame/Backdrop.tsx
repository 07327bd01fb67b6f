import { memo } from 'preact/compat';

const width = 1440;
const horizon = 98;
const hills = (y: number, waves: number, heights: readonly number[]): string => {
  const step = (width + 40) / waves;
  let d = `M-20 ${y}`;
  for (let i = 0; i < waves; i++) {
    const x = -20 + i * step;
    d += `Q${x + step / 2} ${y - heights[i % heights.length]} ${x + step} ${y}`;
  }
  return `${d}V${horizon + 4}H-20z`;
};

const far = hills(96, 5, [27, 22, 35, 25, 43]);
const near = hills(98, 7, [23, 22, 19, 12, 21, 16, 15]);
/** Furrows of the plain, wider towards the eye. */
const furrows = Array.from({ length: 14 }, (_, i) => horizon + 3 + 5 * (1.35 ** i - 1) * 2);

/**
 * The plain at the edges of the table, with its horizon behind the top bar. The light stands over whoever's turn it is
 * and moves when the turn passes.
 */
export const Backdrop = memo(function Backdrop({ side }: { readonly side: 'own' | 'rival' | 'none' }) {
  return (
    <svg
      className="backdrop"
      data-side={side}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect fill="var(--sky)" width={width} height={horizon} />
      <rect fill="var(--sky-2)" y={63} width={width} height={35} opacity={0.75} />
      <g className="bd-light">
        <circle fill="var(--sky-2)" cx={720} cy={78} r={72} />
        <circle fill="var(--sun)" cx={720} cy={78} r={58} />
      </g>
      <path fill="var(--hill-1)" d={far} />
      <path fill="var(--hill-2)" d={near} />
      <rect fill="var(--plain)" y={96} width={width} height={804} />
      {furrows.map((y, i) => (
        <path
          key={y}
          stroke="var(--furrow)"
          d={`M0 ${y.toFixed(1)}H${width}`}
          strokeWidth={Math.min(2, 1 + i * 0.15)}
          opacity={Math.max(0.1, 1 - i * 0.08)}
        />
      ))}
    </svg>
  );
});
