/** Agents: on their Leader, on spaces, sent and recalled. */
import { type Board, spaces } from '../board/board.ts';
import { type Dune, type G, type Side, type SideId, seatOf } from '../state.ts';
import { alliesOf, isCommander } from './teams.ts';

/** Agents on the Leader, the Mentat among them. */
export function agentsReady(of: Side): number {
  let ready = of.mentat === -1 ? 1 : 0;
  for (const at of of.agents) if (at === -1) ready++;
  return ready;
}

/** Agents on the Leader that can be sent now: of a Commander, those that point to the activated Ally (D-28.5). */
export function agentsToSend(s: Dune, side: SideId): number {
  const of = s.sides[side];
  if (!isCommander(s, side)) return agentsReady(of);
  return of.agents.filter((at, which) => at === -1 && pointsTo(s, side, which)).length;
}

const pointsTo = (s: Dune, side: SideId, which: number): boolean =>
  arrowsOf(side, which).includes(s.turn.ally);

/** The arrows: the first Agent's to the left, the second's to the right, both are the Swordmaster's (D-28.4, D-28.5). */
export const arrowsOf = (side: SideId, which: number): readonly SideId[] =>
  alliesOf(side).filter((_, at) => which >= 2 || which === at);

/** How many of this side's Agents stand on a space. */
export function agentsAt(of: Side, space: number): number {
  let here = of.mentat === space ? 1 : 0;
  for (const at of of.agents) if (at === space) here++;
  return here;
}

/** The spaces where a side has Agents. */
export function agentSpaces({ agents, mentat }: Side): number[] {
  const found: number[] = [];
  for (const at of agents) if (at >= 0 && !found.includes(at)) found.push(at);
  if (mentat >= 0 && !found.includes(mentat)) found.push(mentat);
  return found;
}

/** The same as bits of their places on the board. */
export function agentBits({ agents, mentat }: Side, { bits }: Board): number {
  let there = mentat >= 0 ? bits[mentat] : 0;
  for (const at of agents) if (at >= 0) there |= bits[at];
  return there;
}

/** An Agent may still be sent in this turn; after a reveal the hand is empty. */
export const sendsLater = (s: Dune, side: SideId): boolean =>
  s.turn.space < 0 && agentsToSend(s, side) > 0 && s.sides[side].hand.length > 0;

/** The first Agent found there, of a Commander's one that points to the activated Ally if there is; the Mentat last. */
export function moveAgent(s: Dune, side: SideId, from: number, to: number): void {
  const of = s.sides[side];
  // Only an activated Ally is pointed to.
  const pointing =
    s.turn.ally < 0 ? -1 : of.agents.findIndex((at, which) => at === from && pointsTo(s, side, which));
  const at = pointing >= 0 ? pointing : of.agents.indexOf(from);
  if (at === 2 && to >= 0 && s.players === 6) of.spent = true;
  if (at >= 0) of.agents[at] = to;
  else of.mentat = to;
}

/** An Agent was sent: The Voice binds this side no more (D-18.9). */
export function unbind(s: Dune, side: SideId): void {
  for (let i = 2; i < s.voices.length; i += 3) s.voices[i] &= ~(1 << side);
}

/** An Agent goes back to its Leader and can be used again (D-4.13). */
export function recall(g: G, side: SideId, space: number): void {
  const { state: s } = g;
  moveAgent(s, side, space, -1);
  g.listener?.({
    kind: 'recallAgent',
    rule: 'D-4.13',
    seat: seatOf(s, side),
    space: spaces[space].id,
  });
}
