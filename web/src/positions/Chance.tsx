/** Dice and other chance to come, one after the other; what comes after them is chance. */
import type { Outcome } from '@vigrid/kernel';
import { useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { randomTyped } from './laid.ts';
import { words } from './words.ts';

interface ChanceProps {
  readonly random: readonly Outcome[];
  readonly onChange: (random: readonly Outcome[]) => void;
}

export function Chance({ random, onChange }: ChanceProps) {
  const { t } = useLang();
  const [typed, setTyped] = useState(random.join(', '));
  const read = randomTyped(typed);
  const set = (next: readonly Outcome[]) => {
    setTyped(next.join(', '));
    onChange(next);
  };
  return (
    <div className="position-field wide">
      <label>
        {t(words.random)}
        <input
          value={typed}
          inputMode="numeric"
          aria-invalid={read === null}
          onKeyDown={(event) => event.stopPropagation()}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const next = randomTyped(currentTarget.value);
            if (next) onChange(next);
          }}
        />
      </label>
      <span className="chance-dice">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <button
            key={n}
            type="button"
            className="chip"
            aria-label={t(words.addDie)(n)}
            onClick={() => set([...random, n])}
          >
            {n}
          </button>
        ))}
      </span>
      <small>{t(read ? words.randomMore : words.wrongRandom)}</small>
    </div>
  );
}
