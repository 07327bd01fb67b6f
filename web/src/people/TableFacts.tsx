/** What one ought to know of a table before sitting down to it. */

import type { Text } from '@vigrid/kernel';
import type { Absence, ClockSetting, Watch } from '@vigrid/protocol';
import { type Speech, useLang } from '../i18n/index.ts';
import { RuleNumber } from '../kit/index.ts';
import { setupWords } from '../lobby/setupWords.ts';
import { timingText } from '../lobby/timing.ts';
import { words } from './words.ts';

interface TableFactsProps {
  readonly timing: ClockSetting | null;
  readonly chosen?: readonly Text[];
  readonly rated: boolean;
  readonly watch: Watch;
  readonly absence: Absence;
}

export function TableFacts({ timing, chosen = [], rated, watch, absence }: TableFactsProps) {
  const spoken = useLang();
  const { t } = spoken;
  return (
    <ul className="table-facts">
      {chosen.map((said) => (
        <li key={said.en}>{t(said)}</li>
      ))}
      <li>
        {timing ? timingText(timing, spoken) : t(setupWords.noClock)}
        {timing && (
          <small>
            {t(setupWords.outOfTime)} <RuleNumber id="T-7" />
          </small>
        )}
      </li>
      <li>
        {t(rated ? words.rated : words.notRated)}
        {rated && <small>{t(words.ratedAbout)}</small>}
      </li>
      {absence.bot !== null && (
        <li>
          {t(words.ifAway)(whileText(absence.bot, spoken))} <RuleNumber id="T-9" />
        </li>
      )}
      <li>
        {t(words.watchers)}:{' '}
        {t({ all: words.watchAll, link: words.watchLink, none: words.watchNone }[watch.who])}
        {watch.who !== 'none' && watch.delay > 0 && <small>{t(words.behind)(String(watch.delay))}</small>}
      </li>
    </ul>
  );
}

/** A while in words: on its own, 02:00 would be an hour of the night. */
function whileText(milliseconds: number, { lang }: Speech): string {
  const seconds = Math.round(milliseconds / 1000);
  const whole = seconds % 60 === 0;
  const unit = { style: 'unit', unit: whole ? 'minute' : 'second', unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(lang, unit).format(whole ? seconds / 60 : seconds);
}
