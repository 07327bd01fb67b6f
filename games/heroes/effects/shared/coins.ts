/** What effects on a number of coins share. */
import { type Fitting, oneOf, optional, wholeFrom } from '@vigrid/kernel/schema';
import type { Doing, Text } from '@vigrid/speech';
import { type Clause, happens, type Order, you } from '../../text/clauses.ts';

export const coinsOf = { amount: wholeFrom(1), who: optional(oneOf('enemy')) };

export function moved(
  { who }: Pick<Fitting<typeof coinsOf>, 'who'>,
  { en, ru }: Text,
  does: Doing,
  order: Order,
  have: string,
): Clause {
  return who
    ? happens(
        { en: `the opponent ${does.en.one} ${en}`, ru: `противник ${does.ru.one} ${ru}` },
        { en: `have the opponent ${does.en.many} ${en}`, ru: `${have} ${order.infinitive} ${ru}` },
      )
    : you(`${does.en.many} ${en}`, order, ru);
}
