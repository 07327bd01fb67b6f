/** What effects on a number of coins share. */
import { type Fitting, oneOf, optional, wholeFrom } from '@vigrid/kernel/schema.ts';
import type { Text } from '@vigrid/speech';
import { type Clause, happens, you } from '../../text/clauses.ts';

export const coinsOf = { amount: wholeFrom(1), who: optional(oneOf('enemy')) };

export function moved(
  { who }: Fitting<typeof coinsOf>,
  { en, ru }: Text,
  verb: string,
  [imperative, does, infinitive]: readonly [string, string, string],
  have: string,
): Clause {
  return who
    ? happens(
        { en: `the opponent ${verb}s ${en}`, ru: `противник ${does} ${ru}` },
        { en: `have the opponent ${verb} ${en}`, ru: `${have} ${infinitive} ${ru}` },
      )
    : you(`${verb} ${en}`, `${imperative} ${ru}`, `${infinitive} ${ru}`);
}
