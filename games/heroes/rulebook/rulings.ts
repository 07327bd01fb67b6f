import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';
import { rulingsOnPlay } from './rulings-play.ts';
import { rulingsOnTerms } from './rulings-terms.ts';

export interface HeroesRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebook leaves a question open; docs/rulings/heroes.md gives the reasons. */
export const rulings = { ...rulingsOnPlay, ...rulingsOnTerms };

export type RulingId = keyof typeof rulings;
