import type { Layout } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import type { BoardProps } from '../../games/screen.ts';
import { SeatMark } from '../../kit/SeatMark.tsx';
import { useTableInfo } from '../frame/context.ts';
import { Figures } from './Figures.tsx';

/** What everybody had in the end. */
export function Result({ view, seats }: BoardProps<Layout>) {
  const { names } = useTableInfo();
  const had = seats.map((_, seat) =>
    view.areas.filter((area) => area.seat === seat).flatMap(({ items }) => items),
  );
  if (had.every((items) => items.every(({ kind }) => kind !== 'figure'))) return null;
  return (
    <ul className="plain-result">
      {had.map((items, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is nothing but its number
        <li key={seat}>
          <SeatMark side={seat} /> {capital(names.seat(seat))}
          <Figures of={items.filter((item) => item.kind === 'figure')} />
        </li>
      ))}
    </ul>
  );
}
