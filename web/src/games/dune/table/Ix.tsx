/** Rise of Ix: the three stacks of Tech tiles, one's own tiles, the Shipping track. */
import { factionNames } from '@vigrid/dune/text';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join, Sheet } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Amount, SeatMark, sentences, symbols } from '../cards/index.ts';
import { type CardRef, type DuneView, type SideView, sideName, useEntries } from './game.ts';
import { Shipping } from './Shipping.tsx';
import { words } from './texts.ts';

export function Ix({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  if (!view.modules.includes('ix')) return null;
  const own = view.sides[below];
  return (
    <Sheet className="ix" title={t(words.ix)}>
      <ul className="tiles" aria-label={t(words.tech)}>
        {view.tech.map(({ top, size }, stack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stacks keep their places
          <li key={stack}>
            {top ? <Tile tile={top} left={size} /> : <span className="tile none">{t(words.noTiles)}</span>}
          </li>
        ))}
      </ul>
      <Own of={own} />
      <Negotiators view={view} />
      {!view.uprising && <Shipping view={view} />}
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

/** A Tech tile: price, name, what it does. */
function Tile({ tile, left, flipped = false }: TileProps) {
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
      aria-label={sentences(parts)}
    >
      {left !== undefined && (
        <span className="price">
          <Amount of="spice" n={entry.figures.cost ?? 0} />
        </span>
      )}
      <span className="tile-words">
        <b>
          {t(entry.name)} <small>{left !== undefined && t(words.left)(left)}</small>
        </b>
        <span>{entry.text.map(t).join(' ')}</span>
      </span>
      {digit !== null && <kbd>{digit}</kbd>}
    </button>
  );
}

/** The tiles of a side and, of Tessia Vernius, her Snoopers. */
function Own({ of }: { readonly of: SideView }) {
  const { t } = useLang();
  const { tech = [], snoopers = [] } = of.ix ?? {};
  return (
    <section>
      <h3>
        {t(words.yourTiles)} {tech.length === 0 && <small>{t(words.noOwnTiles)}</small>}
      </h3>
      <ul className="tiles own">
        {tech.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} flipped={tile.flipped} />
          </li>
        ))}
      </ul>
      {snoopers.length > 0 && (
        <p className="snoopers">
          <Glyph name="spyglass" />
          {t(words.snoopers)(snoopers.map((faction) => t(factionNames[faction])).join(', '))}
        </p>
      )}
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
      <Glyph name={symbols.negotiator} />
      <span>{t(words.negotiators)}</span>
      {there.map(({ side, n }) => (
        <span key={side} title={sideName(view, side, names, t)}>
          <SeatMark side={side} /> <b>{n}</b>
        </span>
      ))}
    </p>
  );
}
