/** A round in its five phases (D-3.1, D-2.1), and from round to round until the end. Chapters 3, 13 and 14. */
import { asks, flow, goTo, type PickQuestion, push, reveal, type YesNoQuestion } from '@vigrid/kernel';
import { boardOf } from '../board/board.ts';
import { difficulties } from '../board/difficulty.ts';
import { pushBox } from '../effects/boxes.ts';
import type { Cite } from '../events.ts';
import { eleven, epic, uprising } from '../modules.ts';
import { agentsAt } from '../pieces/agents.ts';
import { drawCards } from '../pieces/cards.ts';
import { spendSpecimens } from '../pieces/immortality.ts';
import { isStreamlined } from '../pieces/rivals.ts';
import { deploy, spendForPoints } from '../pieces/supply.ts';
import { sideWith, tileAbilities } from '../pieces/traits.ts';
import { take } from '../pieces/zones.ts';
import {
  type CombatFrame,
  cardOf,
  type Dune,
  type EndgameFrame,
  type G,
  holderOf,
  isPlayer,
  newTurn,
  type RoundFrame,
  ref,
  seatOf,
  type TurnsFrame,
} from '../state.ts';

export const round = flow<G, RoundFrame>({
  begin(g) {
    const { state: s } = g;
    s.round++;
    s.phase = 'start';
    s.active = s.first;
    s.turn = newTurn();
    s.revealed = [];
    for (const of of s.sides) {
      of.flipped = [];
      of.turns = 0;
    }
    g.listener?.({
      kind: 'round',
      rule: 'D-3.1',
      round: s.round,
      first: seatOf(s, s.first),
    });
    const to = s.mentatTo;
    if (to < 0) return;
    s.mentatTo = -1;
    s.mentat = to;
    s.sides[to].mentat = -1;
    g.listener?.({ kind: 'mentat', rule: 'D-11.11', seat: seatOf(s, to) });
  },
  conflict(g) {
    const { state: s } = g;
    const card = s.conflicts.pop();
    if (card === undefined) throw new Error('A round begins without a Conflict card.');
    s.fought.push(card);
    reveal(g);
    g.listener?.({ kind: 'conflict', rule: 'D-3.2', card: ref(s, card) });
    // Spice kept until a Conflict III (D-22.6).
    for (let side = s.players; side < s.sides.length; side++) spendForPoints(g, side);
    // Of the Rivals' Swordmasters in the solo game (D-22.3).
    if (
      s.players === 1 &&
      (s.modules & uprising) === 0 &&
      s.round === difficulties[s.difficulty].before + 1
    ) {
      for (let side = 1; side < s.sides.length; side++) {
        s.sides[side].swordmaster = true;
        s.sides[side].agents.push(-1);
        g.listener?.({ kind: 'swordmaster', rule: 'D-22.3', seat: seatOf(s, side) });
      }
    }
  },
  /** The controller of the location may deploy a troop from the supply (D-12.4, D-12.1). */
  defend: asks<G, RoundFrame, YesNoQuestion>(
    ({ state: s }) => {
      const holder = defender(s);
      if (holder < 0 || !isPlayer(s, holder)) return null;
      return { kind: 'yesno', seat: holder, ask: 'defend', rule: 'D-12.4' };
    },
    (g, _f, yes) => {
      if (!yes) return;
      const holder = defender(g.state);
      // A specimen returned for it (D-24.8).
      if (g.state.sides[holder].supply === 0) spendSpecimens(g, holder, 1);
      deploy(g, holder, 1, 'supply', 'D-12.4');
    },
  ),
  rivalDefends(g) {
    const holder = defender(g.state);
    if (holder >= 0 && !isPlayer(g.state, holder)) deploy(g, holder, 1, 'supply', 'D-22.4');
  },
  /** Five cards each, in addition to what is still in hand (D-3.2, D-3.3). */
  draw(g) {
    const { state: s } = g;
    for (let i = 0; i < s.sides.length; i++) {
      const side = (s.first + i) % s.sides.length;
      if (isPlayer(s, side)) drawCards(g, side, 5, s.sides[side].hand.length > 0 ? 'D-3.3' : 'D-3.2');
    }
  },
  /** What tiles give at the start of a round (D-23.6); the last is pushed first. */
  tiles(g) {
    const { state: s } = g;
    for (let i = s.sides.length - 1; i >= 0; i--) {
      const side = (s.first + i) % s.sides.length;
      for (const { card, box } of tileAbilities(s, side, 'roundStart')) pushBox(g, side, box, card);
    }
  },
  /** One Step Ahead: a card of the hand is set aside (D-20.8). */
  stepAhead: asks<G, RoundFrame, PickQuestion>(
    ({ state: s }) => {
      const side = sideWith(s, 'oneStepAhead');
      if (side < 0 || s.sides[side].hand.length === 0) return null;
      const from = s.sides[side].hand;
      return { kind: 'cards', seat: side, ask: 'stepAhead', rule: 'D-20.8', from, min: 1, max: 1 };
    },
    (g, _f, [card]) => {
      const { state: s } = g;
      const side = sideWith(s, 'oneStepAhead');
      take(s.sides[side].hand, card);
      s.sides[side].ahead.push(card);
      reveal(g);
      g.listener?.({
        kind: 'stepAhead',
        rule: 'D-20.8',
        seat: seatOf(s, side),
        secret: { to: [side], card: ref(s, card) },
      });
    },
  ),
  turns(g) {
    startPhase(g, 'turns');
    g.state.active = g.state.first;
    push<TurnsFrame>(g, { kind: 'turns', step: 0, rival: false });
  },
  combat(g) {
    startPhase(g, 'combat');
    push<CombatFrame>(g, {
      kind: 'combat',
      step: 0,
      side: g.state.first,
      passes: 0,
      mourned: 0,
      conceded: 0,
      asked: 0,
    });
  },
  /** 1 spice on each maker space without an Agent (D-13.3, D-13.4, D-F-118). */
  makers(g) {
    const { state: s } = g;
    startPhase(g, 'makers');
    for (const { number, maker, id } of boardOf(s).spaces) {
      if (maker === 0 || s.sides.some((of) => agentsAt(of, number) > 0)) continue;
      s.bonus[number]++;
      g.listener?.({ kind: 'maker', rule: 'D-13.3', space: id, bonus: s.bonus[number] });
    }
  },
  /** The end is looked for first (D-14.1, D-14.3, D-15.1). */
  end(g) {
    const { state: s } = g;
    startPhase(g, 'recall');
    if (s.conflicts.length > 0 && s.sides.every((of) => of.points < pointsToEnd(s) || isStreamlined(of)))
      return;
    startPhase(g, 'endgame', 'D-15.1');
    push<EndgameFrame>(g, { kind: 'endgame', step: 0, side: s.first, asked: 0 });
  },
  recall(g, f) {
    const { state: s } = g;
    for (const of of s.sides) {
      // With six players a Swordmaster who was used goes, and leaves the token (D-28.11).
      if (of.spent) of.agents.length = 2;
      of.spent = false;
      of.agents.fill(-1);
      of.mentat = -2;
      of.revealed = false;
    }
    s.mentat = -1;
    s.voices = [];
    const round = s.players === 2 ? 2 : s.sides.length;
    s.first = (s.first + 1) % round;
    g.listener?.({ kind: 'firstPlayer', rule: 'D-14.2', seat: seatOf(s, s.first) });
    goTo(g, f, 'begin');
  },
});

/** In the Epic Game Mode 12 (D-23.27), in Go to 11 eleven, but with four players or six ten (D-24.21). */
export const pointsToEnd = (s: Dune): number =>
  s.modules & epic ? 12 : s.modules & eleven && s.players < 4 ? 11 : 10;

function startPhase(g: G, phase: Exclude<Dune['phase'], 'start'>, rule: Cite = 'D-3.1'): void {
  g.state.phase = phase;
  g.listener?.({ kind: 'phase', rule, phase });
}

/** Who controls the location of this Conflict and has a troop to send; -1 for nobody. */
function defender(s: Dune): number {
  const { location } = cardOf(s, s.fought[s.fought.length - 1]);
  const holder = location < 0 ? -1 : holderOf(s, location);
  return holder >= 0 && s.sides[holder].supply + s.sides[holder].specimens > 0 ? holder : -1;
}
