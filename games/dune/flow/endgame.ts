/** The end: Endgame cards, then who has won. Chapter 15. */

import { type ActQuestion, again, asks, finish, flow } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { pushBox } from '../effects/boxes.ts';
import type { Cite } from '../events.ts';
import { isStreamlined } from '../pieces/rivals.ts';
import { teamOf } from '../pieces/teams.ts';
import { hasPassive, tileAbilities } from '../pieces/traits.ts';
import { matchWild, matesOfWild } from '../pieces/trophies.ts';
import {
  type Dune,
  type EndgameFrame,
  type G,
  isHouseHagal,
  isPlayer,
  newTurn,
  type Side,
  type SideId,
  seatOf,
} from '../state.ts';
import { playable, playIntrigue } from './intrigue.ts';
import { done } from './waiting.ts';

export const endgame = flow<G, EndgameFrame>({
  begin({ state: s }) {
    s.turn = newTurn();
  },
  /** What tiles give at the end (D-23.6). */
  tiles(g, f) {
    for (const { card, box } of tileAbilities(g.state, f.side, 'endgame')) pushBox(g, f.side, box, card);
  },
  /** In turn order, each once with any number of cards (D-15.3, D-F-077). */
  cards: asks<G, EndgameFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      if (!isPlayer(s, f.side)) return null;
      const mates = matesOfWild(s, f.side).map((card): DuneAct => ({ do: 'match', card }));
      const always = s.sides[f.side].intrigues.length > 0;
      if (!always && mates.length === 0) return null;
      const options = [done, ...mates, ...playable(s, f.side, 'endgame')];
      return {
        kind: 'act',
        seat: f.side,
        ask: 'endgame',
        rule: 'D-15.2',
        options,
        ...(always && { always: true as const }),
      };
    },
    (g, f, act) => {
      if (act.do === 'done') return;
      again(f);
      if (act.do === 'match') matchWild(g, f.side, act.card);
      else if (act.do === 'intrigue') playIntrigue(g, f.side, act.card, 'endgame');
    },
  ),
  /** A Rival leaves no point (D-27.9). */
  rivals(g, f) {
    const [mate] = isPlayer(g.state, f.side) ? [] : matesOfWild(g.state, f.side);
    if (mate !== undefined) matchWild(g, f.side, mate);
  },
  next({ state: s }, f) {
    f.asked++;
    if (f.asked >= s.sides.length) return;
    f.side = (f.side + 1) % s.sides.length;
    f.step -= 4;
  },
  winner(g) {
    const { state: s } = g;
    const { side, rule } = best(s);
    const team = teamOf(s, side);
    const winners = isPlayer(s, side) ? team : [];
    g.listener?.({ kind: 'end', rule, winners: team.map((one) => seatOf(s, one)) });
    const scores = Array.from({ length: s.players }, (_, one) => sumOf(s, one, ({ points }) => points));
    finish(g, { winners, rule, scores });
  },
});

const rules = [
  'D-1.2',
  'D-15.6',
  'D-15.4',
  'D-15.4',
  'D-15.4',
  'D-15.4',
  'D-15.5',
] as const satisfies readonly Cite[];

/**
 * Points, of a team all together (D-28.2), then spice, Solari, water, garrison, then who revealed later (D-15.4, D-15.8, D-F-013, D-F-043, D-22.11,
 * D-15.5).
 */
function best(s: Dune): { side: SideId; rule: Cite } {
  let left = s.sides.flatMap((of, side) =>
    isHouseHagal(of) || isStreamlined(of) || teamOf(s, side)[0] !== side ? [] : side,
  );
  const keys = [
    (side: SideId) => sumOf(s, side, ({ points }) => points),
    // Chaumurky, before all else (D-15.6, D-F-108).
    (side: SideId) => Number(teamOf(s, side).some((one) => hasPassive(s, one, 'winsTies'))),
    (side: SideId) => sumOf(s, side, ({ spice }) => spice),
    (side: SideId) => sumOf(s, side, ({ solari }) => solari),
    (side: SideId) => sumOf(s, side, ({ water }) => water),
    (side: SideId) => sumOf(s, side, ({ garrison }) => garrison),
    (side: SideId) => Math.max(...teamOf(s, side).map((one) => s.revealed.indexOf(one))),
  ];
  for (const [i, key] of keys.entries()) {
    const most = Math.max(...left.map(key));
    left = left.filter((side) => key(side) === most);
    if (left.length === 1) return { side: left[0], rule: rules[i] };
  }
  return { side: left[0], rule: 'D-15.5' };
}

/** Of a figure, all that a team has together; without teams what one side has. */
const sumOf = (s: Dune, side: SideId, figure: (of: Side) => number): number =>
  teamOf(s, side).reduce((sum, one) => sum + figure(s.sides[one]), 0);
