/** What was checked, one thing a line, under what it comes to. */
import type { Check } from '@vigrid/kernel/fairness';
import { useLang } from '../i18n/index.ts';
import type { Verdict } from './check.ts';
import { words } from './words.ts';

export function Checks({
  checks,
  verdict,
}: {
  readonly checks: readonly Check[];
  readonly verdict: Verdict;
}) {
  const { t } = useLang();
  return (
    <>
      <p className={`verdict ${verdict}`} role="status">
        <Sign holds={verdict === 'consistent' ? null : verdict === 'proved'} /> {t(words[verdict])}
      </p>
      <ul className="checks">
        {checks.map(({ of, holds, text }) => (
          <li key={of} data-check={of} data-holds={String(holds)}>
            <Sign holds={holds} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sign({ holds }: { readonly holds: boolean | null }) {
  const { t } = useLang();
  const label = t(holds === null ? words.open : holds ? words.holds : words.fails);
  return (
    <b
      className={holds === null ? 'open' : holds ? 'good' : 'bad'}
      role="img"
      aria-label={label}
      title={label}
    >
      {holds === null ? '·' : holds ? '✓' : '✗'}
    </b>
  );
}
