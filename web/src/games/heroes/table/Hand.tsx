import { shortReason } from '@vigrid/heroes/text';
import { useLang } from '../../../i18n/index.ts';
import { CardBack } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import type { HeroesView } from './game.ts';
import { InHand } from './Pieces.tsx';
import { words } from './texts.ts';

/** The hand below: one's own, or for a spectator that of the player on this side, as far as it is known. */
export function Hand({ view, seat }: { readonly view: HeroesView; readonly seat: number }) {
  const { t, lang } = useLang();
  const { stage } = useAsk();
  const { hand, handSize } = view.sides[seat];
  const hidden = Array.from({ length: Math.max(0, handSize - hand.length) }, (_, i) => `b${seat}-${i}`);
  return (
    <div className="hand-zone" ref={stage.ref(`hand${seat}`)}>
      <ul className="hand-row" style={{ '--n': handSize }} aria-label={t(words.yourHand)}>
        {hand.map((card) => (
          <li key={card.id}>
            <InHand card={card} reason={card.barred && shortReason(card.barred, lang)} />
          </li>
        ))}
        {hidden.map((name) => (
          <li key={name} ref={stage.ref(name)}>
            <CardBack size="hand" />
          </li>
        ))}
      </ul>
    </div>
  );
}
