import type { Pull } from '../ask/drag.ts';
import { useTableInfo } from './context.ts';

/** A card on its way from the hand, under the pointer. */
export function Pulled({ pull }: { readonly pull: Pull | null }) {
  const { screen, view, below } = useTableInfo();
  const { Face } = screen;
  if (!pull) return null;
  return (
    <div className="pulled" style={{ left: pull.x, top: pull.y }} data-on={pull.onBoard || undefined}>
      <Face view={view} card={pull.card} size="hand" width={116} below={below} />
    </div>
  );
}
