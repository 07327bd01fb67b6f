/** How it ended: points, and what decides between equals. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import type { BoardProps } from '../../screen.ts';
import { SeatMark } from '../cards/index.ts';
import { Banners } from './Banner.tsx';
import { type DuneView, sideName } from './game.ts';
import { words } from './texts.ts';

export function Result({ view }: BoardProps<DuneView>) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const game = view;
  const players = game.sides.flatMap((of, side) => (of.kind === 'hagal' ? [] : { of, side }));
  const ranked = players.toSorted(
    ({ of: a }, { of: b }) =>
      b.points - a.points ||
      b.spice - a.spice ||
      b.solari - a.solari ||
      b.water - a.water ||
      b.garrison - a.garrison,
  );
  const [first, second] = ranked;
  // When no player has won it was the best of the Rivals.
  const winner = game.winners?.[0] ?? ranked.find(({ of }) => of.kind === 'rival')?.side;
  const tied = first !== undefined && second !== undefined && first.of.points === second.of.points;
  return (
    <div className="dune-result">
      <Banners view={game} ranked={ranked.map(({ side }) => side)} />
      <table className="left">
        <thead>
          <tr>
            <th>{t(words.player)}</th>
            <th>{t(words.pointsHead)}</th>
            <th>{t(words.spice)}</th>
            <th>{t(words.solari)}</th>
            <th>{t(words.water)}</th>
            <th>{t(words.garrisonHead)}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ of, side }) => (
            <tr key={of.seat} className={side === winner ? 'won' : undefined}>
              <th>
                <SeatMark side={side} /> {capital(sideName(game, side, names, t))}
              </th>
              <td>
                <b>{of.points}</b>
              </td>
              <td>{of.spice}</td>
              <td>{of.solari}</td>
              <td>{of.water}</td>
              <td>{of.garrison}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tied && <p>{t(words.tieBreak)}</p>}
    </div>
  );
}
