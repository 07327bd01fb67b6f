import { keywords, type Term, terms } from '@vigrid/heroes/text';
import { useLang } from '../../i18n/index.ts';

const known: Readonly<Record<string, Term | undefined>> = { ...keywords, ...terms };

/** What these words mean, those that have a meaning of their own. */
export function Terms({ of }: { readonly of: readonly string[] }) {
  const { t } = useLang();
  const found = [...new Set(of)].flatMap((word) => known[word] ?? []);
  if (found.length === 0) return null;
  return (
    <dl className="card-terms">
      {found.map(({ name, about }) => (
        <div key={name.en}>
          <dt>{t(name)}</dt>
          <dd>{t(about)}</dd>
        </div>
      ))}
    </dl>
  );
}
