import type { ReactNode } from 'preact/compat';
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

export function LogTurn({ children }: { readonly children: ReactNode }) {
  return <li className="log-turn">{children}</li>;
}

export interface LogLineProps {
  readonly glyph: string;
  readonly rule?: string;
  readonly own?: boolean;
  readonly children: ReactNode;
}

/** One event: its glyph, the sentence, the rule it follows from. Names go into <b>, wounds into <b className="harm">. */
export function LogLine({ glyph, rule, own, children }: LogLineProps) {
  return (
    <li className={join('log-line', own && 'own')}>
      <Glyph name={glyph} />
      <span>
        {children} {rule && <RuleNumber id={rule} />}
      </span>
    </li>
  );
}
