/** Name, type and figures of the card, with what printed cards of its cost have. */
import { classes } from '@vigrid/berserk/text';
import type { CardEntry } from '@vigrid/kernel';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'preact/compat';
import { fetchAllCards } from '../games/catalogue.ts';
import { useLang } from '../i18n/index.ts';
import { elements } from '../kit/elements.ts';
import { Glyph, join, Sheet, Toggle } from '../kit/index.ts';
import type { Draft } from './draft.ts';
import { longestName } from './sets.ts';
import { words } from './words.ts';

interface FiguresProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

const types = ['creature', 'artifact', 'terrain'] as const;
/** How many pictures are offered. */
const mostPictures = 12;

export function Figures({ draft, onChange }: FiguresProps) {
  const { t, lang } = useLang();
  const printedCards = usePrinted();
  const pictures = picturesFor(printedCards, draft);
  const range = (figure: string) => rangeAt(printedCards, draft.cost, figure);
  const named = useMemo(
    () => Object.entries(classes).toSorted(([, a], [, b]) => a[lang].localeCompare(b[lang], lang)),
    [lang],
  );
  const strike = (at: number, value: number): Draft['strike'] => {
    const [weak, medium, strong] = draft.strike.with(at, value);
    return [weak, medium, strong];
  };
  return (
    <Sheet className="figures" title={t(words.figures)}>
      <Row label={t(words.name)}>
        {(id) => (
          <input
            id={id}
            lang="ru"
            maxLength={longestName}
            value={draft.name}
            onInput={(event) => onChange({ name: event.currentTarget.value })}
          />
        )}
      </Row>
      <fieldset className="figures-choice">
        <legend>{t(words.type)}</legend>
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="chip"
            aria-pressed={draft.type === type}
            onClick={() => onChange({ type })}
          >
            {t(words[type])}
          </button>
        ))}
      </fieldset>
      <fieldset className="figures-choice">
        <legend>{t(words.element)}</legend>
        {Object.entries(elements).map(([element, { glyph, name }]) => (
          <button
            key={element}
            type="button"
            className="chip"
            aria-pressed={draft.element === element}
            aria-label={t(name)}
            title={t(name)}
            onClick={() => onChange({ element })}
          >
            <Glyph name={glyph} />
          </button>
        ))}
      </fieldset>
      <Steps label={t(words.cost)} value={draft.cost} most={20} onChange={(cost) => onChange({ cost })}>
        <button
          type="button"
          className="chip"
          aria-pressed={draft.elite}
          onClick={() => onChange({ elite: !draft.elite })}
        >
          {t(draft.elite ? words.gold : words.silver)}
        </button>
      </Steps>
      {draft.type !== 'terrain' && (
        <Steps
          label={t(words.lives)}
          least={1}
          value={draft.lives}
          most={40}
          onChange={(lives) => onChange({ lives })}
        >
          <Printed range={range('lives')} cost={draft.cost} />
        </Steps>
      )}
      {draft.type === 'creature' && (
        <>
          {(['weak', 'medium', 'strong'] as const).map((grade, at) => (
            <Steps
              key={grade}
              label={t(words[grade])}
              value={draft.strike[at]}
              most={12}
              onChange={(value) => onChange({ strike: strike(at, value) })}
            >
              <Printed range={range(grade)} cost={draft.cost} />
            </Steps>
          ))}
          <Steps label={t(words.move)} value={draft.move} most={5} onChange={(move) => onChange({ move })}>
            <Toggle on={draft.flies} onChange={(flies) => onChange({ flies })}>
              {t(words.flies)}
            </Toggle>
          </Steps>
        </>
      )}
      <Row label={t(words.ofClass)}>
        {(id) => (
          <select
            id={id}
            value={draft.class}
            onChange={(event) => onChange({ class: event.currentTarget.value })}
          >
            <option value="">{t(words.noClass)}</option>
            {named.map(([key, name]) => (
              <option key={key} value={key}>
                {t(name)}
              </option>
            ))}
          </select>
        )}
      </Row>
      <fieldset className="figures-choice pictures">
        <legend>{t(words.figure)}</legend>
        {pictures.map((glyph, at) => (
          <button
            key={glyph}
            type="button"
            className={join('chip', 'picture')}
            aria-pressed={draft.glyph === glyph}
            aria-label={`${t(words.figure)} ${at + 1}`}
            onClick={() => onChange({ glyph })}
          >
            <Glyph name={glyph} />
          </button>
        ))}
      </fieldset>
    </Sheet>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <p className="figures-row">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}

interface StepsProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
}

/** A whole number between two bounds. */
function Steps({ label, value, least = 0, most, onChange, children }: StepsProps) {
  const { t } = useLang();
  const to = (next: number) => onChange(Math.max(least, Math.min(most, next)));
  return (
    <div className="figures-row">
      <span>{label}</span>
      <span className="figures-steps">
        <button
          type="button"
          aria-label={t(words.less)(label)}
          disabled={value <= least}
          onClick={() => to(value - 1)}
        >
          −
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={t(words.more)(label)}
          disabled={value >= most}
          onClick={() => to(value + 1)}
        >
          +
        </button>
      </span>
      {children}
    </div>
  );
}

function Printed({
  range,
  cost,
}: {
  readonly range: readonly [number, number] | null;
  readonly cost: number;
}) {
  const { t } = useLang();
  return range && <small>{t(words.printedAt)(range[0], range[1], cost)}</small>;
}

function usePrinted(): readonly CardEntry[] {
  const [found, setFound] = useState<readonly CardEntry[]>([]);
  useEffect(() => {
    let here = true;
    // Without them there is nothing to compare with, and the rest works.
    fetchAllCards('berserk').then((cards) => here && setFound(cards), console.warn);
    return () => {
      here = false;
    };
  }, []);
  return found;
}

/** The least and the most that printed cards of a cost have. */
function rangeAt(cards: readonly CardEntry[], cost: number, figure: string): [number, number] | null {
  const all = cards.flatMap(({ figures }) =>
    figures.cost === cost && figures[figure] !== undefined ? [figures[figure]] : [],
  );
  return all.length === 0 ? null : [Math.min(...all), Math.max(...all)];
}

/** Pictures of printed cards of this type and element, and the one that was chosen. */
function picturesFor(cards: readonly CardEntry[], { element, type, glyph }: Draft): readonly string[] {
  const fitting = cards.filter((card) => card.kind === type && card.dye === element);
  return [...new Set([glyph, ...fitting.map((card) => card.glyph)])].slice(0, mostPictures);
}
