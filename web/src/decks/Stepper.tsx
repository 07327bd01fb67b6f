import { useLang } from '../i18n/index.ts';
import { join } from '../kit/index.ts';
import { words } from './words.ts';

export interface StepperProps {
  readonly name: string;
  readonly count: number;
  /** How many there may be; a step beyond is still taken, to be told why not. */
  readonly most: number;
  readonly onAdd: () => void;
  readonly onTake: () => void;
  /** Where the keyboard has a shorter way. */
  readonly skipped?: boolean;
}

/** So many and no more: filled and empty places between a minus and a plus. */
export function Stepper({ name, count, most, onAdd, onTake, skipped = false }: StepperProps) {
  const { t } = useLang();
  const reach = skipped ? { tabIndex: -1 } : {};
  return (
    <span className={join('stepper', count > 0 && 'some')}>
      <button
        type="button"
        {...reach}
        aria-label={t(words.take)(name)}
        className={join(count === 0 && 'spent')}
        onClick={onTake}
      >
        −
      </button>
      <Places count={count} most={most} />
      <button
        type="button"
        {...reach}
        aria-label={t(words.add)(name)}
        className={join(count >= most && 'spent')}
        onClick={onAdd}
      >
        +
      </button>
    </span>
  );
}

const drawnUpTo = 5;

function Places({ count, most }: Pick<StepperProps, 'count' | 'most'>) {
  const { t } = useLang();
  const places = Math.max(most, count);
  return (
    <span className={join('places', places > 3 && 'many')} role="img" aria-label={t(words.held)(count, most)}>
      {places > drawnUpTo
        ? `${count} / ${most}`
        : Array.from({ length: places }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its place in the row
            <i key={i} className={join(i < count && 'taken', i >= most && 'over')} />
          ))}
    </span>
  );
}
