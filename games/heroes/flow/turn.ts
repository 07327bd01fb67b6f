/** A turn: start, main stage, end (chapter 8), in the order of the rulebook. */
import { again, asks, flow, goTo, push } from '@vigrid/kernel';
import { coinLimit } from '../coins.ts';
import { draw } from '../effects/moves.ts';
import { triggerTurn } from '../effects/triggers.ts';
import { checkDeaths, endGame } from '../effects/wounds.ts';
import type { HeroesEvent } from '../events.ts';
import { type G, type Heroes, ref, rival, type SettleFrame, type Side, type TurnFrame } from '../state.ts';
import { mainQuestion, takeAction } from './main.ts';

export const turn = flow<Heroes, TurnFrame>({
  begin(g) {
    const s = g.state;
    s.turn++;
    s.stage = 'start';
    for (const side of s.sides) for (const piece of [side.hero, ...side.squad]) piece.absorbed = 0;
    g.listener?.({ kind: 'turn', rule: 'BH-8.1', seat: s.active, turn: s.turn } satisfies HeroesEvent);
  },

  /** BH-8.4: cards and coins open. */
  open(g) {
    const side = g.state.sides[g.state.active];
    const closed = [side.hero, ...side.squad].filter((piece) => piece.closed);
    for (const piece of closed) piece.closed = false;
    if (closed.length > 0 || side.closedCoins > 0) {
      const cards = closed.map((piece) => ref(g.state, piece.card));
      g.listener?.({ kind: 'open', rule: 'BH-8.4', seat: g.state.active, cards } satisfies HeroesEvent);
    }
    side.closedCoins = 0;
  },

  /** BH-8.5: every ability may be used again, every creature may attack and defend again. */
  renew(g) {
    const side = g.state.sides[g.state.active];
    for (const piece of [side.hero, ...side.squad]) {
      piece.used = 0;
      piece.fresh = false;
      piece.struck = false;
      piece.defended = false;
    }
  },

  /** BH-8.6, at most ten (BH-8.7). */
  gainCoin(g) {
    const side = g.state.sides[g.state.active];
    if (side.coins >= coinLimit) return;
    side.coins++;
    g.listener?.({
      kind: 'coin',
      rule: 'BH-8.6',
      seat: g.state.active,
      coins: side.coins,
    } satisfies HeroesEvent);
  },

  /** BH-8.8: the first player does not draw in the first turn. */
  drawCard(g) {
    const s = g.state;
    if (s.turn === 1) return;
    const side = s.sides[s.active];
    if (draw(g, s.active, 'BH-8.8')) return;
    side.missed++;
    g.listener?.({
      kind: 'missed',
      rule: 'BH-8.9',
      seat: s.active,
      times: side.missed,
    } satisfies HeroesEvent);
    if (side.missed === 3) endGame(g, [rival(s.active)], 'BH-8.10');
  },

  /** BH-8.11. */
  startAbilities(g) {
    checkDeaths(g);
    triggerTurn(g, g.state.active, 'turnStart');
    settle(g);
  },

  mainStage(g) {
    g.state.stage = 'main';
  },

  /** BH-8.12: any actions in any order, until the player ends the turn. */
  main: asks(mainQuestion, (g, f: TurnFrame, act) => {
    if (act.do === 'end') return;
    again(f);
    settle(g);
    takeAction(g, act);
  }),

  /** BH-8.24. */
  endAbilities(g) {
    g.state.stage = 'end';
    g.listener?.({ kind: 'endTurn', rule: 'BH-8.26', seat: g.state.active } satisfies HeroesEvent);
    triggerTurn(g, g.state.active, 'turnEnd');
    settle(g);
  },

  /** BH-8.25. */
  untilEndOfTurn(g) {
    for (const side of g.state.sides) dropTurnChanges(side);
    checkDeaths(g);
    settle(g);
  },

  /** BH-8.26. */
  handOver(g, f) {
    g.state.active = rival(g.state.active);
    goTo(g, f, 'begin');
  },
});

/** Waiting abilities are carried out before play goes on. */
function settle(g: G): void {
  push<SettleFrame>(g, { kind: 'settle', step: 0 });
}

function dropTurnChanges(side: Side): void {
  for (const piece of [side.hero, ...side.squad]) {
    if (piece.lasting.length > 0) piece.lasting = piece.lasting.filter((change) => !change.turn);
  }
}
