import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

export interface ValhallaRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebook leaves a question open; docs/rulings/valhalla.md gives the reasons. */
export const rulings = {} as const satisfies Record<string, ValhallaRuling>;

export type RulingId = keyof typeof rulings;
