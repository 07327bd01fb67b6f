/** The own hand; backs for a spectator. */
import { useLang } from '../../../i18n/index.ts';
import { CardBack } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import type { ValhallaView } from './game.ts';
import { Piece } from './Pieces.tsx';
import { words } from './texts.ts';

export function Hand({ view, below }: { readonly view: ValhallaView; readonly below: number }) {
  const { t } = useLang();
  const { stage } = useAsk();
  const { hand, handSize } = view.sides[below];
  const cards = view.seat === below ? hand : [];
  const backs = Array.from({ length: handSize - cards.length }, (_, i) => `b${i}`);
  return (
    <div className="vhand scrolling-hand" ref={stage.ref(`hand${below}`)}>
      <ul className="hand-row" style={{ '--n': handSize }} aria-label={t(words.yourHand)}>
        {cards.map((card) => (
          <li key={card.id}>
            <Piece card={card} />
          </li>
        ))}
        {backs.map((name) => (
          <li key={name}>
            <CardBack size="hand" />
          </li>
        ))}
      </ul>
    </div>
  );
}
