/** Effects as symbols with figures, and words where there is no symbol. Read aloud, everything is words. */
import type { Mark, Said } from '@vigrid/dune/table';
import { Fragment, type ReactNode } from 'preact/compat';
import type { Speech } from '../../../i18n/index.ts';
import { Glyph } from '../../../kit/Glyph.tsx';
import { type Sign, symbols } from './pictures.ts';
import { words } from './words.ts';

interface SymbolsProps {
  readonly box: Said | undefined;
  readonly t: Speech['t'];
  /** Says beside each symbol what it is. */
  readonly worded?: boolean;
}

export function Symbols({ box, t, worded = false }: SymbolsProps) {
  return (
    <>
      <span className="unseen">{box && t(box.text)}</span>
      <span className="symbols" aria-hidden="true">
        {box && parts(box.marks, t, worded)}
      </span>
    </>
  );
}

const parts = (marks: readonly Mark[], t: Speech['t'], worded: boolean): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a box is printed; its parts never move
  marks.map((mark, i) => <Fragment key={i}>{part(mark, t, worded)}</Fragment>);

function part(mark: Mark, t: Speech['t'], worded: boolean): ReactNode {
  if ('sign' in mark) {
    const word = mark.word && (worded || mark.always) ? t(mark.word) : undefined;
    return <Amount of={mark.sign} n={mark.n ?? ''} word={word} />;
  }
  if ('said' in mark) return <i className="said">{t(mark.said)}</i>;
  if ('among' in mark) return <Among {...mark} t={t} worded={worded} />;
  if ('when' in mark) {
    return (
      <>
        <i className="when">{mark.when.map(t).join(', ')}:</i>
        {parts(mark.gives, t, worded)}
      </>
    );
  }
  return (
    <>
      <span className="price">{parts(mark.pay, t, false)}</span>
      <i className="to">→</i>
      {parts(mark.gives, t, worded)}
    </>
  );
}

type AmongProps = Extract<Mark, { readonly among: unknown }> & Required<Omit<SymbolsProps, 'box'>>;

function Among({ among, pick, t, worded }: AmongProps) {
  return (
    <>
      {pick !== undefined && <i className="when">{t(words.pick)(pick)}</i>}
      {among.map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options are printed in an order of their own
        <Fragment key={i}>
          {i > 0 && pick === undefined && <i className="or">{t(words.or)}</i>}
          {parts(option, t, worded)}
        </Fragment>
      ))}
    </>
  );
}

interface AmountProps {
  readonly of: Sign | 'persuasion';
  readonly n: number | string;
  readonly word?: string | undefined;
}

export function Amount({ of, n, word }: AmountProps) {
  return (
    <span className={`amount ${of === 'persuasion' ? 'convincing' : of}`}>
      {of === 'persuasion' ? <i className="diamond" /> : <Glyph name={symbols[of]} />}
      {n !== '' && <b>{n}</b>}
      {word && <small>{word}</small>}
    </span>
  );
}
