import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

export interface BerserkRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebooks leave a question open or contradict each other. */
export const rulings = {} as const satisfies Record<`RB-${number}`, BerserkRuling>;

export type RulingId = keyof typeof rulings;
