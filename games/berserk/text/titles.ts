/** The names of cards that texts of other cards speak of. */
import type { Text } from '@vigrid/kernel';
import { printedNames } from '../cards/printed-names.ts';
import { sets } from '../cards/sets.ts';

/** Names of printed cards that are not entered, by the English one; made when one is asked for. */
let printed: ReadonlyMap<string, string> | undefined;

/** Both names of the card with this English name, as data name cards; an unknown one is left as it is. */
export function nameOfCard(en: string): Text {
  for (const { cards } of sets) {
    const found = cards.find((card) => card.en === en);
    if (found) return { ru: found.ru, en };
  }
  printed ??= new Map(printedNames().map(([ru, name]) => [name, ru]));
  return { ru: printed.get(en) ?? en, en };
}
