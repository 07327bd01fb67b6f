/** Before anything is dealt there is nothing to see but what comes: for those who have never fought a battle. */
import { told } from '@vigrid/berserk/table';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, RuleNumber, Sheet } from '../../../kit/index.ts';
import type { BerserkView } from './game.ts';
import { openingSteps, recruitWords } from './recruit-texts.ts';

export function Opening({ view }: { readonly view: BerserkView }) {
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
                {t(text)} <RuleNumber id={told(view, rule)} />
              </p>
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  );
}
