/** The board: Factions with their tracks, the regions of Arrakis and the Landsraad, the Conflict. */
import type { Faction } from '@vigrid/dune/table';
import { factionName } from '@vigrid/dune/text';
import { useLang } from '../../../i18n/index.ts';
import { Band, Glyph, join } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { dyeFor, SeatMark, symbols } from '../cards/index.ts';
import { besideEachOther, regionsOf } from './boards.ts';
import { Conflict } from './Conflict.tsx';
import { type DuneView, fighters, sideName } from './game.ts';
import { useReach } from './reach.tsx';
import { Spaces } from './Spaces.tsx';
import { words } from './texts.ts';

const factions = ['emperor', 'guild', 'beneGesserit', 'fremen'] as const;

export function Board({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  const phone = useLayout() === 'narrow';
  const reach = useReach(view, below);
  return (
    <section
      className="dune-map"
      aria-label={t(words.map)}
      data-core={view.uprising ? 'uprising' : 'base'}
      data-rows={view.modules.includes('ix') ? 5 : 4}
      data-six={view.six ? true : undefined}
      data-drop
      data-sending={reach.sending || undefined}
    >
      <div className="factions">
        {factions.map((faction) => (
          <section key={faction} className="faction" data-dye={dyeFor(faction)}>
            <Band dye={dyeFor(faction)} />
            <Track view={view} faction={faction} />
            <Spaces view={view} things={besideEachOther(view, faction)} reach={reach} />
            {reach.note(faction)}
          </section>
        ))}
      </div>
      {regionsOf(view, phone).map(({ id, heads, columns, things }) => (
        <section key={id} className={join('region', id)} style={{ '--columns': columns }}>
          <div className="region-heads">
            {heads.map(({ name, icon, column }, i) => (
              <h2 key={icon} style={{ gridColumn: `${column} / ${heads[i + 1]?.column ?? -1}` }}>
                {t(name)}
                {reach.note(icon)}
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

const steps = [0, 1, 2, 3, 4, 5, 6];

/** Seven steps; at the second a point, at the fourth the bonus and the alliance. */
function Track({ view, faction }: { readonly view: DuneView; readonly faction: Faction }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const holder = view.alliances[faction];
  const name = t(factionName(faction, view.six !== undefined));
  const sides = fighters(view);
  const all = sides
    .map((side) => `${sideName(view, side, names, t)} ${view.sides[side].influence[faction]}`)
    .join(', ');
  const title = holder === null ? '' : `, ${t(words.allianceOf)(sideName(view, holder, names, t))}`;
  return (
    <header>
      <span className="crest" aria-hidden="true">
        <Glyph name={symbols[faction]} />
      </span>
      <h2>{name}</h2>
      {holder !== null && (
        <span className="alliance" title={t(words.allianceOf)(sideName(view, holder, names, t))}>
          <Glyph name="laurels" />
          <SeatMark side={holder} />
        </span>
      )}
      <span className="track" role="img" aria-label={t(words.influenceOf)(name, all) + title}>
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
