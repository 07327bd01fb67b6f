import type { CardEntry } from '@vigrid/kernel';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Choices } from './DeckChoice.tsx';
import { type Chosen, choiceOf, type Extra, entriesOf, extras } from './extras.ts';

interface ExtraChoicesProps {
  readonly game: string;
  readonly seats: number;
  readonly value: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** What this game alone asks. */
export function ExtraChoices({ game, seats, value, onChange }: ExtraChoicesProps) {
  const fields = extras[game]?.fields ?? [];
  return fields
    .filter((field) => (field.seats?.includes(seats) ?? true) && (field.when?.(value, seats) ?? true))
    .map((field) => (
      <Field
        key={field.id}
        game={game}
        field={field}
        value={value[field.id]}
        chosen={value}
        onChange={(one) => onChange({ ...value, [field.id]: one })}
      />
    ));
}

interface FieldProps {
  readonly game: string;
  readonly field: Extra;
  readonly value: string | undefined;
  /** All answers. */
  readonly chosen: Chosen;
  readonly onChange: (value: string) => void;
}

function Field({ game, field, value, chosen, onChange }: FieldProps) {
  const { t } = useLang();
  const [more, setMore] = useState<readonly CardEntry[]>([]);
  const { kind, fits } = field;
  useEffect(() => {
    if (kind === undefined) return;
    let here = true;
    entriesOf(game, kind).then(
      (found) => here && setMore(found),
      // Then chance decides.
      (error: unknown) => console.warn('There is nothing to choose from:', error),
    );
    return () => {
      here = false;
    };
  }, [game, kind]);
  const fitting = fits ? more.filter((entry) => fits(entry, chosen)) : more;
  const choices = [...field.choices, ...fitting.map(choiceOf)];
  // What another answer has ruled out is not chosen any more.
  const gone = value !== undefined && more.length > 0 && !choices.some((choice) => choice.value === value);
  useEffect(() => {
    if (gone) onChange(field.choices[0].value);
  });
  return (
    <Choices
      legend={t(field.legend)}
      value={choices.some((choice) => choice.value === value) ? (value ?? '') : choices[0].value}
      onChange={onChange}
      look={kind === undefined ? '' : 'leaders'}
      options={choices.map((choice) => ({
        value: choice.value,
        label: t(choice.label),
        ...(choice.about && { about: t(choice.about) }),
      }))}
    />
  );
}
