/** The decisions that cost most: what was played, what would have been better, and why. */
import { capital } from '@vigrid/speech';
import { useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { join } from '../kit/index.ts';
import { useTableInfo } from '../table/frame/context.ts';
import { filled } from '../table/plain/said.ts';
import type { Analysis } from './analysis.ts';
import { type Course, costliestOf, costOf, lossOf, pointsOf, type Stretch } from './course.ts';
import { words } from './words.ts';

interface DecisionsProps {
  readonly analysis: Analysis;
  readonly course: Course;
  /** Whose eyes it is seen through, and what everybody is called. */
  readonly seat: number;
  readonly names: readonly string[];
  /** The seat is that of who looks. */
  readonly own: boolean;
  /** Whose decisions are listed. */
  readonly of: number;
  readonly onOf: (seat: number) => void;
  /** The step before each is shown. */
  readonly onGo: (seq: number) => void;
  readonly at: number;
}

export const mostListed = 4;

export function Decisions({ analysis, course, seat, names, own, of, onOf, onGo, at }: DecisionsProps) {
  const { t } = useLang();
  const { told, rest } = costliestOf(course, of, mostListed);
  const cost = (to: number) => `−${costOf(course, to)}`;
  const label = (to: number) =>
    own && to === seat ? t(words.yours)(cost(to)) : t(words.ofSeat)(names[to], cost(to));
  return (
    <section className="costly" aria-label={t(words.costliest)}>
      <header>
        {names.length > 2 ? (
          <select
            aria-label={t(words.costliest)}
            value={String(of)}
            onChange={({ currentTarget }) => onOf(Number(currentTarget.value))}
          >
            {names.map((name, to) => (
              <option key={name} value={String(to)}>
                {label(to)}
              </option>
            ))}
          </select>
        ) : (
          names.map((name, to) => (
            <button
              key={name}
              type="button"
              className={join('costly-of', to === of && 'on')}
              aria-pressed={to === of}
              onClick={() => onOf(to)}
            >
              {label(to)}
            </button>
          ))
        )}
      </header>
      {told.length === 0 && (
        <p className="costly-none">{t(analysis.state === 'done' ? words.none : words.noneYet)}</p>
      )}
      <ol>
        {told.map((stretch, n) => (
          <Costly
            key={stretch.decision.seq}
            stretch={stretch}
            number={n + 1}
            theirs={of !== seat}
            here={at === stretch.decision.seq || at === stretch.decision.seq - 1}
            onGo={onGo}
          />
        ))}
      </ol>
      {rest > 0 && told.length > 0 && (
        <p className="costly-rest">
          {t(words.rest)} <b>−{rest}</b>
        </p>
      )}
    </section>
  );
}

interface CostlyProps {
  readonly stretch: Stretch;
  readonly number: number;
  readonly theirs: boolean;
  readonly here: boolean;
  readonly onGo: (seq: number) => void;
}

function Costly({ stretch: { decision }, number, theirs, here, onGo }: CostlyProps) {
  const { t, lang } = useLang();
  const { names } = useTableInfo();
  const [open, setOpen] = useState(number === 1);
  const { seq, seat, given, better, best, after, error, worlds } = decision;
  if (!better) return null;
  const [had, left] = [pointsOf(best[seat]), pointsOf(after[seat])];
  const shown = open || here;
  const press = () => {
    setOpen(!shown || !here);
    onGo(seq - 1);
  };
  return (
    <li className={join(shown && 'open', here && 'here')}>
      <button type="button" className="costly-head" aria-expanded={shown} onClick={press}>
        <i className={join('diamond', theirs && 'theirs')}>
          <b>{number}</b>
        </i>
        <span>{capital(filled(given, lang, names))}</span>
        <b className="costly-loss">−{pointsOf(lossOf(decision))}</b>
      </button>
      {shown && (
        <div className="costly-body">
          <p className="costly-line">
            <small>{t(words.played)}</small>
            <span>{capital(filled(given, lang, names))}</span>
            <b>{left} %</b>
          </p>
          <span className="costly-bar" aria-hidden="true">
            <i style={{ width: `${left}%` }} />
            <i className="lost" style={{ left: `${left}%`, width: `${Math.max(0, had - left)}%` }} />
          </span>
          <p className="costly-line">
            <small>{t(words.better)}</small>
            <span>{capital(filled(better.said, lang, names))}</span>
            <b>{had} %</b>
          </p>
          <p className="costly-why">
            {better.gains.length + better.misses.length === 0 && t(words.noReason)}
            {better.gains.length > 0 &&
              `${t(words.gains)} ${better.gains.map((text) => t(text)).join(', ')}. `}
            {better.misses.length > 0 &&
              `${t(words.misses)} ${better.misses.map((text) => t(text)).join(', ')}.`}
          </p>
          <p className="costly-from">{t(words.from)(worlds, Math.max(1, pointsOf(error)))}</p>
        </div>
      )}
    </li>
  );
}
