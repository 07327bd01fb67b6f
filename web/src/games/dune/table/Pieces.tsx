/** Cards on the table as the question sees them: in hand, in the Row, in a pile. */
import { useLang } from '../../../i18n/index.ts';
import { join } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { looks } from '../../../table/looks.ts';
import { Card } from '../cards/index.ts';
import { type CardRef, useEntries } from './game.ts';

interface PieceProps {
  readonly card: CardRef;
  readonly size?: 'hand' | 'thumb';
  readonly width?: number;
  /** What it costs now; null if it can not be bought with Persuasion. */
  readonly cost?: number | null;
  /** A few words of the game, where no key stands. */
  readonly tag?: string | undefined;
}

export function Piece({ card, size = 'hand', width, cost, tag }: PieceProps) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, ordinal, digit, handlers } = useCard(card.id, card.def);
  const { pulled } = useAsk();
  return (
    <Card
      {...handlers}
      entry={entryOf(card.def)}
      size={size}
      lang={lang}
      width={width}
      {...(cost !== undefined && { cost })}
      look={looks(standing)}
      className={join(standing === 'other' && 'can', pulled === card.id && 'pulled-away')}
      tag={ordinal ?? digit ?? tag}
    />
  );
}
