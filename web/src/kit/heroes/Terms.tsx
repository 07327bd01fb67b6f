import { keywords, plainText, type Term, terms } from '@vigrid/heroes/text';
import type { Text } from '@vigrid/kernel';
import { useLang, type Words } from '../../i18n/index.ts';

const words = { now: { ru: 'Теперь', en: 'Now' } } satisfies Words;

const known: Readonly<Record<string, Term | undefined>> = { ...keywords, ...terms };

interface TermsProps {
  readonly of: readonly string[];
  /** Texts that the card has now and that are not printed on it. */
  readonly gained?: readonly Text[];
}

/** What these words mean, those that have a meaning of their own. */
export function Terms({ of, gained = [] }: TermsProps) {
  const { t, lang } = useLang();
  const found = [...new Set(of)].flatMap((word) => known[word] ?? []);
  if (found.length + gained.length === 0) return null;
  return (
    <dl className="card-terms">
      {gained.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been gained twice
        <div key={i}>
          <dt>{t(words.now)}</dt>
          <dd>{plainText(t(text), lang)}</dd>
        </div>
      ))}
      {found.map(({ name, about }) => (
        <div key={name.en}>
          <dt>{t(name)}</dt>
          <dd>{t(about)}</dd>
        </div>
      ))}
    </dl>
  );
}
