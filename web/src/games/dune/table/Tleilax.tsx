/** Immortality beside the board: the Tleilaxu cards, the research track and that of the Tleilaxu. */
import { researchTrack, tleilaxuTrack } from '@vigrid/dune/table';
import { useLang } from '../../../i18n/index.ts';
import { join, Sheet } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Amount, SeatMark, Symbols } from '../cards/index.ts';
import { type DuneView, fighters, sideName, useEntries } from './game.ts';
import { Piece } from './Pieces.tsx';
import { words } from './texts.ts';

export function Tleilax({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  if (!view.modules.includes('immortality')) return null;
  return (
    <Sheet
      className="tleilax"
      title={t(words.tleilax)}
      aside={t(words.specimens)(view.sides[below].immortality?.specimens ?? 0)}
    >
      <ul className="row-cards">
        {view.tleilaxu.map((card) => (
          <li key={card.id}>
            <Piece card={card} />
          </li>
        ))}
      </ul>
      <Research view={view} />
      <Track view={view} />
    </Sheet>
  );
}

const rows = ['up', 'mid', 'down'];

/** From left to right; who stands where, and what each place gives. */
function Research({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { places } = useEntries()('track-research');
  const { names } = useTableInfo();
  const sides = fighters(view);
  const column = (side: number) => Number.parseInt(view.sides[side].immortality?.research ?? '0', 10);
  const all = sides.map((side) => `${sideName(view, side, names, t)} ${column(side)}`).join(', ');
  return (
    <section aria-label={`${t(words.research)}: ${all}`}>
      <h3>{t(words.research)}</h3>
      <ol className="research" aria-hidden="true">
        {researchTrack.map(({ id, marker }) => {
          const box = places?.[id];
          const row = rows.findIndex((name) => id.endsWith(name));
          const here = sides.filter(
            (side) => view.sides[side].kind === 'player' && view.sides[side].immortality?.research === id,
          );
          return (
            <li
              key={id}
              title={box && t(box.text)}
              className={join(marker !== undefined && 'marked', here.length > 0 && 'taken')}
              style={{ gridColumn: Number.parseInt(id, 10) + 1, gridRow: row < 0 ? 2 : row + 1 }}
            >
              {here.length > 0 ? (
                here.map((side) => <SeatMark key={side} side={side} />)
              ) : (
                <Symbols box={box} t={t} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Seven steps; at the fourth lies spice for whoever comes first. */
function Track({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { places } = useEntries()('track-tleilaxu');
  const { names } = useTableInfo();
  const sides = fighters(view);
  const all = sides
    .map((side) => `${sideName(view, side, names, t)} ${view.sides[side].immortality?.tleilaxu ?? 0}`)
    .join(', ');
  return (
    <section aria-label={`${t(words.tleilaxuTrack)}: ${all}`}>
      <h3>{t(words.tleilaxuTrack)}</h3>
      <ol className="tleilaxu-track" aria-hidden="true">
        {tleilaxuTrack.map(({ first }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the track is printed
          <li key={step}>
            {sides.map((side) =>
              view.sides[side].immortality?.tleilaxu === step ? <SeatMark key={side} side={side} /> : null,
            )}
            <Symbols box={places?.[step]} t={t} />
            {first && view.trackSpice > 0 && <Amount of="spice" n={view.trackSpice} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
