/** The board: Factions with their tracks, the regions of Arrakis and the Landsraad, the Conflict. */
import type { Faction, Icon } from '@vigrid/dune/table';
import { factionNames } from '@vigrid/dune/text';
import { useLang } from '../../../i18n/index.ts';
import { Band, Glyph, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { offeredIn } from '../../../table/ask/draft.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { dyeFor, iconsOf, SeatMark, symbols } from '../cards/index.ts';
import { besideEachOther, regionsOf } from './boards.ts';
import { Conflict } from './Conflict.tsx';
import { type DuneView, ownSide, reachable, sideName, useEntries } from './game.ts';
import type { Reach } from './Space.tsx';
import { Spaces } from './Spaces.tsx';
import { words } from './texts.ts';

const factions = ['emperor', 'guild', 'beneGesserit', 'fremen'] as const;

export function Board({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  const { update } = useTableInfo();
  const { standing } = useAsk();
  const phone = useLayout() === 'narrow';
  const own = ownSide(view, below);
  const entryOf = useEntries();
  const asked = update.question?.ask === 'turn';
  const chosen = asked ? own.hand.find(({ id }) => standing(id) === 'chosen') : undefined;
  // With no card chosen, every space that any card could reach.
  const open = asked && !chosen ? reachable(own) : new Set<number>();
  const sends = chosen ? entryOf(chosen.def) : null;
  const reach: Reach = { asked, open, infiltrated: infiltrated(update.question, chosen?.id) };
  /** What the chosen card lacks, or the whole hand. */
  const note = (icon: Icon) => {
    const cards = sends
      ? [sends]
      : asked && own.agentsReady > 0
        ? own.hand.map(({ def }) => entryOf(def))
        : [];
    const lacks = cards.length > 0 && cards.every((card) => !card.anywhere && !iconsOf(card).includes(icon));
    // A Spy's icon may lead here as well.
    const led = view.spaces.some(
      (space) => space.icon === icon && (open.has(space.number) || reach.infiltrated.has(space.number)),
    );
    return lacks && !led ? (
      <span className="region-note">{t(sends ? words.noIcon : words.noCardWithIcon)}</span>
    ) : null;
  };
  return (
    <section
      className="dune-map"
      aria-label={t(words.map)}
      data-core={view.uprising ? 'uprising' : 'base'}
      data-rows={view.modules.includes('ix') ? 5 : 4}
      data-drop
      data-sending={sends ? true : undefined}
    >
      <div className="factions">
        {factions.map((faction) => (
          <section key={faction} className="faction" data-dye={dyeFor(faction)}>
            <Band dye={dyeFor(faction)} />
            <Track view={view} faction={faction} />
            <Spaces view={view} things={besideEachOther(view, faction)} reach={reach} />
            {note(faction)}
          </section>
        ))}
      </div>
      {regionsOf(view, phone).map(({ id, heads, things }) => (
        <section key={id} className={join('region', id)}>
          <div className="region-heads">
            {heads.map(({ name, icon, column }) => (
              <h2 key={icon} style={{ gridColumnStart: column }}>
                {t(name)}
                {note(icon)}
              </h2>
            ))}
          </div>
          <Spaces view={view} things={things} reach={reach} />
        </section>
      ))}
      <Conflict view={view} below={below} />
    </section>
  );
}

/** Spaces where an Agent of this card, or of any, only comes by taking a Spy back. */
function infiltrated(
  question: Parameters<typeof offeredIn>[0],
  card: number | undefined,
): ReadonlySet<number> {
  const ways = new Map<number, boolean>();
  for (const { act, parts } of offeredIn(question)) {
    if (act.do !== 'send' || parts.place === undefined) continue;
    if (card !== undefined && parts.from !== card) continue;
    ways.set(parts.place, (ways.get(parts.place) ?? true) && 'spy' in act && act.spy !== undefined);
  }
  return new Set([...ways].flatMap(([space, spied]) => (spied ? space : [])));
}

const steps = [0, 1, 2, 3, 4, 5, 6];

/** Seven steps; at the second a point, at the fourth the bonus and the alliance. */
function Track({ view, faction }: { readonly view: DuneView; readonly faction: Faction }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const holder = view.alliances[faction];
  const sides = view.sides.map((_, side) => side);
  const all = sides
    .map((side) => `${sideName(view, side, names, t)} ${view.sides[side].influence[faction]}`)
    .join(', ');
  const title = holder === null ? '' : `, ${t(words.allianceOf)(sideName(view, holder, names, t))}`;
  return (
    <header>
      <span className="crest" aria-hidden="true">
        <Glyph name={symbols[faction]} />
      </span>
      <h2>{t(factionNames[faction])}</h2>
      {holder !== null && (
        <span className="alliance" title={t(words.allianceOf)(sideName(view, holder, names, t))}>
          <Glyph name="laurels" />
          <SeatMark side={holder} />
        </span>
      )}
      <span
        className="track"
        role="img"
        aria-label={t(words.influenceOf)(t(factionNames[faction]), all) + title}
      >
        {steps.map((step) => (
          <i
            key={step}
            className={join(step === 2 && 'vp', step === 4 && 'al')}
            title={step === 2 ? t(words.pointAt) : step === 4 ? t(words.allianceAt) : undefined}
          >
            <Stack sides={sides.filter((side) => view.sides[side].influence[faction] === step)} step={step} />
          </i>
        ))}
      </span>
    </header>
  );
}

const Stack = ({ sides, step }: { readonly sides: readonly number[]; readonly step: number }) =>
  sides.length === 0 ? step : sides.map((side) => <SeatMark key={side} side={side} />);
