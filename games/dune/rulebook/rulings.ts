import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

export interface DuneRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebook leaves a question open; docs/rulings/dune.md gives the reasons. */
export const rulings = {} as const satisfies Record<string, DuneRuling>;

export type RulingId = keyof typeof rulings;
