import { useState } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import { laterWords } from '../laterTexts.ts';

/** Giving up takes two presses in two places. */
export function Concede({ concede }: { readonly concede: () => void }) {
  const { t } = useLang();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button look="quiet" glyph="flying-flag" onClick={() => setSure(true)}>
        {t(laterWords.concede)}
      </Button>
    );
  return (
    <>
      {/* In the place of the button that asked, so that a second press gives nothing up. */}
      <Button glyph="return-arrow" onClick={() => setSure(false)}>
        {t(laterWords.concedeNo)}
      </Button>
      <Button className="harm" glyph="flying-flag" onClick={concede}>
        {t(laterWords.concedeYes)}
      </Button>
    </>
  );
}
