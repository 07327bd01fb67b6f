import { useLang } from '../i18n/index.ts';
import { words } from './words.ts';

/** How hard it is, as diamonds. */
export function Grade({ grade }: { readonly grade: number }) {
  const { t } = useLang();
  return (
    <span className="grade" role="img" aria-label={t(words.grade)(grade)} title={t(words.grade)(grade)}>
      {[1, 2, 3, 4].map((n) => (
        <i key={n} className={n <= grade ? 'full' : undefined} />
      ))}
    </span>
  );
}
