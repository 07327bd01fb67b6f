/** The analysis beside the table: the day of the game, the decisions that cost most, luck and choice. */
import { type ReactNode, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Tabs } from '../kit/index.ts';
import { TurningList } from '../past/TurningPoints.tsx';
import { Decisions } from './Decisions.tsx';
import { Luck } from './Luck.tsx';
import type { Lookout } from './lookout.ts';
import { words } from './words.ts';

interface AnalysisPanelProps {
  readonly lookout: Lookout;
  readonly at: number;
  readonly onGo: (seq: number) => void;
  /** The log, where it has no place of its own. */
  readonly log?: ReactNode;
}

export function AnalysisPanel({ lookout, at, onGo, log }: AnalysisPanelProps) {
  const { t } = useLang();
  const [tab, setTab] = useState('decisions');
  const { analysis, course, seat, names, own, of, setOf, falls } = lookout;
  const { sum } = course;
  const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');
  const tabs = [
    { id: 'decisions', label: `${t(words.decisions)} ${signed(sum.own)}`.trim() },
    { id: 'luck', label: `${t(words.luck)} ${signed(sum.luck)}`.trim() },
    { id: 'turnings', label: t(words.turnings) },
    ...(log ? [{ id: 'log', label: t(words.log) }] : []),
  ];
  return (
    <div className="analysis-panel sheet">
      <Tabs tabs={tabs} value={tab} onChange={setTab} label={t(words.analysis)}>
        {tab === 'decisions' && (
          <Decisions
            analysis={analysis}
            course={course}
            seat={seat}
            names={names}
            own={own}
            of={of}
            onOf={setOf}
            onGo={onGo}
            at={at}
          />
        )}
        {tab === 'luck' && (
          <Luck course={course} falls={falls} seat={seat} names={names} own={own} onGo={onGo} />
        )}
        {tab === 'turnings' && (
          <>
            <p className="costly-rest">{t(words.turningsMore)}</p>
            <TurningList />
          </>
        )}
        {tab === 'log' && log}
      </Tabs>
    </div>
  );
}
