/** What is in a deck: its leader, its cards by cost. */
import type { DeckList } from '@vigrid/protocol';
import type { ReactNode } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Band, Glyph, join } from '../kit/index.ts';
import { useDesk } from './desk.ts';
import type { Limits } from './editing.ts';
import type { Held } from './lists.ts';
import { Stepper } from './Stepper.tsx';
import { words } from './words.ts';

export interface LeaderProps {
  readonly deck: DeckList;
  readonly onOpen: (card: string) => void;
  readonly children?: ReactNode;
}

export function Leader({ deck, onOpen, children }: LeaderProps) {
  const { t } = useLang();
  const { shelf } = useDesk();
  const hero = shelf.entries.get(deck.hero ?? '');
  if (!hero) return null;
  const { Card } = shelf.cards;
  return (
    <div className="leader" data-preview={hero.id}>
      <Card
        entry={hero}
        size="thumb"
        width={56}
        aria-label={t(words.show)(t(hero.name))}
        onClick={() => onOpen(hero.id)}
      />
      <span>
        <b>{t(hero.name)}</b>
        <small>{t(hero.line)}</small>
      </span>
      {children}
    </div>
  );
}

export interface ContentsProps {
  readonly deck: DeckList;
  readonly held: readonly Held[];
  readonly onOpen: (card: string) => void;
  /** The cards that something is wrong with. */
  readonly wrong?: ReadonlySet<string | undefined>;
  /** Only to look at where it is not given. */
  readonly change?: {
    readonly limits: Limits | null;
    add(card: string): void;
    take(card: string): void;
  };
}

/** The cards by cost. */
export function Contents({ deck, held, onOpen, wrong, change }: ContentsProps) {
  const { t } = useLang();
  const { entries, cards } = useDesk().shelf;
  const strangers = Object.entries(deck.cards).filter(([id]) => !entries.has(id));
  return (
    <ul className="contents" aria-label={t(words.deck)}>
      {held.map(({ entry, count }) => (
        <li key={entry.id} data-preview={entry.id} className={join(wrong?.has(entry.id) && 'wrong')}>
          {entry.figures.cost === undefined ? (
            <i className="no-cost" />
          ) : (
            <cards.Price n={entry.figures.cost} entry={entry} />
          )}
          <Band dye={entry.dye} />
          <button type="button" aria-label={t(words.show)(t(entry.name))} onClick={() => onOpen(entry.id)}>
            {t(entry.name)}
          </button>
          {wrong?.has(entry.id) && <Glyph name="interdiction" />}
          <b>
            <span className="unseen">{t(words.times)(count)}</span>
            <span aria-hidden="true">×{count}</span>
          </b>
          {change && (
            <Stepper
              name={t(entry.name)}
              count={count}
              most={change.limits?.[entry.id]?.most ?? count}
              onAdd={() => change.add(entry.id)}
              onTake={() => change.take(entry.id)}
            />
          )}
        </li>
      ))}
      {strangers.map(([id, count]) => (
        <li key={id} className="wrong">
          <Glyph name="interdiction" />
          <span>{id}</span>
          <b>×{count}</b>
          {change && (
            <Stepper
              name={id}
              count={count}
              most={0}
              onAdd={() => change.add(id)}
              onTake={() => change.take(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
