/** The ability language as a whole: what its parts stand for when it is read or made up. */
import { type Language, tagged } from '@vigrid/kernel/schema.ts';
import { effects } from '../effects/index.ts';
import { abilityParts } from './ability.ts';
import { amountParts } from './amounts.ts';
import { conditionParts } from './conditions.ts';
import { featureParts } from './features.ts';
import { filterParts } from './filters.ts';
import { gainParts } from './gains.ts';
import { vocabularyParts } from './vocabulary.ts';

const shapes = Object.fromEntries(Object.entries(effects).map(([kind, { shape }]) => [kind, shape]));

export const language: Language = {
  ...vocabularyParts,
  ...filterParts,
  ...amountParts,
  ...conditionParts,
  ...gainParts,
  ...abilityParts,
  ...featureParts,
  effect: tagged('do', shapes),
};
