import type { DeckChecked } from '@vigrid/server/protocol';
import { useLang } from '../i18n/index.ts';
import { Glyph, RuleNumber } from '../kit/index.ts';
import { words } from './words.ts';

/** What the game says of the deck: that it may be played, or every reason why not. */
export function Legality({ checked }: { readonly checked: DeckChecked | null }) {
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
      <ul>
        {problems.map(({ text, rule }) => (
          <li key={text.en}>
            {t(text)} {rule && <RuleNumber id={rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
