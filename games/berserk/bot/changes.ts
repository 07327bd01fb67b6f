/** What has changed between two states that a player would name as a reason. */
import type { Seat, Text } from '@vigrid/kernel';
import { type Berserk, cardOf, pieceOf, rival } from '../state.ts';

export function changes(before: Berserk, after: Berserk, seat: Seat): readonly Text[] {
  const reasons: Text[] = [];
  if (after.result?.winners.length === 1) {
    const won = after.result.winners[0] === seat;
    reasons.push(
      won
        ? { ru: 'выигрывает партию', en: 'wins the game' }
        : { ru: 'проигрывает партию', en: 'loses the game' },
    );
  }
  const killed = fallen(before, after, rival(seat));
  const lost = fallen(before, after, seat);
  if (killed.length > 0 && lost.length === 0)
    reasons.push({ ru: 'убивает без потерь', en: 'kills for no loss' });
  for (const card of killed) {
    const { ru, en } = cardOf(before, card);
    reasons.push({ ru: `убирает с поля: ${ru}`, en: `takes ${en} off the field` });
  }
  if (lost.length === 0) reasons.push({ ru: 'никого не теряет', en: 'loses nobody' });
  const [dealt, taken] = [wounds(before, after, rival(seat)), wounds(before, after, seat)];
  if (dealt > taken + 2)
    reasons.push({ ru: 'наносит больше ран, чем получает', en: 'deals more wounds than it takes' });
  return reasons;
}

const fallen = (before: Berserk, after: Berserk, seat: Seat): number[] =>
  before.sides[seat].squad.filter((card) => pieceOf(before, card)?.hidden === false && !pieceOf(after, card));

function wounds(before: Berserk, after: Berserk, seat: Seat): number {
  let sum = 0;
  for (const card of before.sides[seat].squad) {
    const [then, now] = [pieceOf(before, card), pieceOf(after, card)];
    if (then && now) sum += now.wounds - then.wounds;
  }
  return sum;
}
