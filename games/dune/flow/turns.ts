/** Phase 2: players take turns, an Agent turn or the Reveal turn, until all have revealed. Chapter 3. */
import { type ActQuestion, asks, flow, goTo, leave, push, reveal } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { sideActs } from '../effects/asking.ts';
import { uprising } from '../modules.ts';
import { agentsReady, agentsToSend } from '../pieces/agents.ts';
import { activate, alliesOf, isCommander } from '../pieces/teams.ts';
import {
  cardOf,
  type Dune,
  type G,
  isPlayer,
  newTurn,
  type RevealFrame,
  type RivalFrame,
  ref,
  type SideId,
  seatOf,
  seenByAll,
  sideOf,
  type TurnsFrame,
} from '../state.ts';
import { send } from './agent.ts';
import { addTurnActs, doTurnAct } from './anytime.ts';
import { playable, playIntrigue } from './intrigue.ts';
import { sendings } from './sending.ts';

export const turns = flow<G, TurnsFrame>({
  begin(g, f) {
    const { state: s } = g;
    f.rival = false;
    s.turn = newTurn(s.turn.again);
    // The Voice ends with the next turn of whoever spoke (D-18.9).
    for (let i = s.voices.length - 3; i >= 0; i -= 3) {
      if (s.voices[i + 1] === s.active) s.voices.splice(i, 3);
    }
    g.listener?.({ kind: 'turn', rule: 'D-3.4', seat: seatOf(s, s.active) });
    s.sides[s.active].turns++;
    if (!isPlayer(s, s.active)) push<RivalFrame>(g, rivalFrame(s.active));
    else if (s.sides[s.active].turns === 2) stepBack(g, s.active);
  },
  /** A Commander says first which Ally this turn is for; the arrows of Agents follow from it (D-28.5, RD-36). */
  activate: asks<G, TurnsFrame, ActQuestion<DuneAct>>(
    ({ state: s }) =>
      isCommander(s, s.active) && s.turn.ally < 0
        ? {
            kind: 'act',
            seat: s.active,
            ask: 'activate',
            rule: 'D-28.5',
            options: sideActs(s, alliesOf(s.active)),
          }
        : null,
    (g, _f, act) => {
      if (act.do === 'side') activate(g, g.state.active, sideOf(g.state, act.seat));
    },
  ),
  choose: asks<G, TurnsFrame, ActQuestion<DuneAct>>(turnQuestion, (g, f, act) => {
    const { state: s } = g;
    if (act.do === 'send') {
      f.rival = s.active === s.first;
      send(g, s.active, act);
    } else if (act.do === 'reveal') {
      push<RevealFrame>(g, { kind: 'reveal', step: 0, side: s.active, clauses: [], sources: [] });
    } else if (act.do === 'intrigue') {
      goTo(g, f, 'choose');
      playIntrigue(g, s.active, act.card, 'plot');
    } else if (doTurnAct(g, s.active, act)) goTo(g, f, 'choose');
    else throw new Error(`"${act.do}" is no choice of a turn.`);
  }),
  /** With two players House Hagal acts after each Agent turn of the First Player (D-21.3). */
  hagal(g, f) {
    const { state: s } = g;
    const side = s.players;
    if (
      !f.rival ||
      s.players !== 2 ||
      (s.modules & uprising) !== 0 ||
      s.sides[side].revealed ||
      agentsReady(s.sides[side]) === 0
    ) {
      return;
    }
    push<RivalFrame>(g, rivalFrame(side));
  },
  next(g, f) {
    const { state: s } = g;
    // Whoever has revealed takes no more turns, though more were gained.
    const more = s.turn.again > 0 && !s.sides[s.active].revealed;
    s.turn.again = more ? s.turn.again - 1 : 0;
    const next = more ? s.active : nextSide(s);
    if (next < 0) {
      leave(g, f);
      return;
    }
    s.active = next;
    goTo(g, f, 'begin');
  },
});

/** One Step Ahead: the card that was set aside comes back for the second turn (D-20.8). */
function stepBack(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  const card = of.ahead.pop();
  if (card === undefined) return;
  of.hand.push(card);
  s.seen[card] = seenByAll(s);
  s.turn.stepped = card;
  reveal(g);
  g.listener?.({
    kind: 'stepBack',
    rule: 'D-20.8',
    seat: seatOf(s, side),
    card: ref(s, card),
  });
}

const rivalFrame = (side: SideId): RivalFrame => ({
  kind: 'rival',
  step: 0,
  side,
  space: -1,
  garrison: 0,
  docked: 0,
});

function turnQuestion({ state: s }: G): ActQuestion<DuneAct> | null {
  const side = s.active;
  if (!isPlayer(s, side)) return null;
  if (s.turn.passed) return null;
  const of = s.sides[side];
  const options: DuneAct[] = [revealing];
  sendings(s, side, options);
  if (of.intrigues.length > 0) options.push(...playable(s, side, 'plot'));
  addTurnActs(s, side, options);
  return of.intrigues.length > 0 || mightSend(s, side)
    ? { kind: 'act', seat: side, ask: 'turn', rule: 'D-3.5', options, always: true }
    : { kind: 'act', seat: side, ask: 'turn', rule: 'D-3.5', options };
}

const revealing: DuneAct = { do: 'reveal' };

/** As far as anybody can tell, the hand may hold a card that sends an Agent. */
function mightSend(s: Dune, side: SideId): boolean {
  const of = s.sides[side];
  if (of.hand.length === 0) return false;
  const anywhere = (card: number) => cardOf(s, card).anywhere;
  return agentsToSend(s, side) > 0 || of.hand.some(anywhere) || of.deck.some(anywhere);
}

/** House Hagal has no place of its own (D-21.3); the Rival of two players acts between them (D-27.3). */
function turnOrder(s: Dune): readonly SideId[] {
  if (s.players !== 2) return orders[s.sides.length];
  return (s.modules & uprising) !== 0 ? [s.first, 2, 1 - s.first] : orders[2];
}

const orders = [0, 1, 2, 3, 4, 5, 6].map((n) => Array.from({ length: n }, (_, side) => side));

/** Clockwise: players who have not revealed, Rivals with Agents left (D-3.4, D-22.2); -1 when there is nobody. */
function nextSide(s: Dune): SideId {
  const order = turnOrder(s);
  const at = order.indexOf(s.active);
  for (let i = 1; i <= order.length; i++) {
    const side = order[(at + i) % order.length];
    const of = s.sides[side];
    if (!of.revealed && (!of.automated || agentsReady(of) > 0)) return side;
  }
  return -1;
}
