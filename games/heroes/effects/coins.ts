/** Effects on coins, costs and the turn itself. */
import { goTo } from '@vigrid/kernel';
import { holds } from '../abilities/filters.ts';
import { cardOf, type G, heroOf, isEffects, isPlay, openCoins, rival } from '../state.ts';
import type { Deeds } from './index.ts';
import { trigger, triggerAgain } from './triggers.ts';

export const coinDeeds: Deeds<
  | 'gainCoins'
  | 'openCoins'
  | 'closeCoins'
  | 'stunCoins'
  | 'seizeCoins'
  | 'limitPlays'
  | 'countDead'
  | 'respend'
  | 'cancel'
  | 'redirect'
  | 'discount'
  | 'command'
  | 'skipTurn'
  | 'endTurn'
> = {
  /** A card's text may lift the number of coins above the limit of the turn (BH-13.1, BH-8.7). */
  gainCoins(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.coins += e.amount;
    if (e.closed) side.closedCoins += e.amount;
    if (e.turn) side.turnCoins += e.amount;
    tellCoins(g, seat);
  },

  openCoins(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.closedCoins = Math.max(0, side.closedCoins - e.amount);
    coinsOpened(g, seat);
    tellCoins(g, seat);
  },

  closeCoins(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.closedCoins = Math.min(side.coins, side.closedCoins + e.amount);
    tellCoins(g, seat);
  },

  /** They stay closed in the next recovery phase. */
  stunCoins(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    g.state.sides[seat].stunnedCoins += e.amount;
    g.listener?.({ kind: 'stunCoins', rule: 'BH-13.1', seat, amount: e.amount });
  },

  /** Open ones first; they come back at the end of the enemy's turn. */
  seizeCoins(g, f, e) {
    const seat = rival(f.seat);
    const side = g.state.sides[seat];
    const seized = Math.min(side.coins, e.amount);
    side.seizedCoins += seized;
    side.coins -= seized;
    side.closedCoins = Math.min(side.coins, side.closedCoins);
    tellCoins(g, seat);
  },

  limitPlays(g, f, e) {
    g.state.limits.push({ cards: e.cards, seat: f.seat });
    g.listener?.({
      kind: 'limitPlays',
      rule: 'BH-13.1',
      seat: f.seat,
      cards: e.cards,
    });
  },

  countDead(g, f) {
    g.state.died++;
    g.listener?.({ kind: 'countDead', rule: 'BH-16.1', seat: f.seat });
  },

  respend(g, f) {
    f.targets.forEach((card, i) => {
      triggerAgain(g, { card, value: f.shares[i] });
    });
  },

  /** The text that waits for its targets. */
  redirect(g, f) {
    const choosing = g.state.frames.findLast((frame) => frame !== f && isEffects(frame));
    if (!choosing || !isEffects(choosing)) return;
    choosing.chooser = f.seat;
    g.listener?.({ kind: 'redirect', rule: 'BH-13.1', seat: f.seat });
  },

  /** What its ambush would have done goes with it. */
  cancel(g) {
    const { frames } = g.state;
    const play = frames.findLast(isPlay);
    if (!play) return;
    play.cancelled = true;
    const at = frames.findIndex((frame) => isEffects(frame) && frame.card === play.card);
    if (at >= 0) frames.splice(at, 1);
  },

  discount(g, f, e) {
    const s = g.state;
    const [before] = f.before;
    const named = e.on === 'sameName' && before !== undefined;
    const seat = named ? s.owner[before] : f.seat;
    const { by = 0, to = null } = e;
    s.sides[seat].discounts.push({
      on: e.on === 'sameName' ? 'name' : e.on,
      name: named ? cardOf(s, before).en : '',
      by,
      to,
      lasts: named,
    });
    g.listener?.({ kind: 'discount', rule: 'BH-13.1', seat, by, to });
  },

  command(g, f) {
    const of = rival(f.seat);
    g.state.sides[of].obeys = true;
    g.listener?.({ kind: 'willCommand', rule: 'RH-48', seat: f.seat, of });
  },

  skipTurn(g, f, e) {
    if (e.unless && holds(g.state, e.unless, f.seat, f.card)) return;
    g.state.sides[f.seat].skips++;
    g.listener?.({ kind: 'willSkip', rule: 'RH-49', seat: f.seat });
  },

  /** What is under way is broken off, and the turn goes on with its end. */
  endTurn(g) {
    const { frames } = g.state;
    frames.length = 1 + frames.findIndex((frame) => frame.kind === 'turn');
    goTo(g, frames[frames.length - 1], 'endAbilities');
  },
};

/** Coins open at the start of the turn, and again when a card says so. */
export function coinsOpened(g: G, seat: number): void {
  const side = g.state.sides[seat];
  side.coinsOpened++;
  if (side.coinsOpened > 1) trigger(g, 'coinsOpenAgain', heroOf(side));
}

export function tellCoins(g: G, seat: number): void {
  g.listener?.({
    kind: 'coin',
    rule: 'BH-13.1',
    seat,
    coins: g.state.sides[seat].coins,
    open: openCoins(g.state.sides[seat]),
  });
}
