/** The card that is looked at or that acts, as large as it can be read, and what its words mean. */
import { useAsk } from '../../../table/ask/context.ts';
import { defIn } from '../../../table/catalogue.ts';
import { Face } from './Face.tsx';
import type { BerserkView } from './game.ts';
import { CardTerms, Key } from './later.ts';

interface CardPanelProps {
  readonly view: BerserkView;
  readonly below: number;
  /** It lies over something else, so it is there only while there is a card to read. */
  readonly over?: boolean;
}

export function CardPanel({ view, below, over = false }: CardPanelProps) {
  const { looked } = useAsk();
  const top = view.stack.at(-1);
  const card = looked?.card ?? top?.card.id ?? null;
  const def = looked?.def ?? (card === null ? undefined : defIn(view, card));
  if (card === null || def === undefined) return over ? null : <Key view={view} below={below} />;
  return (
    <div className={over ? 'card-panel over' : 'card-panel'} aria-hidden="true">
      <Face view={view} card={card} def={def} size="full" below={below} />
      <CardTerms view={view} card={card} def={def} />
    </div>
  );
}
