/** A card in play as the question sees it; symbionts and equipment peep out from under their host. */

import type { AskedQuestion } from '@vigrid/protocol';
import { useLang } from '../../../i18n/index.ts';
import { CardBack, join } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { actsOf } from '../../../table/ask/draft.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { looks } from '../../../table/looks.ts';
import { Card } from '../cards/index.ts';
import { type BerserkView, cellName, liveOf, type PieceView, seatedOn } from './game.ts';
import { useSmallPieces } from './sizes.ts';
import { words } from './texts.ts';

interface PieceProps {
  readonly piece: PieceView;
  readonly view: BerserkView;
  readonly below: number;
}

export function Piece({ piece, view, below }: PieceProps) {
  const riders = seatedOn(view, piece.id);
  if (riders.length === 0) return <OnePiece piece={piece} view={view} below={below} />;
  return (
    <span className="hosted">
      <OnePiece piece={piece} view={view} below={below} carries={riders.length} />
      <span className="riders">
        {riders.map((rider) => (
          <OnePiece key={rider.id} piece={rider} view={view} below={below} rides />
        ))}
      </span>
    </span>
  );
}

interface OneProps extends PieceProps {
  readonly carries?: number;
  readonly rides?: boolean;
}

export function OnePiece({ piece, view, below, carries = 0, rides = false }: OneProps) {
  const { lang, t } = useLang();
  const entryOf = useEntries();
  const { update, names } = useTableInfo();
  const small = useSmallPieces();
  // In a strip beside a plate there is no room for a name.
  const inStrip = useLayout() === 'narrow' && piece.cell < 0;
  const { standing, ordinal, digit, outcome, handlers } = useCard(piece.id, piece.def ?? undefined);
  const own = piece.seat === below;
  const key = ordinal ?? digit;
  const look = looks(standing);
  const className = join(
    standing === 'other' && 'can',
    rides && 'rides',
    isActing(view, piece.id) && 'on-stack',
    piece.numb && 'numb',
  );
  if (piece.def === null) {
    return (
      <button
        type="button"
        {...handlers}
        className={join('card back', rides ? 'thumb' : 'piece', look && `is-${look}`, className)}
        aria-label={t(words.hiddenCard)(piece.cell < 0 ? '' : cellName(piece.cell), own)}
      >
        <CardBack size={rides ? 'thumb' : 'piece'} />
        {key !== null && <span className="card-tag">{key}</span>}
      </button>
    );
  }
  return (
    <Card
      {...handlers}
      entry={entryOf(piece.def)}
      live={{ ...liveOf(piece, carries), number: names.number(piece.id), whose: own ? 'own' : 'rival' }}
      size={rides ? 'thumb' : small || inStrip ? 'mini' : 'piece'}
      side={own ? 'own' : 'rival'}
      lang={lang}
      look={look}
      className={className}
      tag={key !== null && outcome ? `${key} · ${outcome}` : (key ?? outcome ?? undefined)}
      badge={standing === 'lit' && mayStepIn(update.question, piece.id) ? 'shield' : undefined}
    />
  );
}

const isActing = (view: BerserkView, card: number): boolean =>
  view.stack.some((item) => item.card.id === card);

/** Stepping in is one of the answers to what is asked. */
const mayStepIn = (question: AskedQuestion | null, card: number): boolean =>
  actsOf(question, card).some((act) => act.do === 'defend');
