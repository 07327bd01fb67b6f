/** In the place of the question: which step this is, the ways to others, and the way to play on from here. */
import { capital } from '@vigrid/speech';
import type { ReactNode } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import { useTableInfo } from '../table/frame/context.ts';
import { useLayout } from '../table/frame/layout.ts';
import { tell } from '../table/frame/telling.ts';
import { isHeading } from '../table/frame/told.ts';
import { paces, setPace, usePace } from '../table/motion/pace.ts';
import { Icon } from './Icon.tsx';
import type { Moves } from './ReplayScreen.tsx';
import { words } from './words.ts';

interface StepBarProps {
  /** The numbers of the steps that can be looked at. */
  readonly marks: readonly number[];
  /** Those with which a turn begins. */
  readonly turns: readonly number[];
  /** Those that decided much. */
  readonly turnings: readonly number[];
  readonly at: number;
  readonly runs: boolean;
  readonly moves: Moves;
  readonly onGo: (seq: number) => void;
  /** The day of the game, where it has no other place. */
  readonly day: ReactNode;
}

export function StepBar({ marks, turns, turnings, at, runs, moves, onGo, day }: StepBarProps) {
  const { t, lang } = useLang();
  const narrow = useLayout() === 'narrow';
  const info = useTableInfo();
  const { data, screen } = info;
  const n = marks.findLastIndex((seq) => seq <= at);
  const last = marks.length - 1;
  const head = data.log.find(
    ({ seq, event }) => seq === marks[n] && !screen.unsaid?.(event) && !isHeading(event),
  );
  const title = n === 0 || !head ? t(words.start) : capital(tell(head, info, lang));
  return (
    <div className="asked">
      <section className="question looking step-bar" aria-label={t(words.steps)}>
        <div className="step-words">
          <h2>{title}</h2>
          <p>{t(words.stepOf)(n, last)}</p>
        </div>
        <div className="step-signs">
          <Sign name="start" label={words.toStart} keys="Home" off={n === 0} onClick={moves.start} />
          <Sign name="back" label={words.back} keys="K" off={n === 0} onClick={() => moves.step(-1)} />
          <Sign
            name={runs ? 'stop' : 'play'}
            label={runs ? words.stop : words.play}
            keys="Space"
            off={n === last && !runs}
            onClick={moves.play}
          />
          <Sign name="on" label={words.on} keys="J" off={n === last} onClick={() => moves.step(1)} />
          <Sign name="end" label={words.toEnd} keys="End" off={n === last} onClick={moves.end} />
          <Speed />
          <Button
            look="act"
            aria-disabled={moves.branch === null}
            title={moves.branch === null ? t(words.atEnd) : undefined}
            {...(!narrow && { hotkey: 'B' })}
            onClick={() => moves.branch?.()}
          >
            <Icon name="branch" />
            {t(narrow ? words.branchShort : words.branch)}
          </Button>
        </div>
        {day}
        <div className="step-track">
          <input
            type="range"
            min={0}
            max={last}
            value={n}
            aria-label={t(words.steps)}
            aria-valuetext={`${t(words.stepOf)(n, last)}: ${title}`}
            onInput={({ currentTarget: { value } }) => onGo(marks[Number(value)])}
          />
          <span className="step-turns" aria-hidden="true">
            {[...new Set([...turns, ...turnings])].map((seq) => (
              <i
                key={seq}
                className={turnings.includes(seq) ? 'turning' : undefined}
                style={{ left: `${(100 * marks.findLastIndex((one) => one <= seq)) / Math.max(1, last)}%` }}
              />
            ))}
          </span>
        </div>
      </section>
    </div>
  );
}

interface SignProps {
  readonly name: Parameters<typeof Icon>[0]['name'];
  readonly label: { readonly ru: string; readonly en: string };
  readonly keys: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

function Sign({ name, label, keys, off, onClick }: SignProps) {
  const { t } = useLang();
  return (
    <button
      type="button"
      className="tool step-sign"
      data-sign={name}
      aria-label={t(label)}
      title={`${t(label)} (${keys})`}
      aria-keyshortcuts={keys}
      disabled={off}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

/** One press, the next speed. */
function Speed() {
  const { t } = useLang();
  const pace = usePace();
  const next = paces[(paces.indexOf(pace) + 1) % paces.length];
  return (
    <button
      type="button"
      className="tool step-sign"
      aria-label={`${t(words.speed)}: ${pace === 0 ? '∞' : pace}`}
      title={t(words.speed)}
      onClick={() => setPace(next)}
    >
      {pace === 0 ? '∞' : `${pace === 0.5 ? '½' : pace}×`}
    </button>
  );
}
