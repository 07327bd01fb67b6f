/** The small field beside what is typed: where the card stands, where it may go, and what it may do at once. */
import { cellName } from '@vigrid/berserk/text';
import type { Text } from '@vigrid/kernel';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Glyph, join, Sheet } from '../kit/index.ts';
import { glimpseOf } from '../local/index.ts';
import type { Crafted, Glimpse } from '../local/requests.ts';
import { dummyBefore } from './dummy.ts';
import { words } from './words.ts';

/** Rows two to the middle on either side; the third rows stay empty. */
const shown = Array.from({ length: 20 }, (_, i) => i + 5);
const columns = 5;
/** The dummy stands before the card, nomads beside both (dummy.ts). */
const others = [
  { cell: 'B1', glyph: 'spear-feather', side: 'own' },
  { cell: 'C1′', glyph: 'voodoo-doll', side: 'rival' },
  { cell: 'A2′', glyph: 'spear-feather', side: 'rival' },
] as const;
/** The card is the first of the position. */
const tried = 0;

export function Field({ made }: { readonly made: NonNullable<Crafted['made']> }) {
  const { t } = useLang();
  const acts = useGlimpse(made);
  const own = acts.filter(({ anatomy }) => anatomy.from === tried);
  const goes = new Set(own.flatMap(({ anatomy: { place } }) => (place === undefined ? [] : [place])));
  const does = own.filter(({ anatomy }) => anatomy.place === undefined);
  const { glyph, kind, traits } = made.entry;
  const stands = kind !== 'terrain' && !(traits?.stand ?? []).includes('flyer');
  const home = shown.find((cell) => cellName(cell) === 'C1');
  return (
    <Sheet className="workshop-field" title={t(words.onField)} aside={t(words.againstDummy)}>
      <div className="field-small" role="img" aria-label={t(words.againstDummy)}>
        {shown.map((cell) => {
          const other = others.find((one) => one.cell === cellName(cell));
          const mine = stands && cell === home;
          return (
            <span key={cell} className={join(cell < 3 * columns && 'far', goes.has(cell) && 'goes')}>
              {mine && <Glyph name={glyph} className="own tried" />}
              {other && <Glyph name={other.glyph} className={other.side} />}
            </span>
          );
        })}
      </div>
      {goes.size > 0 && <p>{t(words.mayGo)}</p>}
      {does.length === 0 && goes.size === 0 && <p>{t(words.nothingNow)}</p>}
      <ul>
        {does.map((one) => (
          <li key={one.text.en}>{t(usedText(one, made) ?? one.text)}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A feature of the card is told by its own text. */
const usedText = ({ act }: Glimpse, { entry }: NonNullable<Crafted['made']>): Text | undefined =>
  act.do === 'use' && 'feature' in act ? entry.text[Number(act.feature)] : undefined;

function useGlimpse({ card }: NonNullable<Crafted['made']>): readonly Glimpse[] {
  const [acts, setActs] = useState<readonly Glimpse[]>([]);
  useEffect(() => {
    let here = true;
    // A card that can not stand there yet shows an empty field.
    glimpseOf('berserk', dummyBefore(card)).then(
      (found) => here && setActs(found),
      () => here && setActs([]),
    );
    return () => {
      here = false;
    };
  }, [card]);
  return acts;
}
