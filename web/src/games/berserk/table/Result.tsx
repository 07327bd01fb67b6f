/** How it ended: why, and what each side has left. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Standings } from '../../../table/frame/Standings.tsx';
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
    <div className="result-of-game">
      {timed && <p>{t(w.time)}</p>}
      {fallen !== null && (
        <p>{fallen === game.seat ? t(w.yoursFell) : capital(t(w.fell)(names.seat(fallen)))}</p>
      )}
      <Standings
        heads={[w.creatures, w.lives, ...(timed ? [w.crystals] : []), w.fallen].map(t)}
        rows={all.map(({ creatures, lives, crystals, fallen: dead }) =>
          timed ? [creatures, lives, crystals, dead] : [creatures, lives, dead],
        )}
        seats={seats}
        winners={game.winners}
      />
    </div>
  );
}
