import { oneOf } from '@vigrid/kernel/schema';
import { filled, joined } from '@vigrid/speech';
import { type Dune, isOpponent, type SideId, sideOf } from '../state.ts';
import { acts, one, sideActs } from './asking.ts';
import { pushBox } from './boxes.ts';
import { ask, effect, type It } from './kind.ts';
import { effects } from './shapes.ts';

/** What each opponent does, one of the player's choice, or all other players (teammates, too: D-28.16). */
export const opponents = effect('opponents', {
  shape: { who: oneOf('each', 'one', 'others'), effects },
  says(e, inside) {
    const does = joined(inside.theirs(e.effects), '; ');
    return e.who === 'others'
      ? filled('каждый другой игрок *', 'each other player *', does)
      : e.who === 'each'
        ? filled('каждый соперник *', 'each opponent *', does)
        : filled('соперник по вашему выбору *', 'an opponent of your choice *', does);
  },
  must: (e) => e.who === 'one',
  may: (s, side, e, _source, it) => affected(s, side, e, it).length > 0,
  refuses: (s, side, e, card, it) =>
    affected(s, side, e, it).length > 0 ? null : { rule: 'D-17.10', why: 'nobodyThere', card },
  does(g, side, e, source, it) {
    if (e.who === 'one') ask(g, side, it, source);
    // The last is pushed first, so that they go clockwise from the left (D-18.4).
    else for (const other of affected(g.state, side, e, it).reverse()) pushBox(g, other, it.boxes[0], source);
  },
  asks: (the, itOf) =>
    one(
      ({ state: s }, f) =>
        acts(s, f, { ask: 'opponent', rule: 'D-F-024' }, sideActs(s, affected(s, f.side, the(f), itOf(f)))),
      (g, f, act) => {
        if (act.do === 'side') pushBox(g, sideOf(g.state, act.seat), itOf(f).boxes[0], f.source);
      },
    ),
  worth: (s, _side, e) => (e.who !== 'one' ? 0.15 * (s.sides.length - 1) : 0.3),
});

/** The opponents, clockwise from the left, on whom something of it would work (D-18.4, D-F-006, D-F-015, D-18.11). */
function affected(s: Dune, side: SideId, { who }: { readonly who: string }, { boxes, rules }: It): SideId[] {
  const found: SideId[] = [];
  for (let i = 1; i < s.sides.length; i++) {
    const other = (side + i) % s.sides.length;
    if (who !== 'others' && !isOpponent(s, side, other)) continue;
    if (rules.canAny(s, other, boxes[0], -1)) found.push(other);
  }
  return found;
}
