/** The rows of which a form of settings is made. */
import type { Choice, Chosen, Condition, Settings } from '@vigrid/kernel';
import { barredBy, needOf } from '@vigrid/kernel/interface';
import { capital } from '@vigrid/speech';
import type { ReactNode } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { address } from '../shell/router.ts';

interface NeedsProps {
  readonly game: string;
  readonly settings: Settings;
  readonly options: Chosen;
  readonly seats: number;
  readonly when: readonly Condition[] | undefined;
}

/** What something needs, with the rule. */
export function Needs({ game, settings, when, options, seats }: NeedsProps) {
  const { t } = useLang();
  const condition = barredBy(when, options, seats);
  if (!condition) return null;
  const need = capital(t(needOf(settings, condition)));
  return (
    <>
      {condition.why ? `${need}: ${t(condition.why)}.` : `${need}.`}{' '}
      {condition.rule && <RuleLink game={game} rule={condition.rule} />}
    </>
  );
}

/** The rule in a window of its own, so that nothing that was chosen is lost. */
export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <a className="rule" href={address.rules(game, rule)} target="_blank" rel="noreferrer">
    {rule}
  </a>
);

interface SwitchRowProps {
  readonly what: { readonly label: Choice['label']; readonly about?: Choice['about'] | undefined };
  readonly on: boolean;
  /** Why it can not be. */
  readonly barred?: ReactNode;
  /** What comes along with it. */
  readonly along?: ReactNode;
  readonly onChange: (on: boolean) => void;
}

export function SwitchRow({ what, on, barred, along, onChange }: SwitchRowProps) {
  const { t } = useLang();
  return (
    <label className="switch-row">
      <input
        type="checkbox"
        className="unseen"
        checked={on}
        disabled={Boolean(barred)}
        onChange={() => onChange(!on)}
      />
      <span className="toggle-knob" aria-hidden="true" />
      <span>
        <b>{t(what.label)}</b>
        <small>
          {barred || (what.about && `${t(what.about)}${along ? '. ' : ''}`)}
          {!barred && along}
        </small>
      </span>
    </label>
  );
}

interface PickRowProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly about?: Choice['about'] | undefined;
  readonly barred?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** One of a long list. */
export function PickRow({ label, value, choices, about, barred, onChange }: PickRowProps) {
  const { t } = useLang();
  return (
    <label className="pick-row">
      <b>{label}</b>
      <select
        value={value}
        disabled={Boolean(barred)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={String(choice.value)}>
            {t(choice.label)}
          </option>
        ))}
      </select>
      {(barred || about) && <small>{barred || (about && t(about))}</small>}
    </label>
  );
}

interface StepperProps {
  readonly span: { readonly min: number; readonly max: number; readonly step?: number };
  /** Null where something else is counted. */
  readonly value: number | null;
  readonly label: string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ span: { min, max, step = 1 }, value, label, onChange }: StepperProps) {
  return (
    <label className="set-number">
      <b>{label}</b>
      <input
        type="number"
        inputMode="numeric"
        {...{ min, max, step }}
        placeholder="—"
        value={value ?? ''}
        onInput={({ currentTarget: { valueAsNumber: n } }) => {
          if (n >= min && n <= max && (n - min) % step === 0) onChange(n);
        }}
      />
    </label>
  );
}
