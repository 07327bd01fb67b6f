/** Whose it is: each seat has a dye and a shape, so that colour is never the only sign. */
import '../styles/seats.css';

/** Disc, diamond, square, triangle, cross, ring, in a square of 20. */
export const seatShapes = [
  <circle key="disc" cx={10} cy={10} r={4.6} />,
  <path key="diamond" d="M10 4.2L15.8 10L10 15.8L4.2 10z" />,
  <rect key="square" x={5.6} y={5.6} width={8.8} height={8.8} />,
  <path key="triangle" d="M10 4.6L15.8 15H4.2z" />,
  <path key="cross" d="M8 4.6h4V8h3.4v4H12v3.4H8V12H4.6V8H8z" />,
  <path key="ring" d="M10 4.4a5.6 5.6 0 1 0 .01 0zM10 7.4a2.6 2.6 0 1 1 -.01 0z" />,
];

interface SeatMarkProps {
  readonly side: number;
  readonly className?: string;
}

export function SeatMark({ side, className }: SeatMarkProps) {
  return (
    <svg
      className={className ? `seat-mark ${className}` : 'seat-mark'}
      viewBox="0 0 20 20"
      style={{ '--seat': `var(--seat-${side + 1})` }}
      aria-hidden="true"
    >
      <rect className="seat-cloth" x={1} y={1} width={18} height={18} rx={4} />
      <g className="seat-shape">{seatShapes[side % seatShapes.length]}</g>
    </svg>
  );
}
