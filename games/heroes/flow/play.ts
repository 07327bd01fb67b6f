/** A card is paid for and played; whoever has a say in it speaks before anything comes of it. */
import { flow, push, showOwn } from '@vigrid/kernel';
import { concerns } from '../abilities/figures.ts';
import {
  cardOf,
  type Discount,
  type G,
  type Heroes,
  inEggs,
  type PlayFrame,
  ref,
  type SettleFrame,
  type Side,
} from '../state.ts';
import { spend } from './coins.ts';
import { playSpell } from './texts.ts';
import { trigger, triggerSpend } from './triggers.ts';
import { checkDeaths } from './wounds.ts';
import { comeForth, enter, everybody, toGraveyard } from './zones.ts';

export function playCard(g: G, card: number, cost: number): void {
  const s = g.state;
  const seat = s.owner[card];
  const { type } = cardOf(s, card);
  spend(g, seat, cost);
  s.sides[seat].played++;
  useUp(s.sides[seat], (discount) => concerns(s, discount, card));
  showOwn(g);
  const waiting = s.queue.length;
  trigger(g, 'plays', { card, seat, x: cost });
  const waits = s.queue.length > waiting;
  g.listener?.({
    kind: 'play',
    rule: type === 'spell' ? 'BH-1.8' : type === 'creature' ? 'BH-1.7' : 'BH-1.12',
    seat,
    card: ref(s, card),
    cost,
    ...(waits && { waits }),
  });
  if (!waits) {
    finishPlay(g, card, cost);
    return;
  }
  s.seen[card] = everybody;
  push<PlayFrame>(g, { kind: 'play', step: 0, card, cost, cancelled: false });
  push<SettleFrame>(g, { kind: 'settle', step: 0 });
}

/** The rest of a play that somebody had a say in. */
export const play = flow<G, PlayFrame>({
  finish(g, f) {
    // Whoever had a say may have taken it away; then nothing comes of it.
    if (!isHeld(g.state, f.card)) return;
    if (f.cancelled) discardPlayed(g, f);
    else playOn(g, f);
  },
});

function playOn(g: G, { card, cost }: PlayFrame): void {
  const seat = g.state.owner[card];
  g.listener?.({ kind: 'playOn', rule: 'BH-8.13', seat, card: ref(g.state, card) });
  finishPlay(g, card, cost);
}

/**
 * A spell goes to the graveyard and is carried out at once (BH-1.8, BH-8.20, BH-N-8), any other card enters play
 * (BH-1.7, BH-1.12).
 */
function finishPlay(g: G, card: number, cost: number): void {
  const s = g.state;
  const seat = s.owner[card];
  comeForth(s, card);
  if (cardOf(s, card).type === 'spell') {
    toGraveyard(s, card);
    playSpell(g, seat, card, 0);
  } else enter(g, card, seat, true);
  trigger(g, 'played', { card, seat, x: cost });
  triggerSpend(g, seat, cost);
  checkDeaths(g);
}

/** Cancelled: the coins are spent, and nothing has come of it. */
function discardPlayed(g: G, { card, cost }: PlayFrame): void {
  const s = g.state;
  const seat = s.owner[card];
  comeForth(s, card);
  toGraveyard(s, card);
  g.listener?.({ kind: 'cancel', rule: 'BH-13.1', card: ref(s, card), seat });
  triggerSpend(g, seat, cost);
}

const isHeld = (s: Heroes, card: number): boolean =>
  s.sides[s.owner[card]].hand.includes(card) || inEggs(s, s.owner[card]).includes(card);

/** Discounts that were for this. */
export function useUp(side: Side, used: (discount: Discount) => boolean): void {
  if (side.discounts.length > 0) side.discounts = side.discounts.filter((discount) => !used(discount));
}
