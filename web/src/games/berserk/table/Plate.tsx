/** Who sits there, what time is left, how much of the squad: the life thread of a whole army. */

import type { SeatTaken } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { Clock } from '../../../table/frame/Clock.tsx';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Portrait } from '../../../table/frame/Portrait.tsx';
import { Presence } from '../../../table/frame/Presence.tsx';
import { nameAmong, seatWords } from '../../../table/frame/people.ts';
import { type BerserkView, isRecruiting, type SideView } from './game.ts';
import { words } from './texts.ts';

interface PlateProps {
  readonly view: BerserkView;
  readonly seat: number;
  readonly own: boolean;
  readonly seats: readonly SeatTaken[];
}

export function Plate({ view, seat, own, seats }: PlateProps) {
  const { t } = useLang();
  const person = seats[seat];
  const side = view.sides[seat];
  const { left, all } = livesOf(side);
  const mine = view.seat === seat;
  const drafting = view.phase === 'draft';
  const size = drafting ? side.deckSize : side.squadSize;
  const { update } = useTableInfo();
  const decides = update.awaited.includes(seat) && !update.over;
  return (
    <section
      className={join('seat-plate', own ? 'own' : 'rival', decides && 'decides')}
      aria-label={t(own ? words.yourSide : words.rivalSide)}
    >
      <Portrait person={person} />
      <b className="plate-name">
        {capital(mine ? t(seatWords.you) : nameAmong(seats, seat, t))}
        <Presence person={person} mine={mine} />
      </b>
      <Clock seat={seat} />
      {(all > 0 || view.turn > 0) && (
        <span className="army" aria-hidden="true">
          <i style={{ width: `${all > 0 ? (100 * left) / all : 0}%` }} />
        </span>
      )}
      <span className="plate-sub">
        {decides && <b>{t(mine ? words.youDecide : words.decides)}</b>}
        <span>
          <Glyph name="meeple-group" />
          {size === null ? t(words.recruits) : t(words.cards)(size)}
        </span>
        {all > 0 && <span>{t(words.livesOf)(left, all)}</span>}
        {view.first === seat && !drafting && <span>{t(words.first)}</span>}
        {view.campaign && (
          <span>
            {t(words.wins)(view.campaign.wins[seat], view.campaign.to > 0 ? view.campaign.to : null)}
          </span>
        )}
        {side.gold !== null && isRecruiting(view) && !drafting && (
          <span>{t(words.crystals)(side.gold, side.silver ?? 0)}</span>
        )}
      </span>
    </section>
  );
}

/** Lives of the creatures in play, left and in all. */
function livesOf(side: SideView): { left: number; all: number } {
  let [left, all] = [0, 0];
  for (const { lives, wounds } of side.pieces) {
    if (lives === null) continue;
    all += lives;
    left += Math.max(0, lives - wounds);
  }
  return { left, all };
}
