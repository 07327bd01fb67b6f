/** All flows of the game, by the kind of their frames. */
import { costFlows } from '../effects/costs.ts';
import { effectFlows } from '../effects/interpreter.ts';
import { agent } from './agent.ts';
import { combat } from './combat.ts';
import { decisions } from './decisions.ts';
import { endgame } from './endgame.ts';
import { intrigue } from './intrigue.ts';
import { reveal } from './reveal.ts';
import { rival } from './rival.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { turns } from './turns.ts';
import { effects } from './waiting.ts';

export const flows = {
  setup,
  round,
  turns,
  agent,
  reveal,
  intrigue,
  effects,
  combat,
  endgame,
  rival,
  ...decisions,
  ...effectFlows,
  ...costFlows,
};
