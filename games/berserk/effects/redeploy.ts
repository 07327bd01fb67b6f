/** Lets the player deploy the own half anew, face down. */
import type { EffectKind } from '../abilities/effect.ts';
import { rearrange } from '../flow/preliminary/deployment.ts';
import { command } from '../text/clauses.ts';

const shape = {};

export const redeploy: EffectKind<'redeploy', typeof shape> = {
  shape,

  do({ g, item }) {
    rearrange(g, item.seat);
    return true;
  },

  say: () =>
    command(
      'заново расставить свои карты на своей половине поля боя, не вскрывая их',
      'deploy your cards anew on your half, without revealing them',
    ),
};
