/** What the words of a card mean, under the card that is read. */
import './terms.css';
import type { Text } from '@vigrid/kernel';
import { useLang } from '../i18n/index.ts';

interface TermsProps {
  readonly of: readonly { readonly name: Text; readonly about: Text }[];
}

export function Terms({ of }: TermsProps) {
  const { t } = useLang();
  if (of.length === 0) return null;
  return (
    <dl className="card-terms">
      {of.map(({ name, about }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been gained twice
        <div key={i}>
          <dt>{t(name)}</dt>
          <dd>{t(about)}</dd>
        </div>
      ))}
    </dl>
  );
}
