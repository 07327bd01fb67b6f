/** The Agent turn after its Agent is on the way: price, effects in any order, deployment. Chapters 4 and 7. */

import { type ActQuestion, asks, flow, goTo, push, showOwn, type Text } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { influenceOf, type Space, spaceIn, spaces } from '../board/board.ts';
import type { Price } from '../board/types.ts';
import { type Box, boxOf } from '../effects/clauses.ts';
import { addBox, known, rules, settle, settleLast } from '../effects/interpreter.ts';
import { uprising } from '../modules.ts';
import { moveAgent, unbind } from '../pieces/agents.ts';
import { drawCards, trash } from '../pieces/cards.ts';
import { completeAt, completeHarvests } from '../pieces/contracts.ts';
import { deployDreadnoughtInTurn, mayDeployDreadnought } from '../pieces/dreadnoughts.ts';
import { isSpyingOn, postByNumber, postsAt, recallSpy } from '../pieces/spies.ts';
import { gain, pay } from '../pieces/supply.ts';
import { bearerOf } from '../pieces/teams.ts';
import { abilityOf, sideWith, visitBox } from '../pieces/traits.ts';
import { take } from '../pieces/zones.ts';
import {
  type AgentFrame,
  type ClauseFrame,
  cardOf,
  type Dune,
  type G,
  holderOf,
  ref,
  type SideId,
  seatOf,
  spaceSource,
} from '../state.ts';
import { doTurnAct } from './anytime.ts';
import { turnDeployable } from './decisions.ts';
import { playIntrigue } from './intrigue.ts';
import { costWith, mayExchange } from './sending.ts';
import { choiceOf, done, resolveChosen } from './waiting.ts';

export const agent = flow<G, AgentFrame>({
  /** One of several prices is chosen with the space (D-5.6). */
  exchange: asks<G, AgentFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      if (spaces[f.space].exchanges.length === 0) return null;
      const options = spaces[f.space].exchanges.flatMap(({ cost, box }, option): DuneAct[] =>
        mayExchange(s, f.side, cost) ? [exchangeAct(option, cost, rules.says(box))] : [],
      );
      return options.length === 0
        ? null
        : {
            kind: 'act',
            seat: f.side,
            ask: s.modules & uprising ? 'price' : 'exchange',
            rule: s.modules & uprising ? 'D-25.23' : 'D-5.6',
            options,
          };
    },
    (g, f, act) => {
      if (act.do !== 'exchange') return;
      const { cost, box } = spaces[f.space].exchanges[act.option];
      if (cost) pay(g, f.side, cost.what, cost.n, 'D-4.5');
      addBox(f, box, spaceSource(f.space));
    },
  ),
  /** Before any effect a Spy may be recalled for a card (D-25.10, D-F-086, D-F-114). */
  intelligence: asks<G, AgentFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      const here = postsAt(s, f.side, f.space);
      if (here.length === 0) return null;
      const options: DuneAct[] = [
        done,
        ...here.map(({ number }): DuneAct => ({ do: 'recallSpy', post: number })),
      ];
      return { kind: 'act', seat: f.side, ask: 'intelligenceOfSpy', rule: 'D-25.10', options };
    },
    (g, f, act) => {
      if (act.do !== 'recallSpy') return;
      recallSpy(g, f.side, postByNumber(g.state, act.post), 'D-25.10');
      drawCards(g, f.side, 1, 'D-25.10');
    },
  ),
  gather(g, f) {
    gather(g, f);
  },
  settle(g, f) {
    if (settle(g, f.side, f)) f.step--;
    // What this has brought in spice may complete a contract, which then has its effects as well (D-26.4, D-26.6).
    else if (g.state.turn.held > 0 && harvestDone(g, f)) f.step--;
  },
  effects: asks<G, AgentFrame, ActQuestion<DuneAct>>(effectsQuestion, (g, f, act) => {
    if (act.do === 'done') return;
    goTo(g, f, 'settle');
    if (act.do === 'intrigue') playIntrigue(g, f.side, act.card, 'plot');
    else if (doTurnAct(g, f.side, act)) return;
    else if (act.do === 'deploy' && act.unit === 'dreadnought')
      deployDreadnoughtInTurn(g, bearerOf(g.state, f.side));
    else if (act.do === 'deploy') {
      push<ClauseFrame>(g, {
        kind: 'deployTurn',
        step: 0,
        side: bearerOf(g.state, f.side),
        clause: -1,
        source: -1,
        n: 0,
        also: -1,
      });
    } else resolveChosen(g, f.side, f, act);
  }),
  last(g, f) {
    settleLast(g, f.side, f);
  },
  /** A card of the Row that Usurp was grafted to goes (D-24.17). */
  usurped(g, f) {
    if (g.state.row.includes(f.graft)) trash(g, f.side, f.graft, 'D-24.17');
  },
});

function effectsQuestion({ state: s }: G, f: AgentFrame): ActQuestion<DuneAct> | null {
  const more: DuneAct[] = [];
  const bearer = bearerOf(s, f.side);
  if (s.turn.combat && turnDeployable(s, bearer) > 0) more.push({ do: 'deploy' });
  if (s.turn.combat && mayDeployDreadnought(s, bearer)) more.push({ do: 'deploy', unit: 'dreadnought' });
  return choiceOf(s, f, { ask: 'effects', rule: 'D-4.8' }, more);
}

/** An Agent goes to a space with a card; its price is paid before anything else (D-4.1, D-4.11, D-4.5). */
export function send(g: G, side: SideId, act: Extract<DuneAct, { do: 'send' }>): void {
  const { state: s } = g;
  const of = s.sides[side];
  const space = spaceIn(s, act.space);
  take(of.hand, act.card);
  of.played.push(act.card);
  const graft = act.graft ?? -1;
  if (graft >= 0 && take(of.hand, graft)) of.played.push(graft);
  // The card is open to all from now on.
  showOwn(g);
  moveAgent(s, side, act.from ?? -1, act.space);
  g.listener?.({
    kind: 'send',
    rule: graft >= 0 ? 'D-24.13' : 'D-4.1',
    seat: seatOf(s, side),
    card: ref(s, act.card),
    ...(graft >= 0 && { graft: ref(s, graft) }),
    space: space.id,
    ...(act.from !== undefined && { from: spaces[act.from].id }),
    ...(act.spy !== undefined && { spy: true as const }),
  });
  const { turn } = s;
  turn.space = act.space;
  turn.card = act.card;
  turn.graft = graft;
  turn.begun = true;
  turn.combat = space.combat;
  unbind(s, side);
  const frame: AgentFrame = {
    kind: 'agent',
    step: 0,
    side,
    card: act.card,
    graft,
    space: act.space,
    clauses: [],
    sources: [],
  };
  s.frames.push(frame);
  payForSpace(g, side, space, frame);
  // A Spy passes enemy Agents (D-25.9, D-F-114).
  if (act.spy !== undefined) recallSpy(g, side, postByNumber(s, act.spy), 'D-25.9');
}

/** One of several prices of a space, in the words of acts. */
export const exchangeAct = (option: number, cost: Price | null, says: Text): DuneAct => ({
  do: 'exchange',
  option,
  spice: cost?.what === 'spice' ? cost.n : 0,
  ...(cost?.what === 'solari' && { solari: cost.n }),
  says,
});

/** Rewards of contracts for spice (D-26.4). */
function harvestDone(g: G, f: AgentFrame): boolean {
  if (spaces[f.space].maker === 0) return false;
  const rewards = completeHarvests(g, f.side);
  for (const { card, box } of rewards) addBox(f, box, card);
  return rewards.length > 0;
}

function payForSpace(g: G, side: SideId, space: Space, frame: AgentFrame): void {
  const { state: s } = g;
  const n = costWith(s, side, space, frame.card, frame.graft);
  if (space.cost === null || n === 0) return;
  // Ruthless Negotiator: a card for Solari paid to the board (D-20.3, D-F-016).
  const negotiates = space.cost.what === 'solari' && abilityOf(s.sides[side]) === 'negotiator';
  const cheaper = n < space.cost.n && abilityOf(s.sides[side]) === 'popularity';
  pay(g, side, space.cost.what, n, negotiates ? 'D-20.3' : cheaper ? 'D-20.7' : 'D-4.5');
  if (negotiates) addBox(frame, drawOne, -1);
}

const drawOne = boxOf([{ kind: 'draw', n: 1 }]);

/**
 * What the turn gives: the space, the Agent box, 1 Influence at a Faction; the controller gets the bonus (D-4.8,
 * D-4.9, D-4.10, D-F-119, D-12.3).
 */
function gather(g: G, f: AgentFrame): void {
  const { state: s } = g;
  const space = spaceIn(s, f.space);
  const holder = holderOf(s, f.space);
  if (space.control !== null && holder >= 0) gain(g, holder, space.control, 1, 'D-12.3');
  // Whoever has a seat in the Council gets something else there (D-19.2).
  const again = space.later.length > 0 && s.sides[f.side].council;
  addBox(f, again ? space.later : space.effects, spaceSource(f.space));
  // Both of two grafted cards have sent the Agent (D-24.12, D-24.13).
  gatherBox(s, f, cardOf(s, f.card).agent, f.card, f.graft);
  if (f.graft >= 0) gatherBox(s, f, cardOf(s, f.graft).agent, f.graft, f.card);
  if (space.faction >= 0) addBox(f, [influenceOf[space.faction]], spaceSource(f.space));
  // One Step Ahead: spice for a card with one icon, else Solari (D-20.8).
  if (s.turn.stepped >= 0 && (s.turn.stepped === f.card || s.turn.stepped === f.graft)) {
    const { icons } = cardOf(s, s.turn.stepped);
    const single = icons !== 0 && (icons & (icons - 1)) === 0;
    gain(g, f.side, single ? 'spice' : 'solari', 1, 'D-20.8');
  }
  if ((s.modules & uprising) !== 0) gatherUprising(g, f, space);
}

/** What Leaders and contracts have to say of an Agent sent in Uprising. */
function gatherUprising(g: G, f: AgentFrame, space: Space): void {
  const { state: s } = g;
  addBox(f, visitBox(s.sides[f.side], space.faction), -1);
  // The reward of a contract is one more effect of the turn (D-26.3, D-F-046).
  for (const { card, box } of completeAt(g, f.side, f.space)) addBox(f, box, card);
  if (space.maker > 0) smuggle(g, f);
}

/** Smuggle Spice: for others who come to a maker space under the own eyes (D-20.1). */
export function smuggle(g: G, { side, space }: { readonly side: SideId; readonly space: number }): void {
  const { state: s } = g;
  const spying = sideWith(s, 'smuggleSpice');
  if (spying >= 0 && spying !== side && isSpyingOn(s, spying, space)) gain(g, spying, 'spice', 1, 'D-20.1');
}

/** The Agent box of a card; of what stands for another box, that box (D-24.14). */
function gatherBox(s: Dune, f: AgentFrame, box: Box, card: number, other: number): void {
  for (const id of box) {
    const { kind, it } = known(id);
    const instead = kind.standsFor?.(s, f.side, card, other, it);
    if (instead) gatherBox(s, f, instead, card, other);
    else {
      kind.sent?.(s);
      f.clauses.push(id);
      f.sources.push(card);
    }
  }
}
