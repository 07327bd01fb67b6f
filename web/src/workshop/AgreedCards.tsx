/** The cards that are in no catalogue, to which whoever takes a seat agrees: what each is and says. */
import './agreed.css';
import type { CardEntry } from '@vigrid/kernel';
import { useLang } from '../i18n/index.ts';
import { words } from './words.ts';

export default function AgreedCards({ cards }: { readonly cards: readonly CardEntry[] }) {
  const { t } = useLang();
  return (
    <section className="agreed">
      <p>{t(words.agreed)}</p>
      <ul>
        {cards.map(({ id, name, line, figures, text }) => (
          <li key={id}>
            <b>{t(name)}</b>{' '}
            <small>
              {t(line)}
              {figures.strong !== undefined && ` · ${figures.weak}-${figures.medium}-${figures.strong}`}
              {figures.lives !== undefined && ` · ♥ ${figures.lives}`}
            </small>
            <p>{text.map(t).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
