/** Relocation, placing, changing places, being pushed; control; summoning and reviving. */

import { symbiontGift } from '../abilities/named.ts';
import { ref } from '../events.ts';
import { isFree } from '../features/evaluate.ts';
import { grant } from '../features/grant.ts';
import { trigger, triggerAway } from '../features/triggers.ts';
import { isMovable, pushedTo, relocate, swap } from '../flow/movement/relocation.ts';
import { kindOf, mayHost } from '../flow/preliminary/seating.ts';
import { say } from '../say.ts';
import type { Deed, Handlers } from '../stack/deed.ts';
import { pieceOf } from '../state.ts';
import { shuffleDeck } from '../zones/deck.ts';
import { enter, takeControl } from '../zones/entering.ts';
import { exile } from '../zones/leaving.ts';
import { sit, stand } from '../zones/standing.ts';
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
