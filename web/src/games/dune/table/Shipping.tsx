/** The Shipping track: on the map beside its spaces, or in the drawer of Ix. */
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { SeatMark, Symbols } from '../cards/index.ts';
import { type DuneView, fighters, sideName, useEntries } from './game.ts';
import { words } from './texts.ts';

/** From the port on; the port gives nothing. */
export function Shipping({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const { places } = useEntries()('track-shipping');
  const sides = fighters(view);
  const at = (place: number) => sides.filter((side) => view.sides[side].ix?.freighter === place);
  const all = sides
    .map((side) => `${sideName(view, side, names, t)} ${view.sides[side].ix?.freighter ?? 0}`)
    .join(', ');
  return (
    <section className="shipping" aria-label={`${t(words.shipping)}: ${all}`}>
      <h3>{t(words.shipping)}</h3>
      <ol aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <li key={place} title={place === 0 ? t(words.shippingStart) : places && t(places[place].text)}>
            {place === 0 ? <small>{t(words.port)}</small> : <Symbols box={places?.[place]} t={t} />}
            <span className="ships">
              {at(place).map((side) => (
                <SeatMark key={side} side={side} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
