import { useLang } from '../../../i18n/index.ts';
import { CardBack } from '../../../kit/index.ts';
import { defIn, useEntries } from '../../../table/catalogue.ts';
import type { FaceProps } from '../../screen.ts';
import { Card } from '../cards/index.ts';
import { type BerserkView, liveOf, pieceIn, seatOf } from './game.ts';

/** One card by its number: with its present figures if it is in play, as printed elsewhere, as a back if unknown. */
export function Face({ view, card, def, size, width, below }: FaceProps<BerserkView>) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const game = view;
  const piece = pieceIn(game, card);
  const known = piece?.def ?? def ?? defIn(view, card);
  const wide = width === undefined ? {} : { width };
  if (known === undefined) return <CardBack size={size} {...wide} />;
  const live = piece ? { ...liveOf(piece), hidden: false, closed: false } : {};
  const side = (seatOf(game, card) ?? below) === below ? 'own' : 'rival';
  return <Card entry={entryOf(known)} live={live} size={size} side={side} lang={lang} {...wide} />;
}
