/** Immortality beside the board: the Tleilaxu cards, the research track and that of the Tleilaxu. */
import { researchTrack, tleilaxuTrack } from '@vigrid/dune/table';
import { useLang } from '../../../i18n/index.ts';
import { join, Sheet } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Amount, SeatMark, Symbols } from '../cards/index.ts';
import { type DuneView, sideName, useEntries } from './game.ts';
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
  const all = view.sides
    .map(
      (of, side) =>
        `${sideName(view, side, names, t)} ${Number.parseInt(of.immortality?.research ?? '0', 10)}`,
    )
    .join(', ');
  return (
    <section aria-label={`${t(words.research)}: ${all}`}>
      <h3>{t(words.research)}</h3>
      <ol className="research" aria-hidden="true">
        {researchTrack.map(({ id, marker }) => {
          const box = places?.[id];
          const column = Number.parseInt(id, 10);
          const row = rows.findIndex((name) => id.endsWith(name));
          const here = view.sides.flatMap((of, side) =>
            of.immortality?.research === id && of.kind === 'player' ? side : [],
          );
          return (
            <li
              key={id}
              title={box && t(box.text)}
              className={join(marker !== undefined && 'marked', here.length > 0 && 'taken')}
              style={{ gridColumn: column + 1, gridRow: row < 0 ? 2 : row + 1 }}
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
  const all = view.sides
    .map((of, side) => `${sideName(view, side, names, t)} ${of.immortality?.tleilaxu ?? 0}`)
    .join(', ');
  return (
    <section aria-label={`${t(words.tleilaxuTrack)}: ${all}`}>
      <h3>{t(words.tleilaxuTrack)}</h3>
      <ol className="tleilaxu-track" aria-hidden="true">
        {tleilaxuTrack.map(({ first }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the track is printed
          <li key={step}>
            {view.sides.map((of, side) =>
              of.immortality?.tleilaxu === step ? <SeatMark key={of.seat} side={side} /> : null,
            )}
            <Symbols box={places?.[step]} t={t} />
            {first && view.trackSpice > 0 && <Amount of="spice" n={view.trackSpice} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
