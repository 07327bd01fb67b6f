/** How often cards come in boosters: common, uncommon, rare, ultra-rare. */
import type { Card } from '../cards/catalogue.ts';
import { raritiesOf } from '../cards/figures/index.ts';
import { setOf } from '../text/set-names.ts';

export type Rarity = 'c' | 'u' | 'r' | 'x';

/** By their numbers. */
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
  const letter = number ? warOfTheElements[Number(number) - 1] : since2023(card);
  return letter === 'c' || letter === 'u' || letter === 'r' || letter === 'x' ? letter : null;
}

const known = new Map<string, ReadonlyMap<string, string>>();

function since2023({ id }: Card): string | undefined {
  const code = setOf(id);
  if (!code) return undefined;
  const letters = known.get(code) ?? new Map(raritiesOf(code));
  known.set(code, letters);
  return letters.get(id);
}
