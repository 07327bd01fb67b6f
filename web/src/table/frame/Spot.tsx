import { useAsk } from '../ask/context.ts';
import type { Spotlight } from '../motion/beats.ts';
import { useTableInfo } from './context.ts';

/** A card held up for everybody: a spell as it is played, a top card as it is shown. */
export function Spot({ spotlight }: { readonly spotlight: Spotlight | null }) {
  const { stage } = useAsk();
  const { screen, view, below } = useTableInfo();
  const { Face } = screen;
  if (!spotlight) return null;
  return (
    <div className="spotlight" aria-hidden="true">
      <div ref={stage.ref(`c${spotlight.card}`)}>
        <Face view={view} card={spotlight.card} def={spotlight.def} size="full" width={212} below={below} />
      </div>
    </div>
  );
}
