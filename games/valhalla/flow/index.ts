/** The flows of the game by the kind of their frames. */
import type { Flow } from '@vigrid/kernel';
import type { G } from '../state.ts';
import { battle } from './battle.ts';
import { discard, gain, recruit, take } from './cards.ts';
import { deed } from './deeds.ts';
import { dice, reroll } from './dice.ts';
import { fight } from './fight.ts';
import { loki } from './loki.ts';
import { outcome } from './outcome.ts';
import { ragnarok } from './ragnarok.ts';
import { setup } from './setup.ts';
import { duel, solo } from './solo.ts';
import { turn } from './turn.ts';

export const flows: Readonly<Record<string, Flow<G>>> = {
  setup,
  turn,
  take,
  discard,
  recruit,
  gain,
  battle,
  fight,
  reroll,
  dice,
  deed,
  outcome,
  loki,
  ragnarok,
  solo,
  duel,
};
