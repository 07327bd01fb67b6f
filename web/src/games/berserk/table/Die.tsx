/** A die: bone for the side below, ink for the other. */
import { join } from '../../../kit/index.ts';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

export function Die({ n, dark }: { readonly n: number; readonly dark: boolean }) {
  return (
    <span className={join('d6', dark && 'dark')} role="img" aria-label={String(n)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {(pips[n] ?? []).map(([x, y]) => (
          <circle key={`${x}${y}`} cx={6.5 + 5.5 * x} cy={6.5 + 5.5 * y} r={2.1} />
        ))}
      </svg>
    </span>
  );
}
