/** The evening of a game: over the horizon the sun of who has won, on it that of a draw; who has lost has seen it set. */
export type End = 'won' | 'drawn' | 'lost';

const horizon = 92;

export function Dusk({ end }: { readonly end: End }) {
  return (
    <svg
      className="dusk"
      data-end={end}
      viewBox="0 0 1040 140"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <rect fill="var(--sky)" width="1040" height="140" />
      <rect fill="var(--sky-2)" y={horizon - 34} width="1040" height="34" opacity="0.75" />
      <g className="dusk-sun">
        <circle fill="var(--sky-2)" cx="780" cy={horizon} r="52" />
        <circle fill="var(--sun)" cx="780" cy={horizon} r="42" />
      </g>
      <path
        fill="var(--hill-1)"
        d={`M0 ${horizon}q120 -30 250 0q150 -22 280 0q120 -26 260 0q130 -34 260 0v4H0z`}
      />
      <path
        fill="var(--hill-2)"
        d={`M0 ${horizon}q90 -16 190 0q110 -22 230 0q200 -14 330 0q160 -18 300 0v4H0z`}
      />
      <path fill="var(--plain)" d={`M0 ${horizon}H1040V140H0z`} />
      {[5, 12, 22, 35].map((y) => (
        <path key={y} stroke="var(--furrow)" d={`M0 ${horizon + y}H1040`} />
      ))}
    </svg>
  );
}
