/** Where the arrows of a Commander's Agent point. */
import { SeatMark } from '../cards/index.ts';

export const Arrows = ({ to }: { readonly to: readonly number[] }) => (
  <span className="arrows">
    →
    {to.map((ally) => (
      <SeatMark key={ally} side={ally} />
    ))}
  </span>
);
