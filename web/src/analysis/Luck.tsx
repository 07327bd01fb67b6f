/** Luck and choice as a sum that closes, and the falls of chance that turned the game. */
import { capital } from '@vigrid/speech';
import { useLang } from '../i18n/index.ts';
import { join } from '../kit/index.ts';
import { useTableInfo } from '../table/frame/context.ts';
import { tell } from '../table/frame/telling.ts';
import { isHeading } from '../table/frame/told.ts';
import { type Course, pointsOf, type Stretch } from './course.ts';
import { words } from './words.ts';

interface LuckProps {
  readonly course: Course;
  readonly falls: readonly Stretch[];
  readonly seat: number;
  readonly names: readonly string[];
  readonly own: boolean;
  readonly onGo: (seq: number) => void;
}

export function Luck({ course, falls, seat, names, own, onGo }: LuckProps) {
  const { t } = useLang();
  const { start, luck, own: mine, others, end } = course.sum;
  const theirs = names.length === 2 ? t(words.decisionsOf)(names[1 - seat]) : t(words.othersDecisions);
  return (
    <section className="luck" aria-label={t(words.luckAndChoice)}>
      <h2 className="sheet-title">
        {t(words.luckAndChoice)}
        <span className="sheet-aside">
          {start} → {end} %
        </span>
      </h2>
      <dl>
        <Part name={t(words.atStart)} value={start} from={0} kind="whole" />
        <Part name={t(words.draws)} value={luck} from={start} kind="chance" signed />
        <Part
          name={own ? t(words.yourDecisions) : t(words.decisionsOf)(names[seat])}
          value={mine}
          from={start + luck}
          kind="lost"
          signed
        />
        <Part name={theirs} value={others} from={start + luck + mine} kind="won" signed />
        <Part name={t(words.theEnd)} value={end} from={0} kind="end" />
      </dl>
      {falls.length > 0 && (
        <>
          <h3 className="sheet-title">
            {t(words.falls)}
            <span className="sheet-aside">{t(words.nobodysFault)}</span>
          </h3>
          <ul>
            {falls.map((fall) => (
              <Fall key={fall.decision.seq} fall={fall} course={course} onGo={onGo} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface PartProps {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly kind: string;
  readonly signed?: boolean;
}

/** Parts may lie beyond the hundred on the way: the scale leaves them room. */
function Part({ name, value, from, kind, signed = false }: PartProps) {
  const [left, right] = [Math.min(from, from + value), Math.max(from, from + value)].map((x) =>
    Math.min(100, Math.max(0, 20 + x * 0.6)),
  );
  return (
    <div className={join('luck-part', kind)}>
      <dt>{name}</dt>
      <dd>
        <i aria-hidden="true" style={{ left: `${left}%`, width: `${right - left}%` }} />
        <b>{signed ? signedNumber(value) : value}</b>
      </dd>
    </div>
  );
}

interface FallProps {
  readonly fall: Stretch;
  readonly course: Course;
  readonly onGo: (seq: number) => void;
}

/** Told by what happened in the step in which chance fell: the one before the decision that it was seen at. */
function Fall({ fall, course, onGo }: FallProps) {
  const { lang } = useLang();
  const info = useTableInfo();
  const at = course.stretches.indexOf(fall);
  const { seq } = course.stretches[at - 1].decision;
  const { log } = info.data;
  const told = log.filter(
    (one) => one.seq === seq && !isHeading(one.event) && !info.screen.unsaid?.(one.event),
  );
  const event = told.at(-1);
  if (!event) return null;
  return (
    <li>
      <button type="button" onClick={() => onGo(seq)}>
        <i className="bead" />
        <span>{capital(tell(event, info, lang))}</span>
        <b>{signedNumber(pointsOf(fall.luck))}</b>
      </button>
    </li>
  );
}

const signedNumber = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
