/** What the players have to settle among themselves, once there is anything; and that whoever looks on is behind. */
import { Suspense } from 'preact/compat';
import { lazy } from '../../kit/later.tsx';
import { useTableInfo } from './context.ts';

const Company = lazy(() => import('../../people/Company.tsx'));

export function AtHand() {
  const { update, seat, state } = useTableInfo();
  const { drawOffer, pause, seats, over } = update;
  const some =
    (seat === null && state.watch.delay > 0) ||
    drawOffer !== null ||
    pause !== null ||
    seats.some(({ deputy, away }) => deputy ?? away !== undefined);
  if (!some || over) return null;
  return (
    <Suspense fallback={null}>
      <Company />
    </Suspense>
  );
}
