import { type ReactNode, useEffect, useState } from 'preact/compat';
import { join } from './Button.tsx';
import { Glyph } from './Glyph.tsx';
import { RuleNumber } from './Rule.tsx';

/** The log of a game: newest last, read out politely. */
export function Log({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="log" role="log" aria-label={label} aria-live="polite">
      <ol>{children}</ol>
    </div>
  );
}

/** Where a line lies from the step that is looked at. */
export type When = 'before' | 'now' | 'later';

const whenClass = (when: When | undefined) => when !== 'before' && when;

interface LogTurnProps {
  readonly when?: When;
  readonly children: ReactNode;
}

export function LogTurn({ when, children }: LogTurnProps) {
  return <li className={join('log-turn', whenClass(when))}>{children}</li>;
}

export interface LogLineProps {
  readonly glyph: string;
  readonly rule?: string;
  readonly own?: boolean;
  readonly when?: When;
  readonly children: ReactNode;
}

/** One event: its glyph, the sentence, the rule it follows from. Names go into <b>, wounds into <b className="harm">. */
export function LogLine({ glyph, rule, own, when, children }: LogLineProps) {
  return (
    <li className={join('log-line', own && 'own', whenClass(when))}>
      <Glyph name={glyph} />
      <span>
        {children} {rule && <RuleNumber id={rule} />}
      </span>
    </li>
  );
}

export interface LogDeedProps extends Omit<LogLineProps, 'children'> {
  /** What was done, in words. */
  readonly head: ReactNode;
  /** Whose it was. */
  readonly mark: ReactNode;
  /** What came of it shows; else only its pictures do. */
  readonly open: boolean;
  /** The pictures of what came of it. */
  readonly what: readonly string[];
  readonly whatLabel: string;
  /** The way to the table as it stood then. */
  readonly look: { readonly label: string; onClick(): void };
  /** The lines of what came of it; drawn only while they show, for a long game has hundreds. */
  unfold(): ReactNode;
}

/** A deed and, folded under it, what came of it. */
export function LogDeed({ head, mark, open, what, whatLabel, look, unfold, ...line }: LogDeedProps) {
  const { glyph, rule, own, when } = line;
  const [shown, setShown] = useState(open);
  useEffect(() => setShown(open), [open]);
  return (
    <li className={join('deed', whenClass(when))}>
      <button
        type="button"
        className="deed-look"
        aria-label={look.label}
        title={look.label}
        onClick={look.onClick}
      >
        <Glyph name={glyph} />
      </button>
      <div>
        <div className={join('log-line', own && 'own')}>
          {mark}
          {head} {rule && <RuleNumber id={rule} />}
          {what.length > 0 && (
            <button
              type="button"
              className="deed-what"
              aria-label={whatLabel}
              aria-expanded={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? '−' : [...new Set(what)].slice(0, 5).map((one) => <Glyph key={one} name={one} />)}
            </button>
          )}
        </div>
        {shown && what.length > 0 && <ol>{unfold()}</ol>}
      </div>
    </li>
  );
}
