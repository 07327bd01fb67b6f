/** What the named features of a card mean, under the card that is read. */
import { wordName, words } from '@vigrid/berserk/text';
import type { Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import { Terms as Explained } from '../../../kit/index.ts';
import { type Named, plainWords, valued } from './keywords.ts';

interface TermsProps {
  readonly of: readonly Named[];
}

type Known = keyof typeof words;
const isKnown = (word: string): word is Known => word in words;

/** Each word once, with its value where it has one. */
export function termsOf(of: readonly Named[]): { readonly name: Text; readonly about: Text }[] {
  const terms = new Map<Known, { name: Text; about: Text }>();
  for (const { word, value } of of) {
    if (!isKnown(word) || plainWords.has(word)) continue;
    const name = wordName(word, valued.has(word) ? value : undefined, 'nom');
    terms.set(word, { name: { ru: capital(name.ru), en: capital(name.en) }, about: words[word].about });
  }
  return [...terms.values()];
}

export const Terms = ({ of }: TermsProps) => <Explained of={termsOf(of)} />;
