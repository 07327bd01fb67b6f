/** Any feature that the language allows, for the property tests of texts and readers. */
import { named } from '@vigrid/kernel/schema.ts';
import { arbitrary } from '@vigrid/kernel/testing/arbitrary.ts';
import { language } from '../abilities/language.ts';
import type { Feature } from '../abilities/types.ts';

export const feature = arbitrary(named<Feature>('feature'), language);
