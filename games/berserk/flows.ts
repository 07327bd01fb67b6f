/** The course of play, kind of frame by kind, in the order of the rulebook. */
import { alternation } from './flow/alternate.ts';
import { arrange } from './flow/arrange.ts';
import { beforeRecruit } from './flow/before.ts';
import { burial } from './flow/burial.ts';
import { deal, order, redeals } from './flow/deal.ts';
import { deploy } from './flow/deploy.ts';
import { weaken } from './flow/dice.ts';
import { draft } from './flow/draft.ts';
import { agree } from './flow/execute.ts';
import { harm } from './flow/harm.ts';
import { mend } from './flow/mend.ts';
import { meditate } from './flow/payment.ts';
import { recruit } from './flow/recruit.ts';
import { reveal } from './flow/reveal.ts';
import { pickRoll } from './flow/rolls.ts';
import { search } from './flow/search.ts';
import { seating } from './flow/seating.ts';
import { incarnate, land, unique } from './flow/settling.ts';
import { setup } from './flow/setup.ts';
import { stage } from './flow/stages.ts';
import { turn } from './flow/turn.ts';
import { use } from './flow/use.ts';
import { window } from './flow/window.ts';

export const flows = {
  setup,
  draft,
  order,
  deal,
  redeals,
  beforeRecruit,
  recruit,
  deploy,
  alternate: alternation,
  reveal,
  seating,
  turn,
  window,
  meditate,
  use,
  stage,
  agree,
  search,
  weaken,
  mend,
  pickRoll,
  arrange,
  harm,
  burial,
  land,
  incarnate,
  unique,
};
