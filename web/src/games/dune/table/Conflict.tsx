/** The Conflict: what it is about, who fights with what. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { SeatMark, Symbols, symbols } from '../cards/index.ts';
import { type DuneView, sideName, useEntries } from './game.ts';
import { words } from './texts.ts';

const places = ['first', 'second', 'third'] as const;

export function Conflict({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const ask = useAsk();
  const entryOf = useEntries();
  const entry = view.conflict && entryOf(view.conflict.def);
  // With fewer than four sides the third reward is for those tied for second (D-11.5).
  const third = view.sides.length > 3 ? words.third : words.thirdIfTied;
  return (
    <section className="conflict" aria-label={t(words.conflict)} ref={ask.stage.ref('conflict')}>
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
        </>
      ) : (
        <h2>{t(words.noConflict)}</h2>
      )}
      <ul className="armies">
        {view.sides.map(({ seat, troops, ix, swords, strength }, side) => (
          <li
            key={seat}
            aria-label={[
              t(words.strengthOf)(sideName(view, side, names, t), strength, troops, swords),
              ...(ix && ix.dreadnoughts.conflict > 0 ? [t(words.inConflict)(ix.dreadnoughts.conflict)] : []),
            ].join(', ')}
          >
            <SeatMark side={side} />
            <span className="bar" data-side={side} aria-hidden="true">
              <Cubes n={troops} />
              <Ships n={ix?.dreadnoughts.conflict ?? 0} />
              {swords > 0 && (
                <span className="swords">
                  <Glyph name="broadsword" />
                  {swords}
                </span>
              )}
            </span>
            <b aria-hidden="true">{strength}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ships({ n }: { readonly n: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: dreadnoughts are alike
  return Array.from({ length: n }, (_, i) => <Glyph key={i} name={symbols.dreadnought} className="ship" />);
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
