/**
 * What can happen to cards. Each effect knows whether it may be carried out at all and does it; text/ says it. An effect
 * with a target is done once its targets are chosen; effects that hold lists of effects push a frame for them.
 */

import { amountOf, cardFits } from '../abilities/filters.ts';
import type { Change, Effect, EffectKind } from '../abilities/types.ts';
import type { HeroesEvent } from '../events.ts';
import { livesOf, strikeOf } from '../figures.ts';
import type { EffectsFrame, G, Piece } from '../state.ts';
import { cardOf, pieceOf, ref, rival } from '../state.ts';
import { bury, draw, isSpell, leavePlay, remove, show, shuffleDeck, toHand } from './moves.ts';
import { wound } from './wounds.ts';

export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Effects that are done at once to the targets chosen for them. */
export const deeds: { readonly [K in EffectKind]?: (g: G, f: EffectsFrame, e: EffectOf<K>) => void } = {
  wound(g, f, e) {
    const by = isSpell(g.state, f.card) ? 'spell' : 'ability';
    for (const piece of targetsOf(g, f)) {
      wound(g, f.card, piece, amountOf(g.state, e.amount, f.seat, f.card, f.x, piece), by);
    }
  },

  shot(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const amount = amountOf(g.state, e.amount, f.seat, f.card, f.x, piece);
      g.listener?.({
        kind: 'shot',
        rule: 'BH-G-shot',
        seat: f.seat,
        card: ref(g.state, f.card),
        target: ref(g.state, piece.card),
        amount,
      } satisfies HeroesEvent);
      wound(g, f.card, piece, amount, 'shot');
    }
  },

  heal(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const amount = Math.min(piece.wounds, amountOf(g.state, e.amount, f.seat, f.card, f.x, piece));
      piece.wounds -= amount;
      tell(g, f, 'heal', 'BH-G-heal', piece, amount);
    }
  },

  draw(g, f, e) {
    for (let i = 0; i < e.amount; i++) if (!draw(g, f.seat, 'BH-G-draw-a-card')) return;
  },

  close(g, f) {
    for (const piece of targetsOf(g, f)) {
      piece.closed = true;
      g.listener?.({
        kind: 'close',
        rule: 'BH-G-close',
        card: ref(g.state, piece.card),
      } satisfies HeroesEvent);
    }
  },

  boost(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.boosts += e.amount;
      g.listener?.({
        kind: 'boost',
        rule: e.amount > 0 ? 'BH-G-strengthening-effect' : 'BH-20.1',
        card: ref(g.state, piece.card),
        amount: e.amount,
      } satisfies HeroesEvent);
    }
  },

  change(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      lay(piece, e.change, e.until === 'turnEnd');
      g.listener?.({
        kind: 'change',
        rule: 'BH-13.1',
        card: ref(g.state, piece.card),
        strike: e.change.strike === undefined ? null : strikeOf(g.state, piece),
        lives: e.change.lives === undefined ? null : livesOf(g.state, piece),
      } satisfies HeroesEvent);
    }
  },

  destroy(g, f) {
    for (const piece of targetsOf(g, f)) {
      g.listener?.({
        kind: 'destroy',
        rule: 'BH-G-destroy',
        card: ref(g.state, piece.card),
        seat: piece.seat,
      } satisfies HeroesEvent);
      bury(g, piece);
    }
  },

  return(g, f) {
    for (const piece of targetsOf(g, f)) {
      leavePlay(g.state, piece);
      toHand(g, piece.card);
      said(g, 'return', 'BH-G-put-into-hand-or-deck', piece.card);
    }
  },

  shuffleIn(g, f) {
    for (const piece of targetsOf(g, f)) {
      const owner = g.state.owner[piece.card];
      leavePlay(g.state, piece);
      g.state.sides[owner].deck.push(piece.card);
      said(g, 'shuffleIn', 'BH-G-put-into-hand-or-deck', piece.card);
      shuffleDeck(g, owner);
    }
  },

  regain(g, f) {
    const { graveyard } = g.state.sides[f.seat];
    if (!graveyard.includes(f.card)) return;
    remove(graveyard, f.card);
    toHand(g, f.card);
    said(g, 'regain', 'BH-13.1', f.card);
  },

  showTop(g, f, e) {
    const side = g.state.sides[f.seat];
    const card = side.deck.at(-1);
    if (card === undefined) return;
    show(g, card);
    const taken = cardFits(cardOf(g.state, card), e.fits);
    if (taken) {
      side.deck.pop();
      side.hand.push(card);
    }
    g.listener?.({
      kind: 'show',
      rule: 'BH-N-9',
      seat: f.seat,
      card: ref(g.state, card),
      taken,
    } satisfies HeroesEvent);
  },
};

/** The pieces an effect is done to, as far as they are still in play. */
export function targetsOf(g: G, f: EffectsFrame): Piece[] {
  return f.targets.flatMap((card) => pieceOf(g.state, card) ?? []);
}

/** The enemy shows the whole hand. */
export function showHand(g: G, f: EffectsFrame): void {
  const seat = rival(f.seat);
  const { hand } = g.state.sides[seat];
  for (const card of hand) show(g, card);
  const cards = hand.map((card) => ref(g.state, card));
  g.listener?.({ kind: 'showHand', rule: 'BH-13.1', seat, cards } satisfies HeroesEvent);
}

function lay(piece: Piece, change: Change, turn: boolean): void {
  for (const figure of ['strike', 'lives'] as const) {
    const how = change[figure];
    if (how === undefined) continue;
    if (how === 'double') piece.lasting.push({ figure, how, amount: 0, turn });
    else if ('add' in how) piece.lasting.push({ figure, how: 'add', amount: how.add, turn });
    else piece.lasting.push({ figure, how: 'set', amount: how.set, turn });
  }
}

function tell(
  g: G,
  f: EffectsFrame,
  kind: 'heal',
  rule: HeroesEvent['rule'],
  piece: Piece,
  amount: number,
): void {
  g.listener?.({
    kind,
    rule,
    card: ref(g.state, piece.card),
    amount,
    source: ref(g.state, f.card),
  } satisfies HeroesEvent);
}

function said(g: G, kind: 'return' | 'shuffleIn' | 'regain', rule: HeroesEvent['rule'], card: number): void {
  g.listener?.({ kind, rule, card: ref(g.state, card), seat: g.state.owner[card] } satisfies HeroesEvent);
}
