/** The table of Heroes: two heroes, two squads facing each other over the woven band, two hands. */
import './colours.css';
import './heroes.css';
import './plate.css';
import { useLang } from '../../../i18n/index.ts';
import { CardBack, join, Seam, useGlyphFile } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import type { BoardProps } from '../../screen.ts';
import { heroesGlyphs } from '../cards/index.ts';
import { useAlike } from './alike.ts';
import type { HeroesView, SideView } from './game.ts';
import { Hand } from './Hand.tsx';
import { Creature, KnownCard } from './Pieces.tsx';
import { Plate } from './Plate.tsx';
import { words } from './texts.ts';

export function Board({ view, below, seats }: BoardProps<HeroesView>) {
  const game = view;
  const layout = useLayout();
  const above = 1 - below;
  const [own, rival] = [game.sides[below], game.sides[above]];
  useGlyphFile(heroesGlyphs);
  useAlike(game);
  const plate = (seat: number, side: SideView) => (
    <Plate
      side={side}
      seat={seat}
      own={seat === below}
      mine={seat === game.seat}
      active={game.active === seat && game.turn > 0}
      commanded={game.active === seat && game.decider !== seat && game.turn > 0}
      seats={seats}
      countsHand={layout !== 'wide' && seat !== below}
    />
  );
  return (
    <div className="heroes-board">
      <div className="plates">
        {plate(above, rival)}
        {plate(below, own)}
      </div>
      <div className="half rival" data-drop>
        {layout === 'wide' && <RivalHand side={rival} seat={above} />}
        <Squad view={game} side={rival} own={false} />
      </div>
      <Seam className="middle" />
      <div className="half own" data-drop>
        <Squad view={game} side={own} own />
      </div>
      <Hand view={game} seat={below} />
    </div>
  );
}

interface SquadProps {
  readonly view: HeroesView;
  readonly side: SideView;
  readonly own: boolean;
}

function Squad({ view, side, own }: SquadProps) {
  const { t } = useLang();
  const fight = view.under.find(({ kind }) => kind === 'attack');
  const closed = side.squad.filter((piece) => piece.closed).length;
  // A closed card is as wide as an open one is high.
  const units = side.squad.length - closed + closed * 1.286;
  return (
    <ul
      className={join('squad', side.squad.length === 0 && 'empty')}
      style={{ '--units': Math.max(1, units), '--n': side.squad.length }}
      aria-label={t(own ? words.yourSquad : words.theirSquad)}
    >
      {side.squad.map((piece, place) => (
        <li key={piece.id} style={{ '--place': place }}>
          <Creature piece={piece} own={own} defends={fight !== undefined} />
        </li>
      ))}
    </ul>
  );
}

/** Backs, and faces of the cards that everybody has seen. */
function RivalHand({ side, seat }: { readonly side: SideView; readonly seat: number }) {
  const { t } = useLang();
  const { stage } = useAsk();
  const hidden = Math.max(0, side.handSize - side.hand.length);
  const backs = Array.from({ length: hidden }, (_, i) => `b${seat}-${i}`);
  return (
    <section
      className="rival-hand"
      ref={stage.ref(`hand${seat}`)}
      aria-label={t(words.rivalHand)(side.handSize)}
    >
      {backs.map((name) => (
        <span key={name} ref={stage.ref(name)}>
          <CardBack size="piece" />
        </span>
      ))}
      {side.hand.map((card) => (
        <KnownCard key={card.id} card={card} />
      ))}
    </section>
  );
}
