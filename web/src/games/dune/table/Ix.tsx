/** Rise of Ix beside the board: the three stacks of Tech tiles and the Shipping track. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join, Sheet } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Amount, SeatMark, Symbols } from '../cards/index.ts';
import { type CardRef, type DuneView, type SideView, sideName, useEntries } from './game.ts';
import { words } from './texts.ts';
import './ix.css';

export function Ix({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  if (!view.modules.includes('ix')) return null;
  return (
    <Sheet className="ix" title={t(words.ix)}>
      <ul className="ix-stacks" aria-label={t(words.tech)}>
        {view.tech.map(({ top, size }, stack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stacks keep their places
          <li key={stack}>
            {top ? <Tile tile={top} left={size} /> : <span className="tile none">{t(words.noTiles)}</span>}
          </li>
        ))}
      </ul>
      <Shipping view={view} />
      <Negotiators view={view} />
    </Sheet>
  );
}

interface TileProps {
  readonly tile: CardRef;
  /** How many lie in its stack. */
  readonly left?: number;
  /** Used in this round. */
  readonly flipped?: boolean;
}

/** A Tech tile: name, price, what it does where it is pointed at. */
export function Tile({ tile, left, flipped = false }: TileProps) {
  const { t } = useLang();
  const entry = useEntries()(tile.def);
  const { standing, digit, handlers } = useCard(tile.id, tile.def);
  const parts = [t(entry.name), ...entry.text.map(t)];
  if (left !== undefined) parts.push(t(words.left)(left));
  if (flipped) parts.push(t(words.flipped));
  return (
    <button
      type="button"
      {...handlers}
      className={join(
        'tile',
        standing === 'lit' && 'is-lit',
        standing === 'chosen' && 'is-chosen',
        flipped && 'flipped',
      )}
      aria-label={parts.join('. ')}
    >
      {left === undefined && <Glyph name="gears" />}
      <span className="tile-name">{t(entry.name)}</span>
      {left !== undefined && (
        <span className="tile-price">
          <Amount of="spice" n={entry.figures.cost ?? 0} />
          <small>{t(words.left)(left)}</small>
        </span>
      )}
      {digit !== null && <kbd>{digit}</kbd>}
    </button>
  );
}

/** The tiles of a side. */
export function Tiles({ of }: { readonly of: SideView }) {
  const { t } = useLang();
  if (!of.ix || of.ix.tech.length === 0) return null;
  return (
    <ul className="own-tiles" aria-label={t(words.tech)}>
      {of.ix.tech.map((tile) => (
        <li key={tile.id}>
          <Tile tile={tile} flipped={tile.flipped} />
        </li>
      ))}
    </ul>
  );
}

/** From the top down; the bottom gives nothing. */
function Shipping({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const { places } = useEntries()('track-shipping');
  const at = (place: number) => view.sides.flatMap((of, side) => (of.ix?.freighter === place ? side : []));
  const all = view.sides
    .map((of, side) => `${sideName(view, side, names, t)} ${of.ix?.freighter ?? 0}`)
    .join(', ');
  return (
    <section aria-label={`${t(words.shipping)}: ${all}`}>
      <h3>{t(words.shipping)}</h3>
      <ol className="shipping" aria-hidden="true">
        {[3, 2, 1, 0].map((place) => (
          <li key={place}>
            <span className="ships">
              {at(place).map((side) => (
                <SeatMark key={side} side={side} />
              ))}
            </span>
            {place === 0 ? (
              <small>{t(words.shippingStart)}</small>
            ) : (
              <Symbols box={places?.[place]} t={t} worded />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whoever has troops on the Ix board. */
function Negotiators({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const there = view.sides.flatMap((of, side) =>
    of.ix && of.ix.negotiators > 0 ? { side, n: of.ix.negotiators } : [],
  );
  if (there.length === 0) return null;
  return (
    <p className="negotiators">
      <span>{t(words.negotiators)}</span>
      {there.map(({ side, n }) => (
        <span key={side} title={sideName(view, side, names, t)}>
          <SeatMark side={side} /> <b>{n}</b>
        </span>
      ))}
    </p>
  );
}
