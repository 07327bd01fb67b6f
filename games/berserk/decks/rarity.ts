/** How often cards of War of the Elements come in boosters: common, uncommon, rare, ultra-rare, by their numbers. */
import type { Card } from '../cards/catalogue.ts';

export type Rarity = 'c' | 'u' | 'r' | 'x';

const warOfTheElements = [
  'cccrccuucccucuuccuucucccrrrxcrxxcr', // steppe
  'ccccccccucccccucuuuuurrcrrccruxrxx', // mountain
  'cccccccccuucucccurucuxucxrurcrrcrx', // forest
  'cccccucccccuuccrrccuruuuccxxcrurrx', // swamp
  'cccccccuuuurcccccrucucuxrrrccurcxx', // darkness
  'cucccxurcxccucrccccuruuurucrxx', // neutral
].join('');

/** Null for a card that is in no booster. */
export function rarityOf(card: Card): Rarity | null {
  const number = /^WE-(\d+)$/.exec(card.id)?.[1];
  const letter = number && warOfTheElements[Number(number) - 1];
  return letter === 'c' || letter === 'u' || letter === 'r' || letter === 'x' ? letter : null;
}
