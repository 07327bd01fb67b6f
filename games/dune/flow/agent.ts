/** The Agent turn after its Agent is on the way: price, effects in any order, deployment. Chapters 4 and 7. */
import { type ActQuestion, asks, flow, goTo, push, showOwn } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { influenceOf, type Space, spaceIn, spaces } from '../board/board.ts';
import { type Box, boxOf } from '../effects/clauses.ts';
import { addBox, known, rules, settle, settleLast } from '../effects/interpreter.ts';
import { moveAgent, unbind } from '../pieces/agents.ts';
import { take, trash } from '../pieces/cards.ts';
import { deployDreadnoughtInTurn, mayDeployDreadnought } from '../pieces/dreadnoughts.ts';
import { gain, pay } from '../pieces/supply.ts';
import { abilityOf } from '../pieces/traits.ts';
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
import { costWith } from './sending.ts';
import { choiceOf, resolveChosen } from './waiting.ts';

export const agent = flow<G, AgentFrame>({
  /** One of several prices is chosen with the space (D-5.6). */
  exchange: asks<G, AgentFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      const options = spaces[f.space].exchanges.flatMap(({ spice, box }, option): DuneAct[] =>
        spice <= s.sides[f.side].spice ? [{ do: 'exchange', option, spice, says: rules.says(box) }] : [],
      );
      return options.length === 0
        ? null
        : { kind: 'act', seat: f.side, ask: 'exchange', rule: 'D-5.6', options };
    },
    (g, f, act) => {
      if (act.do !== 'exchange') return;
      pay(g, f.side, 'spice', act.spice, 'D-4.5');
      addBox(f, spaces[f.space].exchanges[act.option].box, spaceSource(f.space));
    },
  ),
  gather(g, f) {
    gather(g, f);
  },
  settle(g, f) {
    if (settle(g, f.side, f)) f.step--;
  },
  effects: asks<G, AgentFrame, ActQuestion<DuneAct>>(effectsQuestion, (g, f, act) => {
    if (act.do === 'done') return;
    goTo(g, f, 'settle');
    if (act.do === 'intrigue') playIntrigue(g, f.side, act.card, 'plot');
    else if (doTurnAct(g, f.side, act)) return;
    else if (act.do === 'deploy' && act.unit === 'dreadnought') deployDreadnoughtInTurn(g, f.side);
    else if (act.do === 'deploy') {
      push<ClauseFrame>(g, {
        kind: 'deployTurn',
        step: 0,
        side: f.side,
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
  if (s.turn.combat && turnDeployable(s, f.side) > 0) more.push({ do: 'deploy' });
  if (s.turn.combat && mayDeployDreadnought(s, f.side)) more.push({ do: 'deploy', unit: 'dreadnought' });
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
  addBox(f, space.effects, spaceSource(f.space));
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
  // The Spice Addict's card; every maker space has spice to harvest (D-20.4).
  if (space.maker > 0 && abilityOf(s.sides[f.side]) === 'spiceAddict') addBox(f, drawOne, -1);
}

/** The Agent box of a card; of what stands for another box, that box (D-24.14). */
function gatherBox(s: Dune, f: AgentFrame, box: Box, card: number, other: number): void {
  for (const id of box) {
    const { kind, it } = known(id);
    const instead = kind.standsFor?.(s, f.side, card, other, it);
    if (instead) gatherBox(s, f, instead, card, other);
    else {
      kind.sent?.(s);
      addBox(f, [id], card);
    }
  }
}
