/** What has changed between two states that a player would name as a reason. */
import type { Seat, Text } from '@vigrid/kernel';
import { cardOf, type Heroes, heroOf, isCreature, pieceOf, rival } from '../state.ts';
import { livesLeft } from './worth.ts';

export function changes(before: Heroes, after: Heroes, seat: Seat): readonly Text[] {
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
    reasons.push({ ru: `убивает: ${ru}`, en: `kills ${en}` });
  }
  if (lost.length === 0 && creatures(before, seat).length > 0)
    reasons.push({ ru: 'никого не теряет', en: 'loses nobody' });
  const hurt = heroLives(before, rival(seat)) - heroLives(after, rival(seat));
  if (hurt > 0)
    reasons.push({ ru: `ранит вражеского героя на ${hurt}`, en: `wounds the enemy hero for ${hurt}` });
  if (heroLives(after, seat) >= heroLives(before, seat))
    reasons.push({ ru: 'герой остаётся невредим', en: 'keeps the hero from harm' });
  if (creatures(after, seat).some((piece) => !piece.closed))
    reasons.push({ ru: 'сохраняет защитника', en: 'keeps a defender' });
  if (creatures(after, seat).length > creatures(before, seat).length)
    reasons.push({ ru: 'усиливает отряд', en: 'adds to the squad' });
  if (after.sides[seat].hand.length > before.sides[seat].hand.length + 1)
    reasons.push({ ru: 'пополняет руку', en: 'fills the hand' });
  return reasons;
}

const creatures = (s: Heroes, seat: Seat) => s.sides[seat].play.filter((piece) => isCreature(s, piece));

const fallen = (before: Heroes, after: Heroes, seat: Seat): number[] =>
  creatures(before, seat).flatMap(({ card }) => (pieceOf(after, card) ? [] : [card]));

const heroLives = (s: Heroes, seat: Seat): number => livesLeft(s, heroOf(s.sides[seat]));
