import type { DeckChecked, Problem } from '@vigrid/protocol';
import type { ReactNode } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Glyph, RuleNumber } from '../kit/index.ts';
import { words } from './words.ts';

export interface LegalityProps {
  readonly checked: DeckChecked | null;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Reasons beyond these are shown when asked for. */
const few = 4;

/** What the game says of the deck: that it may be played, or every reason why not. */
export function Legality({ checked, children }: LegalityProps) {
  const { t } = useLang();
  if (!checked) return <p className="legality">{t(words.checking)}</p>;
  const { problems } = checked;
  if (problems.length === 0) {
    return (
      <p className="legality fine" role="status">
        <Glyph name="checked-shield" />
        {t(words.fine)}
      </p>
    );
  }
  return (
    <div className="legality wrong">
      <p role="status">
        <Glyph name="interdiction" />
        {t(words.problems)(problems.length)}
      </p>
      <Reasons problems={problems.slice(0, few)} />
      {problems.length > few && (
        <details>
          <summary>{t(words.moreProblems)(problems.length - few)}</summary>
          <Reasons problems={problems.slice(few)} />
        </details>
      )}
      {children}
    </div>
  );
}

function Reasons({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLang();
  return (
    <ul>
      {problems.map(({ text, rule }) => (
        <li key={text.en}>
          {t(text)} {rule && <RuleNumber id={rule} />}
        </li>
      ))}
    </ul>
  );
}
