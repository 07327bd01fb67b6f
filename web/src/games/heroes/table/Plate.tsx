/** A hero and all that belongs to them: lives, coins, abilities, supports, piles. A strip on narrower screens. */
import type { SeatTaken } from '@vigrid/protocol';
import { type RefObject, useEffect, useRef } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Band, Coins, Glyph, Heart, join, Scene } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { Clock } from '../../../table/frame/Clock.tsx';
import { useLayout } from '../../../table/frame/layout.ts';
import { Presence } from '../../../table/frame/Presence.tsx';
import { nameAmong } from '../../../table/frame/people.ts';
import { looks } from '../../../table/looks.ts';
import { words as common } from '../../../table/texts.ts';
import { kinds, Marks } from '../cards/index.ts';
import { Abilities } from './Abilities.tsx';
import { type CardRef, livesLeft, type PieceView, type SideView } from './game.ts';
import { liveOf, Support } from './Pieces.tsx';
import { Piles } from './Piles.tsx';
import { words } from './texts.ts';

interface PlateProps {
  readonly side: SideView;
  readonly seat: number;
  readonly own: boolean;
  readonly mine: boolean;
  readonly active: boolean;
  readonly seats: readonly SeatTaken[];
  /** It is the owner's turn, and the other player decides in it. */
  readonly commanded: boolean;
  /** The owner's hand is shown here, as a number. */
  readonly countsHand: boolean;
}

export function Plate({ side, seat, own, mine, active, commanded, seats, countsHand }: PlateProps) {
  const { t, lang } = useLang();
  const { stage, use, standing: standingOf } = useAsk();
  const entryOf = useEntries();
  const { hero } = side;
  const entry = entryOf(hero.def);
  const { standing, digit, outcome, handlers } = useCard(hero.id, hero.def);
  const { ref, ...target } = handlers;
  const layout = useLayout();
  const pressable = [hero, ...side.supports, ...side.quests].some(({ id }) => standingOf(id) === 'lit');
  const inSight = useInSight(own && layout === 'narrow' && pressable);
  // Where the abilities have buttons of their own, those are lit, not the whole plate.
  const buttons = layout !== 'narrow' && hero.abilities.some(({ ability }) => use(hero.id, ability) !== null);
  const look = buttons && (standing === 'lit' || standing === 'chosen') ? undefined : looks(standing);
  const name = t(entry.name);
  const owner = nameAmong(seats, seat, t);
  const { missed } = side;
  return (
    <section
      ref={ref}
      className={join('plate', own ? 'own' : 'rival', look && `is-${look}`, active && 'active')}
      data-dye={entry.dye}
      aria-label={t(own ? words.yourSide : words.rivalSide)}
    >
      <button
        type="button"
        className="plate-target"
        {...target}
        aria-label={[name, t(words.lives)(livesLeft(hero) ?? 0), outcome].filter(Boolean).join(', ')}
      />
      <div className="plate-portrait" ref={inSight}>
        <Scene dye={entry.dye} glyph={entry.glyph} seed={entry.id} kind="bust" />
        <Band dye={entry.dye} />
        <Marks live={{ ...liveOf(hero), keywords: lasting(hero) }} />
        {hero.closed && <Glyph name="clockwise-rotation" className="plate-shut" />}
        {digit !== null && <kbd className="digit">{digit}</kbd>}
      </div>
      <div className="plate-in">
        <div className="plate-name">
          <h2>{name}</h2>
          <small>
            {owner}
            {mine && ` (${t(common.you)})`}
            <Presence person={seats[seat]} mine={mine} />
            <Clock seat={seat} />
          </small>
        </div>
        <div className="plate-coins" ref={stage.ref(`coins${seat}`)}>
          <Coins
            open={side.openCoins}
            total={side.coins}
            label={t(words.coins)(side.openCoins, side.coins)}
          />
        </div>
        <Abilities piece={hero} entry={entry} lang={lang} />
        <Supports supports={side.supports} quests={layout === 'narrow' ? side.quests : []} own={own} />
        <div className="plate-piles">
          <span ref={stage.ref(`deck${seat}`)} title={t(words.deck)}>
            <Glyph name="card-draw" />
            <span className="pile-word">{t(words.deck)}</span> {side.deckSize}
          </span>
          <Piles side={side} seat={seat} owner={owner} countsHand={countsHand} />
          {side.top && <TopCard card={side.top} />}
          {missed > 0 && <span className="plate-missed">{t(words.missed)(missed)}</span>}
          {commanded && <span className="plate-missed">{t(words.commanded)}</span>}
          {side.obeys && <span className="plate-missed">{t(words.obeys)}</span>}
          {side.skips > 0 && <span className="plate-missed">{t(words.skips)(side.skips)}</span>}
        </div>
      </div>
      <Lives hero={hero} />
      {outcome && (
        <span className="card-tag" aria-hidden="true">
          {outcome}
        </span>
      )}
    </section>
  );
}

/** On a phone a long question lies over one's own plate: it comes into sight while something on it may be pressed. */
function useInSight(wanted: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = place.current?.closest('.board-area');
    if (!wanted || !area) return;
    area.scrollTo({ top: area.scrollHeight });
    return () => area.scrollTo({ top: 0 });
  }, [wanted]);
  return place;
}

/** The top card of a deck that is known: it was shown, put there or looked at. */
function TopCard({ card }: { readonly card: CardRef }) {
  const { t } = useLang();
  const entryOf = useEntries();
  const { standing, handlers } = useCard(card.id, card.def);
  const look = looks(standing);
  return (
    <button type="button" className={join('pile', 'top-card', look && `is-${look}`)} {...handlers}>
      <Glyph name="stack" />
      {t(words.onTop)(t(entryOf(card.def).name))}
    </button>
  );
}

/** What a hero's abilities do is written beside it; what it has gained is not. */
const lasting = ({ keywords }: PieceView) => keywords.filter(({ value }) => value !== undefined);

function Lives({ hero }: { readonly hero: PieceView }) {
  const left = livesLeft(hero) ?? 0;
  return (
    <span className="plate-lives" aria-hidden="true" data-lives={hero.id}>
      <Heart />
      <b>{left}</b>
    </span>
  );
}

const slots = ['weapon', 'armour', 'amulet', 'terrain', 'event'];

interface SupportsProps {
  readonly supports: readonly PieceView[];
  /** Where there is no rail, the quests lie here as well. */
  readonly quests: readonly PieceView[];
  readonly own: boolean;
}

/** A place for each kind of support card (BH-1.11). */
function Supports({ supports, quests, own }: SupportsProps) {
  const { t } = useLang();
  const entryOf = useEntries();
  return (
    <div className="plate-supports">
      {slots.map((kind) => {
        const piece = supports.find(({ def }) => entryOf(def).kind === kind);
        if (piece) return <Support key={kind} piece={piece} own={own} />;
        return (
          <span key={kind} className="slot" title={t(kinds[kind].name)}>
            <Glyph name={kinds[kind].glyph} />
          </span>
        );
      })}
      {quests.map((piece) => (
        <Support key={piece.id} piece={piece} own={own} />
      ))}
    </div>
  );
}
