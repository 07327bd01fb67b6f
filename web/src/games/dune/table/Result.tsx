/** How it ended: points, and what decides between equals. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { join } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import type { BoardProps } from '../../screen.ts';
import { SeatMark } from '../cards/index.ts';
import { Banners } from './Banner.tsx';
import { type DuneView, type SideView, sideName, useEntries } from './game.ts';
import { words } from './texts.ts';

/** In this order they decide between equals. */
const goods = ['spice', 'solari', 'water', 'garrison'] as const;

export function Result({ view }: BoardProps<DuneView>) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const entryOf = useEntries();
  const players = view.sides.flatMap((of, side) => (of.kind === 'hagal' ? [] : { of, side }));
  const ranked = players.toSorted(
    ({ of: a }, { of: b }) =>
      b.points - a.points ||
      b.spice - a.spice ||
      b.solari - a.solari ||
      b.water - a.water ||
      b.garrison - a.garrison,
  );
  // When no player has won it was the best of the Rivals.
  const won = view.winners?.length
    ? view.winners
    : ranked.flatMap(({ of, side }) => (of.kind === 'rival' ? side : [])).slice(0, 1);
  // The winners of a game in teams first, with all they have together (D-28.2).
  const teams = (view.six?.teams ?? []).toSorted(
    (a, b) => Number(won.includes(b.sides[0])) - Number(won.includes(a.sides[0])),
  );
  const sums = teams.length > 0 ? teams.map(({ points }) => points) : ranked.map(({ of }) => of.points);
  const leaderOf = ({ leader }: SideView) => (leader === null ? '' : t(entryOf(leader).name));
  const groups =
    teams.length > 0
      ? teams.map((team) => ({ team, rows: ranked.filter(({ side }) => team.sides.includes(side)) }))
      : [{ team: null, rows: ranked }];
  return (
    <div className="dune-result">
      <Banners view={view} ranked={groups.flatMap(({ rows }) => rows.map(({ side }) => side))} />
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
        {groups.map(({ team, rows }) => (
          <tbody key={rows[0]?.side}>
            {team && (
              <tr className={join('team-sum', won.includes(team.sides[0]) && 'won')}>
                <th scope="rowgroup">{leaderOf(view.sides[team.sides[0]])}</th>
                <td>
                  <b>{team.points}</b>
                </td>
                {goods.map((what) => (
                  <td key={what}>{rows.reduce((sum, { of }) => sum + of[what], 0)}</td>
                ))}
              </tr>
            )}
            {rows.map(({ of, side }) => (
              <tr key={of.seat} className={join(!team && won.includes(side) && 'won')}>
                <th>
                  <SeatMark side={side} /> {capital(sideName(view, side, names, t))}
                </th>
                <td>
                  <b>{of.points}</b>
                </td>
                {goods.map((what) => (
                  <td key={what}>{of[what]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {sums[0] === sums[1] && <p>{t(words.tieBreak)}</p>}
    </div>
  );
}
