/** What the Conflict promises a side, in parts of a victory point. */
import { placesOf } from '../flow/combat.ts';
import { strengthOf, unitsOf } from '../pieces/supply.ts';
import { cardOf, type Dune, isOpponent, type SideId } from '../state.ts';

/** What the Conflict would bring as it stands, and chances of more while the others still move. */
export function battle(s: Dune, side: SideId): number {
  const card = s.fought.at(-1);
  const of = s.sides[side];
  if (card === undefined || unitsOf(of) === 0 || s.phase === 'makers' || s.phase === 'recall') return 0;
  const { level } = cardOf(s, card);
  const prize = [1.2, 1.7, 2.8][level - 1];
  const place = placesOf(s).find((one) => one.side === side)?.place ?? 4;
  const strength = strengthOf(of);
  let rival = 0;
  for (let other = 0; other < s.sides.length; other++)
    if (isOpponent(s, side, other)) rival = Math.max(rival, strengthOf(s.sides[other]));
  const lead = 1 / (1 + Math.exp(-(strength - rival - (s.phase === 'combat' ? 0.5 : 3)) / 2.5));
  const sure = place === 1 ? lead : 0;
  const second = place === 2 || (place === 1 && lead < 0.9) ? 0.35 * (1 - sure) : place === 3 ? 0.15 : 0.05;
  return prize * (sure + second);
}
