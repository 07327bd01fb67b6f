/** Relocation, placing, changing places, being pushed; control; summoning and reviving. */

import { symbiontGift } from '../abilities/named.ts';
import { ref } from '../events.ts';
import { alongCell, isFree } from '../features/evaluate.ts';
import { isFlying, isSeated } from '../features/figures.ts';
import { cannot } from '../features/gains.ts';
import { grant } from '../features/grant.ts';
import { trigger, triggerAway } from '../features/triggers.ts';
import { kindOf, mayHost } from '../flow/preliminary/seating.ts';
import type { Deed, Handlers } from '../stack/perform.ts';
import type { Piece } from '../state/piece.ts';
import { pieceOf } from '../state.ts';
import { aloft, directionOf, stepFrom } from '../zones/battlefield.ts';
import {
  enter,
  exile,
  relocate,
  relocated,
  say,
  shuffleDeck,
  sit,
  stand,
  takeControl,
} from '../zones/zones.ts';
import { giftNumber, lend } from './giving.ts';

export const movingEffects: Handlers<
  | 'relocate'
  | 'place'
  | 'swap'
  | 'seat'
  | 'push'
  | 'control'
  | 'summon'
  | 'revive'
  | 'exileDead'
  | 'incarnationChip'
> = {
  relocate({ g, item, targets, s, effect, use }) {
    const [cell] = item.cells;
    const [piece] = targets;
    if (!piece || cell === undefined || !isMovable(s, piece)) return false;
    use.cell = piece.cell;
    relocate(g, piece, cell, effect.as ? wayRules[effect.as] : 'B12-507.1');
    if (effect.as === 'jump') trigger(g, 'jumps', piece, { cell: use.cell });
    if (effect.as === 'teleport') trigger(g, 'teleports', piece, { cell: use.cell });
    return true;
  },

  place({ g, s, item, targets }) {
    const [cell] = item.cells;
    const [piece] = targets;
    if (!piece || cell === undefined) return false;
    stand(s, piece, cell);
    say(g, { kind: 'landed', rule: 'B12-G-place-on-cell', card: ref(s, piece.card), cell });
    return true;
  },

  swap({ g, s, item, targets }) {
    const [a] = targets;
    const b = pieceOf(s, item.second[0] ?? -1);
    if (!a || !b) return false;
    swap(g, a, b);
    return true;
  },

  seat({ g, s, item, effect, targets }) {
    const [piece] = targets;
    const host = pieceOf(s, item.second[0] ?? -1);
    if (!piece || !host || !mayHost(s, piece, effect.symbiont ? 'symbiont' : kindOf(s, piece), host))
      return false;
    if (effect.symbiont) {
      grant(g, piece, 'B12-209.3', { def: -1, gift: symbiontGift, seat: item.seat, from: item.card });
    }
    sit(g, piece, host.card);
    s.unsettled = true;
    return true;
  },

  push(deed) {
    const { g, s, ctx, targets } = deed;
    const [piece] = targets;
    const cell = piece ? pushedTo(s, piece, ctx) : -1;
    if (!piece || cell < 0 || !isFree(s, cell) || !isMovable(s, piece)) return false;
    relocate(g, piece, cell, 'B12-507.1');
    return true;
  },

  control({ g, item, effect, targets, use }) {
    for (const piece of targets) {
      const before = piece.seat;
      takeControl(g, piece.card, item.seat);
      if (effect.until && before !== item.seat) {
        piece.markers.push({ kind: 'lent', seat: before, from: use.card, amount: 1, until: effect.until });
      }
    }
    return targets.length > 0;
  },

  summon: (deed) => bring(deed, 'summon'),
  revive: (deed) => bring(deed, 'revive'),

  exileDead({ g, s, item }) {
    const [card] = item.second;
    // Somebody else may have taken it meanwhile.
    if (card === undefined || !s.sides[s.owner[card]].graveyard.includes(card)) return false;
    exile(g, card, item.card);
    item.targets = [card];
    return true;
  },

  incarnationChip({ g, s, item }) {
    const card = item.second[0] ?? item.card;
    const one = s.sides[s.owner[card]].incarnations.find((entry) => entry.card === card && !entry.used);
    if (!one) return false;
    one.chips++;
    s.unsettled = true;
    say(g, { kind: 'incarnationChip', rule: 'B12-532.5.1', card: ref(s, card), chips: one.chips });
    triggerAway(g, card, s.owner[card], 'incarnationChip', one.chips);
    return true;
  },
};

const wayRules = { jump: 'B12-G-jump-range-x', teleport: 'B12-G-teleportation' } as const;

/**
 * One step on, the way the strike went; or the way that the card of the moment moved
 * (B12-G-cell-in-direction-of-movement).
 */
export function pushedTo(s: Deed['s'], piece: Piece, ctx: Deed['ctx']): number {
  if (ctx.other >= 0) return alongCell(s, ctx);
  const it = pieceOf(s, ctx.it);
  if (!it || it.cell < 0 || ctx.cell < 0 || piece.cell < 0) return -1;
  const way = directionOf(ctx.cell, it.cell);
  return way < 0 ? -1 : stepFrom(piece.cell, way);
}

/** Whether a card can be relocated at all (B12-507.1); not what flies or sits on another (B09-210.11, B09-211.3). */
export const isMovable = (s: Deed['s'], piece: Piece): boolean =>
  piece.cell >= 0 && !isFlying(s, piece) && !isSeated(piece) && keptBy(s, piece) === null;

/** The card whose text keeps another where it is: itself, or what sits on it (B12-209.11, B12-212.8). */
export function keptBy(s: Deed['s'], piece: Piece): Piece | null {
  if (cannot(s, piece, 'relocate')) return piece;
  for (const { squad } of s.sides) {
    for (const card of squad) {
      const other = s.pieces[card];
      if (other && other.host === piece.card && cannot(s, other, 'relocate')) return other;
    }
  }
  return null;
}

/** Both at the same time (B12-G-swap-places, B09-G-swap-places). */
export function swap(g: Deed['g'], a: Piece, b: Piece): void {
  const s = g.state;
  const [from, to] = [a.cell, b.cell];
  stand(s, b, aloft);
  stand(s, a, to);
  stand(s, b, from);
  relocated(g, a, from, 'B12-G-swap-places');
  relocated(g, b, to, 'B12-G-swap-places');
}

/** From the deck or the graveyard into play (B12-532.3, B12-532.4): the card and the cell were declared. */
function bring(
  deed: Deed<Extract<Deed['effect'], { do: 'summon' | 'revive' }>>,
  how: 'summon' | 'revive',
): boolean {
  const { g, s, item, effect } = deed;
  const [card] = item.second;
  if (card === undefined) {
    if (how === 'summon') shuffleDeck(g, item.seat);
    return false;
  }
  const [cell = -1] = item.cells;
  const piece = enter(g, card, item.seat, cell, how, effect.closed === true);
  if (effect.gains) lend(g, piece, deed, giftNumber(s, deed.use.def, effect.gains), undefined);
  item.targets = [card];
  const host = pieceOf(s, item.card);
  // Where it can not sit it has no host, and dies (B12-209.6, B12-209.8, B12-212.6).
  if (effect.onto === 'this' && host && mayHost(s, piece, kindOf(s, piece), host)) sit(g, piece, host.card);
  if (how === 'summon') shuffleDeck(g, s.owner[card]);
  return true;
}
