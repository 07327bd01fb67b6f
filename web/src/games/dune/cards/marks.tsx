/** Pieces on the board with the dye and the shape of their seat: Agents, Spies; and battle icons. */
import type { BattleIcon as Icon } from '@vigrid/dune/table';
import { Glyph } from '../../../kit/Glyph.tsx';
import { seatShapes } from '../../../kit/SeatMark.tsx';
import { battleGlyphs } from './pictures.ts';

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
        {seatShapes[side % seatShapes.length]}
      </g>
    </svg>
  );
}

/** A Spy: an eye whose pupil is the seat's shape. Of nobody: a closed lid. */
export function Eye({ side, className }: { readonly side?: number; readonly className?: string }) {
  return (
    <svg
      className={className ? `eye ${className}` : 'eye'}
      viewBox="0 0 30 30"
      data-side={side}
      aria-hidden="true"
    >
      <circle className="seat-cloth" cx={15} cy={15} r={13.6} />
      {side === undefined ? (
        <path className="lid" d="M7 13.5Q15 20.5 23 13.5" />
      ) : (
        <>
          <path className="seat-shape" d="M3.6 15Q15 3.8 26.4 15Q15 26.2 3.6 15z" />
          <g className="pupil" transform="translate(5 5)">
            {seatShapes[side % seatShapes.length]}
          </g>
        </>
      )}
    </svg>
  );
}

export const BattleIcon = ({ icon, word }: { readonly icon: Icon; readonly word: string }) => (
  <span className="battle-icon" role="img" aria-label={word} title={word}>
    <Glyph name={battleGlyphs[icon]} />
  </span>
);
