import { useContext } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { RulebookContext } from './judge.ts';
import { RuleNumber } from './Rule.tsx';

const rulings = { ru: 'Решения судьи', en: 'Rulings' };

/** What a card leaves open, and our answers; why so is told under their numbers. */
export function CardRulings({ card }: { readonly card: string }) {
  const { t } = useLang();
  const { rulebook } = useContext(RulebookContext) ?? {};
  const about = Object.entries(rulebook?.details ?? {}).filter(([, { cards }]) => cards?.includes(card));
  if (about.length === 0) return null;
  return (
    <section className="card-rulings rule-words" aria-label={t(rulings)}>
      {about.map(([id, { title, question = title, text }]) => (
        <article key={id}>
          <p className="rule-question">
            {t(question)} <RuleNumber id={id} />
          </p>
          <p>{t(text)}</p>
        </article>
      ))}
    </section>
  );
}
