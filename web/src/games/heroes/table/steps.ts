/**
 * The table between two views: how it looks after each event. Only for the eye; whatever is guessed here is put right
 * by the view that ends the step.
 */

import type { CardEntry } from '@vigrid/kernel';
import type { Entries } from '../../../table/catalogue.ts';
import type { HeroesTold } from './game.ts';
import {
  type CardRef,
  type HandCard,
  type HeroesView,
  type PieceView,
  pieceIn,
  type SideView,
} from './game.ts';

/** The card that an event is about. */
export const cardIn = (event: HeroesTold): CardRef | null => ('card' in event ? refOf(event.card) : null);

export function stepped(view: HeroesView, event: HeroesTold, next: HeroesView, entryOf: Entries): HeroesView {
  const seat = 'seat' in event ? numberOf(event.seat) : null;
  const card = cardIn(event);
  if (view === next || leaps.has(event.kind) || freesCaptured(view, event.kind, card)) return next;
  switch (event.kind) {
    case 'turn':
      // Coins open with the turn (BH-8.4), without a word of their own.
      return {
        ...ofSide(view, seat, (side) => ({ ...side, openCoins: side.coins })),
        turn: numberOf(event.turn) ?? view.turn,
        active: seat ?? view.active,
        // Whoever has the turn decides in it, until the rival is said to (RH-48).
        decider: seat ?? view.decider,
        stage: 'start',
      };
    case 'command':
      return {
        // Whoever decides sees the hand from now on; to others nothing is told.
        ...ofSide(view, numberOf(event.of), (side) =>
          'cards' in event ? { ...side, hand: refsOf(event.cards).map(asShown) } : side,
        ),
        decider: seat ?? view.decider,
      };
    case 'endTurn':
      return { ...view, stage: 'end' };
    case 'coin':
      return ofSide(view, seat, (side) => {
        const coins = numberOf(event.coins) ?? side.coins;
        return { ...side, coins, openCoins: numberOf(event.open) ?? side.openCoins };
      });
    case 'draw':
      return ofSide(view, seat, (side, of) => drawn(side, next.sides[of], card));
    case 'show':
      return event.taken === true
        ? ofSide(view, seat, (side, of) => drawn(side, next.sides[of], card))
        : view;
    case 'showHand':
      return ofSide(view, seat, (side) => ({ ...side, hand: refsOf(event.cards).map(asShown) }));
    case 'handBack':
      return ofSide(view, seat, (side) => ({
        ...side,
        deckSize: side.deckSize + side.handSize,
        hand: [],
        handSize: 0,
      }));
    case 'discard':
      return card ? ofSide(view, seat, (side) => buried(left(side, card), card)) : view;
    case 'play':
    case 'playOn':
    case 'take': {
      if (!card) return view;
      const paid = ofSide(view, seat, (side) => spent(side, event.kind === 'play' ? event.cost : 0));
      return ofSide(paid, seat, (side, of) => {
        // Others may have a say in it first: then it stays in the hand for now, paid for.
        if (event.kind === 'play' && event.waits) return shownInHand(side, card);
        // It may come closed.
        const closed = pieceIn(next, card.id)?.closed ?? false;
        const piece = { ...newPiece(card, of, entryOf(card.def)), closed };
        return entered(left(side, card), piece, next.sides[of], entryOf);
      });
    }
    case 'defend':
      return {
        ...view,
        under: view.under.map((one) => (one.kind === 'attack' && card ? { ...one, defender: card.id } : one)),
      };
    case 'wound':
      return ofPiece({ ...view, under: event.by === 'strike' ? [] : view.under }, card, (piece) => ({
        ...piece,
        wounds: piece.wounds + (numberOf(event.amount) ?? 0),
      }));
    case 'heal':
      return ofPiece(view, card, (piece) => ({
        ...piece,
        wounds: Math.max(0, piece.wounds - (numberOf(event.amount) ?? 0)),
      }));
    case 'close':
      return ofPiece(view, card, (piece) => ({ ...piece, closed: true }));
    case 'open': {
      const opened = new Set(refsOf(event.cards).map(({ id }) => id));
      return ofPieces(view, (piece) => (opened.has(piece.id) ? { ...piece, closed: false } : piece));
    }
    case 'ability':
    case 'pay':
      return ofSide(view, seat, (side, of) => {
        // A card may be shown from the hand for what it does there.
        const shown = card && next.sides[of].hand.some(({ id }) => id === card.id) && !pieceIn(view, card.id);
        return spent(shown ? shownInHand(side, card) : side, numberOf(event.coins) ?? 0);
      });
    case 'die':
    case 'destroy':
    case 'replace':
      return card ? ofSide(gone(view, card), ownerOf(next, card), (side) => buried(side, card)) : view;
    case 'return':
    case 'regain':
      return card
        ? ofSide(gone(view, card), ownerOf(next, card) ?? seat, (side, of) =>
            held(side, next.sides[of], card),
          )
        : view;
    case 'shuffleIn':
      return card
        ? ofSide(gone(view, card), seat, (side) => ({ ...side, deckSize: side.deckSize + 1 }))
        : view;
    default:
      return view;
  }
}

/** In whose graveyard or hand a card will lie: its owner's, whoever had it; nobody's if it is a created one. */
function ownerOf(next: HeroesView, { id }: CardRef): number | null {
  const at = next.sides.findIndex(({ graveyard, hand }) =>
    [...graveyard, ...hand].some((card) => card.id === id),
  );
  return at < 0 ? null : at;
}

/** Cards that change sides or come from anywhere: from here on the table is shown as the step ends. */
const leaps = new Set([
  'control',
  'capture',
  'revive',
  'create',
  'summon',
  'search',
  'mill',
  'put',
  'bottom',
  'tuck',
  'complete',
]);

/** What a card had captured goes back when it leaves, without a word. */
const freesCaptured = (view: HeroesView, kind: string, card: CardRef | null): boolean =>
  leaving.has(kind) && card !== null && (pieceIn(view, card.id)?.captured.length ?? 0) > 0;

const leaving = new Set(['die', 'destroy', 'replace', 'return', 'shuffleIn']);

/** A card from the deck: the one that was named, or one more back. */
const drawn = (side: SideView, later: SideView, card: CardRef | null): SideView => ({
  ...held(side, later, card),
  deckSize: Math.max(0, side.deckSize - 1),
});

/** One more card in hand; it is seen if whoever looks will see it there. */
function held(side: SideView, later: SideView, card: CardRef | null): SideView {
  // A card that was shown on top of the deck is known when it is drawn, though nobody names it again.
  const fresh = (id: number) => !side.hand.some((known) => known.id === id);
  const seen = later.hand.find(({ id }) => (card ? id === card.id : fresh(id)));
  return {
    ...side,
    handSize: side.handSize + 1,
    hand: seen ? [...side.hand, { ...seen, barred: null }] : side.hand,
  };
}

const asShown = (card: CardRef): HandCard => ({ ...card, cost: 0, barred: null });

const shownInHand = (side: SideView, card: CardRef): SideView =>
  side.hand.some(({ id }) => id === card.id) ? side : { ...side, hand: [...side.hand, asShown(card)] };

const left = (side: SideView, card: CardRef): SideView => ({
  ...side,
  hand: side.hand.filter(({ id }) => id !== card.id),
  handSize: Math.max(0, side.handSize - 1),
});

const spent = (side: SideView, coins: number): SideView => ({
  ...side,
  openCoins: Math.max(0, side.openCoins - coins),
});

/** A card that stays goes where it will lie; a spell goes to the graveyard (BH-1.8). */
function entered(side: SideView, piece: PieceView, later: SideView, entryOf: Entries): SideView {
  const lies = (zone: 'supports' | 'quests') => later[zone].some(({ id }) => id === piece.id);
  if (lies('quests')) return { ...side, quests: [...side.quests, piece] };
  if (lies('supports')) return { ...side, supports: [...side.supports, piece] };
  if (entryOf(piece.def).kind === 'creature') return { ...side, squad: [...side.squad, piece] };
  return buried(side, piece);
}

export const newPiece = ({ id, def }: CardRef, seat: number, { figures }: CardEntry): PieceView => ({
  id,
  def,
  seat,
  closed: false,
  fresh: true,
  wounds: 0,
  strike: figures.strike ?? null,
  lives: figures.lives ?? null,
  boosts: 0,
  markers: 0,
  poison: 0,
  stunned: false,
  keywords: [],
  gained: [],
  captured: [],
  abilities: [],
});

const buried = (side: SideView, { id, def }: CardRef): SideView => ({
  ...side,
  graveyard: [...side.graveyard.filter((card) => card.id !== id), { id, def }],
});

const gone = (view: HeroesView, { id }: CardRef): HeroesView => ({
  ...view,
  sides: view.sides.map((side) => ({
    ...side,
    squad: without(side.squad, id),
    graveyard: side.graveyard.filter((card) => card.id !== id),
    supports: without(side.supports, id),
    quests: without(side.quests, id),
    hand: without(side.hand, id),
    handSize: side.handSize - (side.hand.some((card: HandCard) => card.id === id) ? 1 : 0),
  })),
});

const without = <C extends CardRef>(cards: readonly C[], id: number): readonly C[] =>
  cards.filter((card) => card.id !== id);

const eachPiece = (side: SideView, change: (piece: PieceView) => PieceView): SideView => ({
  ...side,
  hero: change(side.hero),
  squad: side.squad.map(change),
  supports: side.supports.map(change),
  quests: side.quests.map(change),
});

const ofPieces = (view: HeroesView, change: (piece: PieceView) => PieceView): HeroesView => ({
  ...view,
  sides: view.sides.map((side) => eachPiece(side, change)),
});

const ofPiece = (
  view: HeroesView,
  card: CardRef | null,
  change: (piece: PieceView) => PieceView,
): HeroesView => ofPieces(view, (piece) => (piece.id === card?.id ? change(piece) : piece));

const ofSide = (
  view: HeroesView,
  seat: number | null,
  change: (side: SideView, seat: number) => SideView,
): HeroesView => ({ ...view, sides: view.sides.map((side, of) => (of === seat ? change(side, of) : side)) });

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const refsOf = (value: unknown): CardRef[] =>
  Array.isArray(value) ? value.map(refOf).filter((card) => card !== null) : [];

export function refOf(value: unknown): CardRef | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('def' in value)) return null;
  const { id, def } = value;
  return typeof id === 'number' && typeof def === 'string' ? { id, def } : null;
}
