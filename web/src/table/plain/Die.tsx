/** A die: pips up to six, a number beyond. */
import './die.css';

/** Where pips lie, in a square of 30. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[15, 15]],
  [
    [8, 8],
    [22, 22],
  ],
  [
    [8, 8],
    [15, 15],
    [22, 22],
  ],
  [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  [
    [8, 8],
    [22, 8],
    [15, 15],
    [8, 22],
    [22, 22],
  ],
  [
    [8, 7.5],
    [22, 7.5],
    [8, 15],
    [22, 15],
    [8, 22.5],
    [22, 22.5],
  ],
];

export function Die({ face }: { readonly face: number }) {
  const shown = pips[face];
  return (
    <svg className="plain-die" viewBox="0 0 30 30" role="img" aria-label={String(face)}>
      <rect x={1} y={1} width={28} height={28} rx={6} />
      {shown ? (
        shown.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={2.9} />)
      ) : (
        <text x={15} y={21} textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
