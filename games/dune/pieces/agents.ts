/** Agents: on their Leader, on spaces, sent and recalled. */
import { spaces } from '../board/board.ts';
import { type Dune, type G, type Side, type SideId, seatOf } from '../state.ts';

/** Agents on the Leader, the Mentat among them. */
export function agentsReady(of: Side): number {
  let ready = of.mentat === -1 ? 1 : 0;
  for (const at of of.agents) if (at === -1) ready++;
  return ready;
}

/** How many of this side's Agents stand on a space. */
export function agentsAt(of: Side, space: number): number {
  let here = of.mentat === space ? 1 : 0;
  for (const at of of.agents) if (at === space) here++;
  return here;
}

/** The spaces where a side has Agents. */
export const agentSpaces = ({ agents, mentat }: Side): number[] =>
  [...new Set([...agents, mentat])].filter((at) => at >= 0);

/** An Agent may still be sent in this turn; after a reveal the hand is empty. */
export const sendsLater = (s: Dune, side: SideId): boolean =>
  s.turn.space < 0 && agentsReady(s.sides[side]) > 0 && s.sides[side].hand.length > 0;

/** The first Agent found there; the Mentat last. */
export function moveAgent(s: Dune, side: SideId, from: number, to: number): void {
  const of = s.sides[side];
  const at = of.agents.indexOf(from);
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
