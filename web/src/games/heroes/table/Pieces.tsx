/** Cards in play and in hand, as the question sees them. */
import { useLang } from '../../../i18n/index.ts';
import { join } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { looks } from '../../../table/looks.ts';
import { Card } from '../cards/index.ts';
import { type HandCard, livesLeft, type PieceView } from './game.ts';

interface PieceProps {
  readonly piece: PieceView;
  readonly own: boolean;
}

/** A creature of the squad. `defends`: it may step in. */
export function Creature({ piece, own, defends }: PieceProps & { readonly defends: boolean }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, ordinal, digit, outcome, handlers } = useCard(piece.id, piece.def);
  const { names } = useTableInfo();
  const key = ordinal ?? digit;
  return (
    <Card
      {...handlers}
      {...liveOf(piece)}
      number={names.number(piece.id)}
      whose={own ? 'own' : 'rival'}
      entry={entryOf(piece.def)}
      size="piece"
      side={own ? 'own' : 'rival'}
      lang={lang}
      look={looks(standing)}
      className={join(standing === 'other' && 'can', piece.fresh && 'fresh')}
      tag={key !== null && outcome ? `${key} · ${outcome}` : (key ?? outcome ?? undefined)}
      {...(defends && standing === 'lit' && { badge: 'shield' })}
    />
  );
}

/** A support card or a quest: small, with what lies on it. */
export function Support({ piece, own, width }: PieceProps & { readonly width?: number }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, handlers } = useCard(piece.id, piece.def);
  return (
    <Card
      {...handlers}
      {...liveOf(piece)}
      whose={own ? 'own' : 'rival'}
      entry={entryOf(piece.def)}
      size="thumb"
      side={own ? 'own' : 'rival'}
      lang={lang}
      look={looks(standing)}
      className={join('slot-card', standing === 'other' && 'can')}
      {...(width && { width })}
    />
  );
}

interface InHandProps {
  readonly card: HandCard;
  /** The one reason why it can not be played now. */
  readonly reason: string | null;
}

export function InHand({ card, reason }: InHandProps) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, ordinal, digit, handlers } = useCard(card.id, card.def);
  const { pulled } = useAsk();
  const can = standing === 'other' || standing === 'lit';
  const barred = reason !== null && standing === 'idle';
  return (
    <Card
      {...handlers}
      entry={entryOf(card.def)}
      size="hand"
      side="own"
      lang={lang}
      cost={card.cost}
      look={can ? undefined : barred ? 'barred' : looks(standing)}
      className={join(can && 'can', pulled === card.id && 'pulled-away')}
      tag={ordinal ?? digit ?? (barred ? reason : undefined)}
      aria-description={barred ? reason : undefined}
    />
  );
}

/** A card of the rival's hand that everybody has seen. */
export function KnownCard({ card }: { readonly card: HandCard }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, handlers } = useCard(card.id, card.def);
  return (
    <Card
      {...handlers}
      entry={entryOf(card.def)}
      size="mini"
      side="rival"
      lang={lang}
      cost={card.cost}
      look={looks(standing)}
    />
  );
}

export const liveOf = (piece: PieceView) => ({ ...figuresOf(piece), closed: piece.closed });

/** What a card in play shows however it lies. */
export const figuresOf = (piece: PieceView) => ({
  strike: piece.strike,
  lives: livesLeft(piece),
  wounds: piece.wounds,
  keywords: piece.keywords,
  markers: piece.markers,
  poison: piece.poison,
  boosts: piece.boosts,
  stunned: piece.stunned,
  captured: piece.captured.length,
});
