/** What the words of a card mean: those printed on it, or those it has now. */
import { printedWords } from '../../kit/berserk/index.ts';
import { Terms } from '../../kit/berserk/Terms.tsx';
import type { TermsProps } from '../boards.ts';
import { defIn, useEntries } from '../catalogue.ts';
import { berserkView, pieceIn } from './game.ts';

export function CardTerms({ view, card, def }: TermsProps) {
  const entryOf = useEntries();
  const piece = pieceIn(berserkView(view), card);
  const known = piece?.def ?? def ?? defIn(view, card);
  if (known === undefined) return null;
  return <Terms of={piece?.def ? piece.words : printedWords(entryOf(known))} />;
}
