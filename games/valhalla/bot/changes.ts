/** What has changed between two states that a player would name as a reason. */
import type { Seat, Text } from '@vigrid/kernel';
import { total } from '../jarls.ts';
import { squadSize, type Valhalla } from '../state.ts';
import { valour } from '../strength.ts';

export function changes(before: Valhalla, after: Valhalla, seat: Seat): readonly Text[] {
  const reasons: Text[] = [];
  const [then, now] = [before.sides[seat], after.sides[seat]];
  const gained = valour(after, now) - valour(before, then);
  if (gained > 0) reasons.push({ ru: `приносит доблесть: ${gained}`, en: `brings ${gained} valour` });
  if (total(now.captured) > total(then.captured))
    reasons.push({ ru: 'побеждает в битве', en: 'wins a battle' });
  if (now.shields > then.shields) reasons.push({ ru: 'добывает щит', en: 'wins a shield' });
  if (squadSize(now) > squadSize(then)) reasons.push({ ru: 'усиливает отряд', en: 'adds to the squad' });
  else if (squadSize(now) === squadSize(then) && squadSize(then) > 0)
    reasons.push({ ru: 'сохраняет отряд', en: 'keeps the squad' });
  if (now.hand.length > then.hand.length) reasons.push({ ru: 'пополняет руку', en: 'fills the hand' });
  return reasons;
}
