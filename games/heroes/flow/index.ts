/** The flows of the game by the kind of their frames. */
import type { Flow } from '@vigrid/kernel';
import { effects } from '../abilities/interpreter.ts';
import type { G } from '../state.ts';
import { ambush } from './ambush.ts';
import { attack } from './attack.ts';
import { answeredByDecider } from './command.ts';
import { play } from './play.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

export const flows: Readonly<Record<string, Flow<G>>> = {
  setup,
  turn: answeredByDecider(turn),
  play,
  attack: answeredByDecider(attack),
  settle: answeredByDecider(settle),
  ambush: answeredByDecider(ambush),
  effects: answeredByDecider(effects),
};
