import type { Act } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import { useLang } from '../../i18n/index.ts';
import { join } from '../../kit/index.ts';
import type { Answering } from '../ask/answering.ts';
import { useCard } from '../ask/card.ts';
import { offeredIn } from '../ask/draft.ts';
import { words } from '../texts.ts';
import { useTableInfo } from './context.ts';

/** Cards that are asked about and do not lie on the table: in a graveyard, a deck, the rival's hand. */
export function Tray({ answering }: { readonly answering: Answering }) {
  const { t } = useLang();
  const { screen, view } = useTableInfo();
  const placed = screen.placed(view);
  const { question } = answering;
  const named = (act: Act) => question !== null && screen.atOnce?.(question, act, view) === true;
  const cards = askedCards(question, named).filter((card) => !placed.has(card));
  if (cards.length === 0) return null;
  return (
    <ul className="tray" aria-label={t(words.offTable)}>
      {cards.map((card) => (
        <li key={card}>
          <TrayCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function TrayCard({ card }: { readonly card: number }) {
  const { screen, view, names, below } = useTableInfo();
  const { standing, ordinal, digit, handlers } = useCard(card);
  const { Face } = screen;
  return (
    <button
      type="button"
      {...handlers}
      className={join('tray-card', `is-${standing}`)}
      aria-label={names.card(card)}
    >
      <Face view={view} card={card} size="hand" width={84} below={below} />
      {(ordinal ?? digit) !== null && <span className="card-tag">{ordinal ?? digit}</span>}
    </button>
  );
}

/** Those that buttons name need not be shown. */
function askedCards(question: AskedQuestion | null, named: (act: Act) => boolean): readonly number[] {
  if (question?.kind === 'cards') return question.from;
  return [
    ...new Set(offeredIn(question).flatMap(({ act, parts }) => (named(act) ? [] : (parts.from ?? [])))),
  ];
}
