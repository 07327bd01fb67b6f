import type { Both } from '../i18n/index.ts';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';

export interface ActProps {
  readonly glyph: string;
  readonly words: Both<string>;
  /** The same where there is little room. */
  readonly short?: Both<string>;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Something to do with a deck; on a phone a small button with its word below. */
export function Act({ glyph, words, short = words, disabled = false, onClick }: ActProps) {
  const { t } = useLang();
  // Called what it says, in either width.
  const name = short === words ? t(words) : `${t(short)}: ${t(words)}`;
  return (
    <Button size="small" glyph={glyph} aria-label={name} disabled={disabled} onClick={onClick}>
      <span className="long">{t(words)}</span>
      <span className="short">{t(short)}</span>
    </Button>
  );
}
