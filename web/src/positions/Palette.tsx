/** Cards to be laid: found by name, carried onto the board or into a list, or laid by a press. */
import type { CardEntry, PositionForm } from '@vigrid/kernel';
import { type PointerEvent, useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Glyph } from '../kit/index.ts';
import { useTableInfo } from '../table/frame/context.ts';
import { useLayout } from '../table/frame/layout.ts';
import { amongCards, listIn, listsOf, marksOf, nameIn, without } from './desk.ts';
import type { Load } from './dragging.ts';
import type { Mapping } from './laid.ts';
import { words } from './words.ts';

/** Rows that are drawn at once. */
const mostShown = 40;

interface PaletteProps {
  readonly form: PositionForm;
  readonly cards: readonly CardEntry[];
  readonly position: Mapping;
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly onChange: (position: Mapping) => void;
  readonly onLay: (letter: string | null, list: string, card: CardEntry) => void;
  readonly onCarry: (load: Load, event: PointerEvent<HTMLElement>) => void;
  /** What is carried comes from the board, and may be taken off. */
  readonly taking: boolean;
}

export function Palette(props: PaletteProps) {
  const { form, cards, position, names, letters, onChange, onLay, onCarry, taking } = props;
  const { t } = useLang();
  const narrow = useLayout() === 'narrow';
  const ofTable = listsOf(form, null).length > 0;
  const [side, setSide] = useState<string | null>('a');
  const [chosen, setChosen] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const lists = listsOf(form, side);
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  const found = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase();
    const known = list ? amongCards(list, cards) : cards;
    return known.filter(({ name }) =>
      [name.ru, name.en].some((one) => one.toLocaleLowerCase().includes(wanted)),
    );
  }, [cards, list, query]);
  if (!list) return null;
  const lying = listIn(position, { letter: side, list: list.id });
  const called = (entry: unknown) => {
    const name = nameIn(entry);
    const card = cards.find((one) => one.name.en === name || one.id === name);
    return card ? t(card.name) : name;
  };
  return (
    <div className="palette">
      <fieldset className="palette-sides">
        <legend className="unseen">{t(words.whose)}</legend>
        {[...letters, ...(ofTable ? [null] : [])].map((letter, at) => (
          <button
            key={letter ?? 'table'}
            type="button"
            className="chip"
            aria-pressed={side === letter}
            onClick={() => setSide(letter)}
          >
            {letter === null ? t(words.table) : names[at]}
          </button>
        ))}
      </fieldset>
      <fieldset className="palette-lists">
        <legend className="unseen">{t(words.where)}</legend>
        {lists.map((one) => (
          <button
            key={one.id}
            type="button"
            className="chip"
            aria-pressed={one === list}
            data-list={`${side ?? 'table'}.${one.id}`}
            onClick={() => setChosen(one.id)}
          >
            {t(one.label)} <b>{listIn(position, { letter: side, list: one.id }).length}</b>
          </button>
        ))}
        <span className="chip palette-away" data-list="away" hidden={!taking}>
          {t(words.takeOff)}
        </span>
      </fieldset>
      {lying.length > 0 && (
        <ul className="palette-laid" aria-label={t(list.label)}>
          {lying.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are told apart by their place alone
            <li key={at}>
              <button
                type="button"
                className="chip"
                aria-label={t(words.remove)(called(entry))}
                onClick={() => onChange(without(position, { letter: side, list: list.id, index: at })[0])}
              >
                {called(entry)} <Glyph name="cancel" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!narrow && <Marks form={form} onCarry={onCarry} />}
      <input
        type="search"
        className="palette-search"
        value={query}
        placeholder={t(words.find)(found.length)}
        aria-label={t(words.find)(found.length)}
        onKeyDown={(event) => event.stopPropagation()}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className="palette-how">{t(narrow ? words.press : words.carry)(t(list.label))}</p>
      <ul className="palette-cards">
        {found.slice(0, mostShown).map((card) => (
          <PaletteCard
            key={card.id}
            card={card}
            onLay={() => onLay(side, list.id, card)}
            onCarry={(event) => onCarry({ kind: 'card', card, from: null }, event)}
          />
        ))}
      </ul>
      {found.length > mostShown && <p>{t(words.moreCards)(found.length - mostShown)}</p>}
    </div>
  );
}

interface PaletteCardProps {
  readonly card: CardEntry;
  readonly onLay: () => void;
  readonly onCarry: (event: PointerEvent<HTMLElement>) => void;
}

function PaletteCard({ card, onLay, onCarry }: PaletteCardProps) {
  const { t } = useLang();
  const { screen, view } = useTableInfo();
  const { Face } = screen;
  return (
    <li>
      <button type="button" className="palette-card" onClick={onLay} onPointerDown={onCarry}>
        <span aria-hidden="true">
          <Face view={view} card={-1} def={card.id} size="thumb" width={30} below={0} />
        </span>
        <b>{t(card.name)}</b>
        <small>{t(card.line)}</small>
      </button>
    </li>
  );
}

/** Wounds, chips and the like: carried onto a card of the board. */
function Marks({ form, onCarry }: Pick<PaletteProps, 'form' | 'onCarry'>) {
  const { t } = useLang();
  const marks = marksOf(form);
  if (marks.length === 0) return null;
  return (
    <p className="palette-marks" aria-hidden="true">
      <small>{t(words.marks)}</small>
      {marks.map(({ id, label, kind }) => (
        <span
          key={id}
          className="chip palette-mark"
          onPointerDown={(event) => onCarry({ kind: 'mark', mark: id, label: t(label) }, event)}
        >
          {kind === 'number' && '+1 '}
          {t(label)}
        </span>
      ))}
    </p>
  );
}
