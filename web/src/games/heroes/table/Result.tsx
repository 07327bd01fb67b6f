/** How it ended: which hero fell, and what each side has left. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Standings } from '../../../table/frame/Standings.tsx';
import type { BoardProps } from '../../screen.ts';
import { type HeroesView, livesLeft } from './game.ts';
import { resultWords as w } from './texts.ts';

export function Result({ view, seats }: BoardProps<HeroesView>) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const { sides, winners } = view;
  const fallen = sides.flatMap(({ hero }) => (livesLeft(hero) === 0 ? names.card(hero.id) : []));
  return (
    <div className="result-of-game">
      {fallen.length > 0 && <p>{capital(t(w.fell)(fallen.join(', '), fallen.length))}</p>}
      <Standings
        heads={[w.lives, w.creatures, w.hand, w.deck, w.graveyard].map(t)}
        rows={sides.map((side) => [
          livesLeft(side.hero) ?? 0,
          side.squad.length,
          side.handSize,
          side.deckSize,
          side.graveyard.length,
        ])}
        seats={seats}
        winners={winners}
      />
    </div>
  );
}
