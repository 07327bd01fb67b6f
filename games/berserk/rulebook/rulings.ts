import { rulingsOf2009 } from './rulings-2009.ts';
import { rulingsOnBattle } from './rulings-battle.ts';
import { rulingsOfTheJudge } from './rulings-judge.ts';
import { rulingsOnReading } from './rulings-reading.ts';
import { rulingsOnRelaunch } from './rulings-relaunch.ts';
import { rulingsOnSetup } from './rulings-setup.ts';

/** Our answers where the rulebooks leave a question open or contradict each other. */
export const rulings = {
  ...rulingsOnBattle,
  ...rulingsOnSetup,
  ...rulingsOf2009,
  ...rulingsOfTheJudge,
  ...rulingsOnRelaunch,
  ...rulingsOnReading,
};

export type RulingId = keyof typeof rulings;
