/** Who plays: points, resources, Agents; a press shows everything that is open. */
import { capital } from '@vigrid/speech';
import { type ReactNode, useState } from 'preact/compat';
import { type Speech, useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { Clock } from '../../../table/frame/Clock.tsx';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Presence } from '../../../table/frame/Presence.tsx';
import { Amount, Eye, Pawn, SeatMark, symbols } from '../cards/index.ts';
import { Trophies } from './Contracts.tsx';
import { type DuneEntry, type DuneView, type SideView, sideName, useEntries } from './game.ts';
import { Open } from './later.ts';
import { Badges } from './Plate.tsx';
import { words } from './texts.ts';

interface SeatsProps {
  readonly view: DuneView;
  readonly below: number;
}

export function Seats({ view, below }: SeatsProps) {
  const { t } = useLang();
  const [shown, show] = useState<number | null>(null);
  const list = (sides: readonly number[]) => (
    <ul className="dune-seats" aria-label={t(words.seats)}>
      {sides.map((side) => (
        <Seat key={side} view={view} side={side} onOpen={() => show(side)} />
      ))}
    </ul>
  );
  const { teams } = view.six ?? {};
  return (
    <>
      {teams ? (
        <div className="teams">
          {teams
            .toSorted((a, b) => Number(b.sides.includes(below)) - Number(a.sides.includes(below)))
            .map((team) => (
              <section key={team.sides[0]} className={join('team', !team.sides.includes(below) && 'theirs')}>
                <TeamHead view={view} team={team} own={team.sides.includes(view.seat ?? -1)} />
                {list(team.sides)}
              </section>
            ))}
        </div>
      ) : (
        list(view.sides.map((_, side) => side))
      )}
      {shown !== null && <Open view={view} side={shown} below={below} onClose={() => show(null)} />}
    </>
  );
}

type Team = NonNullable<DuneView['six']>['teams'][number];

/** A team is called after its Commander; what counts is the sum of its points. */
function TeamHead({
  view,
  team,
  own,
}: {
  readonly view: DuneView;
  readonly team: Team;
  readonly own: boolean;
}) {
  const { t } = useLang();
  const entryOf = useEntries();
  const { leader, six } = view.sides[team.sides[0]];
  const name = own || leader === null ? t(words.yourTeam) : t(entryOf(leader).name);
  return (
    <h2>
      <Glyph name={symbols[six?.own?.faction ?? 'emperor']} />
      <span>{name}</span>
      <b role="img" aria-label={t(words.points)(team.points)} title={t(words.teamPoints)}>
        {team.points}
      </b>
    </h2>
  );
}

interface SeatProps {
  readonly view: DuneView;
  readonly side: number;
  readonly onOpen: () => void;
}

function Seat({ view, side, onOpen }: SeatProps) {
  const { t } = useLang();
  const { names, update } = useTableInfo();
  const { stage } = useAsk();
  const entryOf = useEntries();
  const of = view.sides[side];
  // In Combat all may act: the question says whose word it is.
  const now = view.active === side && view.phase === 'turns' && view.winners === null;
  const leader = of.leader === null ? null : leaderName(of, entryOf(of.leader), t);
  return (
    <li className={join(now && 'now', side === view.seat && 'mine')}>
      <button type="button" onClick={onOpen} ref={stage.ref(`side${side}`)}>
        <SeatMark side={side} />
        <span className="seat-name">
          <b>
            {capital(sideName(view, side, names, t))}
            <Presence person={update.seats[side]} mine={side === view.seat} />
          </b>
          {of.kind === 'player' && <Clock seat={side} />}
          <small title={leader ?? undefined}>{leader}</small>
        </span>
        <span className="seat-tokens">
          {of.uprising?.hooks && (
            <span role="img" aria-label={t(words.hooks)} title={t(words.hooks)}>
              <Glyph name={symbols.hooks} />
            </span>
          )}
          {of.six?.commander && (
            <span role="img" aria-label={t(words.commander)} title={t(words.commander)}>
              <Glyph name="crown" />
            </span>
          )}
          <Badges of={of} view={view} side={side} />
          <Trophies of={of} />
        </span>
        <span className="seat-points" role="img" aria-label={t(words.points)(of.points)}>
          {of.points}
        </span>
        <span className="seat-goods">
          {of.kind !== 'hagal' && (
            <>
              <Named word={t(words.solari)}>
                <Amount of="solari" n={of.solari} />
              </Named>
              <Named word={t(words.spice)}>
                <Amount of="spice" n={of.spice} />
              </Named>
              <Named word={t(words.water)}>
                <Amount of="water" n={of.water} />
              </Named>
            </>
          )}
          <Named word={t(words.agentsReady)(of.agentsReady, of.agents)}>
            <span className="amount">
              <Pawn side={side} />
              <b>{of.agentsReady}</b>
            </span>
          </Named>
          {!of.six?.commander && (
            <Named word={t(words.garrison)(of.garrison)}>
              <Amount of="troops" n={of.garrison} />
            </Named>
          )}
          {of.uprising && (
            <Named word={t(words.spiesLeft)(of.uprising.spies)}>
              <span className="amount">
                <Eye side={side} />
                <b>{of.uprising.spies}</b>
              </span>
            </Named>
          )}
          {view.uprising?.contracts && of.uprising && of.kind === 'player' && (
            <Named word={t(words.contractsOf)(of.uprising.contracts.length, of.uprising.completed.length)}>
              <Amount of="contract" n={of.uprising.contracts.length} />
            </Named>
          )}
          {of.immortality && of.kind === 'player' && (
            <Named word={t(words.specimensOf)(of.immortality.specimens)}>
              <Amount of="specimen" n={of.immortality.specimens} />
            </Named>
          )}
          {of.ix && (
            <>
              <Named word={t(words.dreadnoughts)(of.ix.dreadnoughts.garrison)}>
                <Amount of="dreadnought" n={of.ix.dreadnoughts.garrison} />
              </Named>
              <Named word={t(words.tech)}>
                <Amount of="tech" n={of.ix.tech.length} />
              </Named>
            </>
          )}
          {of.kind === 'player' && (
            <>
              <Named word={t(words.hand)}>
                <span className="amount">
                  <Glyph name="poker-hand" />
                  <b>{of.handSize}</b>
                </span>
              </Named>
              <Named word={t(words.intrigues)}>
                <Amount of="intrigue" n={of.intriguesSize} />
              </Named>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

/** The side of the Leader that lies up; a Rival of Uprising is called by it already. */
const leaderName = (of: SideView, { name, back, line }: DuneEntry, t: Speech['t']): string =>
  t(of.uprising && of.kind === 'rival' ? line : (of.uprising?.turned && back) || name);

/** A figure with its meaning for those who point at it or hear it. */
function Named({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <span title={word}>
      <span className="unseen">{word}: </span>
      {children}
    </span>
  );
}
