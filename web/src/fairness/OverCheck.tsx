/** At the end of a game of the server: what the check of it says, and the way to all of it. */
import './fairness.css';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { request } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { type Checked, checkTable, type Shown } from './check.ts';
import { words } from './words.ts';

export default function OverCheck({ table, seat, log }: Shown & { readonly table: string }) {
  const { t } = useLang();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    request('record', { table })
      .then((finished) => checkTable(finished, seat === null ? null : { seat, log }))
      .then(
        (done) => here && setChecked(done),
        (error: unknown) => {
          console.warn('The game could not be checked:', error);
          if (here) setFailed(true);
        },
      );
    return () => {
      here = false;
    };
  }, [table, seat, log]);
  const wrong = checked?.checks.find(({ holds }) => holds === false);
  return (
    <p className="over-check" role="status" data-verdict={checked?.verdict}>
      <span className={checked?.verdict}>
        {failed ? t(words.notChecked) : checked ? t(words[checked.verdict]) : t(words.checking)}
        {wrong && `: ${t(wrong.text)}`}
      </span>{' '}
      <Link href={address.fairness(table)}>{t(words.details)}</Link>
    </p>
  );
}
