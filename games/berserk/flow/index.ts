/** The course of play, kind of frame by kind, in the order of the rulebook. */

import { use } from '../stack/declaring.ts';
import { agree } from '../stack/execute.ts';
import { pay } from '../stack/paying.ts';
import { meditate } from '../stack/payment.ts';
import { search } from '../stack/search.ts';
import { carry, stage } from '../stack/stages.ts';
import { window } from '../stack/window.ts';
import { asking } from '../telling.ts';
import { arrange } from './arrange.ts';
import { weaken } from './combat/dice.ts';
import { pickRoll } from './combat/pick-roll.ts';
import { rollOrder } from './combat/roll-order.ts';
import { alternation } from './preliminary/alternation.ts';
import { beforeRecruit } from './preliminary/before-recruiting.ts';
import { deal, order, redeals } from './preliminary/deal.ts';
import { deploy } from './preliminary/deployment.ts';
import { draft } from './preliminary/draft.ts';
import { recruit } from './preliminary/recruitment.ts';
import { reveal } from './preliminary/reveal.ts';
import { seating } from './preliminary/seating.ts';
import { setup } from './preliminary/setup.ts';
import { incarnate, land, unique } from './rules/settling.ts';
import { turn } from './turn/turn.ts';
import { burial } from './wounds/burial.ts';
import { harm } from './wounds/harm.ts';
import { mend } from './wounds/replacement.ts';
import { reprieve } from './wounds/reprieve.ts';

const named = {
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
  pay,
  use,
  stage,
  carry,
  agree,
  search,
  weaken,
  mend,
  pickRoll,
  rollOrder,
  arrange,
  harm,
  reprieve,
  burial,
  land,
  incarnate,
  unique,
};

export const flows = Object.fromEntries(Object.entries(named).map(([kind, flow]) => [kind, asking(flow)]));
