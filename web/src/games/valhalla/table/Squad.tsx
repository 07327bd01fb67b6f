/** The four spaces of a squad, with the warriors on them. */
import { useLang } from '../../../i18n/index.ts';
import { join } from '../../../kit/index.ts';
import { pressOf } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Card } from '../cards/index.ts';
import { seatName, type ValhallaView } from './game.ts';
import { Warrior } from './Pieces.tsx';
import { words } from './texts.ts';

interface SquadProps {
  readonly view: ValhallaView;
  readonly seat: number;
}

export function Squad({ view, seat }: SquadProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const side = view.sides[seat];
  const mine = seat === view.seat;
  const defends = view.battle?.defender?.seat === seat;
  return (
    <ul
      className={join('vsquad', mine && 'mine')}
      aria-label={mine ? t(words.yourSquad) : t(words.squad)(seatName(view, seat, names, t))}
    >
      {side.squad.map(({ space, warrior }, i) => (
        <li key={space}>
          {warrior && <Warrior view={view} warrior={warrior} defends={defends} />}
          {mine ? (
            <Space space={space} n={i + 1} taken={warrior !== null} />
          ) : (
            !warrior && <span className="vspace" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A space is a button while it may be chosen. */
function Space({ space, n, taken }: { readonly space: number; readonly n: number; readonly taken: boolean }) {
  const { t } = useLang();
  const ask = useAsk();
  const standing = ask.place(space);
  const asked = standing !== 'idle';
  if (taken && !asked) return null;
  if (!asked) return <span className="vspace" />;
  return (
    <button
      type="button"
      className={join('vspace', taken && 'over', standing === 'lit' ? 'is-lit' : 'is-chosen')}
      data-cell={space}
      data-stop
      aria-label={t(words.space)(n)}
      onClick={(event) => ask.pressPlace(space, pressOf(event))}
    >
      {n}
    </button>
  );
}

/** The same as small pictures, to look at only. */
export function MiniSquad({ view, seat }: SquadProps) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { squad } = view.sides[seat];
  return (
    <span className="mini-squad" style={{ '--n': squad.length }}>
      {squad.map(({ space, warrior }) =>
        warrior ? (
          <Card
            key={space}
            entry={entryOf(warrior.def)}
            size="thumb"
            lang={lang}
            className={join(warrior.activated && 'is-armed')}
          />
        ) : (
          <span key={space} className="mini-space" />
        ),
      )}
    </span>
  );
}
