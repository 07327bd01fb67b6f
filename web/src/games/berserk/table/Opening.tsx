/** Before anything is dealt there is nothing to see but what comes: for those who have never fought a battle. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph, RuleNumber, Sheet } from '../../../kit/index.ts';
import { openingSteps, recruitWords } from './recruit-texts.ts';

export function Opening() {
  const { t } = useLang();
  return (
    <div className="berserk-board opening">
      <Sheet className="opening-steps" title={t(recruitWords.howItGoes)}>
        <ol>
          {openingSteps.map(({ glyph, name, text, rule }) => (
            <li key={rule}>
              <Glyph name={glyph} />
              <h3>{t(name)}</h3>
              <p>
                {t(text)} <RuleNumber id={rule} />
              </p>
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  );
}
