import type { CardEntry } from '@vigrid/kernel';
import { useId } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Glyph } from '../kit/index.ts';
import { useDesk } from './desk.ts';
import { type Chosen, type Facet, toggled, valuesAmong } from './filtering.ts';
import { words } from './words.ts';

export interface FiltersProps {
  readonly facets: readonly Facet[];
  /** The cards to choose among: only what occurs in them can be chosen. */
  readonly among: readonly CardEntry[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

export function Filters({ facets, among, chosen, onChange }: FiltersProps) {
  const { t, lang } = useLang();
  const any = Object.values(chosen).some((values) => values.length > 0);
  return (
    <div className="filters">
      {facets.map((facet) => {
        const values = valuesAmong(facet, among, lang);
        if (!tellsApart(facet, values, among)) return null;
        const Choice = facet.look === 'list' ? Pick : Chips;
        return (
          <Choice
            key={facet.id}
            facet={facet}
            values={values}
            chosen={chosen[facet.id] ?? []}
            onToggle={(value) => onChange(toggled(chosen, facet.id, value))}
            onOnly={(value) => onChange({ ...chosen, [facet.id]: value === null ? [] : [value] })}
          />
        );
      })}
      {any && (
        <Button look="quiet" size="small" glyph="cancel" onClick={() => onChange({})}>
          {t(words.clear)}
        </Button>
      )}
    </div>
  );
}

/** A value that every card has is no choice. */
const tellsApart = (facet: Facet, values: readonly string[], among: readonly CardEntry[]): boolean =>
  values.length > 1 || (values.length === 1 && !among.every((entry) => facet.values(entry).length > 0));

interface ChoiceProps {
  readonly facet: Facet;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  readonly onOnly: (value: string | null) => void;
}

function Chips({ facet, values, chosen, onToggle }: ChoiceProps) {
  const { t } = useLang();
  const { Price } = useDesk().shelf.cards;
  return (
    <fieldset className={`chips ${facet.look}`}>
      <legend className="unseen">{t(facet.name)}</legend>
      {values.map((value) => {
        const glyph = facet.glyph?.(value);
        const label = t(facet.label(value));
        return (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(value)}
            aria-label={facet.look === 'coins' ? `${t(facet.name)} ${label}` : label}
            title={facet.look === 'coins' ? undefined : label}
            onClick={() => onToggle(value)}
          >
            {facet.look === 'coins' ? <Price n={Number(value)} /> : glyph && <Glyph name={glyph} />}
            {facet.look === 'chips' && <span>{label}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

function Pick({ facet, values, chosen, onOnly }: ChoiceProps) {
  const { t } = useLang();
  const id = useId();
  return (
    <span className="pick">
      <label className="unseen" htmlFor={id}>
        {t(facet.name)}
      </label>
      <select
        id={id}
        value={chosen[0] ?? ''}
        data-chosen={chosen.length > 0}
        onChange={(event) => onOnly(event.currentTarget.value || null)}
      >
        <option value="">{t(facet.any)}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {t(facet.label(value))}
          </option>
        ))}
      </select>
    </span>
  );
}
