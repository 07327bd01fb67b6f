/** The ability language as a whole: what its parts stand for when it is read or made up. */
import { type Language, tagged } from '@vigrid/kernel/schema';
import { effects } from '../effects/index.ts';
import { gainKinds } from '../gains/index.ts';
import { abilityParts } from './ability.ts';
import { amountParts } from './amount.ts';
import { conditionParts } from './condition.ts';
import { featureParts } from './feature.ts';
import { filterParts } from './filter.ts';
import { vocabularyParts } from './vocabulary.ts';

export const language: Language = {
  ...vocabularyParts,
  ...filterParts,
  ...amountParts,
  ...conditionParts,
  gain: tagged('kind', shapesOf(gainKinds)),
  ...abilityParts,
  ...featureParts,
  effect: tagged('do', shapesOf(effects)),
};

function shapesOf<S>(kinds: Readonly<Record<string, { readonly shape: S }>>): Readonly<Record<string, S>> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, { shape }]) => [kind, shape]));
}
