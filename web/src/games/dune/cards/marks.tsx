/** An Agent on the board, with the dye and the shape of its seat. */
import { seatShapes } from '../../../kit/SeatMark.tsx';

interface PawnProps {
  readonly side: number;
  readonly className?: string;
}

export function Pawn({ side, className }: PawnProps) {
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
        {seatShapes[side % 4]}
      </g>
    </svg>
  );
}
