/** All flows of the game, by the kind of their frames. */
import { decisions } from './effects/decisions.ts';
import { agent } from './flow/agent.ts';
import { combat } from './flow/combat.ts';
import { effects } from './flow/effects.ts';
import { endgame } from './flow/endgame.ts';
import { intrigue } from './flow/intrigue.ts';
import { reveal } from './flow/reveal.ts';
import { rival } from './flow/rival.ts';
import { round } from './flow/round.ts';
import { setup } from './flow/setup.ts';
import { turns } from './flow/turns.ts';

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
};
