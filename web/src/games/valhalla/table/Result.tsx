/** How it ended: points line by line, seat by seat, and what each line counts. */
import { capital } from '@vigrid/speech';
import type { ScoreView, ShieldTable } from '@vigrid/valhalla/table';
import { useLang } from '../../../i18n/index.ts';
import { join, RuleNumber } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import type { BoardProps } from '../../screen.ts';
import { Shield } from '../cards/index.ts';
import { seatName, type ValhallaView } from './game.ts';
import { words } from './texts.ts';

export function Result({ view }: BoardProps<ValhallaView>) {
  const { t } = useLang();
  const narrow = useLayout() === 'narrow';
  const game = view;
  const { scores, shieldTable, solo, winners } = game;
  if (solo) {
    const beaten = (winners?.length ?? 0) > 0;
    return (
      <p className="valhalla-result">
        {beaten ? t(words.monsterBeaten) : t(words.monsterHeld)(solo.cardsLeft)}
      </p>
    );
  }
  if (!scores || !shieldTable) return null;
  const props = { view: game, scores, lines: linesOf(scores, shieldTable) };
  return (
    <div className="valhalla-result">
      {narrow ? <Ranking {...props} /> : <Lines {...props} />}
      {isTied(game) && <p>{t(words.tieBreak)}</p>}
    </div>
  );
}

interface Line {
  readonly of: 'valhalla' | 'ownShields' | 'capturedShields' | 'sets' | 'jarl' | 'title';
  readonly name: { readonly ru: string; readonly en: string };
  /** How it is counted. */
  readonly how: { readonly ru: string; readonly en: string };
  readonly rule: string;
}

/** The sources of points that brought anybody any. */
function linesOf(scores: readonly ScoreView[], { own, captured, sets, rule }: ShieldTable): readonly Line[] {
  const setText = (lang: 'ru' | 'en') =>
    sets.map(({ of, points }) => words.setOf[lang](of, points)).join(', ');
  const each = (n: number) => ({ ru: words.each.ru(n), en: words.each.en(n) });
  const lines: readonly Line[] = [
    { of: 'valhalla', name: words.valhalla, how: words.byValour, rule: 'V-14.10' },
    { of: 'ownShields', name: words.ownShields, how: each(own), rule },
    { of: 'capturedShields', name: words.capturedShields, how: each(captured), rule },
    { of: 'sets', name: words.sets, how: { ru: setText('ru'), en: setText('en') }, rule: 'V-14.4' },
    { of: 'jarl', name: words.jarlLine, how: words.byJarl, rule: 'RV-75' },
    { of: 'title', name: words.titleLine, how: words.byTitle, rule: 'V-22.8' },
  ];
  return lines.filter(({ of }) => scores.some((score) => score[of] !== 0));
}

/** What allies have together; null where everybody counts alone. */
function together({ sides, options }: ValhallaView, scores: readonly ScoreView[]) {
  if (options.companions !== 'union') return null;
  return scores.map(({ seat, total }) => total + (scores[sides[seat].partner ?? seat]?.total ?? 0));
}

const isTied = ({ endedBy }: ValhallaView): boolean => endedBy === 'V-14.2' || endedBy === 'RV-56';

interface ScoresProps {
  readonly view: ValhallaView;
  readonly scores: readonly ScoreView[];
  readonly lines: readonly Line[];
}

/** A column for each player. */
function Lines({ view, scores, lines }: ScoresProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const won = (seat: number) => (view.winners?.includes(seat) ? 'won' : undefined);
  const sums = together(view, scores);
  return (
    <table>
      <thead>
        <tr>
          <th>{t(words.source)}</th>
          {scores.map(({ seat }) => (
            <th key={seat} className={won(seat)}>
              <Shield seat={seat} clan={view.sides[seat].shield} />
              <span>{capital(seatName(view, seat, names, t))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ of, name, how, rule }) => (
          <tr key={of}>
            <th>
              {t(name)}
              <small>
                {t(how)} <RuleNumber id={rule} />
              </small>
            </th>
            {scores.map((score) => (
              <td key={score.seat} className={won(score.seat)}>
                {score[of]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th>{t(words.total)}</th>
          {scores.map(({ seat, total }) => (
            <td key={seat} className={won(seat)}>
              {total}
            </td>
          ))}
        </tr>
        {sums && (
          <tr>
            <th>{t(words.unionTotal)}</th>
            {scores.map(({ seat }, i) => (
              <td key={seat} className={won(seat)}>
                {sums[i]}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** One below the other, the best first: a phone has no room for columns. */
function Ranking({ view, scores, lines }: ScoresProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const sums = together(view, scores);
  const points = (score: ScoreView) => sums?.[score.seat] ?? score.total;
  return (
    <ol className="vranking">
      {scores
        .toSorted((a, b) => points(b) - points(a) || b.total - a.total)
        .map((score) => (
          <li key={score.seat} className={join(view.winners?.includes(score.seat) && 'won')}>
            <Shield seat={score.seat} clan={view.sides[score.seat].shield} />
            <b>{capital(seatName(view, score.seat, names, t))}</b>
            <strong>{score.total}</strong>
            <p>
              {lines
                .filter(({ of }) => score[of] !== 0)
                .map(({ of, name }) => `${t(name)} ${score[of]}`)
                .join(' · ')}
              {sums && ` · ${t(words.unionTotal)} ${sums[score.seat]}`}
            </p>
          </li>
        ))}
      {lines.map(({ of, name, how, rule }) => (
        <li key={of} className="how">
          {t(name)}: {t(how)} <RuleNumber id={rule} />
        </li>
      ))}
    </ol>
  );
}
