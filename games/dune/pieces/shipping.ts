/** The Shipping track of Rise of Ix (D-23.10). */
import { shipping } from '../board/tracks.ts';
import { pushBox } from '../effects/boxes.ts';
import { boxOf } from '../effects/clauses.ts';
import { type G, type SideId, seatOf } from '../state.ts';
import { hasPassive } from './traits.ts';

export const topOfShipping = shipping.length;
const rewards = shipping.map(boxOf);
/** With Troop Transports: one troop more, and any of them may be deployed. */
const transported = boxOf([
  { kind: 'recruit', n: 3 },
  { kind: 'influence', with: 'any', n: 1 },
  { kind: 'deploy', from: 'recruited', min: 0, max: 3 },
]);

export function advanceFreighter(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  of.freighter++;
  g.listener?.({
    kind: 'freighter',
    rule: 'D-23.10',
    seat: seatOf(s, side),
    at: of.freighter,
  });
}

/**
 * Back to the bottom, with the rewards of its space and all below, in any order (D-23.10, D-23.11, D-23.12). Its troops
 * are recruited in this turn (D-23.13); cards of its tiles come after the Reveal turn or in it (D-F-089).
 */
export function recallFreighter(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  const box = rewards
    .slice(0, of.freighter)
    .flatMap((reward, at) => (at === 1 && hasPassive(s, side, 'transports') ? transported : reward));
  of.freighter = 0;
  g.listener?.({ kind: 'freighter', rule: 'D-23.10', seat: seatOf(s, side), at: 0 });
  if (box.length > 0) pushBox(g, side, box, -1);
}
