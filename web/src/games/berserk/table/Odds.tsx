/** The odds of an attack, drawn: every fall of the dice as a patch, then the numbers. */
import type { Fall, Odds as OddsOf, OddsPreview } from '@vigrid/berserk/table';
import { percent } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { join, RuleNumber } from '../../../kit/index.ts';
import type { CaseProps } from '../../screen.ts';
import type { BerserkView } from './game.ts';
import { grades, stackWords } from './stack-texts.ts';

export function OddsCase({ preview, now }: CaseProps<BerserkView>) {
  const { t } = useLang();
  const odds = oddsIn(preview);
  return (
    <>
      <h3>
        {t(preview.title)}
        {odds && (
          <span className="odds-ways">{t(stackWords.waysToFall)(odds.falls.length, odds.fight ? 2 : 1)}</span>
        )}
      </h3>
      {odds ? (
        <Patch odds={odds} leftOut={leftOutIn(preview)} brief={!now} />
      ) : (
        <p>
          {t(preview.text)} <RuleNumber id={preview.rule} />
        </p>
      )}
    </>
  );
}

function oddsIn(preview: CaseProps['preview']): OddsOf | null {
  return hasOdds(preview) ? preview.odds : null;
}

const leftOutIn = (preview: CaseProps['preview']): OddsPreview['leftOut'] =>
  hasOdds(preview) ? preview.leftOut : undefined;

const hasOdds = (preview: CaseProps['preview']): preview is OddsPreview => 'odds' in preview;

interface PatchProps {
  readonly odds: OddsOf;
  readonly leftOut: OddsPreview['leftOut'];
  readonly brief: boolean;
}

function Patch({ odds, leftOut, brief }: PatchProps) {
  const { t } = useLang();
  const total = odds.falls.length;
  const shares = [2, 1, 0, -1].map((grade) => ({
    grade,
    share: t(percent(odds.falls.filter((fall) => fall.grade === grade).length / total)),
  }));
  const rows = odds.fight ? [6, 5, 4, 3, 2, 1] : [1];
  return (
    <div className={join('odds', brief && 'brief')}>
      <div>
        <div className="patch" aria-hidden="true">
          <span />
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <span key={n}>{n}</span>
          ))}
          {rows.map((mine) => (
            <Row key={mine} mine={mine} odds={odds} />
          ))}
        </div>
        <p className="odds-axis">
          {t(odds.fight ? stackWords.axes : stackWords.axis)(signed(odds.plus), signed(odds.minus))}
        </p>
      </div>
      <div>
        <div className="odds-big">
          <p>
            <b>{t(percent(odds.kills / total))}</b>
            <span>
              <i className="dm" /> {t(stackWords.falls)}
            </span>
          </p>
          {odds.fight && (
            <p className="red">
              <b>{t(percent(odds.answered / total))}</b>
              <span>
                <i className="cn" /> {t(stackWords.answers)}
              </span>
            </p>
          )}
        </div>
        <ul className="odds-key">
          {shares.map(({ grade, share }) => (
            <li key={grade}>
              <i className={gradeClass(grade)} />
              {t(grades[grade + 1])} {grade >= 0 && odds.strength[grade]}
              <b>{share}</b>
            </li>
          ))}
        </ul>
        <p className="odds-note odds-if">{t(stackWords.ifNobody)}</p>
        {leftOut && <p className="odds-note">{t(leftOut)}</p>}
      </div>
    </div>
  );
}

/** The attacker's die upwards, the other's across; one row where only one die is thrown. */
function Row({ mine, odds }: { readonly mine: number; readonly odds: OddsOf }) {
  const cells = [1, 2, 3, 4, 5, 6].map((n) =>
    odds.fight ? odds.falls[(mine - 1) * 6 + n - 1] : odds.falls[n - 1],
  );
  return (
    <>
      <span>{odds.fight ? mine : ''}</span>
      {cells.map((fall, i) => (
        <span key={String(i)} className={classOf(fall)} />
      ))}
    </>
  );
}

const classOf = (fall: Fall): string =>
  join(
    'fall',
    gradeClass(fall.grade),
    fall.kills && 'kills',
    fall.answer >= 0 && 'answers',
    fall.dies && 'dies',
  ) ?? '';

const gradeClass = (grade: number): string => ['miss', 'weak', 'medium', 'strong'][grade + 1];

const signed = (n: number): string => (n === 0 ? '' : n > 0 ? ` (+${n})` : ` (−${-n})`);
