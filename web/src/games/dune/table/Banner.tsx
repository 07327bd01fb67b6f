/** The banner of points: each point one patch in the cloth of what gave it, woven upwards in the order it was won. */
import { capital } from '@vigrid/speech';
import type { CSSProperties } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { SeatMark } from '../cards/index.ts';
import { symbols } from '../cards/pictures.ts';
import { type DuneView, sideName } from './game.ts';
import { resultWords as words } from './resultWords.ts';
import { type Patch, patchesOf, type Source } from './scored.ts';

interface Weave {
  readonly dye: string;
  readonly glyph: string;
}

const weaves: Readonly<Record<Source, Weave>> = {
  start: { dye: 'neutral', glyph: 'flying-flag' },
  emperor: { dye: 'emperor', glyph: symbols.emperor },
  guild: { dye: 'guild', glyph: symbols.guild },
  bene: { dye: 'bene', glyph: symbols.beneGesserit },
  fremen: { dye: 'fremen', glyph: symbols.fremen },
  conflict: { dye: 'tactic', glyph: 'crossed-swords' },
  spice: { dye: 'spice', glyph: symbols.spice },
  intrigue: { dye: 'intrigue', glyph: symbols.intrigue },
  tech: { dye: 'tactic', glyph: symbols.tech },
  other: { dye: 'sand', glyph: 'poker-hand' },
};

/** In this order they are summed up. */
const order: readonly Source[] = [
  'start',
  'emperor',
  'guild',
  'bene',
  'fremen',
  'conflict',
  'spice',
  'intrigue',
  'tech',
  'other',
];

export function Banners({ view, ranked }: { readonly view: DuneView; readonly ranked: readonly number[] }) {
  const { t } = useLang();
  const { data, names, back } = useTableInfo();
  const banners = ranked.map((side) => ({
    side,
    patches: patchesOf(data.log, view.sides[side].seat, view.sides[side].points),
  }));
  const sources = order.filter((source) =>
    banners.some(({ patches }) => patches.some((patch) => patch.source === source)),
  );
  const count = (patches: readonly Patch[], source: Source) =>
    patches.filter((patch) => patch.source === source).length;
  return (
    <>
      <ul className="banners">
        {banners.map(({ side, patches }) => (
          <li key={side}>
            <ol
              className="banner"
              aria-label={`${capital(sideName(view, side, names, t))}: ${patches.length}`}
            >
              {patches.map((patch, i) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: the n-th point
                  key={i}
                  className={join('band', patch.alliance && 'alliance')}
                  data-dye={weaves[patch.source].dye}
                  style={{ '--n': i } as CSSProperties}
                >
                  <button
                    type="button"
                    disabled={patch.seq === null}
                    title={told(patch, t)}
                    aria-label={told(patch, t)}
                    onClick={() => patch.seq !== null && back.go(patch.seq)}
                  >
                    <Glyph name={patch.alliance ? 'laurels' : weaves[patch.source].glyph} />
                  </button>
                </li>
              ))}
            </ol>
            <p>
              <SeatMark side={side} />
              <b>{patches.length}</b>
            </p>
          </li>
        ))}
      </ul>
      <table className="sources">
        <thead>
          <tr>
            <th scope="col">{t(words.cameFrom)}</th>
            {banners.map(({ side }) => (
              <th key={side} scope="col" aria-label={capital(sideName(view, side, names, t))}>
                <SeatMark side={side} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">
                <span className="band" data-dye={weaves[source].dye} aria-hidden="true" />
                {t(words[source])}
              </th>
              {banners.map(({ side, patches }) => (
                <td key={side}>{count(patches, source) || '·'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function told({ source, alliance, round }: Patch, t: ReturnType<typeof useLang>['t']): string {
  const from = alliance ? `${t(words[source])}, ${t(words.alliance)}` : t(words[source]);
  return round === 0 ? from : `${from} · ${t(words.inRound)(round)}`;
}
