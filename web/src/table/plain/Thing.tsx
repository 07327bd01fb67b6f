/** One thing on the plain table as the question sees it: a card, a die, a token, a place. */
import { useLang } from '../../i18n/index.ts';
import { CardBack, join } from '../../kit/index.ts';
import { pressOf, useCard } from '../ask/card.ts';
import { useAsk } from '../ask/context.ts';
import { useTableInfo } from '../frame/context.ts';
import { looks } from '../looks.ts';
import { words } from '../texts.ts';
import { Card } from './Card.tsx';
import { Die } from './Die.tsx';
import { type Thing as Item, isNumbered, type Numbered } from './items.ts';
import { filled } from './said.ts';

interface ThingProps {
  readonly item: Item;
  /** Whose zone it lies in. */
  readonly seat: number | undefined;
}

export function Thing({ item, seat }: ThingProps) {
  if (!isNumbered(item)) return <Drawn item={item} seat={seat} />;
  return item.kind === 'place' ? <Place item={item} /> : <Pressable item={item} seat={seat} />;
}

function Drawn({ item, seat }: ThingProps) {
  const { t } = useLang();
  const rival = useRival(seat);
  switch (item.kind) {
    case 'card':
      return item.faceDown ? (
        <CardBack size="hand" label={t(words.someCard)} />
      ) : (
        <Card item={item} rival={rival} />
      );
    case 'die':
      return <Die face={item.face} />;
    default:
      return <Token item={item} />;
  }
}

function Token({ item }: { readonly item: Extract<Item, { kind: 'token' | 'place' }> }) {
  const { t, lang } = useLang();
  const { names } = useTableInfo();
  return (
    <span className="plain-token">
      {filled(item.title, lang, names)}
      {item.figures?.map(({ title, value }) => (
        <small key={title.en}>
          {t(title)} <b>{typeof value === 'number' ? value : t(value)}</b>
        </small>
      ))}
    </span>
  );
}

const useRival = (seat: number | undefined): boolean => {
  const { below } = useTableInfo();
  return seat !== undefined && seat !== below;
};

function Pressable({ item, seat }: { readonly item: Numbered; readonly seat: number | undefined }) {
  const { t, lang } = useLang();
  const { names } = useTableInfo();
  const rival = useRival(seat);
  const def = item.kind === 'card' ? item.def : undefined;
  const { standing, ordinal, digit, handlers } = useCard(item.id, def);
  const look = looks(standing);
  const tag = ordinal ?? digit ?? undefined;
  if (item.kind === 'card' && !item.faceDown)
    return <Card {...handlers} item={item} rival={rival} look={look} tag={tag} />;
  const label =
    item.kind === 'die'
      ? t(words.dieOf)(item.face)
      : item.kind === 'card'
        ? t(words.someCard)
        : filled(item.title, lang, names);
  return (
    <button
      type="button"
      {...handlers}
      className={join('plain-press', item.kind, look && `is-${look}`)}
      aria-label={label}
    >
      {item.kind === 'card' ? <CardBack size="hand" /> : <Drawn item={item} seat={seat} />}
      {tag !== undefined && <span className="card-tag">{tag}</span>}
    </button>
  );
}

function Place({ item }: { readonly item: Numbered }) {
  const { lang } = useLang();
  const { names } = useTableInfo();
  const ask = useAsk();
  const standing = ask.place(item.id);
  const look = looks(standing);
  const asked = standing !== 'idle';
  return (
    <button
      type="button"
      className={join('plain-press', 'place', look && `is-${look}`)}
      data-cell={item.id}
      data-stop={asked || undefined}
      tabIndex={asked ? 0 : -1}
      onClick={(event) => ask.pressPlace(item.id, pressOf(event))}
    >
      <span className="plain-token">{filled(item.title, lang, names)}</span>
    </button>
  );
}
