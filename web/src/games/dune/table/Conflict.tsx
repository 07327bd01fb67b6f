/** The Conflict: what it is about, who fights with what, who would stand where. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { BattleIcon, SeatMark, Symbols, symbols } from '../cards/index.ts';
import { type DuneEntry, type DuneView, fighters, sideName, useEntries } from './game.ts';
import { words } from './texts.ts';

const places = ['first', 'second', 'third'] as const;

interface ConflictProps {
  readonly view: DuneView;
  readonly below: number;
}

export function Conflict({ view, below }: ConflictProps) {
  const { t } = useLang();
  const ask = useAsk();
  const entryOf = useEntries();
  const entry = view.conflict && entryOf(view.conflict.def);
  // With fewer than four sides the third reward is for those tied for second (D-11.5).
  const third = view.sides.length > 3 ? words.third : words.thirdIfTied;
  const { uprising } = view;
  return (
    <section className="conflict" aria-label={t(words.conflict)} ref={ask.stage.ref('conflict')}>
      <div className="stakes">
        {entry && view.conflict ? (
          <>
            <h2>
              <button
                type="button"
                className="conflict-name"
                onClick={() => view.conflict && ask.open({ card: view.conflict.id, def: view.conflict.def })}
              >
                {t(entry.name)}
              </button>
              <small>
                {t(entry.line)} · {t(words.conflictsLeft)(view.conflictsLeft)}
                {uprising?.wall && ` · ${t(uprising.walled ? words.insideWall : words.outsideWall)}`}
              </small>
            </h2>
            <dl className="prizes">
              {places.map((place) => (
                <div key={place}>
                  <dt>{t(place === 'third' ? third : words[place])}</dt>
                  <dd>
                    <Symbols box={entry.boxes[place]} t={t} worded />
                  </dd>
                </div>
              ))}
            </dl>
            <Icon entry={entry} view={view} below={below} />
          </>
        ) : (
          <h2>{t(words.noConflict)}</h2>
        )}
      </div>
      <Armies view={view} />
    </section>
  );
}

/** The battle icon goes to the winner; with one of the same kind it makes a point. */
function Icon({ entry, view, below }: ConflictProps & { readonly entry: DuneEntry }) {
  const { t } = useLang();
  const { battleIcon } = entry;
  if (!battleIcon) return null;
  const won = view.sides[below].uprising?.won ?? [];
  const pair = won.some(({ icon, down }) => !down && icon === battleIcon);
  return (
    <p className="stake-icon">
      <BattleIcon icon={battleIcon} word={t(words[battleIcon])} />
      {t(pair ? words.iconMakesPair : words.iconToWinner)}
    </p>
  );
}

/** The forces in the Conflict, as they stand. */
export function Armies({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  return (
    <ul className="armies">
      {fighters(view).map((side) => {
        const { seat, troops, ix, uprising, swords, strength } = view.sides[side];
        const worms = uprising?.sandworms ?? 0;
        const ships = ix?.dreadnoughts.conflict ?? 0;
        const place = 1 + view.sides.filter((other) => other.strength > strength).length;
        return (
          <li
            key={seat}
            aria-label={[
              t(words.strengthOf)(sideName(view, side, names, t), strength, troops, swords),
              ...(ships > 0 ? [t(words.inConflict)(ships)] : []),
              ...(worms > 0 ? [t(words.worms)(worms), t(words.twice)] : []),
              ...(strength > 0 ? [t(words.place)(place)] : []),
            ].join(', ')}
          >
            <SeatMark side={side} />
            <span className="bar" data-side={side} aria-hidden="true">
              <Cubes n={troops} />
              <Units n={worms} glyph={symbols.sandworm} />
              <Units n={ships} glyph={symbols.dreadnought} />
              {swords > 0 && (
                <span className="swords">
                  <Glyph name="broadsword" />
                  {swords}
                </span>
              )}
              {worms > 0 && <em className="twice">{t(words.twice)}</em>}
            </span>
            <b aria-hidden="true">{strength}</b>
            <small aria-hidden="true">{strength > 0 && t(words.place)(place)}</small>
          </li>
        );
      })}
    </ul>
  );
}

function Units({ n, glyph }: { readonly n: number; readonly glyph: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: units of a kind are alike
  return Array.from({ length: n }, (_, i) => <Glyph key={i} name={glyph} className="unit" />);
}

export function Cubes({ n }: { readonly n: number }) {
  if (n > 9)
    return (
      <>
        <i className="cube" /> ×{n}
      </>
    );
  // biome-ignore lint/suspicious/noArrayIndexKey: troops are alike
  return Array.from({ length: n }, (_, i) => <i key={i} className="cube" />);
}
