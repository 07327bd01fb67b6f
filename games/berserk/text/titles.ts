/** The names of cards that texts of other cards speak of. */
import type { Text } from '@vigrid/kernel';
import { sets } from '../cards/sets.ts';

/** Both names of the card with this English name, as data name cards; an unknown one is left as it is. */
export function nameOfCard(en: string): Text {
  for (const { cards } of sets) {
    const found = cards.find((card) => card.en === en);
    if (found) return { ru: found.ru, en };
  }
  return { ru: en, en };
}
