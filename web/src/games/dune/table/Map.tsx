/** The board: Factions with their tracks, the regions of Arrakis and the Landsraad, the Conflict. */
import type { Faction, Icon } from '@vigrid/dune/table';
import { factionNames } from '@vigrid/dune/text';
import { useLang } from '../../../i18n/index.ts';
import { Band, Glyph, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { dyeFor, iconsOf, SeatMark, symbols } from '../cards/index.ts';
import { Conflict } from './Conflict.tsx';
import { type DuneView, ownSide, reachable, sideName, useEntries } from './game.ts';
import { Space } from './Space.tsx';
import { words } from './texts.ts';

const factions = ['emperor', 'guild', 'beneGesserit', 'fremen'] as const;

export function Board({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  const { update } = useTableInfo();
  const { standing } = useAsk();
  const own = ownSide(view, below);
  const asked = update.question?.ask === 'turn';
  const chosen = own.hand.find(({ id }) => standing(id) === 'chosen');
  // With no card chosen, every space that any card could reach.
  const open = asked && !chosen ? reachable(own) : new Set<number>();
  const entryOf = useEntries();
  const sends = chosen && asked ? entryOf(chosen.def) : null;
  /** What the chosen card lacks. */
  const note = (icon: Icon) =>
    sends && !sends.anywhere && !iconsOf(sends).includes(icon) ? (
      <span className="region-note">{t(words.noIcon)}</span>
    ) : null;
  const spaces = (icon: Icon) =>
    view.spaces.flatMap((space) =>
      space.icon === icon ? (
        <Space
          key={space.def}
          view={view}
          number={space.number}
          open={open.has(space.number)}
          asked={asked}
        />
      ) : (
        []
      ),
    );
  return (
    <section className="dune-map" aria-label={t(words.map)} data-drop data-sending={sends ? true : undefined}>
      <div className="factions">
        {factions.map((faction) => (
          <section key={faction} className="faction" data-dye={dyeFor(faction)}>
            <Band dye={dyeFor(faction)} />
            <Track view={view} faction={faction} />
            {note(faction)}
            <div className="duo">{spaces(faction)}</div>
          </section>
        ))}
      </div>
      <section className="region landsraad">
        <h2>
          {t(words.landsraad)}
          {note('landsraad')}
        </h2>
        <div className="duo">{spaces('landsraad')}</div>
      </section>
      <section className="region cities">
        <h2>
          {t(words.cities)}
          {note('city')}
        </h2>
        <div className="duo">{spaces('city')}</div>
      </section>
      <section className="region trade">
        <h2>
          {t(words.spiceTrade)}
          {note('spiceTrade')}
        </h2>
        <div className="duo">{spaces('spiceTrade')}</div>
      </section>
      <Conflict view={view} />
    </section>
  );
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
