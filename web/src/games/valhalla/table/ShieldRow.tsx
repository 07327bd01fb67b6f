import { useLang } from '../../../i18n/index.ts';
import { Shield } from '../cards/index.ts';
import type { ValhallaView } from './game.ts';
import { words } from './texts.ts';

export interface OfSeat {
  readonly view: ValhallaView;
  readonly seat: number;
}

/** Own shields, the places of those lost, and the ones taken from others. */
export function ShieldRow({ view, seat }: OfSeat) {
  const { t } = useLang();
  const { shield, shields, captured } = view.sides[seat];
  const taken = captured.flatMap((count, from) => Array.from({ length: count }, (_, i) => ({ from, i })));
  const own = Array.from({ length: Math.max(4, shields) }, (_, i) => i < shields);
  const said = t(words.shields)(shields, taken.length);
  return (
    <span className="vshields" role="img" aria-label={said} title={said}>
      {own.map((has, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shields are alike
        <Shield key={i} seat={seat} clan={shield} lost={!has} />
      ))}
      {taken.length > 0 && <i className="gap" />}
      {taken.map(({ from, i }) => (
        <Shield key={`${from} ${i}`} seat={from} clan={view.sides[from].shield} />
      ))}
    </span>
  );
}
