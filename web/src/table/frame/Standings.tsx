/** What each side has left at the end, as a table: the winners' line stands out. */

import type { SeatTaken } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { useLang } from '../../i18n/index.ts';
import { useTableInfo } from './context.ts';
import { nameAmong, seatWords } from './people.ts';

interface StandingsProps {
  readonly heads: readonly string[];
  /** By seat. */
  readonly rows: readonly (readonly (number | string)[])[];
  readonly seats: readonly SeatTaken[];
  readonly winners: readonly number[] | null;
}

export function Standings({ heads, rows, seats, winners }: StandingsProps) {
  const { t } = useLang();
  const { seat: mine } = useTableInfo();
  return (
    <table className="standings">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat} className={winners?.includes(seat) ? 'won' : undefined}>
            <th scope="row">{capital(seat === mine ? t(seatWords.you) : nameAmong(seats, seat, t))}</th>
            {row.map((cell, i) => (
              <td key={heads[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
