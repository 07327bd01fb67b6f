import type { Ability, CardData } from '../abilities/types.ts';
import { newCard } from '../begin.ts';
import type { Card } from '../cards/catalogue.ts';
import type { HeroesEvent } from '../events.ts';
import {
  cardOf,
  type EffectsFrame,
  forgetUses,
  type G,
  isHero,
  ownCard,
  type Piece,
  pieceOf,
  ref,
} from '../state.ts';
import type { Deeds } from './index.ts';
import {
  bury,
  enter,
  join,
  leavePlay,
  mayCome,
  remove,
  show,
  shuffleDeck,
  toBottom,
  toHand,
} from './moves.ts';
import { targetsOf } from './targets.ts';
import { type Subject, trigger } from './triggers.ts';

export const pieceDeeds: Deeds<
  | 'close'
  | 'open'
  | 'ready'
  | 'stun'
  | 'numb'
  | 'choose'
  | 'destroy'
  | 'return'
  | 'shuffleIn'
  | 'bottom'
  | 'create'
  | 'copy'
  | 'control'
  | 'capture'
  | 'mark'
  | 'complete'
  | 'reopenQuests'
  | 'swapQuest'
> = {
  close(g, f) {
    for (const piece of targetsOf(g, f)) shut(g, piece, 'BH-G-close');
  },

  open(g, f) {
    for (const piece of targetsOf(g, f)) unshut(g, piece, 'BH-8.4');
  },

  /** BH-G-ready: open, to attack again and to use its activated abilities again; what has triggered has triggered. */
  ready(g, f) {
    for (const piece of targetsOf(g, f)) {
      unshut(g, piece, 'BH-G-ready');
      piece.struck = false;
      for (const { number } of cardOf(g.state, piece.card).actions) forgetUses(piece, number);
    }
  },

  /** BH-G-stun-a-card. */
  stun(g, f) {
    for (const piece of targetsOf(g, f)) {
      piece.stunned = true;
      shut(g, piece, 'BH-G-stun-a-card');
    }
  },

  numb(g, f) {
    for (const piece of targetsOf(g, f)) {
      piece.stunned = true;
      g.listener?.({ kind: 'numb', rule: 'BH-13.1', card: ref(g.state, piece.card) });
    }
  },

  choose() {},

  destroy(g, f) {
    destroyAll(g, movable(g, f));
  },

  return(g, f) {
    for (const piece of movable(g, f)) {
      tell(g, 'return', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => toHand(g.state, card));
    }
  },

  shuffleIn(g, f) {
    for (const piece of movable(g, f)) {
      const owner = g.state.owner[piece.card];
      tell(g, 'shuffleIn', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => g.state.sides[owner].deck.push(card));
      shuffleDeck(g, owner);
    }
  },

  bottom(g, f) {
    for (const piece of movable(g, f)) {
      tell(g, 'bottom', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => toBottom(g.state, card));
    }
  },

  /** BH-G-create: one that has come back to the reserve, or another; the reserve never runs out of them. */
  create(g, f, e) {
    const s = g.state;
    const { reserve } = s.sides[f.seat];
    for (let i = 0; i < (e.count ?? 1); i++) {
      const kept = reserve.find((card) => cardOf(s, card).id === e.card);
      if (kept !== undefined) remove(reserve, kept);
      tell(g, 'create', 'BH-G-create', enter(g, kept ?? newCard(s, f.seat, e.card)));
    }
  },

  /** BH-G-copy-of-a-card: what is printed, and Created; not what the original has gathered (RH-21). */
  copy(g, f, e) {
    const made: number[] = [];
    for (const original of movable(g, f)) {
      if (!mayCome(g.state, original.card, f.seat)) continue;
      const card = dataOf(cardOf(g.state, original.card));
      const known = cardOf(g.state, original.card).words.has('created');
      const created: Ability[] = known ? [] : [{ kind: 'word', word: 'created' }];
      const def = ownCard(g.state, { ...card, abilities: [...(card.abilities ?? []), ...created] });
      for (let i = 0; i < (e.count ?? 1); i++) {
        const number = newCard(g.state, f.seat, card.id);
        g.state.def[number] = def;
        tell(g, 'create', 'BH-G-copy-of-a-card', enter(g, number));
        made.push(number);
      }
    }
    // What follows in the text is about the copies.
    f.targets = made;
  },

  /** BH-G-take-control: it joins your squad and may not act this turn without Rush. */
  control(g, f, e) {
    for (const piece of movable(g, f)) {
      if (piece.seat === f.seat || !mayCome(g.state, piece.card, f.seat)) continue;
      remove(g.state.sides[piece.seat].play, piece);
      if (e.until) piece.lentBy = piece.seat;
      piece.seat = f.seat;
      piece.fresh = true;
      piece.struck = false;
      join(g, piece);
      tell(g, 'control', 'BH-G-take-control', piece);
    }
  },

  /** BH-G-captures: nothing triggers on the way, and no card captures itself. */
  capture(g, f, e) {
    const captor = pieceOf(g.state, f.card);
    if (!captor) return;
    if ('from' in e) {
      for (const card of f.targets) {
        remove(g.state.sides[f.seat][e.from], card);
        show(g, card);
        captor.under.push({ card, from: e.from });
        tell(g, 'capture', 'BH-G-captures', { card, seat: f.seat });
      }
      return;
    }
    for (const piece of movable(g, f)) {
      if (piece === captor) continue;
      tell(g, 'capture', 'BH-G-captures', piece);
      leavePlay(g, piece, (card) => captor.under.push({ card, from: 'play' }));
    }
  },

  mark(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.markers += e.amount;
      g.listener?.({
        kind: 'mark',
        rule: 'BH-2.1',
        card: ref(g.state, piece.card),
        markers: piece.markers,
      });
    }
  },

  /** BH-2.8: to its owner's pile (BH-3.5), without markers and effects once all have heard of it (BH-3.6). */
  complete(g, f) {
    completeQuests(g, movable(g, f));
  },

  reopenQuests(g) {
    for (const [seat, side] of g.state.sides.entries()) {
      if (side.completed.length === 0) continue;
      side.deck.push(...side.completed.splice(0));
      shuffleDeck(g, seat);
    }
  },

  swapQuest(g, f) {
    const s = g.state;
    const quest = pieceOf(s, f.before[0] ?? -1);
    const [card] = f.targets;
    if (!quest || card === undefined) return;
    const { seat } = quest;
    g.listener?.({
      kind: 'swapQuest',
      rule: 'BH-13.1',
      card: ref(s, quest.card),
      with: ref(s, card),
      seat,
    });
    remove(s.sides[s.owner[card]].completed, card);
    toPile(g, quest);
    enter(g, card, seat);
  },
};

/** BH-1.4: a hero never leaves the play zone, whatever a text names. */
const movable = (g: G, f: EffectsFrame): Piece[] =>
  targetsOf(g, f).filter((piece) => !isHero(g.state, piece));

export function completeQuests(g: G, completed: readonly Piece[]): void {
  for (const piece of completed) {
    tell(g, 'complete', 'BH-2.8', piece);
    trigger(g, 'completed', piece);
  }
  for (const piece of completed) toPile(g, piece);
}

function toPile(g: G, piece: Piece): void {
  const s = g.state;
  const { card, used, ever } = piece;
  if (used > 0 || ever > 0) s.worn.push({ card, used, ever });
  leavePlay(g, piece, () => s.sides[s.owner[card]].completed.push(card));
}

export function destroyAll(g: G, destroyed: readonly Piece[]): void {
  for (const piece of destroyed) tell(g, 'destroy', 'BH-G-destroy', piece);
  bury(g, destroyed);
}

export function shut(g: G, piece: Piece, rule: HeroesEvent['rule']): void {
  if (piece.closed) return;
  piece.closed = true;
  g.listener?.({ kind: 'close', rule, card: ref(g.state, piece.card) });
  trigger(g, 'closes', piece);
}

function unshut(g: G, piece: Piece, rule: HeroesEvent['rule']): void {
  if (!piece.closed) return;
  piece.closed = false;
  g.listener?.({
    kind: 'open',
    rule,
    seat: piece.seat,
    cards: [ref(g.state, piece.card)],
  });
}

/** What is printed on a card. */
export function dataOf(card: Card): CardData {
  const { id, ru, en, type, elements, cost, strike, lives, class: kind, glyph, abilities } = card;
  return {
    id,
    ru,
    en,
    type,
    glyph,
    abilities,
    ...(elements && { elements }),
    ...(kind && { class: kind }),
    ...(cost !== undefined && { cost }),
    ...(strike !== undefined && { strike }),
    ...(lives !== undefined && { lives }),
  };
}

type Told = 'destroy' | 'return' | 'shuffleIn' | 'bottom' | 'create' | 'control' | 'capture' | 'complete';

function tell(g: G, kind: Told, rule: HeroesEvent['rule'], { card, seat }: Subject): void {
  g.listener?.({ kind, rule, card: ref(g.state, card), seat });
}
