/** What the words of a card mean: those printed on it, or those it has now. */

import { defIn, useEntries } from '../../../table/catalogue.ts';
import type { TermsProps } from '../../screen.ts';
import { printedWords } from '../cards/index.ts';
import { Terms } from '../cards/Terms.tsx';
import { type BerserkView, pieceIn } from './game.ts';

export function CardTerms({ view, card, def }: TermsProps<BerserkView>) {
  const entryOf = useEntries();
  const piece = pieceIn(view, card);
  const known = piece?.def ?? def ?? defIn(view, card);
  if (known === undefined) return null;
  return <Terms of={piece?.def ? piece.words : printedWords(entryOf(known))} />;
}
