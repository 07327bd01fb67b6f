/** The card that is looked at or that acts, as large as it can be read. */
import { useLang } from '../../i18n/index.ts';
import { Sheet } from '../../kit/index.ts';
import { useAsk } from '../ask/context.ts';
import { defIn } from '../catalogue.ts';
import { Face } from './Face.tsx';
import type { BerserkView } from './game.ts';
import { words } from './texts.ts';

export function CardPanel({ view, below }: { readonly view: BerserkView; readonly below: number }) {
  const { t } = useLang();
  const { looked } = useAsk();
  const top = view.stack.at(-1);
  const card = looked?.card ?? top?.card.id ?? null;
  const def = looked?.def ?? (card === null ? undefined : defIn(view, card));
  if (card === null || def === undefined) {
    return (
      <Sheet className="card-panel empty">
        <p>{t(words.pointAtCard)}</p>
      </Sheet>
    );
  }
  return (
    <div className="card-panel" aria-hidden="true">
      <Face view={view} card={card} def={def} size="full" below={below} />
    </div>
  );
}
