/** A turn: start (BH-8.2, RH-8), main stage, end (chapter 8), in the order of the rulebook. */
import { again, asks, flow, goTo, push } from '@vigrid/kernel';
import type { HeroesEvent } from '../events.ts';
import {
  cardOf,
  type G,
  type Heroes,
  type Lasting,
  openCoins,
  type Piece,
  ref,
  rival,
  type SettleFrame,
  type TurnFrame,
  takeStock,
  textOf,
} from '../state.ts';
import { coinLimit, coinsOpened, tellCoins } from './coins.ts';
import { nextSeat, takeCommand } from './command.ts';
import { drawCard } from './decks.ts';
import { mainQuestion, takeAction } from './main.ts';
import { completeQuests } from './quests.ts';
import { triggerPoison, triggerTurn } from './triggers.ts';
import { checkDeaths, endGame } from './wounds.ts';
import { destroyAll, join, leavePlay, remove, toHand } from './zones.ts';

export const turn = flow<G, TurnFrame>({
  begin(g) {
    const s = g.state;
    s.turn++;
    s.stage = 'start';
    s.died = 0;
    s.attacks = 0;
    s.fallen = [];
    s.parted = [];
    s.attackers = [];
    s.raiders = [];
    s.brings = 0;
    s.hears = 0;
    for (const side of s.sides) {
      side.lost = 0;
      // RH-19: both count the coins of this turn anew.
      side.spent = 0;
      side.drawn = 0;
      side.played = 0;
      side.coinsOpened = 0;
      for (const piece of side.play) {
        takeStock(s, piece);
        piece.absorbed = 0;
        piece.spentAt = 0;
      }
    }
    g.listener?.({ kind: 'turn', rule: 'BH-8.1', seat: s.active, turn: s.turn });
    takeCommand(g);
  },

  /** BH-8.3. */
  untilStartOfTurn(g) {
    endChanges(g, 'BH-8.3', (change) => change.until === 'yourTurn' && change.seat === g.state.active);
    const { active, limits } = g.state;
    g.state.sides[active].shield = 0;
    if (limits.length > 0) g.state.limits = limits.filter((limit) => limit.seat !== active);
    settle(g);
  },

  /** BH-8.4: cards and coins open; the stunned stay closed this once (BH-G-stun-ability). */
  open(g) {
    const side = g.state.sides[g.state.active];
    const opened = side.play.filter((piece) => piece.closed && !piece.stunned && opens(g.state, piece));
    for (const piece of side.play) {
      if (piece.stunned && piece.closed)
        g.listener?.({
          kind: 'stays',
          rule: 'BH-G-stun-ability',
          card: ref(g.state, piece.card),
          closed: true,
        });
      piece.stunned = false;
    }
    for (const piece of opened) piece.closed = false;
    if (side.closedCoins > 0) coinsOpened(g, g.state.active);
    side.closedCoins = Math.min(side.coins, side.stunnedCoins);
    if (side.stunnedCoins > 0) tellCoins(g, g.state.active);
    side.stunnedCoins = 0;
    if (opened.length === 0) return;
    const cards = opened.map((piece) => ref(g.state, piece.card));
    g.listener?.({ kind: 'open', rule: 'BH-8.4', seat: g.state.active, cards });
  },

  /** BH-8.5: every ability may be used again, every creature may attack and defend again. */
  renew(g) {
    const s = g.state;
    const side = s.sides[s.active];
    side.questTaken = false;
    for (const worn of s.worn) if (s.owner[worn.card] === s.active) worn.used = 0;
    s.worn = s.worn.filter(({ used, ever }) => used > 0 || ever > 0);
    for (const piece of side.play) {
      piece.used = 0;
      piece.fresh = false;
      piece.taken = false;
      piece.struck = false;
      piece.defended = false;
    }
  },

  /** BH-12.3: lives that a card had only while closed are gone now. */
  deathsOfRecovery(g) {
    settle(g, g.state.queue.length);
  },

  /** BH-7.2, BH-8.6, at most ten (BH-8.7). */
  gainCoin(g) {
    const side = g.state.sides[g.state.active];
    const more = side.coins + side.seizedCoins < coinLimit;
    if (more) side.coins++;
    g.listener?.({
      kind: 'coin',
      rule: more ? 'BH-8.6' : 'BH-8.7',
      seat: g.state.active,
      coins: side.coins,
      open: openCoins(side),
    });
  },

  /** BH-8.8: the first player does not draw in the first turn; the second gets nothing else for it (RH-2). */
  drawCard(g) {
    const s = g.state;
    if (s.turn === 1) return;
    const side = s.sides[s.active];
    if (drawCard(g, s.active, 'BH-8.8')) return;
    // BH-8.9: without a card to draw nothing happens, but the third time loses (BH-8.10, BH-15.2).
    side.missed++;
    g.listener?.({
      kind: 'missed',
      rule: side.missed < 3 ? 'BH-8.9' : 'BH-8.10',
      seat: s.active,
      times: side.missed,
    });
    if (side.missed === 3) endGame(g, [rival(s.active)], 'BH-8.10');
  },

  /** BH-8.11. */
  startAbilities(g) {
    triggerTurn(g, g.state.active, 'turnStart');
    triggerPoison(g, g.state.active);
    destroyAll(g, doomed(g.state, 'creature', 'start'));
    settle(g);
  },

  mainStage(g) {
    g.state.stage = 'main';
  },

  /** BH-8.12: any actions in any order, until the player ends the turn. */
  main: asks(mainQuestion, (g, f: TurnFrame, act) => {
    if (act.do === 'end') return;
    again(f);
    push<SettleFrame>(g, { kind: 'settle', step: 0 });
    takeAction(g, act);
  }),

  /** BH-8.24. */
  endAbilities(g) {
    g.state.stage = 'end';
    g.listener?.({ kind: 'endTurn', rule: 'BH-8.26', seat: g.state.active });
    triggerTurn(g, g.state.active, 'turnEnd');
    settle(g);
  },

  /** BH-8.25. */
  untilEndOfTurn(g) {
    completeQuests(g, doomed(g.state, 'quest', 'start'));
    destroyAll(g, doomed(g.state, 'creature', 'end'));
    goBack(g);
    endChanges(g, 'BH-8.25', (change) => change.until === 'turnEnd');
    giveBack(g);
    settleCoins(g);
    settle(g);
  },

  /** BH-8.26. */
  handOver(g, f) {
    g.state.active = nextSeat(g);
    goTo(g, f, 'begin');
  },
});

/** Whether its text lets it open at the start of the turn. */
const opens = (s: Heroes, piece: Piece): boolean => !textOf(s, piece).forbids.has('open');

/**
 * Creatures doomed to die at the start of their controller's turn, quests to be completed at its end; creatures doomed
 * to die at the end of a turn of the player who said so.
 */
function doomed(s: Heroes, type: 'creature' | 'quest', at: 'start' | 'end'): Piece[] {
  const isDoomed = ({ lasting, seat }: Piece) =>
    lasting.some(
      (change) =>
        change.figure === 'doomed' &&
        change.at === at &&
        (at === 'start' ? seat === s.active : change.seat === s.active && change.after < s.turn),
    );
  const found: Piece[] = [];
  for (const side of s.sides) {
    for (const piece of side.play) {
      if (piece.lasting.length > 0 && cardOf(s, piece.card).type === type && isDoomed(piece))
        found.push(piece);
    }
  }
  return found;
}

/** Whoever dies of what has just ended dies; abilities that wait, but for so many, are carried out before play goes on. */
function settle(g: G, besides = 0): void {
  checkDeaths(g);
  if (g.state.queue.length > besides) push<SettleFrame>(g, { kind: 'settle', step: 0 });
}

function endChanges(g: G, rule: HeroesEvent['rule'], over: (change: Lasting) => boolean): void {
  for (const side of g.state.sides) {
    for (const piece of side.play) {
      if (!piece.lasting.some(over)) continue;
      piece.lasting = piece.lasting.filter((change) => !over(change));
      g.listener?.({ kind: 'ended', rule, card: ref(g.state, piece.card) });
    }
  }
}

/** Cards that came for this turn alone go back to their owners' hands. */
function goBack(g: G): void {
  for (const side of g.state.sides) {
    for (const piece of side.play.filter((one) => one.lasting.some((change) => change.figure === 'back'))) {
      const card = ref(g.state, piece.card);
      g.listener?.({ kind: 'return', rule: 'BH-8.25', card, seat: piece.seat });
      leavePlay(g, piece, (left) => toHand(g.state, left));
    }
  }
}

/** Coins and discounts of this turn are gone; coins that were set aside are back. */
function settleCoins(g: G): void {
  const own = g.state.sides[g.state.active];
  if (own.seizedCoins > 0) {
    own.coins += own.seizedCoins;
    own.seizedCoins = 0;
    tellCoins(g, g.state.active);
  }
  for (const [seat, side] of g.state.sides.entries()) {
    if (side.turnCoins > 0) {
      side.coins -= side.turnCoins;
      side.closedCoins = Math.min(side.coins, side.closedCoins);
      side.turnCoins = 0;
      tellCoins(g, seat);
    }
    if (side.discounts.length > 0)
      side.discounts = side.discounts.filter(
        ({ until }) => until === 'used' || (until !== 'turnEnd' && seat !== g.state.active),
      );
  }
}

/** Cards under control for a turn go back to whom they came from. */
function giveBack(g: G): void {
  for (const side of g.state.sides) {
    for (const piece of side.play.filter((one) => one.lentBy >= 0)) {
      remove(side.play, piece);
      piece.seat = piece.lentBy;
      piece.lentBy = -1;
      join(g, piece);
      const card = ref(g.state, piece.card);
      g.listener?.({ kind: 'control', rule: 'BH-8.25', card, seat: piece.seat });
    }
  }
}
