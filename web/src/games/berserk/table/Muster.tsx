/** Recruited cards that wait for a cell: press or pull one, then its cell. */
import { useLang } from '../../../i18n/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { looks } from '../../../table/looks.ts';
import { Card } from '../cards/index.ts';
import type { BerserkView } from './game.ts';
import { words } from './texts.ts';

export function Muster({ view }: { readonly view: BerserkView }) {
  const { t } = useLang();
  if (view.seat === null) return null;
  const { recruits } = view.sides[view.seat];
  return (
    <section className="muster" aria-label={t(words.toDeploy)(recruits.length)}>
      <h2 className="eyebrow">{t(words.toDeploy)(recruits.length)}</h2>
      <ul>
        {recruits.map(({ id, def }) => (
          <li key={id}>
            <Waiting card={id} def={def} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ card, def }: { readonly card: number; readonly def: string }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, digit, handlers } = useCard(card, def);
  return (
    <Card
      {...handlers}
      entry={entryOf(def)}
      size="piece"
      side="own"
      lang={lang}
      look={looks(standing)}
      className={standing === 'other' ? 'can' : ''}
      tag={digit ?? undefined}
    />
  );
}
