/** Decisions that rules ask for, not effects: flows of one step each. */
import { asks, type Flow, flow } from '@vigrid/kernel';
import { acts, numberOf, one, sideActs } from '../effects/asking.ts';
import { pushBox } from '../effects/boxes.ts';
import { boxOf } from '../effects/clauses.ts';
import { giveAlliance, heirs } from '../pieces/influence.ts';
import { masterstroke } from '../pieces/masterstroke.ts';
import { deploy } from '../pieces/supply.ts';
import { take } from '../pieces/zones.ts';
import { type ClauseFrame, type Dune, type G, type SideId, sideOf } from '../state.ts';

export const decisions = {
  /** To whom the token goes, when several were tied (D-16.7). */
  passAlliance: one(
    ({ state: s }, f) =>
      acts(s, f, { ask: 'passAlliance', rule: 'D-16.7' }, sideActs(s, heirs(s, f.side, f.n))),
    (g, f, act) => {
      if (act.do === 'side') giveAlliance(g, f.n, sideOf(g.state, act.seat), 'D-16.7');
    },
  ),

  placeCard: one(
    ({ state: s }, f) =>
      acts(s, f, { ask: 'place', rule: 'D-F-009' }, [
        { do: 'place', where: 'discard' },
        { do: 'place', where: 'deck' },
      ]),
    ({ state: s }, f, act) => {
      const of = s.sides[f.side];
      // The card may have been trashed by its own acquire box meanwhile.
      if (act.do === 'place' && act.where === 'deck' && take(of.discard, f.source)) of.deck.push(f.source);
    },
  ),

  /** What a Combat space allows. */
  deployTurn: flow<G, ClauseFrame>({
    ask: asks(
      // Nobody who wants none would have begun; but an Ally whom a Commander calls may decline (D-28.5, RD-36).
      ({ state: s }, f) =>
        numberOf(
          s,
          f,
          { ask: 'deploy', rule: 'D-7.2' },
          f.side === s.turn.ally ? 0 : 1,
          turnDeployable(s, f.side),
        ),
      (g, f, n) => {
        const { state: s } = g;
        if (n === 0) s.turn.combat = false;
        // Fresh troops first: the rest counts against the two of the garrison.
        const fresh = Math.min(n, s.turn.recruited[f.side], s.sides[f.side].garrison);
        s.turn.recruited[f.side] -= fresh;
        s.turn.fromGarrison += n - fresh;
        deploy(g, f.side, n, 'garrison', 'D-7.2');
      },
    ),
    masterstroke,
  }),

  /** The first Snooper: a card for spice, if wanted. */
  snooper: flow<G, ClauseFrame>({
    pay(g, f) {
      pushBox(g, f.side, firstSnooper, -1);
    },
  }),
} satisfies Record<string, Flow<G>>;

/** Units that the turn on a Combat space may still deploy (D-7.2, D-7.4). */
export function turnDeployable(s: Dune, side: SideId): number {
  const { turn } = s;
  if (turn.noDeploy) return 0;
  const of = s.sides[side];
  const fresh = Math.min(of.garrison, turn.recruited[side]);
  const old = of.garrison - fresh;
  return fresh + Math.min(old, 2 - turn.fromGarrison);
}

const firstSnooper = boxOf([
  { kind: 'arrow', pay: [{ kind: 'discard', n: 1 }], effects: [{ kind: 'gain', what: 'spice', n: 1 }] },
]);
