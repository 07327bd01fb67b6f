/** How thinking time is counted, and what happens when it is over. */
import type { ClockSetting } from '@vigrid/protocol';
import { useLang } from '../i18n/index.ts';
import { RuleNumber } from '../kit/index.ts';
import { setupWords } from './setupWords.ts';
import { timings, timingText } from './timing.ts';

interface ClockChoiceProps {
  readonly value: ClockSetting | null;
  readonly onChange: (clock: ClockSetting | null) => void;
}

export function ClockChoice({ value, onChange }: ClockChoiceProps) {
  const spoken = useLang();
  const { t } = spoken;
  return (
    <fieldset className="choices seating clock-choice">
      <legend>{t(setupWords.clock)}</legend>
      <label>
        <b>{t(setupWords.timeFor)}</b>
        <select
          value={value ? timingText(value, spoken) : ''}
          onChange={({ currentTarget }) =>
            onChange(timings.find((one) => timingText(one, spoken) === currentTarget.value) ?? null)
          }
        >
          <option value="">{t(setupWords.noClock)}</option>
          {timings.map((one) => {
            const text = timingText(one, spoken);
            return (
              <option key={text} value={text}>
                {text}
              </option>
            );
          })}
        </select>
      </label>
      {value && (
        <p>
          {t(setupWords.outOfTime)} <RuleNumber id="T-7" />
        </p>
      )}
    </fieldset>
  );
}
