/** What can be had, beside the board: the Row, and in drawers of their own the Throne Row, Ix and the Bene Tleilax. */
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { symbols } from '../cards/index.ts';
import { asideOf, type DuneView, ownSide } from './game.ts';
import { Ix, Tleilax } from './later.ts';
import { Row, Throne } from './Row.tsx';
import { words } from './texts.ts';

const all = ['row', 'throne', 'ix', 'tleilaxu'] as const;

type Drawer = (typeof all)[number];

const names = { row: words.rowShort, throne: words.throne, ix: words.ix, tleilaxu: words.tleilaxShort };
const glyphs = {
  row: 'buy-card',
  throne: symbols.throne,
  ix: symbols.tech,
  tleilaxu: symbols.tleilaxu,
};

interface ShelfProps {
  readonly view: DuneView;
  readonly below: number;
}

export function Shelf({ view, below }: ShelfProps) {
  const { t } = useLang();
  const { standing } = useAsk();
  const { update } = useTableInfo();
  const [kept, keep] = useState<{ drawer: Drawer; at: number }>({ drawer: 'row', at: -1 });
  const inside = contents(view, below);
  const drawers = all.filter((drawer) => inside[drawer] !== null);
  if (drawers.length === 1) return <Row view={view} below={below} />;
  const lit = (drawer: Drawer) => (inside[drawer] ?? []).filter((id) => standing(id) === 'lit').length;
  // A question opens the drawer its answers lie in, unless the player has opened another one meanwhile.
  const wanted = lit(kept.drawer) > 0 ? undefined : drawers.find((drawer) => lit(drawer) > 0);
  const open = kept.at === update.seq ? kept.drawer : (wanted ?? kept.drawer);
  return (
    <section className="sheet shelf">
      <div className="shelf-tabs" role="tablist" aria-label={t(words.market)}>
        {drawers.map((drawer) => (
          <button
            key={drawer}
            type="button"
            role="tab"
            aria-selected={drawer === open}
            data-drawer={drawer}
            onClick={() => keep({ drawer, at: update.seq })}
          >
            <Glyph name={glyphs[drawer]} />
            {t(names[drawer])}
            <i className={join('badge', lit(drawer) > 0 && 'lit')}>{lit(drawer) || inside[drawer]?.length}</i>
          </button>
        ))}
      </div>
      <div className="shelf-body" role="tabpanel">
        {open === 'row' && <Row view={view} below={below} />}
        {open === 'throne' && <Throne view={view} />}
        {open === 'ix' && <Ix view={view} below={below} />}
        {open === 'tleilaxu' && <Tleilax view={view} below={below} />}
      </div>
    </section>
  );
}

/** The cards and tiles of each drawer; null for one that is not there. */
function contents(view: DuneView, below: number): Readonly<Record<Drawer, readonly number[] | null>> {
  const own = ownSide(view, below);
  const tops = (stacks: readonly { readonly top: { readonly id: number } | null }[]) =>
    stacks.flatMap(({ top }) => top?.id ?? []);
  const ids = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id);
  return {
    row: [...ids(view.row), ...ids(asideOf(own)), ...tops(view.reserve)],
    throne: view.six ? ids(view.six.throne) : null,
    ix: view.modules.includes('ix') ? [...tops(view.tech), ...ids(own.ix?.tech ?? [])] : null,
    tleilaxu: view.modules.includes('immortality') ? ids(view.tleilaxu) : null,
  };
}
