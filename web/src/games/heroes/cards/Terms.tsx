import { keywords, plainText, type Term, terms } from '@vigrid/heroes/text';
import type { Text } from '@vigrid/kernel';
import { Terms as Explained } from '../../../kit/index.ts';

const known: Readonly<Record<string, Term | undefined>> = { ...keywords, ...terms };

interface TermsProps {
  readonly of: readonly string[];
  /** What the card is or has now that is not printed on it. */
  readonly now?: readonly Term[];
}

/** What has come over the card, and what these words mean, those that have a meaning of their own. */
export function Terms({ of, now = [] }: TermsProps) {
  const found = [...new Set(of)].flatMap((word) => known[word] ?? []);
  const said = [...now, ...found.filter((term) => !now.includes(term))];
  return <Explained of={said.map(({ name, about }) => ({ name, about: plain(about) }))} />;
}

const plain = ({ ru, en }: Text): Text => ({ ru: plainText(ru, 'ru'), en: plainText(en, 'en') });
