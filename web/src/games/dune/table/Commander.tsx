/** The own board of a Commander: the track, the spaces that nobody else visits, Agents with their arrows. */
import { factionNames } from '@vigrid/dune/text';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { dyeFor, Pawn, SeatMark, Symbols, symbols } from '../cards/index.ts';
import { Arrows } from './Arrows.tsx';
import { besideEachOther } from './boards.ts';
import { type DuneView, type SideView, sideName, useEntries } from './game.ts';
import { useReach } from './reach.tsx';
import { Spaces } from './Spaces.tsx';
import { words } from './texts.ts';

interface OwnBoardProps {
  readonly view: DuneView;
  readonly side: number;
  readonly below: number;
}

export function OwnBoard({ view, side, below }: OwnBoardProps) {
  const { t } = useLang();
  const reach = useReach(view, below);
  const own = view.sides[side].six?.own;
  if (!own) return null;
  const { faction } = own;
  return (
    <section className="own-board faction" data-dye={dyeFor(faction)} data-core="uprising">
      <header>
        <span className="crest" aria-hidden="true">
          <Glyph name={symbols[faction]} />
        </span>
        <OwnTrack own={own} side={side} />
      </header>
      <Spaces view={view} things={besideEachOther(view, faction, side)} reach={reach} />
      {side === below && reach.note(faction)}
      <p className="unseen">{t(words.onlyFor)(t(factionNames[faction]))}</p>
    </section>
  );
}

type Own = NonNullable<NonNullable<SideView['six']>['own']>;

/** Five steps: the first and the third give everybody of the team something, the second a point, the fourth the alliance. */
function OwnTrack({ own, side }: { readonly own: Own; readonly side: number }) {
  const { t } = useLang();
  const entry = useEntries()(`track-${own.faction}`);
  const { places = {} } = entry;
  return (
    <span
      className="track"
      role="img"
      aria-label={`${t(entry.name)}, ${t(factionNames[own.faction])}: ${own.track}`}
    >
      {[0, 1, 2, 3, 4].map((step) => (
        <i
          key={step}
          className={join(step === 2 && 'vp', step === 4 && 'al')}
          title={
            step === 2
              ? t(words.pointAt)
              : step === 4
                ? t(words.allianceAt)
                : places[step] && t(places[step].text)
          }
        >
          {step === own.track ? (
            <SeatMark side={side} />
          ) : places[step]?.marks.length ? (
            <Symbols box={places[step]} t={t} />
          ) : (
            step
          )}
        </i>
      ))}
    </span>
  );
}

/** Each Agent, with an arrow to the Ally it activates; those that were sent are pale. */
export function ArrowAgents({ view, side }: { readonly view: DuneView; readonly side: number }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  return view.sides[side].six?.own?.agents.map(({ at, to }, which) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: Agents keep their places
      key={which}
      className={join('pieces', at >= 0 && 'away')}
      title={t(words.arrowTo)(to.map((ally) => sideName(view, ally, names, t)).join(', '))}
    >
      <Pawn side={side} />
      <Arrows to={to} />
    </span>
  ));
}
