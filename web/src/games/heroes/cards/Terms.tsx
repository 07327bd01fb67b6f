import { keywords, plainText, type Term, terms } from '@vigrid/heroes/text';
import { useLang } from '../../../i18n/index.ts';

const known: Readonly<Record<string, Term | undefined>> = { ...keywords, ...terms };

interface TermsProps {
  readonly of: readonly string[];
  /** What the card is or has now that is not printed on it. */
  readonly now?: readonly Term[];
}

/** What has come over the card, and what these words mean, those that have a meaning of their own. */
export function Terms({ of, now = [] }: TermsProps) {
  const { t, lang } = useLang();
  const found = [...new Set(of)].flatMap((word) => known[word] ?? []);
  const said = [...now, ...found.filter((term) => !now.includes(term))];
  if (said.length === 0) return null;
  return (
    <dl className="card-terms">
      {said.map(({ name, about }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been gained twice
        <div key={i}>
          <dt>{t(name)}</dt>
          <dd>{plainText(t(about), lang)}</dd>
        </div>
      ))}
    </dl>
  );
}
