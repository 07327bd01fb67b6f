/** The form of a position, drawn from what the game says may stand in one. It knows no game. */
import type { CardEntry, PositionField } from '@vigrid/kernel';
import { useId, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Glyph } from '../kit/index.ts';
import { amongCards, nameIn, spotFor } from './desk.ts';
import { isMapping, type Mapping, withValue } from './laid.ts';
import { words } from './words.ts';

export interface FieldsProps {
  readonly fields: readonly PositionField[];
  readonly value: Mapping;
  readonly onChange: (value: Mapping) => void;
  readonly cards: readonly CardEntry[];
  /** The letters of the seats. */
  readonly seats: readonly string[];
  /** Whose fields these are, counted from 0. */
  readonly at?: number;
}

export function Fields({ fields, value, onChange, ...rest }: FieldsProps) {
  return (
    <div className="position-fields">
      {fields.map((field) => (
        <Field
          key={field.id}
          field={field}
          value={value[field.id]}
          onChange={(one) => onChange(withValue(value, field.id, one))}
          {...rest}
        />
      ))}
    </div>
  );
}

interface FieldProps extends Pick<FieldsProps, 'cards' | 'seats' | 'at'> {
  readonly field: PositionField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Field({ field, value, onChange, cards, seats, at = 0 }: FieldProps) {
  const { t } = useLang();
  switch (field.kind) {
    case 'number':
      return (
        <label className="position-field">
          {t(field.label)}
          <input
            type="number"
            min={0}
            max={field.most ?? 99}
            value={typeof value === 'number' ? value : ''}
            onInput={({ currentTarget: { value: typed } }) =>
              onChange(typed === '' ? undefined : Number(typed))
            }
          />
        </label>
      );
    case 'flag':
      return (
        <label className="position-field">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {t(field.label)}
        </label>
      );
    case 'cards':
      return <Cards field={field} value={value} onChange={onChange} cards={cards} seats={seats} at={at} />;
    default:
      return <Choice field={field} value={value} onChange={onChange} cards={cards} seats={seats} />;
  }
}

/** One of a list: a seat, a cell, a card. */
function Choice({ field, value, onChange, cards, seats }: FieldProps) {
  const { t } = useLang();
  const options: readonly (readonly [value: string | number, name: string])[] =
    field.kind === 'choice'
      ? field.choices.map((one) => [one, String(one)])
      : field.kind === 'seat'
        ? seats.map((seat) => [seat, t(words.side)(seat.toUpperCase())])
        : amongCards(field, cards).map((card) => [card.name.en, t(card.name)]);
  return (
    <label className="position-field">
      {t(field.label)}
      <select
        value={value === undefined ? '' : String(value)}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(options.find(([one]) => String(one) === chosen)?.[0])
        }
      >
        <option value="">{t(words.usual)}</option>
        {options.map(([one, name]) => (
          <option key={one} value={String(one)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Cards in a place, in their order; each with what it has gathered. */
function Cards({ field, value, onChange, cards, seats, at: seat = 0 }: FieldProps) {
  const { t } = useLang();
  const [typed, setTyped] = useState('');
  const list = useId();
  if (field.kind !== 'cards') return null;
  const laid = Array.isArray(value) ? value : [];
  const known = amongCards(field, cards);
  const add = (name: string) => {
    const card = known.find((one) => [one.name.ru, one.name.en].some((own) => same(own, name)));
    if (!card) return;
    onChange([
      ...laid,
      field.each
        ? { card: card.name.en, ...spotFor(field.each, laid, { letter: seats[seat] ?? null }, seats) }
        : card.name.en,
    ]);
    setTyped('');
  };
  const nameOf = (entry: unknown): string => {
    const name = nameIn(entry);
    const card = cards.find((one) => one.name.en === name || one.id === name);
    return card ? t(card.name) : name;
  };
  return (
    <fieldset className="position-cards">
      <legend>{t(field.label)}</legend>
      <ul>
        {laid.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are told apart by their place alone
          <li key={at}>
            <b>{nameOf(entry)}</b>
            <button
              type="button"
              className="tool"
              aria-label={t(words.remove)(nameOf(entry))}
              onClick={() => onChange(laid.toSpliced(at, 1))}
            >
              <Glyph name="cancel" />
            </button>
            {field.each && (
              <Fields
                fields={field.each}
                value={isMapping(entry) ? entry : { card: entry }}
                onChange={(one) => onChange(laid.with(at, one))}
                cards={cards}
                seats={seats}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="position-add">
        <input
          list={list}
          value={typed}
          placeholder={t(words.add)}
          aria-label={t(words.addTo)(t(field.label))}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            // The table beside must not take letters for its keys.
            event.stopPropagation();
            if (event.key === 'Enter') add(typed);
          }}
        />
        <Button size="small" disabled={typed === ''} onClick={() => add(typed)}>
          +
        </Button>
        <datalist id={list}>
          {known.map(({ id, name }) => (
            <option key={id} value={t(name)} />
          ))}
        </datalist>
      </div>
    </fieldset>
  );
}

const same = (a: string, b: string): boolean =>
  a.localeCompare(b.trim(), undefined, { sensitivity: 'base' }) === 0;
