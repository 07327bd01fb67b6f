import { useLang } from '../../../i18n/index.ts';
import { CardBack } from '../../../kit/index.ts';
import { defIn, useEntries } from '../../../table/catalogue.ts';
import type { FaceProps, TermsProps } from '../../screen.ts';
import { Card, Terms } from '../cards/index.ts';
import { type HeroesView, pieceIn, seatOf } from './game.ts';
import { figuresOf } from './Pieces.tsx';
import { statusesOf } from './statuses.ts';

/** One card by its number: with its present figures if it is in play, as printed elsewhere, as a back if unknown. */
export function Face({ view, card, def, size, width, below }: FaceProps<HeroesView>) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const game = view;
  const piece = pieceIn(game, card);
  const known = piece?.def ?? def ?? defIn(view, card);
  const wide = width === undefined ? {} : { width };
  if (known === undefined) return <CardBack size={size} {...wide} />;
  const live = piece && figuresOf(piece);
  const side = (seatOf(game, card) ?? below) === below ? 'own' : 'rival';
  return <Card {...live} entry={entryOf(known)} size={size} side={side} lang={lang} {...wide} />;
}

/** What the card says, and what has come over it. */
export function CardTerms({ view, card, def }: TermsProps<HeroesView>) {
  const entryOf = useEntries();
  const piece = pieceIn(view, card);
  const known = piece?.def ?? def ?? defIn(view, card);
  if (known === undefined) return null;
  const gained = piece?.keywords.map(({ word }) => word) ?? [];
  const entry = entryOf(known);
  const of = [...(entry.traits?.keyword ?? []), ...gained];
  return <Terms of={of} now={piece ? statusesOf(piece, entry) : []} />;
}
