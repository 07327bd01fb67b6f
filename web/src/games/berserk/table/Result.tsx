/** How it ended: why, and what each side has left. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { playerName } from '../../../table/frame/people.ts';
import type { BoardProps } from '../../screen.ts';
import type { BerserkView } from './game.ts';
import { fallenSeat, standings } from './result.ts';
import { resultWords as w } from './texts.ts';

/** Under these crystals decide; the book of 2009 leaves it to the ruling. */
const onTime: readonly (string | null)[] = ['B12-604.1', 'RB-21'];

export function Result({ view, seats }: BoardProps<BerserkView>) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const game = view;
  const all = standings(game);
  const fallen = fallenSeat(all);
  const timed = onTime.includes(game.endedBy);
  return (
    <div className="berserk-result">
      {timed && <p>{t(w.time)}</p>}
      {fallen !== null && (
        <p>{fallen === game.seat ? t(w.yoursFell) : capital(t(w.fell)(names.seat(fallen)))}</p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t(w.creatures)}</th>
            <th scope="col">{t(w.lives)}</th>
            {timed && <th scope="col">{t(w.crystals)}</th>}
            <th scope="col">{t(w.fallen)}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((side) => (
            <tr key={side.seat} className={game.winners?.includes(side.seat) ? 'won' : undefined}>
              <th scope="row">{capital(playerName(seats[side.seat], t, side.seat === game.seat))}</th>
              <td>{side.creatures}</td>
              <td>{side.lives}</td>
              {timed && <td>{side.crystals}</td>}
              <td>{side.fallen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
