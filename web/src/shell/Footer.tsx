import './shell.css';
import { useLang } from '../i18n/index.ts';
import { Link } from './Link.tsx';
import { address } from './router.ts';
import { words } from './words.ts';

export function Footer() {
  const { t } = useLang();
  return (
    <footer className="footer">
      <Link href={address.fairness()}>{t(words.fairness)}</Link>
      <Link href={address.people}>{t(words.people)}</Link>
      <Link href={address.tournaments}>{t(words.tournaments)}</Link>
      <Link href={address.credits}>{t(words.credits)}</Link>
    </footer>
  );
}
