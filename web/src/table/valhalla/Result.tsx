/** How it ended: points line by line, seat by seat. */
import { useLang } from '../../i18n/index.ts';
import { Shield } from '../../kit/valhalla/index.ts';
import type { BoardProps } from '../boards.ts';
import { useTableInfo } from '../frame/context.ts';
import { capital } from '../frame/people.ts';
import { seatName, valhallaView } from './game.ts';
import { words } from './texts.ts';

const lines = [
  ['valhalla', words.valhalla],
  ['ownShields', words.ownShields],
  ['capturedShields', words.capturedShields],
  ['sets', words.sets],
  ['jarl', words.jarlLine],
  ['title', words.title2],
] as const;

export function Result({ view }: BoardProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const game = valhallaView(view);
  const { scores, solo, winners } = game;
  if (solo) {
    const beaten = (winners?.length ?? 0) > 0;
    return (
      <p className="valhalla-result">
        {beaten ? t(words.monsterBeaten) : t(words.monsterHeld)(solo.cardsLeft)}
      </p>
    );
  }
  if (!scores) return null;
  const shown = lines.filter(([line]) => scores.some((score) => score[line] !== 0));
  const won = (seat: number) => (winners?.includes(seat) ? 'won' : undefined);
  return (
    <div className="valhalla-result">
      <table>
        <thead>
          <tr>
            <th>{t(words.source)}</th>
            {scores.map(({ seat }) => (
              <th key={seat} className={won(seat)}>
                <Shield seat={seat} clan={game.sides[seat].shield} />
                <span>{capital(seatName(game, seat, names, t))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([line, name]) => (
            <tr key={line}>
              <th>{t(name)}</th>
              {scores.map((score) => (
                <td key={score.seat}>{score[line]}</td>
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
        </tfoot>
      </table>
    </div>
  );
}
