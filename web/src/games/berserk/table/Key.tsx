/** How to read the pieces, where no card is looked at: for those who do not know the signs yet. */
import type { ReactNode } from 'preact/compat';
import { type Both, useLang } from '../../../i18n/index.ts';
import { Glyph, Sheet } from '../../../kit/index.ts';
import type { BerserkView } from './game.ts';
import { keyWords, words } from './texts.ts';

export function Key({ view: { seat }, below }: { readonly view: BerserkView; readonly below: number }) {
  const { t } = useLang();
  const line = (sign: ReactNode, text: Both<string>) => (
    <li>
      <span className="key-sign" aria-hidden="true">
        {sign}
      </span>
      {t(text)}
    </li>
  );
  return (
    <Sheet className="card-panel key">
      <p>{t(words.pointAtCard)}</p>
      <ul>
        {line(<b className="key-strikes">1-2-4</b>, keyWords.strikes)}
        {line(
          <>
            <b className="key-lives">9</b>
            <b className="key-lives hurt">4</b>
          </>,
          keyWords.lives,
        )}
        {line(
          <i className="key-closed">
            <Glyph name="clockwise-rotation" />
          </i>,
          keyWords.closed,
        )}
        {line(<i className="key-chip" />, keyWords.chips)}
        {/* Two at one screen may see the field from the other's side. */}
        {seat === below &&
          line(
            <>
              <i className="key-card own" />
              <i className="key-card rival" />
            </>,
            keyWords.sides,
          )}
        {seat !== null && line(<i className="key-card lit" />, keyWords.lit)}
        {seat !== null &&
          line(
            <i className="key-shield">
              <Glyph name="shield" />
            </i>,
            keyWords.shield,
          )}
      </ul>
    </Sheet>
  );
}
