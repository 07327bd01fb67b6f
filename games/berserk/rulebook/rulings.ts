import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';
import { rulingsOf2009 } from './rulings-2009.ts';
import { rulingsOnBattle } from './rulings-battle.ts';
import { rulingsOfTheJudge } from './rulings-judge.ts';
import { rulingsOnRelaunch } from './rulings-relaunch.ts';
import { rulingsOnSetup } from './rulings-setup.ts';

export interface BerserkRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebooks leave a question open or contradict each other; docs/rulings/berserk.md says why. */
export const rulings = {
  ...rulingsOnBattle,
  ...rulingsOnSetup,
  ...rulingsOf2009,
  ...rulingsOfTheJudge,
  ...rulingsOnRelaunch,
} as const satisfies Record<`RB-${number}`, BerserkRuling>;

export type RulingId = keyof typeof rulings;
