/** The own hand with its Agent and Reveal boxes, and the Intrigue cards beside it. */
import { named } from '@vigrid/dune/text';
import { useLang } from '../../../i18n/index.ts';
import { CardBack, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { Amount, Pawn } from '../cards/index.ts';
import type { DuneView, SideView } from './game.ts';
import { Piece } from './Pieces.tsx';
import { words } from './texts.ts';

export function Hand({ view, below }: { readonly view: DuneView; readonly below: number }) {
  const { t } = useLang();
  const { stage } = useAsk();
  const of = view.sides[below];
  const narrow = useLayout() === 'narrow';
  // In the Reveal turn the cards lie open; they are looked at in the same place.
  const open = of.shown.length > 0 && of.hand.length === 0;
  const cards = open ? of.shown : of.hand;
  const hidden = open ? 0 : Math.max(0, of.handSize - of.hand.length);
  const intrigues = [...of.waiting, ...of.intrigues];
  const backs = Array.from({ length: hidden }, (_, i) => `b${i}`);
  return (
    <div className="dune-hand scrolling-hand" ref={stage.ref(`hand${below}`)}>
      {narrow && <Purse of={of} side={below} />}
      <ul
        className={join('hand-row', cards.length + hidden + intrigues.length > 8 && 'slips')}
        style={{ '--n': cards.length + hidden + intrigues.length }}
        aria-label={t(words.yourHand)}
      >
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
        {intrigues.map((card) => (
          <li key={card.id} className="intrigue">
            <Piece card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What one can spend, where the Leader's plate is out of sight. */
function Purse({ of, side }: { readonly of: SideView; readonly side: number }) {
  const { t } = useLang();
  return (
    <p className="dune-purse">
      <Amount of="solari" n={of.solari} word={t(named(of.solari, 'solari'))} />
      <Amount of="spice" n={of.spice} word={t(named(of.spice, 'spice'))} />
      <Amount of="water" n={of.water} word={t(named(of.water, 'water'))} />
      {of.persuasion > 0 && <Amount of="persuasion" n={of.persuasion} />}
      <span className="amount">
        <Pawn side={side} />
        <b>{of.agentsReady}</b>
      </span>
      <Amount of="troops" n={of.garrison} />
    </p>
  );
}
