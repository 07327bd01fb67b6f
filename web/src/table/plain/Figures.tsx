import type { Figure } from '@vigrid/kernel';
import { useLang } from '../../i18n/index.ts';

/** Numbers with their names. */
export function Figures({ of }: { readonly of: readonly Figure[] }) {
  const { t } = useLang();
  if (of.length === 0) return null;
  return (
    <dl className="plain-figures">
      {of.map(({ title, value }) => (
        <div key={title.en}>
          <dt>{t(title)}</dt>
          <dd>{typeof value === 'number' ? value : t(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
