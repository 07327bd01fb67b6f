/** Whose it is: each seat has a dye and a shape, so that colour is never the only sign. */

/** Disc, diamond, square, triangle, in a square of 20. */
const shapes = [
  <circle key="disc" cx={10} cy={10} r={4.6} />,
  <path key="diamond" d="M10 4.2L15.8 10L10 15.8L4.2 10z" />,
  <rect key="square" x={5.6} y={5.6} width={8.8} height={8.8} />,
  <path key="triangle" d="M10 4.6L15.8 15H4.2z" />,
];

interface MarkProps {
  readonly side: number;
  readonly className?: string;
}

export function SeatMark({ side, className }: MarkProps) {
  return (
    <svg
      className={className ? `seat-mark ${className}` : 'seat-mark'}
      viewBox="0 0 20 20"
      data-side={side}
      aria-hidden="true"
    >
      <rect className="seat-cloth" x={1} y={1} width={18} height={18} rx={4} />
      <g className="seat-shape">{shapes[side % shapes.length]}</g>
    </svg>
  );
}

/** An Agent. */
export function Pawn({ side, className }: MarkProps) {
  return (
    <svg
      className={className ? `pawn ${className}` : 'pawn'}
      viewBox="0 0 27 32"
      data-side={side}
      aria-hidden="true"
    >
      <path
        className="seat-cloth"
        d="M13.5 1.5a6.2 6.2 0 0 1 4.2 10.8C22 14 25 19 25.2 27q0 3.4-3.4 3.4H5.2Q1.8 30.4 1.8 27C2 19 5 14 9.3 12.3A6.2 6.2 0 0 1 13.5 1.5z"
      />
      <g className="seat-shape" transform="translate(5.5 12.5) scale(.8)">
        {shapes[side % shapes.length]}
      </g>
    </svg>
  );
}
