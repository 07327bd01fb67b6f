/** The battlefield: 5 × 6 cells in the rulebook's notation, cards on them, and the woven seam between the halves. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join, Seam } from '../../../kit/index.ts';
import { pressOf } from '../../../table/ask/card.ts';
import { type Standing, useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Die } from './Die.tsx';
import {
  type BerserkView,
  cellAt,
  cellName,
  cols,
  isOwnHalf,
  letterOf,
  type PieceView,
  piecesOf,
  rankOf,
  rows,
} from './game.ts';
import { Piece } from './Piece.tsx';
import { lastRolls, type Rolled } from './rolls.ts';
import { words } from './texts.ts';

export function Field({ view, below }: { readonly view: BerserkView; readonly below: number }) {
  const { t } = useLang();
  const { data, update } = useTableInfo();
  const standing = piecesOf(view).filter(({ cell, host }) => cell >= 0 && host === null);
  const rolls = lastRolls(data.log, update.seq);
  return (
    <div className="field-area">
      <ol className="field-rows" aria-hidden="true">
        {rows.map((row) => (
          <li key={row}>{rankOf(cellAt(row, 0, below))}</li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/useSemanticElements: a field of cells is no table of figures */}
      <div className="field" role="group" aria-label={t(words.field)}>
        {rows.map((row) => (
          <div key={row} className={join('field-row', row === 3 && 'first-own')}>
            {row === 3 && <Seam />}
            {cols.map((column) => {
              const cell = cellAt(row, column, below);
              return (
                <Cell
                  key={cell}
                  cell={cell}
                  view={view}
                  below={below}
                  alt={(row + column) % 2 === 1}
                  here={standing.filter((piece) => piece.cell === cell)}
                  rolls={rolls}
                />
              );
            })}
          </div>
        ))}
      </div>
      <ol className="field-columns" aria-hidden="true">
        {cols.map((column) => (
          <li key={column}>{letterOf(cellAt(5, column, below))}</li>
        ))}
      </ol>
    </div>
  );
}

interface CellProps {
  readonly cell: number;
  readonly view: BerserkView;
  readonly below: number;
  readonly alt: boolean;
  readonly here: readonly PieceView[];
  readonly rolls: ReadonlyMap<number, Rolled>;
}

/** A cell is a button while it may be chosen; what lies on it is drawn above it. */
function Cell({ cell, view, below, alt, here, rolls }: CellProps) {
  const { t } = useLang();
  const ask = useAsk();
  const standing = ask.place(cell);
  const marks = view.marks.filter((mark) => mark.cell === cell);
  const own = isOwnHalf(cell, below);
  const deep = view.depths.includes(cell);
  const asked = standing !== 'idle';
  return (
    <div
      className={join('cell', own ? 'own' : 'rival', alt && 'alt', deep && 'deep', asked && `at-${standing}`)}
      data-cell={cell}
    >
      <button
        type="button"
        className="cell-press"
        data-cell={cell}
        data-stop={asked || undefined}
        tabIndex={asked ? 0 : -1}
        aria-label={t(words.cell)(cellName(cell), stateOf(standing), here.length > 0, deep)}
        onClick={(event) => ask.pressPlace(cell, pressOf(event))}
      />
      {marks.map(({ marker }) => (
        <span key={marker} className="cell-mark" title={marker}>
          <Glyph name={marker === 'fire' ? 'campfire' : 'cursed-star'} />
        </span>
      ))}
      {here.map((piece) => (
        <Piece key={piece.id} piece={piece} view={view} below={below} />
      ))}
      {here.map(({ id, seat }) => (
        <LyingDie key={id} rolled={rolls.get(id)} dark={seat !== below} />
      ))}
    </div>
  );
}

/** A die that was rolled, and what it came to where that is something else. */
function LyingDie({ rolled, dark }: { readonly rolled: Rolled | undefined; readonly dark: boolean }) {
  if (!rolled) return null;
  const { natural, result } = rolled;
  return (
    <span className="lying-die">
      <Die n={natural} dark={dark} />
      {result !== natural && <b>= {result}</b>}
    </span>
  );
}

const stateOf = (standing: Standing): 'free' | 'chosen' | 'shade' =>
  standing === 'lit' ? 'free' : standing === 'idle' ? 'shade' : 'chosen';
