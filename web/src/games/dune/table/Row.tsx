/** What can be bought: the Imperium Row, the Reserve, a card set aside. */
import { type RefObject, useEffect, useRef } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { join, Sheet } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { sentences } from '../cards/index.ts';
import { asideOf, type DuneView, ownSide, useEntries } from './game.ts';
import { Piece } from './Pieces.tsx';
import { words } from './texts.ts';

export function Row({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  const { update } = useTableInfo();
  const own = ownSide(view, below);
  const ask = update.question?.ask;
  const buying = view.turn?.kind === 'reveal' && view.turn.side === below;
  const place = useInSight(view.seat === below && (buying || ask === 'manipulate' || ask === 'acquire'));
  return (
    <Sheet
      className={join('imperium', buying && 'buying')}
      title={t(words.row)}
      aside={buying ? t(words.toSpend)(own.persuasion) : t(words.rowWhen)}
    >
      <ul className="row-cards" ref={place}>
        {view.row.map((card) => (
          <li key={card.id}>
            <Piece card={card} cost={card.cost} />
          </li>
        ))}
        {asideOf(own).map((card) => (
          <li key={card.id} className="aside">
            <Piece card={card} cost={card.cost} tag={t(words.aside)} />
          </li>
        ))}
        <li className="reserve">
          <ul aria-label={t(words.reserve)}>
            {view.reserve.map(({ top, size }) =>
              top ? (
                <li key={top.def}>
                  <Stock id={top.id} def={top.def} cost={top.cost} size={size} />
                </li>
              ) : null,
            )}
          </ul>
        </li>
      </ul>
    </Sheet>
  );
}

/** Cards that only Shaddam's team acquires. */
export function Throne({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { throne } = view.six ?? {};
  if (!throne) return null;
  return (
    <Sheet className="throne" title={t(words.throne)} aside={t(words.throneFor)}>
      <ul className="row-cards">
        {throne.map((card) => (
          <li key={card.id}>
            <Piece card={card} cost={card.cost} />
          </li>
        ))}
        {throne.length === 0 && <li className="none">{t(words.throneEmpty)}</li>}
      </ul>
    </Sheet>
  );
}

/** On a phone the Row lies below the board: it comes into sight while something may be taken from it. */
function useInSight(wanted: boolean): RefObject<HTMLUListElement | null> {
  const place = useRef<HTMLUListElement>(null);
  const narrow = useLayout() === 'narrow';
  useEffect(() => {
    const row = place.current;
    if (!wanted || !narrow || !row) return;
    row.scrollIntoView({ block: 'start' });
    return () => row.closest('.board-area')?.scrollTo({ top: 0 });
  }, [wanted, narrow]);
  return place;
}

interface StockProps {
  readonly id: number;
  readonly def: string;
  readonly cost: number | null;
  readonly size: number;
}

/** A stack of the Reserve: name, price, how many are left. */
function Stock({ id, def, cost, size }: StockProps) {
  const { t } = useLang();
  const entry = useEntries()(def);
  const { standing, digit, handlers } = useCard(id, def);
  return (
    <button
      type="button"
      {...handlers}
      className={join('stock', standing === 'lit' && 'is-lit', standing === 'chosen' && 'is-chosen')}
      aria-label={sentences([t(entry.name), ...entry.text.map(t), t(words.left)(size)])}
    >
      {cost !== null && <span className="persuasion">{cost}</span>}
      <span>
        {t(entry.name)} <small>{t(words.left)(size)}</small>
      </span>
      {digit !== null && <kbd>{digit}</kbd>}
    </button>
  );
}
