/** What has changed between two states that a player would name as a reason. */
import type { Seat, Text } from '@vigrid/kernel';
import { strengthOf } from '../pieces/supply.ts';
import type { Dune, Side } from '../state.ts';

export function changes(before: Dune, after: Dune, seat: Seat): readonly Text[] {
  const reasons: Text[] = [];
  if (after.result) {
    const won = after.result.winners.includes(seat);
    reasons.push(
      won
        ? { ru: 'выигрывает партию', en: 'wins the game' }
        : { ru: 'проигрывает партию', en: 'loses the game' },
    );
  }
  const [then, now] = [before.sides[seat], after.sides[seat]];
  const points = now.points - then.points;
  if (points > 0)
    reasons.push({
      ru: `приносит победные очки: ${points}`,
      en: `brings ${points} victory ${points === 1 ? 'point' : 'points'}`,
    });
  if (before.round === after.round && after.phase === 'combat') {
    const others = after.sides.filter((side) => side !== now);
    const lead = strengthOf(now) - Math.max(...others.map(strengthOf));
    if (lead > 0) reasons.push({ ru: `ведёт в конфликте на ${lead}`, en: `leads the Conflict by ${lead}` });
  }
  const influence = total(now) - total(then);
  if (influence > 0) reasons.push({ ru: 'растит влияние', en: 'gains influence' });
  if (now.swordmaster && !then.swordmaster)
    reasons.push({ ru: 'даёт третьего агента', en: 'brings a third Agent' });
  if (now.council && !then.council)
    reasons.push({ ru: 'даёт место в Совете', en: 'takes a seat on the Council' });
  for (const [what, text] of goods) if (now[what] > then[what] + 1) reasons.push(text);
  return reasons;
}

const total = ({ influence }: Side): number => influence.reduce((sum, one) => sum + one, 0);

const goods = [
  ['spice', { ru: 'копит специю', en: 'gathers spice' }],
  ['solari', { ru: 'копит солярии', en: 'gathers solari' }],
  ['water', { ru: 'копит воду', en: 'gathers water' }],
  ['garrison', { ru: 'собирает войска', en: 'gathers troops' }],
] as const satisfies readonly (readonly [keyof Side, Text])[];
