/** The cards that a deck can be made of: searched, filtered, taken by a press, a key or a step. */
import type { CardEntry } from '@vigrid/kernel';
import type { CardLimit } from '@vigrid/protocol';
import {
  memo,
  type KeyboardEvent as Pressed,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, join, RuleNumber, Toggle } from '../kit/index.ts';
import { useDesk } from './desk.ts';
import type { Editing, Limits } from './editing.ts';
import { Filters } from './Filters.tsx';
import { type Chosen, passes, search } from './filtering.ts';
import type { GameCards } from './games.ts';
import { Stepper } from './Stepper.tsx';
import { words } from './words.ts';

export interface PoolProps {
  readonly editing: Editing;
  readonly onOpen: (card: string) => void;
}

export function Pool({ editing, onOpen }: PoolProps) {
  const { t, lang } = useLang();
  const { shelf } = useDesk();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const [barred, setBarred] = useState(false);
  const [filtering, setFiltering] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);

  const { limits } = editing;
  const among = useMemo(
    () => shelf.index.filter(({ entry }) => entry.kind !== shelf.leader && (barred || may(entry, limits))),
    [shelf.index, shelf.leader, limits, barred],
  );
  const entries = useMemo(() => among.map(({ entry }) => entry), [among]);
  const found = useMemo(
    () =>
      search(among, query, lang)
        .filter((entry) => passes(entry, shelf.cards.facets, chosen))
        .sort((a, b) => Number(may(b, limits)) - Number(may(a, limits))),
    [among, query, lang, chosen, limits, shelf.cards.facets],
  );
  const count = Object.values(chosen).reduce((sum, values) => sum + values.length, 0);

  return (
    <section className="pool" aria-label={t(words.pool)}>
      <search className="pool-search">
        <input
          ref={field}
          type="search"
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Button className="pool-filter" aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
          {t(words.filters)}
          {count > 0 && <em className="count">{count}</em>}
        </Button>
      </search>
      <div className={join('pool-tools', filtering && 'filtering')}>
        <Filters facets={shelf.cards.facets} among={entries} chosen={chosen} onChange={setChosen} />
        <div className="pool-more">
          <p role="status">{t(words.found)(found.length)}</p>
          <Toggle on={barred} onChange={setBarred}>
            {t(words.barred)}
          </Toggle>
          <p className="pool-keys">{t(words.keys)}</p>
        </div>
      </div>
      {limits && <Cards found={found} limits={limits} editing={editing} onOpen={onOpen} />}
      {limits && found.length === 0 && <p className="pool-none">{t(words.none)}</p>}
    </section>
  );
}

/** Whether the deck may hold any of this card. */
const may = ({ id }: CardEntry, limits: Limits | null): boolean => (limits?.[id]?.most ?? 0) > 0;

/** The slash goes to the search, wherever nothing is being written. */
function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || writing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [field]);
}

interface CardsProps extends PoolProps {
  readonly found: readonly CardEntry[];
  readonly limits: Limits;
}

/** One stop for the Tab key; arrows walk the cards, and keys take them and put them back. */
function Cards({ found, limits, editing, onOpen }: CardsProps) {
  const { t } = useLang();
  const { cards } = useDesk().shelf;
  const [at, setAt] = useState<string | null>(null);
  const stop = found.some(({ id }) => id === at) ? at : found[0]?.id;

  const pressed = (event: Pressed<HTMLUListElement>) => {
    const card = cardOf(event.target);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') editing.add(card);
    else if (event.key === '-' || event.key === 'Backspace' || event.key === 'Delete') editing.take(card);
    else if (event.key === 'i' || event.key === 'ш') onOpen(card);
    else if (!walk(event.currentTarget, event.target, event.key)) return;
    event.preventDefault();
  };

  return (
    <ul
      className="pool-cards"
      aria-label={t(words.pool)}
      onKeyDown={pressed}
      onFocus={({ target }) => setAt(cardOf(target))}
    >
      {found.map((entry) => (
        <PoolCard
          key={entry.id}
          cards={cards}
          entry={entry}
          limit={limits[entry.id]}
          count={editing.deck.cards[entry.id] ?? 0}
          stop={entry.id === stop}
          onAdd={editing.add}
          onTake={editing.take}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** Moves the focus to the neighbour that an arrow points at. */
/** The card that a part of the list belongs to. */
const cardOf = (part: EventTarget | null): string | null =>
  (part instanceof Element && part.closest('li')?.dataset.preview) || null;

function walk(list: HTMLElement, from: EventTarget | null, key: string): boolean {
  const cards = [...list.querySelectorAll<HTMLElement>('li > .card')];
  const at = from instanceof HTMLElement ? cards.indexOf(from) : -1;
  if (at < 0) return false;
  const to = cards[neighbour(cards, at, key)];
  to?.focus();
  to?.scrollIntoView({ block: 'nearest' });
  return to !== undefined;
}

function neighbour(cards: readonly HTMLElement[], at: number, key: string): number {
  const left = (i: number) => Math.round(cards[i].getBoundingClientRect().left);
  const below = (i: number) => left(i) === left(at);
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowDown':
      return cards.findIndex((_, i) => i > at && below(i));
    case 'ArrowUp':
      return cards.findLastIndex((_, i) => i < at && below(i));
    case 'Home':
      return 0;
    case 'End':
      return cards.length - 1;
    default:
      return -1;
  }
}

interface PoolCardProps {
  readonly cards: GameCards;
  readonly entry: CardEntry;
  readonly limit: CardLimit;
  readonly count: number;
  /** The Tab key stops here. */
  readonly stop: boolean;
  readonly onAdd: (card: string) => void;
  readonly onTake: (card: string) => void;
  readonly onOpen: (card: string) => void;
}

const PoolCard = memo(function PoolCard(props: PoolCardProps) {
  const { cards, entry, limit, count, stop, onAdd, onTake, onOpen } = props;
  const { t, lang } = useLang();
  const { Card, read } = cards;
  const allowed = limit.most > 0;
  const { id } = entry;
  return (
    <li className={join('pool-card', count > 0 && 'in')} data-preview={id}>
      <Card
        entry={entry}
        size="hand"
        look={allowed ? undefined : 'barred'}
        tabIndex={stop ? 0 : -1}
        aria-label={`${read(entry, lang)} ${allowed ? `${t(words.held)(count, limit.most)}.` : t(limit.why.text)}`}
        // A finger can not rest on a card to read it: a tap opens it, and the plus below takes it.
        onClick={(event) => (byFinger(event) ? onOpen(id) : onAdd(id))}
      />
      {allowed ? (
        <Stepper
          name={t(entry.name)}
          count={count}
          most={limit.most}
          skipped
          onAdd={() => onAdd(id)}
          onTake={() => onTake(id)}
        />
      ) : (
        <p className="pool-why">
          {t(limit.why.text)} {limit.why.rule && <RuleNumber id={limit.why.rule} />}
        </p>
      )}
    </li>
  );
});

const byFinger = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';
