/**
 * The day of a game: the chances of one seat over its steps. Even chances are the horizon; what is past lies in the
 * light, what is still to come in shade. A press anywhere goes there.
 */
import { type PointerEvent, useId, useRef } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { join } from '../kit/index.ts';
import type { Analysis } from './analysis.ts';
import { type Course, pointsOf, type Stretch } from './course.ts';
import { words } from './words.ts';

export interface DayProps {
  readonly analysis: Analysis;
  readonly course: Course;
  readonly seat: number;
  readonly seats: number;
  /** Whose chances they are; null for one's own. */
  readonly name: string | null;
  /** The numbers of the steps that can be looked at, and the one that is. */
  readonly marks: readonly number[];
  readonly turns: readonly number[];
  readonly at: number;
  /** The decisions and falls of chance that are marked. */
  readonly costly: readonly Stretch[];
  readonly falls: readonly Stretch[];
  readonly onGo: (seq: number) => void;
}

const [width, height, horizon] = [1000, 100, 65];

export function Day({
  analysis,
  course,
  seat,
  seats,
  name,
  marks,
  turns,
  at,
  costly,
  falls,
  onGo,
}: DayProps) {
  const { t } = useLang();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const last = Math.max(1, marks.length - 1);
  const xOf = (seq: number) =>
    (width *
      Math.max(
        0,
        marks.findLastIndex((one) => one <= seq),
      )) /
    last;
  const even = 1 / seats;
  const yOf = (chance: number) =>
    chance >= even
      ? horizon - ((chance - even) / (1 - even)) * (horizon - 10)
      : horizon + ((even - chance) / even) * (height - horizon - 8);
  const points = course.stretches.flatMap(({ decision, before, after }) => {
    const x = xOf(decision.seq);
    return [
      [Math.max(0, x - width / last / 2), yOf(before)],
      [x, yOf(after)],
    ];
  });
  const whole = analysis.state === 'refining' || analysis.state === 'done';
  if (whole && analysis.end) points.push([width, yOf(analysis.end.chances[seat])]);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const area =
    points.length > 0 ? `M${points[0][0]} ${horizon}L${line}L${points.at(-1)?.[0]} ${horizon}Z` : '';
  const here = xOf(at);
  const stretch = course.stretches.findLast(({ decision }) => decision.seq <= at);
  const chance = stretch?.after ?? course.stretches[0]?.before ?? null;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const box = field.current?.getBoundingClientRect();
    if (!box || (event.type === 'pointermove' && event.buttons === 0)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    onGo(marks[Math.round(share * last)]);
  };
  const place = (seq: number, y: number) => ({ left: `${xOf(seq) / 10}%`, top: `${y}%` });
  return (
    <section className="day" aria-label={name === null ? t(words.yourChances) : t(words.chancesOf)(name)}>
      <header>
        <h2>{name === null ? t(words.yourChances) : t(words.chancesOf)(name)}</h2>
        <b className="day-now">{chance === null ? '' : `${pointsOf(chance)} %`}</b>
        <small>{progressOf(analysis, t)}</small>
      </header>
      {/* The steps have a slider of their own, and the decisions a list. */}
      <div className="day-field" ref={field} aria-hidden="true" onPointerDown={press} onPointerMove={press}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={id}>
            <rect x="0" y="0" width={width} height={horizon} />
          </clipPath>
          <rect className="day-sky" width={width} height={height} />
          <rect className="day-plain" y={horizon} width={width} height={height - horizon} />
          <path className="day-under" d={area} />
          <path className="day-over" d={area} clipPath={`url(#${id})`} />
          <path className="day-horizon" d={`M0 ${horizon}H${width}`} />
          <path className="day-line" d={line && `M${line}`} />
          {turns.map((seq) => (
            <path key={seq} className="day-turn" d={`M${xOf(seq)} ${horizon - 2}v4`} />
          ))}
          <rect className="day-shade" x={here} width={Math.max(0, width - here)} height={height} />
        </svg>
        <i className="day-grip" style={{ left: `${here / 10}%` }} />
        <i className="day-sun" style={place(at, chance === null ? horizon : yOf(chance))} />
        {falls.map(({ decision, before }) => (
          <i key={decision.seq} className="bead" style={place(decision.seq, yOf(before))} />
        ))}
        {costly.map(({ decision, after }) => (
          <i
            key={decision.seq}
            className={join('diamond', decision.seat !== seat && 'theirs')}
            style={place(decision.seq, yOf(after))}
          >
            <b>
              {1 +
                costly
                  .filter((one) => one.decision.seat === decision.seat)
                  .findIndex((one) => one.decision === decision)}
            </b>
          </i>
        ))}
      </div>
    </section>
  );
}

function progressOf({ state, all, decisions }: Analysis, t: ReturnType<typeof useLang>['t']): string {
  if (state === 'failed') return t(words.failed);
  if (state === 'done') return t(words.estimate);
  if (state === 'refining') return t(words.refining);
  return all === null ? t(words.reading) : t(words.counting)(decisions.length, all);
}
